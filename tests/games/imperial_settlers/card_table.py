"""What each title does, written down by hand from the facts, apart from the rows that the game runs on.

The builder has one other Location of each colour but purple, plenty of goods, a Foundation to pay with, and takes the
first of several possibilities. So what counts a colour counts 2 with the new card, and what is triggered by building
a card of a colour is triggered by the card itself.
"""

from __future__ import annotations

from typing import NamedTuple


class Does(NamedTuple):
    """Building cost (``location`` among it), what building brings, each Production, and an action's price and gain."""

    cost: str
    built: str = ""
    makes: str = ""
    price: str = ""
    gives: str = ""
    uses: int = 1


def action(cost: str, price: str, gives: str, uses: int = 1, built: str = "") -> Does:
    """A card with an action."""
    return Does(cost, built, "", price, gives, uses)


def production(cost: str, makes: str, bonus: str = "") -> Does:
    """A card that produces at once when built; ``bonus`` is all that building brings if that is more."""
    return Does(cost, bonus or makes, makes)


def feature(cost: str, built: str = "") -> Does:
    """A card with a Feature or nothing but a bonus."""
    return Does(cost, built)


CARDS: dict[str, Does] = {
    # Common: actions
    "com-joiner": action("2 wood", "worker, wood", "2 vp"),
    "com-carpenter": action("2 wood, stone", "worker, 2 wood", "3 vp"),
    "com-mason-a": action("2 stone", "worker, stone", "2 vp"),
    "com-mason-b": action("wood, stone", "worker, stone", "2 vp"),
    "com-masons-guild": action("2 wood, stone", "worker, 2 stone", "3 vp"),
    "com-pig-farmer-a": action("wood, stone", "worker, food", "2 vp"),
    "com-pig-farmer-b": action("2 wood", "worker, food", "2 vp"),
    "com-confectioner": action("2 wood, stone", "worker, 2 food", "3 vp"),
    "com-goldsmiths-workshop": action("wood, stone", "worker, gold", "2 vp"),
    "com-missionaries": action("2 food", "worker, raze", "3 vp"),
    "com-hanseatic-league": action("wood, 2 stone", "worker", "2 vp", 2),
    "com-marketplace": action("2 wood", "wood, stone, food", "3 vp"),
    "com-sawmill": action("wood", "wood", "vp", 2),
    "com-court-sculptor": action("stone", "stone", "vp", 2),
    "com-brewer": action("wood", "food", "vp", 2),
    "com-tavern": action("wood, stone", "card", "2 vp", 1, "card"),
    "com-new-forest": action("wood", "worker", "wood", 2),
    "com-lumberjacks": action("2 wood", "worker", "2 wood"),
    "com-above-ground-mine": action("stone", "worker", "stone", 2),
    "com-coal-mine": action("wood, stone", "worker", "2 stone"),
    "com-hunter-joe": action("wood", "worker", "2 food"),
    "com-gold-mine": action("wood, stone", "worker", "gold", 2),
    "com-barracks": action("wood, 2 stone", "worker", "raze", 2),
    "com-castle-a": action("wood, stone", "worker", "card", 2),
    "com-castle-b": action("2 stone", "worker", "card", 2),
    # Common: Features
    "com-carpenters-workshop": feature("3 wood", "gold, vp"),
    "com-monty-the-merchant": feature("wood, 2 stone", "gold, vp"),
    "com-supplier": feature("wood, 2 stone", "gold, vp"),
    "com-canteen": feature("3 wood", "gold, vp"),
    "com-mill": feature("3 wood", "gold, vp"),
    "com-gallows": feature("2 wood"),
    "com-wood-storage": feature("2 wood, stone", "2 vp, card"),
    "com-apartment": feature("wood, 2 stone", "2 vp, card"),
    "com-statue": feature("wood, 2 stone", "2 vp, card"),
    "com-meeting-place": feature("2 wood, stone", "2 vp, card"),
    "com-baker": feature("2 wood, stone", "2 vp, card"),
    "com-ruins": feature("", "worker"),
    # Common: production
    "com-armorer": production("wood, stone", "raze"),
    "com-watchtower": production("2 wood", "card", "2 card"),
    "com-lumberjacks-route": production("2 wood", "wood", "2 wood"),
    "com-old-forest": production("2 wood", "2 wood"),
    "com-wood-supplier": production("3 wood", "2 wood"),
    "com-gold-creek": production("wood, stone", "gold"),
    "com-merchants-guild": production("2 wood, stone", "2 gold"),
    "com-quarry": production("wood, stone", "stone", "2 stone"),
    "com-rubble": production("2 wood, stone", "2 stone"),
    "com-village-a": production("wood", "worker", "2 worker"),
    "com-village-b": production("wood", "worker", "2 worker"),
    "com-farmers-at-work": Does("3 wood", "card"),
    "com-mammas-baths": production("2 wood, stone", "2 worker"),
    "com-town": production("wood, stone", "2 worker"),
    "com-monument": production("stone", "vp"),
    "com-grain-field": production("wood, food", "food", "2 food"),
    "com-lords-fields": production("2 wood, stone", "2 food"),
    # Barbarians
    "bar-wilderness": production("wood", "2 wood"),
    "bar-altar": action("2 wood, location", "worker", "vp", 2),
    "bar-raid": feature("wood, location"),
    "bar-sentry-tower": production("2 wood, location", "raze, worker"),
    "bar-settlement": production("wood", "2 worker"),
    "bar-stronghold": feature("2 wood, location", "2 vp"),
    "bar-expedition": action("wood, stone, location", "2 worker", "2 raze"),
    "bar-quarry": production("stone, location", "raze, stone"),
    "bar-barter": action("wood, location", "worker", "wood", 2),
    "bar-fighting-pit": action("wood, stone, location", "raze", "2 vp", 2),
    "bar-idol": feature("3 stone, location", "4 vp"),
    "bar-mission": action("2 wood, location", "worker", "2 card"),
    "bar-pyre": feature("wood, stone, location"),
    # Romans
    "rom-sculptors-apprentice-a": action("stone, location", "stone", "2 vp"),
    "rom-sculptors-apprentice-b": action("stone, location", "stone", "2 vp"),
    "rom-administration": feature("2 stone, location", "gold"),
    "rom-trade-colony": production("wood, 2 stone, location", "worker, gold"),
    "rom-sculptors-workshop": action("stone, location", "worker, stone", "3 vp"),
    "rom-gladiator-school": action("stone, location", "worker", "raze, vp"),
    "rom-headquarters": feature("2 stone, location"),
    "rom-legions": production("food, location", "card", "2 card"),
    "rom-builders": production("stone, location", "wood, stone"),
    "rom-stonemason": production("wood, stone, location", "2 stone"),
    "rom-gardens": feature("wood, stone, location"),
    "rom-architect": production("2 stone, location", "card"),
    "rom-warehouses": feature("stone, location"),
    "rom-fortifications": feature("2 stone, location"),
    "rom-barracks": production("food, location", "2 worker"),
    "rom-bank": production("stone, location", "gold"),
    "rom-colossus": action("2 stone, location", "2 stone, gold", "6 vp"),
    # Egyptians
    "egy-desert": action("", "card", "card, vp", 1, "2 card"),
    "egy-altar-of-bastet": production("stone, location", "2 stone"),
    "egy-pharaohs-guard": production("2 food, location", "raze"),
    "egy-oasis": feature("food, location", "2 worker"),
    "egy-slaver": feature("stone, location"),
    "egy-royal-bath": action("stone, location", "gold", "3 worker"),
    "egy-golden-bazaar": action("location", "wood", "gold"),
    "egy-caravan": production("food", "food, worker"),
    "egy-sanctuary": action("2 stone, location", "worker, card", "stone, vp"),
    "egy-avenue-of-sphinxes": action("2 stone, location", "worker, gold", "2 vp"),
    "egy-sphinx": feature("stone, location"),
    "egy-goldsmith": action("2 stone, location", "worker, gold", "3 vp"),
    "egy-slaves": action("stone, location", "2 worker", "2 stone"),
    "egy-quarry": production("stone, location", "2 stone"),
    "egy-pyramid": production("2 stone", "gold, stone"),
    # Japanese
    "jap-farm": production("wood", "worker, food"),
    "jap-rice-fields": production("food", "2 food"),
    "jap-geisha-house": production("wood, location", "2 worker"),
    "jap-daimyos-castle-a": Does("2 stone, location"),
    "jap-daimyos-castle-b": Does("2 stone, location"),
    "jap-buddhas-temple": production("stone, location", "card"),
    "jap-casino": action("2 wood, location", "worker", "gold, vp", 2),
    "jap-gate": feature("wood, location"),
    "jap-shrine": feature("wood, stone, location"),
    "jap-stalls": action("wood, location", "food", "2 vp", 2),
    "jap-sake-brewery": feature("wood, location"),
    "jap-dojo": feature("wood, location", "card"),
    "jap-sumo-school": action("wood, location", "food", "raze, 2 vp"),
    "jap-master-swordsmith": action("stone, location", "stone", "2 raze"),
    "jap-school-of-diplomacy": feature("wood, location"),
}
"""Prints whose whole effect can be measured in goods. ``com-hanseatic-league`` also spends a Deal, see its test."""

