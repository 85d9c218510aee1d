'use strict';
// The text in a file: plain or gzip, UTF-8 or UTF-16.
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

  // More is no trace of a match, but would fill the memory.
  const MOST_BYTES = 2 ** 29;

  const starts_with = (bytes, ...start) => start.every((byte, k) => bytes[k] === byte);
  const is_gzip = bytes => starts_with(bytes, 0x1f, 0x8b);
  const is_xz = bytes => starts_with(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a);
  const too_big = file => new LoadError('error_too_big', {file, size: MOST_BYTES >> 20});

  /// Unpacks gzip. Of a file that is cut short or damaged: what there is. Resolves to {bytes, damaged}.
  async function unpack(packed, file) {
    if (typeof DecompressionStream === 'undefined') throw new LoadError('error_no_gzip', {file});
    const stream = new DecompressionStream('gzip');
    const writer = stream.writable.getWriter();
    let damaged = false;
    // A file that is cut short fails when it is closed, a damaged one before.
    const writing = writer
      .write(packed)
      .then(() => writer.close().catch(() => {}))
      .catch(() => (damaged = true));
    const chunks = [];
    let size = 0;
    const reader = stream.readable.getReader();
    for (;;) {
      const {done, value} = await reader.read().catch(() => ({done: true, value: null}));
      if (done) break;
      size += value.length;
      chunks.push(value);
      if (size <= MOST_BYTES) continue;
      reader.cancel().catch(() => {});
      throw too_big(file);
    }
    await writing;
    if (size === 0) throw new LoadError('error_gzip', {file});
    return {bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), damaged};
  }

  /// Text as UTF-8 without a mark at its start: Windows' PowerShell writes UTF-16.
  function to_utf8(bytes) {
    if (starts_with(bytes, 0xef, 0xbb, 0xbf)) return bytes.subarray(3);
    const big = starts_with(bytes, 0xfe, 0xff);
    if (!big && !starts_with(bytes, 0xff, 0xfe)) return bytes;
    return new TextEncoder().encode(new TextDecoder(big ? 'utf-16be' : 'utf-16le').decode(bytes));
  }

  /// The text in a file, as {bytes, damaged}. Throws a LoadError if there is none.
  async function unpack_file(packed, file) {
    if (packed.length === 0) throw new LoadError('error_empty', {file});
    if (is_xz(packed)) throw new LoadError('error_xz', {file});
    if (packed.length > MOST_BYTES) throw too_big(file);
    const {bytes, damaged} = is_gzip(packed)
      ? await unpack(packed, file)
      : {bytes: packed, damaged: false};
    return {bytes: to_utf8(bytes), damaged};
  }

  Object.assign(V, {LoadError, unpack_file});
}
