"""Whole games by keyboard alone: arrows, letters, Tab and Enter, as somebody presses them who cannot see the page.

Presses are made inside the page, many choices at a call, since each press by way of the test's driver costs more than
the page needs to answer it. The last one of each stretch is a true one, and then what a screen reader is told about the
page is looked through.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.play import GAME_LONG, PATIENCE

STRETCH = 12
"""Choices between two looks at what a screen reader is told."""
PLAIN_ROLES = ("", "none", "generic", "presentation")

LISTEN = """() => {
  window.said = new Set();
  const live = document.querySelector("#live[role=log][aria-live=polite]");
  new MutationObserver(() => window.said.add(live.textContent)).observe(live, { childList: true, subtree: true });
}"""

# Presses are what the browser makes of keys: Enter clicks buttons unless the page took the key, Tab goes on.
KEYS = """async ([most, seed]) => {
  let state = seed;
  const random = n => ((state = (state * 1103515245 + 12345) % 2147483648) >> 8) % n;
  const rest = () => new Promise(resolve => setTimeout(resolve, 5));
  const seen = node => node.getClientRects().length > 0;
  const now = () => document.activeElement;
  const press = key => {
    const node = now(), sent = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    const taken = !node.dispatchEvent(sent);
    if (key === "Enter" && !taken && node.matches("button, a")) node.click();
  };
  const tab = () => {
    const root = document.querySelector("dialog[open]") ?? document;
    const stops = [...root.querySelectorAll("a[href], button, input, select, [tabindex]")]
      .filter(node => node.tabIndex >= 0 && !node.disabled && seen(node));
    const after = stops.findIndex(node => now().compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    stops.at(Math.max(after, 0)).focus();
  };
  const USEFUL = `#decide :is([data-action], [data-act=pick], [data-act=is-verb], [data-target]),
    :is(#board, #mine) [data-target]:is(.can, .lit), [data-layer] [data-target][tabindex]`;
  const useful = () => now().matches(USEFUL) && !now().matches("[aria-disabled=true], .quiet, .drawn");
  const wanted = () => useful() && (now().matches("[data-action]") || random(3));
  const LETTERS = ["1", "2", "3", "4", "r"];
  const arrows = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"];
  const walk = () => {
    for (let n = random(4); n >= 0; n--) press(arrows[random(arrows.length)]);
    for (let n = 0; n < 24 && !wanted(); n++) press(n % 8 === 7 ? "ArrowRight" : "ArrowDown");
  };
  const ready = () => document.querySelector("dialog.final") || (document.querySelector(
    "#decide:not(.wait, [aria-busy=true]) :is([data-action], [data-act], [data-target])"));
  const problems = [];
  let choices = 0;
  for (let idle = 0; choices < most && idle < 4000;) {
    if (!ready()) { idle += 1; await rest(); continue; }
    const over = !!document.querySelector("dialog.final");
    if (now() === document.body || !seen(now())) {
      problems.push(`the focus was lost at: ${document.querySelector("#prompt")?.innerText}`);
      document.querySelector("#prompt").focus();
    }
    if (over) return { choices, over, problems };
    if (!random(5)) for (let n = random(4); n >= 0; n--) tab();
    if (!random(6)) press(LETTERS[random(LETTERS.length)]);
    else {
      walk();
      if (!useful()) { idle += 20; for (let n = random(20); n >= 0; n--) tab(); }
      else if (++choices < most) {
        const target = now().dataset.target;
        press("Enter");
        if (target && target === now().dataset.target && random(2)) press("Enter"); // pressed again, it is done
        idle = 0;
      }
    }
    await rest();
  }
  return { choices, over: false, problems };
}"""


def play_by_keys(page: Page, seed: int = 1) -> None:
    """Play the table's game to its end by keys; fails where they do not reach, or a screen reader is told nothing."""
    reader = page.context.new_cdp_session(page)
    problems: dict[str, None] = {}
    page.evaluate(LISTEN)
    page.set_default_timeout(GAME_LONG)
    choices, over = 0, False
    while not over:
        result = page.evaluate(KEYS, [STRETCH, seed + choices])
        choices, over = choices + result["choices"], result["over"]
        problems.update(dict.fromkeys([*result["problems"], *unread(page, reader)]))
        assert over or result["choices"] == STRETCH, f"no key leads on at: {page.inner_text('#prompt')}"
        if not over:
            for key in ("Tab", "Shift+Tab", "Enter"):
                page.keyboard.press(key)
    page.set_default_timeout(PATIENCE)
    assert not problems, "\n".join(problems)
    assert len(page.evaluate("[...window.said]")) > choices / 4


def unread(page: Page, reader: CDPSession) -> list[str]:
    """What a screen reader could not make sense of in the page as it is, and what no key reaches."""
    nodes = reader.send("Accessibility.getFullAXTree")["nodes"]
    nameless = [described(node, reader) for node in nodes if is_usable(node) and not is_named(node)]
    return nameless + [f"out of reach: {text}" for text in page.evaluate(OUT_OF_REACH)]


def is_usable(node: dict[str, Any]) -> bool:
    """Whether something can have the focus."""
    return not node["ignored"] and any(p["name"] == "focusable" and p["value"]["value"] for p in node["properties"])


def is_named(node: dict[str, Any]) -> bool:
    """Whether it is said what something is and what it is called."""
    return bool(node["role"]["value"] not in PLAIN_ROLES and node["name"]["value"].strip())


def described(node: dict[str, Any], reader: CDPSession) -> str:
    """Something without a role or name, as it stands in the document."""
    found = reader.send("DOM.getOuterHTML", {"backendNodeId": node["backendDOMNodeId"]})["outerHTML"]
    return f"{node['role']['value']} {node['name']['value']!r}: {found[:150]}"


# What can be pressed by a pointer and by no key: neither itself nor something that stands for the same.
OUT_OF_REACH = """() => {
  const all = selector => [...document.querySelectorAll(selector)].filter(node => node.checkVisibility());
  const keyed = node => node.tabIndex >= 0 || (node.hasAttribute("tabindex") && node.closest("[data-layer], .log"));
  const names = ["target", "act", "action", "value", "dialog", "rule"];
  const same = one => other => names.every(name => one.dataset[name] === other.dataset[name])
    || (one.dataset.target && one.dataset.target === other.dataset.target);
  const able = all("#screen :is([data-act], [data-target])").filter(keyed);
  return all("#screen :is([data-act], [data-target]:is(.can, .lit, .hit))")
    .filter(node => !keyed(node) && !able.some(same(node))).map(node => node.outerHTML.slice(0, 200));
}"""
