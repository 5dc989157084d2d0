"""Measuring a page as it is painted: scripts that look at colours and sizes of what can be seen."""

from __future__ import annotations

COLOURS = """
  const rgb = text => {
    const [r, g, b, a = 1] = text.replace("srgb", "").match(/[\\d.]+/g).map(Number);
    const whole = text.startsWith("color(srgb") ? 255 : 1;  // a mixed colour
    return [whole * r, whole * g, whole * b, a];
  };
  const over = ([r, g, b, a], [x, y, z]) => [a * r + (1 - a) * x, a * g + (1 - a) * y, a * b + (1 - a) * z, 1];
  const linear = c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const system = name => {
    const node = document.body.appendChild(document.createElement('i'));
    node.style.color = name;
    const found = rgb(getComputedStyle(node).color);
    node.remove();
    return found;
  };
  const behind = node => {
    const own = rgb(getComputedStyle(node).backgroundColor);
    if (own[3] === 1 || !node.parentElement) return own[3] === 1 ? own : [255, 255, 255, 1];
    return over(own, behind(node.parentElement));
  };
  const texts = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim(), node = walk.currentNode.parentElement;
      if (text && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        if (!node.closest('.sr, script, style')) found.push([node, text, walk.currentNode]);
    }
    return found;
  };
  const named = node => node.tagName.toLowerCase() + [...node.classList].map(name => '.' + name).join('');
"""
"""Functions for a script: ``contrast`` of two colours, the ``system``'s own, what is painted ``behind`` an element,
``texts`` with their elements, an element's name.
"""

CLIPPED = f"""() => {{
  {COLOURS}
  const faults = [], slack = 2, known = new Map();
  const seen = node => {{
    if (!known.has(node)) {{
      const {{ overflowX, overflowY, clipPath, display, position }} = getComputedStyle(node);
      known.set(node, {{ overflowX, overflowY, clipPath, display, position, frame: node.getBoundingClientRect() }});
    }}
    return known.get(node);
  }};
  const cut = name => ["hidden", "clip"].includes(name), moves = name => ["auto", "scroll"].includes(name);
  for (const [node, text, words] of texts()) {{
    if (node.closest("svg, option, .rise, [data-layer]")) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    const box = [...range.getClientRects()].filter(r => r.width > 1 && r.height > 1);
    if (!box.length) continue;
    const left = Math.min(...box.map(r => r.left)), right = Math.max(...box.map(r => r.right));
    const top = Math.min(...box.map(r => r.top)), bottom = Math.max(...box.map(r => r.bottom));
    let across = true, down = true, fixed = false;
    for (let up = node; up && up !== document.body && !fixed; up = up.parentElement) {{
      const look = seen(up), frame = look.frame;
      if (look.clipPath !== "none") across = down = false;
      if (look.display === "contents") continue;
      if (across && cut(look.overflowX) && (left < frame.left - slack || right > frame.right + slack))
        faults.push(`"${{text}}" is cut at the side by ${{named(up)}}`), across = false;
      if (down && cut(look.overflowY) && (top < frame.top - slack || bottom > frame.bottom + slack))
        faults.push(`"${{text}}" is cut above or below by ${{named(up)}}`), down = false;
      if (moves(look.overflowX)) across = false;
      if (moves(look.overflowY)) down = false;
      fixed = look.position === "fixed";
    }}
    if (across && (left < -slack || right > innerWidth + slack)) faults.push(`"${{text}}" is beside the window`);
    if (down && fixed && bottom > innerHeight + slack) faults.push(`"${{text}}" is below the window`);
  }}
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${{wide}} wide in a window of ${{innerWidth}}`);
  return faults;
}}"""
"""Words of which a part cannot be seen, nor brought into sight by scrolling; a page that scrolls sideways."""

TARGETS = """([least, dense, close]) => {
  const all = "button, a[href], input, select, textarea, summary, [role=button], [data-target][tabindex='0']";
  const grown = (node, pseudo) => {
    const look = getComputedStyle(node, pseudo);
    if (look.content === "none" || look.position !== "absolute") return 0;
    return Math.max(0, -Math.max(...["top", "left", "bottom", "right"].map(side => parseFloat(look[side]) || 0)));
  };
  return [...document.querySelectorAll(all)].flatMap(node => {
    const box = node.getBoundingClientRect(), look = getComputedStyle(node);
    const there = node.checkVisibility({ visibilityProperty: true }) && box.width && look.pointerEvents !== "none";
    if (!there || node.disabled || node.closest("[inert], [aria-hidden=true], .sr")) return [];
    const label = node.closest("label"), area = label ? label.getBoundingClientRect() : box;
    const more = 2 * Math.max(grown(node, "::before"), grown(node, "::after"));
    const size = Math.min(area.width, area.height) + more, want = node.closest(close) ? dense : least;
    const name = node.tagName.toLowerCase() + [...node.classList].map(one => "." + one).join("");
    const what = node.dataset.act || node.dataset.target || node.id || node.textContent.trim().slice(0, 20);
    return size < want - 0.5 ? [`${name} (${what}): ${area.width.toFixed()} by ${area.height.toFixed()}`] : [];
  });
}"""
"""What is pressed and smaller than ``least``, or ``dense`` where things lie ``close`` together."""

FAINT = f"""() => {{
  {COLOURS}
  const faults = [], shown = node => node.checkVisibility({{ opacityProperty: true, visibilityProperty: true }});
  const check = (node, colour, what) => {{
    const around = behind(node.parentElement), found = contrast(over(rgb(colour), around), around);
    const place = `${{named(node.parentElement)}} > ${{named(node)}}`;
    if (found < 2.95) faults.push(`${{what}} of ${{place}}: ${{found.toFixed(2)}}`);
  }};
  for (const node of document.querySelectorAll(".input, .select, .switch, .step, .chip.now, .card.lit, .btn.lit"))
    if (shown(node)) check(node, getComputedStyle(node).borderTopColor, "border");
  for (const node of document.querySelectorAll("svg:has(> use[href^='#u-'])"))
    if (shown(node) && !node.closest("[aria-disabled=true], :disabled"))
      check(node, getComputedStyle(node).color, node.firstElementChild.getAttribute("href"));
  return [...new Set(faults)];
}}"""
"""Edges of fields and pictures in one colour that do not stand out three to one."""

COVERED = """() => [...document.querySelectorAll(".dialog :is(input, select, button, textarea)")].flatMap(node => {
  const box = node.getBoundingClientRect();
  const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const other = above?.closest("input, select, button, textarea");
  const found = node.checkVisibility() && other && other !== node && !other.closest("footer, header");
  return found ? [`${node.id || node.dataset.act} lies under ${other.id || other.dataset.act}`] : [];
})"""
"""Fields of a dialog that lie under others."""

EMPTY = """() => [...document.querySelectorAll(".table[data-sheet='players'] .pl")]
  .filter(node => ![...node.children].some(part => !part.matches("header, .open-pl, .rise") && part.checkVisibility()))
  .map(node => `${node.id} shows nothing but the name`)"""
"""Players' panels that are opened and yet hold nothing."""

BESIDE = """() => [...document.querySelectorAll(".talk, .talk *, .decide, .final *, .pl, .pl *")]
  .filter(node => ["auto", "scroll"].includes(getComputedStyle(node).overflowX) && node.checkVisibility())
  .filter(node => node.scrollWidth > node.clientWidth + 1)
  .map(node => `a part of ${node.className || node.id || node.role} lies beside its frame`)"""
"""Lists, sheets and panels of which a part is found only by scrolling sideways."""
