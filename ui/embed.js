// A position in another page's frame: picture first, Python on request, messages to and from the page around.
// No PyScript, no storage: this works in a sandboxed frame under a strict policy, where both are refused.
(() => {
  "use strict";
  const root = document.documentElement;
  const { fogueira } = window;
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent || "null");
  const runtime = read("runtime");
  const asked = new URLSearchParams(location.search);
  const modes = ["view", "try", "puzzle"];
  const mode = modes.includes(asked.get("mode")) ? asked.get("mode") : "view";
  const VERSION = 1;
  const WIDE = 1100;
  const LARGEST = 2_000_000; // characters of a document, as in ui/links.py
  const playing = () => (innerWidth < WIDE ? 940 : 700); // pixels in height that a table wants
  let starting = null;
  let waiting = []; // what was asked for before Python was there

  root.dataset.mode = mode;
  root.dataset.chrome = asked.get("chrome") === "none" ? "none" : "usual";
  fogueira.document = () => document.getElementById("document")?.textContent || location.hash.slice(1);

  // To the page around --------------------------------------------------------------------------------------------

  const around = window.parent === window ? null : window.parent;
  const tell = (type, data = {}, target = around, origin = "*") =>
    target?.postMessage({ fogueira: VERSION, type, ...data }, origin);
  let answering = null; // who asked, while an answer is made

  fogueira.tell = (type, text) => {
    const data = JSON.parse(text);
    if (answering && type === "state") tell(type, { id: answering.id, ...data }, answering.source, answering.origin);
    else tell(type, data);
  };

  let height = 0;
  function measure() {
    if (root.dataset.python === "loading") return; // the picture has gone, the table is not there yet
    const now = document.body.classList.contains("at-table") ? playing() : Math.ceil(document.body.getBoundingClientRect().height);
    if (now === height || !around) return;
    height = now;
    tell("resize", { height });
    around.postMessage({ subject: "lti.frameResize", height }, "*");
  }

  // From the page around: only from there, and only what is known -----------------------------------------------

  const shellCommands = {
    language: ({ value }) => ["pt_BR", "en"].includes(value) && fogueira.choose("language", value),
    theme: ({ value }) => ["light", "dark", "system"].includes(value) && fogueira.choose("theme", value),
  };
  const tableCommands = ["load", "goto", "reset", "state"];

  function pass({ data, source, origin }) {
    answering = { id: data.id, source, origin: origin === "null" ? "*" : origin };
    document.dispatchEvent(new CustomEvent("fogueira:message", { detail: JSON.stringify(data) }));
    answering = null;
  }

  addEventListener("message", async (event) => {
    const { data, source } = event;
    if (!around || source !== around || data?.fogueira !== VERSION) return;
    if (Object.hasOwn(shellCommands, data.type)) shellCommands[data.type](data);
    else if (tableCommands.includes(data.type)) {
      if (root.dataset.python === "ready") pass(event);
      else {
        waiting.push(event);
        start();
      }
    } else tell("error", { id: data.id, kind: "unknown" }, source, event.origin === "null" ? "*" : event.origin);
  });

  // Python ------------------------------------------------------------------------------------------------------

  function start() {
    starting ??= run().catch((error) => {
      console.warn(error);
      waiting = [];
      fogueira.fail("embed.refused");
      tell("error", { kind: "start" });
    });
    return starting;
  }

  async function run() {
    root.dataset.python = "loading";
    fogueira.say("start.python");
    const [pyodide] = await Promise.all([python(), sheets()]);
    fogueira.say("start.table");
    // The modules that touch the browser are read anew, on this window: all others may serve many.
    pyodide.registerJsModule("js", window);
    await pyodide.runPythonAsync(`
import sys
for name in [name for name in sys.modules if name == "js" or name.startswith(("ui.dom", "ui.embedded"))]:
    del sys.modules[name]
from ui.embedded import embed
await embed("${mode}")
`);
    for (const event of waiting.splice(0)) pass(event);
    tell("ready", { stage: "table" });
  }

  // One Python for all frames of a page that may look into each other: whoever needs it first holds it.
  function python() {
    const code = new URL(runtime.app, location.href).href;
    for (let i = 0; i < (around?.length ?? 0); i += 1) {
      const held = heldBy(around[i]);
      if (held?.code === code) {
        leaveWith(around[i], held);
        return held.ready;
      }
    }
    fogueira.python = { code, ready: load(code) };
    fogueira.python.ready.catch(() => delete fogueira.python);
    return fogueira.python.ready;
  }

  function heldBy(frame) {
    try {
      return frame === window ? null : frame.fogueira?.python;
    } catch {
      return null; // a frame of another origin, or a sandboxed one
    }
  }

  // When the page takes the frame away that holds Python, the others stand as in the beginning.
  function leaveWith(holder, held) {
    const check = () => (holder.closed || heldBy(holder) !== held) && location.reload();
    holder.addEventListener("pagehide", () => setTimeout(check));
  }

  async function load(code) {
    const { loadPyodide } = await import(new URL(`${runtime.pyodide}/pyodide.mjs`, location.href).href);
    const [pyodide, archive] = await Promise.all([
      loadPyodide(),
      fetch(code).then((answer) => answer.arrayBuffer()),
    ]);
    pyodide.FS.writeFile("/home/pyodide/app.zip", new Uint8Array(archive));
    pyodide.runPython('import sys; sys.path.insert(0, "/home/pyodide/app.zip")');
    return pyodide;
  }

  // The page has the symbols of its own picture; the table may need any.
  async function sheets() {
    const answer = await fetch(runtime.sheet);
    document.getElementById("sheets").insertAdjacentHTML("beforeend", await answer.text());
  }

  // What a link says of itself, as far as it can be read without Python.
  async function fill() {
    const packed = /^#f\d+\.([\w-]+)$/.exec(location.hash)?.[1];
    for (const link of document.querySelectorAll("[data-link]")) if (packed) link.hash = location.hash;
    if (!packed || document.getElementById("document")) return;
    const found = await unpacked(packed);
    for (const scene of document.querySelectorAll("[data-scene]")) scene.toggleAttribute("hidden", scene.dataset.scene !== found.game);
    for (const part of document.querySelectorAll("[data-fill]")) {
      const text = found.lesson?.[part.dataset.fill];
      if (text) part.textContent = text[fogueira.language] ?? Object.values(text)[0];
    }
  }

  // The document; of one that was cut off, or is too large, its game, if that could be read.
  async function unpacked(packed) {
    let text = "";
    try {
      const whole = packed.slice(0, packed.length - (packed.length % 4 === 1));
      const bytes = Uint8Array.from(atob(whole.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
      const parts = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
      const reader = parts.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done && text.length < LARGEST; part = await reader.read()) text += part.value;
      return JSON.parse(text);
    } catch {
      return { game: /"game"\s*:\s*"([a-z_]+)"/.exec(text)?.[1] }; // Python will say what is wrong with it
    }
  }

  document.addEventListener("fogueira:drawn", fill);
  document.addEventListener("click", ({ target }) => target.closest("[data-embed=start]") && start());
  fogueira.draw();
  document.addEventListener("DOMContentLoaded", () => {
    if (!document.getElementById("document") && location.hash.length < 2) fogueira.fail("embed.nothing");
    new ResizeObserver(measure).observe(document.body);
    new MutationObserver(measure).observe(root, { attributeFilter: ["data-python"] });
    tell("ready", { stage: "picture" });
    measure();
    if (asked.get("start") === "now") start();
  });
})();
