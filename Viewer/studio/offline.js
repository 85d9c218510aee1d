'use strict';
// Keeps what the page asks for, for when there is no network; the compiler's parts are kept by its worker.
async function answer_to(request) {
  const cache = await caches.open('studio-page');
  try {
    const answer = await fetch(request);
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  } catch {
    return cache.match(request, {ignoreSearch: true});
  }
}

globalThis.addEventListener('fetch', event => {
  if (!/\.gz/.test(event.request.url)) event.respondWith(answer_to(event.request));
});
