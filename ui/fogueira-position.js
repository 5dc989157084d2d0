// <fogueira-position src=".../embed.html?mode=try#..."> around an ordinary <figure>: the figure is what is seen without
// script and where the frame does not come up; else the position takes its place and sizes itself.
// With the attribute `share` the frame is not sandboxed, so that all such frames of the page can use one Python.
const PRINTED = 0.6; // of the size on the screen, as in the frame's own styles: so that a position fits on one sheet
const printing = new CSSStyleSheet();
printing.replaceSync(`@media print { fogueira-position > iframe { height: calc(var(--height) * ${PRINTED}) !important; } }`);
document.adoptedStyleSheets.push(printing);

customElements.define(
  "fogueira-position",
  class extends HTMLElement {
    #frame = null;

    connectedCallback() {
      if (this.#frame) return;
      this.#frame = Object.assign(document.createElement("iframe"), {
        src: new URL(this.getAttribute("src"), document.baseURI).href,
        title: this.getAttribute("title") || this.querySelector("figcaption")?.textContent.trim() || "Fogueira",
        loading: "lazy",
      });
      if (!this.hasAttribute("share"))
        this.#frame.sandbox.add("allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox");
      this.#frame.style.cssText = "display:block;width:100%;height:var(--height,0);border:0;color-scheme:normal";
      this.append(this.#frame);
      addEventListener("message", this.#hear);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = null;
    }

    // Ask the position for something: send("goto", { moves: 3 }), send("language", { value: "en" }) ...
    send(type, data = {}) {
      this.#frame.contentWindow.postMessage({ ...data, fogueira: 1, type }, "*");
    }

    #hear = ({ source, data }) => {
      if (source !== this.#frame?.contentWindow || data?.fogueira !== 1) return;
      const { type } = data;
      if (type === "ready") {
        for (const figure of this.querySelectorAll(":scope > figure")) figure.hidden = true;
      } else if (type === "resize") this.#frame.style.setProperty("--height", `${data.height}px`);
      this.dispatchEvent(new CustomEvent(`fogueira-${type}`, { detail: data, bubbles: true }));
    };
  },
);