ELSEWHERE = {
    "com-acting-troupe": "2 wood",
    "com-imperial-messenger": "food",
    "com-settlers": "wood",
    "com-porters": "2 wood",
    "bar-saboteurs-a": "wood, location",
    "bar-saboteurs-b": "wood, location",
    "bar-dark-chapel-a": "wood, 2 stone, location",
    "bar-dark-chapel-b": "wood, 2 stone, location",
    "bar-pack-a": "wood, location",
    "bar-pack-b": "wood, location",
    "bar-rabble": "wood, location",
    "bar-robbers": "wood, location",
    "rom-engineers": "wood, stone, location",
    "rom-spies": "wood, stone, location",
    "jap-garrison": "wood, location",
    "jap-negotiator": "wood, location",
    "jap-trade-route-a": "stone, location",
    "jap-trade-route-b": "stone, location",
    "jap-trade-route-c": "stone, location",
    "jap-ninjas": "stone, location",
    "egy-chariot-builder": "wood, stone, location",
    "egy-scorpion-breeder": "wood, stone, location",
    "egy-temple-of-ra": "stone, location",
}
"""Building costs of prints that act on others or on other cards: what they do is tested title by title."""

TESTS = {
    "com-acting-troupe": "activating.is_64_acting_troupe_uses_a_used_up_action_once_more",
    "com-farmers-at-work": "building.farmers_repeat_another_production",
    "com-gallows": "razing.is_51_gallows_count_every_raze",
    "com-hanseatic-league": "cards.hanseatic_league_takes_a_deal",
    "com-imperial-messenger": "cards.imperial_messenger_uses_a_deal",
    "com-porters": "activating.is_63_porters_repeat_common_and_faction_production",
    "com-settlers": "building.is_38_settlers_waive_the_location_but_not_the_resources",
    "bar-dark-chapel": "razing.is_49_edge_9_dark_chapel_trades_in_goods_but_never_points",
    "bar-pack": "razing.is_48_pack_takes_a_good_and_the_location_stays",
    "bar-pyre": "razing.raid_rewards_razing_enemies_and_pyre_razing_from_hand",
    "bar-rabble": "razing.is_50_own_locations_only_by_rabble",
    "bar-raid": "razing.raid_rewards_razing_enemies_and_pyre_razing_from_hand",
    "bar-robbers": "deals.is_43_robbers_end_any_deal_and_reward_it",
    "bar-saboteurs": "razing.is_62_saboteurs_take_resources_from_the_supply",
    "egy-chariot-builder": "razing.is_49_edge_4_chariot_builder_ignores_protection",
    "egy-oasis": "activating.is_66_edge_12_oasis_is_paid_for_each_pair",
    "egy-scorpion-breeder": "activating.scorpion_breeder_blocks_an_enemy_action",
    "egy-slaver": "building.slaver_takes_gold_or_a_worker",
    "egy-sphinx": "activating.edge_8_two_sphinxes_add_one_each",
    "egy-temple-of-ra": "activating.is_65_a_location_changes_hands",
    "jap-daimyos-castle": "production.daimyos_castle_counts_samurai_up_to_three",
    "jap-dojo": "deals.is_40_features_wait_for_deals",
    "jap-garrison": "razing.is_48_garrison_is_not_a_raze",
    "jap-gate": "cleanup.is_75_gate_takes_hand_cards_when_passing",
    "jap-negotiator": "building.is_38_negotiator_builds_from_the_deals",
    "jap-ninjas": "activating.is_64_ninjas_borrow_an_enemy_action_at_its_price",
    "jap-sake-brewery": "deals.is_40_features_wait_for_deals",
    "jap-school-of-diplomacy": "deals.is_40_features_wait_for_deals",
    "jap-shrine": "cleanup.is_75_shrine_takes_resources_but_no_gold",
    "jap-trade-route": "deals.is_41_trade_route_links_an_enemy_location",
    "rom-engineers": "razing.is_48_engineers_remove_anything_and_nobody_gets_goods",
    "rom-fortifications": "razing.is_47_fortifications_protect_common_locations",
    "rom-gardens": "building.gardens_reward_a_colour_that_is_new",
    "rom-headquarters": "building.is_35_is_37_order_bonus_production_triggers",
    "rom-spies": "deals.is_42_spies_take_a_deal_from_under_a_board",
    "rom-warehouses": "cleanup.is_26_warehouses_keep_resources_but_no_gold",
}
"""The tests of titles whose effect neither building nor an activation shows in goods alone: file and function."""
