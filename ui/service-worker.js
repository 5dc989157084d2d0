// Keeps one build of the site on this device, whole or not at all. The build puts two constants in front:
// BUILD, a mark of everything, and FILES, the digest of each file by its address.
"use strict";
const OURS = `fogueira ${registration.scope} `;
const CACHE = OURS + BUILD;
const MARKED = /-[0-9a-f]{10}[./]/; // such a name stands for one content for ever

const place = (address) => new URL(address === "index.html" ? "./" : address, registration.scope).href;

async function keep(cache, address) {
  const url = place(address);
  const known = MARKED.test(address) && (await caches.match(url));
  const answer = known || (await fetch(url, { integrity: FILES[address], cache: MARKED.test(address) ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // A page that came by way of a redirection would be refused later on.
  await cache.put(url, answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer);
}

async function fill() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).map((address) => keep(cache, address)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// An older build stays as long as one of its pages may be open: it has files still to ask for.
async function sweep(newcomer) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id, url }) => id !== newcomer && url.startsWith(registration.scope))) return;
  const kept = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(kept.slice(0, Math.max(0, kept.indexOf(CACHE))).map((name) => caches.delete(name)));
}

function addressOf(url) {
  const { origin, pathname } = new URL(url);
  const path = origin + pathname;
  return path.startsWith(registration.scope) ? path.slice(registration.scope.length) || "index.html" : null;
}

async function answer(request, address) {
  const own = address in FILES && (await (await caches.open(CACHE)).match(place(address)));
  return own || (await caches.match(request)) || fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", ({ data }) => data === "renew" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const address = addressOf(request.url);
  if (request.method !== "GET" || address === null) return;
  event.respondWith(answer(request, address));
  if (request.mode === "navigate") event.waitUntil(sweep(event.resultingClientId));
});
