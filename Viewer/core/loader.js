'use strict';
// From a file, an address or the page itself to a match.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  /// Why a match can't be shown: a key of the texts and what they name.
  class LoadError extends Error {
    constructor(key, args) {
      super(key);
      this.name = 'LoadError';
      this.key = key;
      this.args = args;
    }
  }

  const starts_with = (bytes, ...start) => start.every((byte, k) => bytes[k] === byte);
  const is_gzip = bytes => starts_with(bytes, 0x1f, 0x8b);
  const is_xz = bytes => starts_with(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a);

  function join(chunks) {
    const all = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  /// Unpacks gzip. Of a file that is cut short: what there is.
  async function unpack(bytes, file) {
    if (typeof DecompressionStream === 'undefined') throw new LoadError('error_no_gzip', {file});
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const reader = stream.getReader();
    const chunks = [];
    try {
      for (;;) {
        const {done, value} = await reader.read();
        if (done) break;
        chunks.push(value);
      }
    } catch {
      if (chunks.length === 0) throw new LoadError('error_gzip', {file});
    }
    return join(chunks);
  }

  /// Windows ends its lines with two characters.
  function without_returns(bytes) {
    return bytes.includes(13) ? bytes.filter(byte => byte !== 13) : bytes;
  }

  /// Reads a match from the bytes of a file. `load_game(name)` brings the part of a game, or null.
  /// Throws a LoadError if there is nothing to show.
  async function load_match(packed, file, load_game) {
    if (packed.length === 0) throw new LoadError('error_empty', {file});
    if (is_xz(packed)) throw new LoadError('error_xz', {file});
    const bytes = without_returns(is_gzip(packed) ? await unpack(packed, file) : packed);
    const reader = new V.Reader(bytes);
    const head = guard('error_not_trace', {file}, () => V.read_head(reader));
    const game = await load_game(head.game_name);
    if (game === null) throw new LoadError('error_no_game', {file, game: head.game_name});
    const {version} = head;
    const key = game.versions.includes(version) ? 'error_not_trace' : 'error_version';
    const args = {file, version, game: head.game_name};
    const match = guard(key, args, () => V.read_rounds(reader, head, game));
    return {match, game};
  }

  function guard(key, args, read) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof V.TraceError)) throw error;
      throw new LoadError(error.cut ? 'error_short' : key, {...args, detail: error.detail});
    }
  }

  /// Adds the scripts of a game's part to the page, once. Resolves to the part, or to null.
  async function load_game_part(name) {
    for (const file of V.GAME_FILES) {
      if (V.find_game(name) !== null) break;
      const loaded = await new Promise(resolve => {
        const script = document.createElement('script');
        script.src = `games/${V.game_folder(name)}/${file}`;
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.head.append(script);
      });
      if (!loaded) return null;
    }
    return V.find_game(name);
  }

  /// The bytes at an address; `file` is what to call it if that fails.
  function fetch_bytes(address, file) {
    return new Promise((resolve, reject) => {
      const from_disk = location.protocol === 'file:';
      const give_up = detail =>
        reject(new LoadError(from_disk ? 'error_from_disk' : 'error_unreachable', {file, detail}));
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'arraybuffer';
      request.onload = () => {
        const ok = request.status === 200 || (request.status === 0 && request.response);
        if (ok) resolve(new Uint8Array(request.response));
        else give_up(`HTTP ${request.status}`);
      };
      request.onerror = () => give_up('network');
      try {
        request.send();
      } catch {
        give_up('network');
      }
    });
  }

  async function read_file(file) {
    try {
      return new Uint8Array(await file.arrayBuffer());
    } catch {
      throw new LoadError('error_unreadable', {file: file.name});
    }
  }

  /// The match that was put into the page itself, null if there is none.
  function embedded_match() {
    const element = document.getElementById('embedded-match');
    if (element === null) return null;
    const text = atob(element.textContent.replace(/\s+/g, ''));
    const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
    return {bytes, name: element.dataset.name};
  }

  Object.assign(V, {LoadError, load_match, load_game_part, fetch_bytes, read_file, embedded_match});
}
