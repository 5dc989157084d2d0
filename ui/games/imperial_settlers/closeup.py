"""A card looked at closely: everything printed on it, what can be done with it now, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, b, dd, div, dl, dt, fragment, h3, p, section, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.words import Message, msg
from engine.games.imperial_settlers.actions import Activate, Build, MakeDeal, Raze
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.card_text import ability_texts
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS
from engine.games.imperial_settlers.describe import location_texts
from engine.games.imperial_settlers.names import counted, raze_name
from ui.games.imperial_settlers.cards import WIDE, colours, cost, emblem, name_of, spine
from ui.games.imperial_settlers.reading import about, asked, refused
from ui.games.imperial_settlers.strip import many, some
from ui.panels.decision import action_button
from ui.parts import act, icon, rule_link
from ui.view import View

UNSURE = ("reconstructed", "designed")
"""Parts of a card that are not the published ones."""
SINGLE = ("picture", "single_source")
"""Parts of a card that one source tells."""


def closeup(view: View) -> Node:
    """The card asked about, as a panel; on a phone, a sheet over the table. Nothing if there is none."""
    card = asked(view).partition(":")[2]
    if not card:
        return None
    close = act("is-ask", [icon("u-close", 20), span(".sr")[view.voice("dialog.close")]], "btn-i btn-3 is-shut")
    return fragment[
        div(".is-scrim", data_act="is-ask"),
        section("#is-asked.panel.is-asked", aria_label=name_of(view, card))[
            close,
            div(".is-reading", tabindex="0", role="group", aria_label=name_of(view, card))[
                face(view, card), marks(view, card), why_not(view, card)
            ],
            div(".btns")[uses(view, card)],
        ],
    ]


def enlarged(view: View, card: str) -> Node:
    """A card in large, with what has become of it and why it cannot be used: for the tip."""
    return div(".is-enlarged")[face(view, card), marks(view, card), why_not(view, card)]


def face(view: View, card: str) -> Node:
    """What is printed on a card."""
    return attack(view, card) if card in ATTACK_CARDS else view.once(("large", card), lambda: large(view, card))


def attack(view: View, card: str) -> Element:
    """An Attack card in words."""
    told = view.game.describe(view.state, f"card:{card}")
    lines = told.lines if told else ()
    return div(".is-large.k-none")[
        div(".is-words")[h3[name_of(view, card)], [p[view.voice.rich(line)] for line in lines]]
    ]


def large(view: View, card: str) -> Element:
    """What is printed on a card."""
    print_, rich = CARDS[card], view.voice.rich
    return div(f".is-large.k-{colours(print_)[0]}")[
        spine(colours(print_)),
        emblem(print_.title, WIDE),
        div(".is-words")[
            div(".is-head")[
                h3[name_of(view, card)], span(".is-price")[span(".soft")[view.voice("is.cost")], cost(print_)]
            ],
            p(".is-chips")[chips(view, print_)],
            certainty(view, print_),
            [p(".is-say")[sentence(rich(line))] for line in ability_texts(print_)],
            fields(view, print_),
        ],
    ]


def sentence(nodes: list[Node]) -> list[Node]:
    """A sentence that begins with a capital."""
    first = nodes[0] if nodes else ""
    return [first[:1].upper() + first[1:], *nodes[1:]] if isinstance(first, str) else nodes


def chips(view: View, card: Card) -> list[Node]:
    """Colours, kind and deck."""
    say = view.voice
    tags: list[Node] = [
        span(".chip")[
            span(f".is-tag.k-{colour}", aria_hidden="true")[say(f"is.letter.{colour}")],
            say(f"is.colour.{colour}"),
        ]
        for colour in colours(card)
    ]
    kind = span(".chip")[icon(f"is-{card.kind}", 14), say(f"describe.kind.{card.kind}")]
    deck = span(".chip")[say(f"is.deck.{card.faction}")]
    return [*tags, kind, deck]


def certainty(view: View, card: Card) -> Node:
    """A small line where the text, the numbers or the name are not the published ones."""
    text = "single" if card.ability in SINGLE else card.ability if card.ability in UNSURE else ""
    found = [f"is.sure.ability.{text}"] if text else []
    if card.header in SINGLE:
        found = ["is.sure.both"] if text == "single" else [*found, "is.sure.header"]
    if card.naming != "published":
        found.append("is.sure.name")
    told = " · ".join(view.voice(key) for key in found)
    return p(".is-unsure")[icon("u-eye", 14), told] if found else None


def fields(view: View, card: Card) -> Element:
    """What it gives when it is razed, as a Deal, and at the end: or why it does not."""
    rich = view.voice.rich
    razed: Node = rich(msg("is.plain", what=raze_name(card))) if card.raze else none(view, "no_raze_field", "IS-44")
    dealt: Node = (
        rich(msg("is.deal_field", good=counted(card.deal, 1))) if card.deal else none(view, "no_deal_field", "IS-40")
    )
    points = rich(msg("is.points_field", points=counted("vp", card.points)))
    rows = (("g-raze", "is.raze", razed), ("is-deal", "is.deal", dealt), ("g-vp", "is.end", points))
    return dl(".is-fields")[
        [fragment[dt[icon(symbol, 19), view.voice(key)], dd[content]] for symbol, key, content in rows]
    ]


def none(view: View, reason: str, rule: str) -> Node:
    """Why a field is empty."""
    return [view.voice(f"refusal.{reason}"), " ", rule_link(rule)]


def marks(view: View, card: str) -> Node:
    """What has become of a built card."""
    lines = list(location_texts(view.state, card))
    return p(".is-marks")[[[*view.voice.rich(line), " "] for line in lines]] if lines else None


def uses(view: View, card: str) -> list[Node]:
    """What can be done with it now."""
    found = about(view, card)
    style = "btn-1" if len(found) == 1 else ""
    return [action_button(view, action, style, use(view, action)) for action in found]


def use(view: View, action: Action) -> Node:
    """A use of the card in short: the name of the card is above it."""
    key = SHORT.get(type(action))
    if key is None or (isinstance(action, Activate) and action.times > 1):
        return None
    picture, name, gives = key
    print_ = CARDS[action.targets[0].partition(":")[2]]
    said = view.voice.say(view.label(action))
    return [
        icon(picture, 20),
        span(aria_hidden="true")[view.voice(name)],
        span(".is-bill", aria_hidden="true")[gives(print_)],
        span(".sr")[said],
    ]


SHORT: dict[type[Action], tuple[str, str, Callable[[Card], Markup]]] = {
    Build: ("is-location", "is.use.build", cost),
    MakeDeal: ("is-deal", "is.use.deal", lambda card: Markup(some(card.deal))),
    Raze: ("g-raze", "is.use.raze", lambda card: Markup(many(card.raze))),
    Activate: ("is-action", "is.use.activate", lambda card: Markup(many(card.price))),
}
"""The uses of a turn: picture, word, and what is paid or got."""


def why_not(view: View, card: str) -> Node:
    """What cannot be done with it now, and why."""
    found = refused(view, card)
    if not found:
        return None
    lines = [
        p[b[view.voice(f"is.use.{use}")], ": ", view.voice.rich(Message(why.reason, why.params)), " ", link]
        for use, why in found
        for link in (rule_link(why.rule),)
    ]
    return div(".is-why")[p(".is-why-head")[icon("is-no", 18), view.voice("is.not_now")], lines]
