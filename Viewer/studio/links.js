'use strict';
// Links with code in their part after #, which no server is sent.
{
  const MOST_LETTERS = 8000;

  /// A link to the page with this code of a game; null if it is too long for one.
  async function link_with_code(folder, text) {
    const bytes = await V.through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
    const code = V.to_base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return code.length > MOST_LETTERS ? null : `${page_address()}#game=${folder}&code=${code}`;
  }

  const page_address = () => location.href.replace(/#.*$/, '');

  /// What the page was called with: {game, code}. The code is shown once; what is changed in it is kept by
  /// the browser.
  async function read_link() {
    const words = new URLSearchParams(location.hash.slice(1));
    const code = words.get('code');
    if (code) history.replaceState(null, '', page_address());
    return {game: words.get('game'), code: code ? await unpacked(code).catch(() => '') : ''};
  }

  async function unpacked(code) {
    const bytes = V.from_base64(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(await V.through(bytes, new DecompressionStream('deflate-raw')));
  }

  Object.assign(V, {link_with_code, read_link});
}
