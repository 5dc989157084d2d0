"""A tribe's things: open to all in the players' rim, and the viewer's own at the bottom edge."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, div, fragment, h3, p, section, small, span
from markupsafe import Markup

from engine.core.events import HIDDEN
from engine.games.stone_age.catalog import CARDS, RESOURCES, TWO_RESOURCES
from engine.games.stone_age.state import Tribe
from ui.games.stone_age.cards import card, shown, small_tool, tool
from ui.i18n import Voice
from ui.parts import good, grab
from ui.view import View

GOODS = (*RESOURCES, "food")


def counts(tribe: Tribe) -> list[int]:
    """Wood, brick, stone, gold and food."""
    return [*tribe.goods, tribe.food]


def goods_row(say: Voice, tribe: Tribe, size: int) -> list[Node]:
    """The goods as icons with numbers."""
    pairs = zip(GOODS, counts(tribe), strict=True)
    return [good(f"g-{name}", n, say(f"term.{name}", n=n), size) for name, n in pairs]


def open_things(view: View, player: int) -> Markup:
    """What everybody sees of a tribe."""
    key = ("tribe", player, player == view.viewer, repr(view.state.tribes[player]))
    return view.once(key, lambda: _open_things(view, player))


def _open_things(view: View, player: int) -> Node:
    say, tribe = view.voice, view.state.tribes[player]
    return fragment[
        div(".goods")[goods_row(say, tribe, 20)],
        div(".have")[
            span(".tools", role="img", aria_label=tools_label(say, tribe))[small_tools(tribe)],
            good("g-field", tribe.level, say("sa.level", level=tribe.level)),
            good("g-card", len(tribe.collection), say("sa.card_count", n=len(tribe.collection))),
            good("g-hut", len(tribe.buildings), say("sa.building_count", n=len(tribe.buildings))),
        ],
        folk(view, player, tribe),
        open_cards(view, player, tribe),
    ]


def small_tools(tribe: Tribe) -> list[Node]:
    """Tiles, then one-use cards that are still to be used."""
    tiles: list[Node] = [small_tool(value, used) for value, used in zip(tribe.tools, tribe.used, strict=True)]
    return tiles + [small_tool(CARDS[name].amount, False, True) for name in one_use(tribe)]


def one_use(tribe: Tribe) -> list[str]:
    """One-use tool cards that lie apart."""
    return [name for name in tribe.apart if CARDS[name].effect == "one_use_tool"]


def tools_label(say: Voice, tribe: Tribe) -> str:
    """The tools in words."""
    return say("sa.tools_label", values=", ".join(str(value) for value in tribe.tools if value) or "0")


def folk(view: View, player: int, tribe: Tribe) -> Element:
    """The people: at home in full colour, out pale."""
    letter, out = view.seats[player].mark, tribe.figures - tribe.waiting
    people = "".join(
        f'<svg class="p-{letter}{" out" if i < out else ""}" width="22" height="26" aria-hidden="true">'
        f'<use href="#fig-{letter}"/></svg>'
        for i in range(tribe.figures)
    )
    say = view.voice
    return div(".folk", data_home=str(player))[
        Markup(people), span(".sr")[say("sa.people", n=tribe.figures)], small[say("sa.at_home", n=tribe.waiting)]
    ]


def open_cards(view: View, player: int, tribe: Tribe) -> Node:
    """Card faces, where the rules of this table lay them open."""
    if view.state.options.card_privacy != "open" or player == view.viewer:
        return None
    known = [name for name in tribe.collection if name != HIDDEN]
    return div(".fan")[[half(view, name) for name in known]] if known else None


# My things -------------------------------------------------------------------------------------------------------


def own_things(view: View) -> Node:
    """The viewer's goods, tools, cards and buildings."""
    if view.viewer is None:
        return None
    usable = [target for target in view.first_targets if target.startswith(("tool:", "card:"))]
    scratch = view.scratch
    key = ("mine", repr(view.state.tribes[view.viewer]), tuple(usable), scratch.chosen, scratch.sheet == "mine")
    return view.once(key, lambda: _own_things(view, view.viewer or 0))


