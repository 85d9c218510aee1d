'use strict';
// Keeps the page for when there is no network; the compiler is kept by its worker. make studio puts the hashes
// of FILES by their names before this: another release is another script.
const KEPT = 'studio-page';

globalThis.addEventListener('install', event => {
  const files = Object.keys(FILES).map(file => new Request(file, {cache: 'no-cache'}));
  event.waitUntil(caches.open(KEPT).then(cache => cache.addAll(files)));
});
globalThis.addEventListener('fetch', event => {
  const {request} = event;
  event.respondWith(fetch(request).catch(() => caches.match(request, {ignoreSearch: true})));
});
