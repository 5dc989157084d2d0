// What the page can do before Python is up: language, theme, remembering a choice, saying what is going on.
(() => {
  "use strict";
  const root = document.documentElement;
  const words = JSON.parse(document.getElementById("words").textContent);
  const files = JSON.parse(document.getElementById("files").textContent);
  const tags = { pt_BR: "pt-BR", en: "en" };
  const themes = ["light", "dark", "system"];
  const steps = {
    "Loading Pyodide": "start.python",
    "Loading interpreter": "start.python",
    "Loaded interpreter": "start.game",
    "Loaded Pyodide": "start.table",
  };
  let status = "start.page";
  let chosen = false; // something in the lobby

  const guest = "embedded" in root.dataset; // in another page's frame nothing is kept
  const remembered = (key) => {
    if (guest) return null;
    try {
      return localStorage.getItem(`fogueira.${key}`);
    } catch {
      return null; // a refused storage is no reason not to start
    }
  };
  const remember = (key, value) => {
    if (guest) return;
    try {
      localStorage.setItem(`fogueira.${key}`, value);
    } catch {
      // the choice then lasts as long as the page
    }
  };

  // What the address asks for, before the part that holds a document.
  const asked = new URLSearchParams(location.search);
  const wanted = (name, known) => (known.includes(asked.get(name)) ? asked.get(name) : null);

  // What the person chooses counts more than what the address asked for, after a reload too.
  function overrule(name) {
    if (guest || !asked.has(name)) return;
    asked.delete(name);
    readdress(location.hash);
  }

  function readdress(hash) {
    history.replaceState(null, "", location.pathname + (asked.size ? `?${asked}` : "") + hash);
  }

  // The way to the place that the address names after `#`: a document, a saved game, the library; else the lobby.
  function wayTo(name) {
    if (/^f\d+\./.test(name)) return { act: "arrive", link: name };
    if (/^g\d+$/.test(name)) return { act: "continue", id: name };
    if (name === "library") return { act: "library" };
    if (name) readdress(""); // nothing is called so, and Back is to lead past it
    return { act: "lobby" };
  }
  function shortcut() {
    if (!asked.has("play")) return null;
    const game = asked.get("play");
    asked.delete("play");
    readdress(""); // a reload goes on with the game, it does not begin another
    return { act: "play", game };
  }
  function first() {
    if (guest) return null;
    const way = shortcut() ?? wayTo(location.hash.slice(1));
    return way.act === "lobby" ? null : way; // the lobby comes anyway
  }
  function follow() {
    if (waiting()) {
      fogueira.pending = first();
      chosen = false;
      lobby();
    } else {
      const detail = wayTo(location.hash.slice(1));
      document.dispatchEvent(new CustomEvent("fogueira:place", { detail }));
    }
  }
  if (!guest) addEventListener("hashchange", follow);

  const preferred = () => (navigator.language.toLowerCase().startsWith("pt") ? "pt_BR" : "en");
  const fogueira = {
    language: wanted("language", Object.keys(tags)) ?? (remembered("language") in tags ? remembered("language") : preferred()),
    theme: wanted("theme", themes) ?? (themes.includes(remembered("theme")) ? remembered("theme") : "system"),
    pending: first(),
    choose,
    draw,
    fail,
    say,
    start,
    newer: false,
    tell: () => {}, // there is nobody around
  };
  window.fogueira = fogueira;

  const night = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const system = night.matches ? "dark" : "light";
    root.dataset.theme = fogueira.theme === "system" ? system : fogueira.theme;
    root.lang = tags[fogueira.language];
    const manifest = document.querySelector("link[rel=manifest]");
    if (manifest) manifest.href = files[`manifest-${fogueira.language}`];
  };
  night.addEventListener("change", paint);
  paint();

  const waiting = () => root.dataset.python !== "ready";
  const hopeful = () => ["loading", "resting"].includes(root.dataset.python);

  function say(key) {
    status = key;
    const line = document.querySelector("#starting span");
    if (line) line.textContent = words[fogueira.language][key];
  }

  function fail(key) {
    if (!hopeful()) return; // the first trouble is the cause of the others
    root.dataset.python = "failed";
    say(key);
  }

  function mark(name, value) {
    for (const button of document.querySelectorAll(`[data-set-${name}]`))
      button.setAttribute("aria-pressed", button.getAttribute(`data-set-${name}`) === value);
  }

  function showChoices() {
    mark("language", fogueira.language);
    mark("theme", fogueira.theme);
    say(status);
  }

  // The lobby, unless the address leads past it.
  function lobby() {
    const past = ["continue", "library", "play"].includes(fogueira.pending?.act);
    const sheet = document.getElementById(past && !chosen ? "opening" : `lobby-${fogueira.language}`);
    document.getElementById("app").replaceChildren(sheet.content.cloneNode(true));
    document.dispatchEvent(new CustomEvent("fogueira:drawn"));
  }

  function draw() {
    lobby();
    showChoices();
  }

  // A page in the background has no first picture.
  const firstPicture = () =>
    new Promise((shown) => (document.hidden ? shown() : requestAnimationFrame(() => setTimeout(shown))));

  async function text(file) {
    const answer = await fetch(files[file]);
    if (!answer.ok) throw new Error(file);
    return answer.text();
  }

  // What makes things handsome is asked for until it comes; everything works without it.
  const insist = (attempt, wait = 1000) =>
    attempt().catch(() => new Promise((go) => setTimeout(go, wait)).then(() => insist(attempt, 2 * wait)));
  const styled = (link) => setTimeout(() => link.replaceWith(link.cloneNode()), 2000);

  // Scenes and Python keep the browser busy, so they come after the first picture, which has a few small symbols only.
  async function start() {
    const sheets = Promise.all(["art/common.svg", "art/lobby.svg"].map((file) => insist(() => text(file))));
    const ahead = document.getElementById("ahead").content;
    const core = Object.assign(document.createElement("script"), { type: "module", src: files["pyscript/core.js"] });
    await firstPicture();
    document.head.append(ahead, core);
    const all = document.createRange().createContextualFragment((await sheets).join(""));
    document.querySelector("#sheets > svg").replaceWith(all);
  }

  function choose(name, value) {
    fogueira[name] = value;
    remember(name, value);
    overrule(name);
    paint();
    showChoices();
    if (waiting() && name === "language") lobby();
    document.dispatchEvent(new CustomEvent(`fogueira:${name}`, { detail: value }));
  }

  // The last choice counts, as it would if Python had answered the first one.
  function keep(target) {
    chosen = true;
    fogueira.pending = { ...target.dataset };
    for (const node of document.querySelectorAll("[aria-busy]")) node.removeAttribute("aria-busy");
    target.setAttribute("aria-busy", "true");
    if (hopeful()) say("start.pending");
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-set-language],[data-set-theme],[data-act]");
    if (!button) return;
    const { setLanguage, setTheme, act } = button.dataset;
    if (setLanguage) choose("language", setLanguage);
    else if (setTheme) choose("theme", setTheme);
    else if (act && waiting()) {
      event.preventDefault(); // a link that only stands for a command leads nowhere
      keep(button);
    }
  });

  addEventListener("py:progress", ({ detail }) => {
    if (hopeful() && detail in steps && !chosen) say(steps[detail]);
  });
  // A file that does not come, an error in a script, a promise that nobody keeps: any of them ends the start.
  const lost = ({ target, message }) => message || target.matches?.("script, link[rel$=preload]");
  addEventListener("error", (event) => lost(event) && fail("trouble.script"), true);
  addEventListener("error", ({ target }) => target.rel === "stylesheet" && styled(target), true);
  addEventListener("unhandledrejection", () => fail("trouble.script"));
  if (typeof WebAssembly !== "object") fail("trouble.wasm");
  else tellOfLostInterpreter();

  // Pyodide would wait for ever for an interpreter that does not come or is damaged.
  function tellOfLostInterpreter() {
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = (...given) => {
      const coming = instantiateStreaming(...given);
      coming.catch(() => fail("trouble.script"));
      return coming;
    };
  }
})();
