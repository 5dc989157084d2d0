// Keeps the app on this device: registers the service worker, tells when a newer build is there, changes over on request.
(() => {
  "use strict";
  const { fogueira } = window;
  const workers = navigator.serviceWorker;
  let registration = null;
  let renewing = false;

  fogueira.renew = () => {
    renewing = true;
    if (registration?.waiting) registration.waiting.postMessage("renew");
    else location.reload();
  };
  if (!workers) return;

  function offer() {
    if (renewing) return;
    fogueira.newer = true;
    document.dispatchEvent(new CustomEvent("fogueira:newer"));
  }

  // The very first one is no news: it brings what the page has already.
  function watch(worker) {
    const news = registration.active;
    worker?.addEventListener("statechange", () => news && worker.state === "installed" && offer());
  }

  const kept = workers.controller;
  workers.addEventListener("controllerchange", () => {
    if (renewing) location.reload();
    else if (kept) offer(); // changed over in another window
  });

  async function register() {
    try {
      registration = await workers.register("service-worker.js");
    } catch {
      return; // refused, or not reachable now: the app works without
    }
    if (registration.waiting) offer();
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  }

  // Not before the page answers: keeping files must not slow the start down.
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.python === "loading") return;
    observer.disconnect();
    register();
  }).observe(document.documentElement, { attributeFilter: ["data-python"] });
})();