def _own_things(view: View, player: int) -> Element:
    say, tribe = view.voice, view.state.tribes[player]
    opened = view.scratch.sheet == "mine"
    return section("#mine-panel.panel.mine", aria_label=say("sa.mine"))[
        grab(view.seats[player].mark, say("sa.mine"), opened),
        section(".keep")[h3[say("sa.goods")], div(".goods")[own_goods(view, tribe)]],
        section[h3[say("sa.tools")], div(".tools")[own_tools(view, tribe)]],
        section[h3[say("sa.my_cards")], fan(view, [half(view, name) for name in tribe.collection])],
        section(".built")[h3[say("sa.buildings")], fan(view, [tile(view, name) for name in tribe.buildings])],
    ]


def own_goods(view: View, tribe: Tribe) -> list[Node]:
    """Goods that can be pointed at, for their words and for paying."""
    pairs = zip(GOODS, counts(tribe), strict=True)
    return [
        span(".thing", data_target=f"good:{name}")[good(f"g-{name}", n, view.voice(f"term.{name}", n=n), 31)]
        for name, n in pairs
    ]


def own_tools(view: View, tribe: Tribe) -> list[Node]:
    """The tools as tiles that can be pointed at."""
    tiles: list[Node] = [
        tool_tile(view, f"tool:{space}", value, used)
        for space, (value, used) in enumerate(zip(tribe.tools, tribe.used, strict=True))
    ]
    return tiles + [tool_tile(view, f"card:{name}", CARDS[name].amount, False, True) for name in one_use(tribe)]


def tool_tile(view: View, target: str, value: int, used: bool, once: bool = False) -> Element:
    """One tool with its state in the present decision."""
    label = view.voice("sa.once_label" if once else "sa.tool_label" if value else "sa.tool_none", value=value)
    chosen = target in view.scratch.chosen
    lit = usable(view, target)
    return tool(value, target, label, used=used, lit=lit, chosen=chosen, once=once)


def usable(view: View, target: str) -> bool:
    """Whether a tool, or its equal, can be added to the roll."""
    return target in view.first_targets or alias(view, target) in view.first_targets


def alias(view: View, target: str) -> str:
    """The tool that stands for an equal one in the offered actions."""
    kind, _, name = target.partition(":")
    if kind != "tool" or view.viewer is None or target in view.first_targets or not name.isdigit():
        return target
    tribe = view.state.tribes[view.viewer]
    value = tribe.tools[int(name)]
    equal = [f"tool:{i}" for i, v in enumerate(tribe.tools) if v == value and not tribe.used[i] and value]
    free = [t for t in equal if t in view.first_targets and t not in view.scratch.chosen]
    return free[0] if free and not tribe.used[int(name)] else target


def fan(view: View, cards: Iterable[Node]) -> Element:
    """Cards side by side; a word where there are none."""
    listed = list(cards)
    return div(".fan")[listed] if listed else p(".none")[view.voice("sa.none")]


def half(view: View, name: str) -> Markup:
    """A bought card: only its lower half still counts; one that can be used now glows."""
    lit = name == TWO_RESOURCES and f"card:{name}" in view.first_targets
    return view.once(("half", name, lit), lambda: _half(view, name, lit))


def _half(view: View, name: str, lit: bool) -> Element:
    if name == HIDDEN:
        return shown("card-back", "civ", view.voice("sa.hidden"))
    target = f"card:{name}"
    return card(f"half-{name}", "civ half", target, name_in_words(view, target), lit=lit)


def tile(view: View, name: str) -> Markup:
    """A building of one's own."""
    target = f"building:{name}"
    return view.once(target, lambda: card(f"tile-{name}", "tile", target, name_in_words(view, target)))


def name_in_words(view: View, target: str) -> str:
    """A target's name as plain text."""
    said = view.game.describe(view.state, target)
    return view.voice.say(said.name) if said else target
