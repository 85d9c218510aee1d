'use strict';
// Keeps the page for when there is no network; the compiler is kept by its worker. make studio puts the list
// FILES before this, with their hashes: another release is another script.
globalThis.addEventListener('install', event => {
  const files = FILES.map(file => new Request(file, {cache: 'no-cache'}));
  event.waitUntil(caches.open('studio-page').then(cache => cache.addAll(files)));
});
globalThis.addEventListener('fetch', event => {
  const {request} = event;
  event.respondWith(fetch(request).catch(() => caches.match(request, {ignoreSearch: true})));
});
