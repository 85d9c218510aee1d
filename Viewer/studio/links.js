// Links with code in their part after #, which no server is sent.
const MOST_LETTERS = 8000;

/// A link to the page with this code of a game; null if it is too long for one.
async function link_with_code(game, text) {
  const code = await V.packed(new TextEncoder().encode(text));
  const {href} = new URL(`#${new URLSearchParams({game, code})}`, location.href);
  return href.length > MOST_LETTERS ? null : href;
}

/// What the page was called with: {game, code}. The code is shown once; what is changed in it is kept by
/// the browser.
async function read_link() {
  const {game, code = ''} = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (code) history.replaceState(null, '', '#');
  const bytes = await V.unpacked(code).catch(() => {});
  return {game, code: new TextDecoder().decode(bytes)};
}

Object.assign(V, {link_with_code, read_link});
