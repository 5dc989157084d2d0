"""What now: one sentence and the few things that can be done. The list of actions is the accessible interface."""

from __future__ import annotations

from htpy import Element, Node, div, h2, p, section, span

from engine.core.actions import Action
from engine.core.words import Message, Who, msg
from ui.face import Face, thing
from ui.parts import Extra, act, icon, rule_link
from ui.pick import composed, exact
from ui.view import View

FEW = 9
"""So many actions are listed as buttons; more are first narrowed by the thing they are about."""


def decision_panel(view: View, face: Face) -> Node:
    """The panel for whatever the table waits for."""
    if view.over:
        return over(view)
    if view.decision is None:
        return others_turn(view)
    return own_turn(view, face)


def own_turn(view: View, face: Face) -> Element:
    """The viewer's decision: prompt, choices, taking back."""
    decision = view.decision
    assert decision is not None
    prompt = Message(decision.prompt, decision.params)
    body = asking(view, face) or face.choice(view) or choices(view)
    return section("#decide.panel.decide", aria_labelledby="prompt")[
        head(view, decision.rules), heading(view, prompt), body
    ]


def head(view: View, rules: tuple[str, ...]) -> Element:
    """The panel's first line with the rules that ask for the decision."""
    return div(".head")[span(".eyebrow")[view.voice("now.title")], [rule_link(rule) for rule in rules[:2]]]


def heading(view: View, prompt: Message) -> Element:
    """The sentence that asks; the focus comes back to it."""
    told = view.voice.rich(prompt) if prompt.key.startswith("now.") else view.voice.say(prompt)
    return h2("#prompt", tabindex="-1", data_focus_home=True)[told]


def choices(view: View) -> Element:
    """The offered actions: as buttons, or narrowed first by what they are about."""
    assert view.decision is not None
    if composed(view.decision.actions):
        return composing(view)
    actions, targets = view.actions, view.targets
    narrow = len(actions) > FEW and len(targets) > 1
    listed: list[Node] = [thing(view, target) for target in targets] if narrow else buttons(view, actions)
    free: list[Node] = buttons(view, [a for a in actions if not a.targets]) if narrow else []
    return div[div(".things" if narrow else ".btns")[listed], free and div(".btns")[free], cancel(view)]


def composing(view: View) -> Element:
    """An action put together from things: those chosen, those to choose from, and the action they make."""
    whole = exact(view.actions, view.scratch.chosen)
    return div[
        div(".things")[[thing(view, target) for target in dict.fromkeys([*view.scratch.chosen, *view.targets])]],
        div(".btns")[action_button(view, whole, "btn-1")] if whole else None,
        cancel(view),
    ]


def buttons(view: View, actions: list[Action]) -> list[Node]:
    """One button per action; a single one stands out."""
    style = "btn-1" if len(actions) == 1 else ""
    return [action_button(view, action, style, extra=nth(n)) for n, action in enumerate(actions, 1)]


def action_button(
    view: View, action: Action, classes: str = "", label: Node = None, extra: Extra | None = None
) -> Element:
    """A button that does an action and lights what it is about. One that a finger came upon says how to go on."""
    words: Node = label if label is not None else [span[view.voice.rich(view.label(action))]]
    if view.scratch.asking == action:
        words = [words, span(".once-more", data_says="once-more")[view.voice("now.once_more")]]
        classes, extra = f"{classes} found", {**(extra or {}), "aria-pressed": "true"}
    return act("do", words, classes, extra, action=str(action), lights=" ".join(action.targets))


def nth(n: int) -> Extra:
    """The mark of the n-th button, for the number keys."""
    return {"data-nth": str(n)}


def cancel(view: View) -> Node:
    """Taking back what was chosen so far inside the action."""
    if not view.scratch.chosen:
        return None
    return act("cancel", [icon("u-close", 20), view.voice("now.cancel")], "btn-3")


def asking(view: View, face: Face) -> Node:
    """The question before something that is easily regretted."""
    action = view.scratch.asking
    question = face.asks_first(view, action) if action else ""
    if action is None or not question:
        return None
    return div(".ask", role="alert")[
        p[view.voice(question)],
        div(".btns")[
            act("keep", view.voice("now.back"), "btn-1", focus_first=""),
            act("do", [span[view.voice.rich(view.label(action))]], "", action=str(action), sure="yes"),
        ],
    ]


def others_turn(view: View) -> Element:
    """Somebody else decides: a person to be waited for, or a computer player that thinks or waits for a nod."""
    assert view.turn is not None
    seat = view.seats[view.turn]
    key = "now.thinking" if not seat.person else "now.others"
    step = view.waiting and act("step", [icon("u-step", 20), view.voice("now.step")], "btn-1", focus_first="")
    return section("#decide.panel.decide.wait", aria_labelledby="prompt", aria_busy=str(view.busy).lower())[
        head(view, ()), heading(view, msg(key, who=Who(view.turn))), why(view), step and div(".btns")[step]
    ]


def why(view: View) -> Node:
    """What a computer player is about to do and why, when it waits for a nod."""
    if not view.advice or not view.waiting:
        return None
    return p(".why")[icon("u-hint", 18), span[reason(view)]]


def reason(view: View) -> list[Node]:
    """The action advised and its reasons, in a sentence."""
    advice = view.advice
    if advice is None:
        return []
    sentences: list[Node] = [view.voice.rich(view.label(advice.action)), ". "]
    return sentences + [node for said in advice.reasons for node in (view.voice.rich(said), " ")]


def over(view: View) -> Element:
    """The game is over: the score sheet is a button away."""
    return section("#decide.panel.decide", aria_labelledby="prompt")[
        head(view, ()),
        heading(view, msg("now.over")),
        div(".btns")[
            act("final", [icon("u-trophy", 22), view.voice("now.sheet")], "btn-1", focus_first=""),
            act("lobby", view.voice("now.leave")),
        ],
    ]
