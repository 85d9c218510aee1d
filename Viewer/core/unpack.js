'use strict';
// The text in a file, however it is packed: gzip of one member or several, UTF-8 or UTF-16.
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

  function join(chunks) {
    const all = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  /// Unpacks one member of gzip, of `most` bytes at most. Resolves to {chunks, size, end}, where `end`
  /// is 'whole', 'cut' (the member is cut short), 'damaged' or 'too big'.
  async function unpack_member(bytes, most) {
    const stream = new DecompressionStream('gzip');
    const writer = stream.writable.getWriter();
    const found = {chunks: [], size: 0, end: 'whole'};
    const writing = writer
      .write(bytes)
      .then(() => writer.close().catch(() => (found.end = 'cut')))
      .catch(() => (found.end = 'damaged'));
    const reader = stream.readable.getReader();
    try {
      for (;;) {
        const {done, value} = await reader.read();
        if (done) break;
        found.size += value.length;
        if (found.size > most) {
          reader.cancel().catch(() => {});
          return {...found, end: 'too big'};
        }
        found.chunks.push(value);
      }
    } catch {
      // The writer knows why.
    }
    await writing;
    return found;
  }

  /// Where further members of a gzip file can start.
  function member_starts(bytes) {
    const starts = [];
    for (let at = bytes.indexOf(0x1f, 1); at > 0; at = bytes.indexOf(0x1f, at + 1)) {
      if (bytes[at + 1] === 0x8b && bytes[at + 2] === 8 && bytes[at + 3] < 32) starts.push(at);
    }
    return starts;
  }

  /// Unpacks gzip. Of a file that is cut short or damaged: what there is. Resolves to {bytes, damaged}.
  async function unpack(packed, file) {
    if (typeof DecompressionStream === 'undefined') throw new LoadError('error_no_gzip', {file});
    const chunks = [];
    let [size, start, end] = [0, 0, 'whole'];
    while (start < packed.length) {
      const rest = packed.subarray(start);
      const member = await first_member(rest, MOST_BYTES - size);
      if (member.end === 'too big') throw too_big(file);
      chunks.push(...member.chunks);
      size += member.size;
      start += member.length;
      ({end} = member);
    }
    if (size === 0) throw new LoadError('error_gzip', {file});
    return {bytes: join(chunks), damaged: end === 'damaged'};
  }

  /// The first member of what is left, and its `length`. Most files are one member; if this is none,
  /// it ends at the first place where a whole one can.
  async function first_member(rest, most) {
    const all = await unpack_member(rest, most);
    if (all.end === 'damaged') {
      for (const length of member_starts(rest)) {
        const member = await unpack_member(rest.subarray(0, length), most);
        if (member.end === 'whole') return {...member, length};
      }
    }
    return {...all, length: rest.length};
  }

  /// Text as UTF-8 without a mark at its start: Windows' PowerShell writes UTF-16.
  function to_utf8(bytes) {
    if (starts_with(bytes, 0xef, 0xbb, 0xbf)) return bytes.subarray(3);
    const wide = [
      ['utf-16le', 0xff, 0xfe],
      ['utf-16be', 0xfe, 0xff],
    ].find(([, ...mark]) => starts_with(bytes, ...mark));
    return wide ? new TextEncoder().encode(new TextDecoder(wide[0]).decode(bytes)) : bytes;
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
