'use strict';
// From a file, an address or the page itself to a match. The text in a file: plain or gzip.
{
  /// Why a match can't be shown: a key of the texts and what they name.
  class LoadError extends Error {
    constructor(key, args) {
      super(key);
      Object.assign(this, {name: 'LoadError', key, args});
    }
  }

  // More is no trace of a match, but would fill the memory.
  const MOST_BYTES = 2 ** 29;

  const starts_with = (bytes, ...start) => start.every((byte, k) => bytes[k] === byte);
  const is_gzip = bytes => starts_with(bytes, 0x1f, 0x8b);
  const too_big = file => new LoadError('error_too_big', {file, size: MOST_BYTES >> 20});

  /// Unpacks gzip. Of a file that is cut short or damaged: what there is. Resolves to {bytes, damaged}.
  async function unpack(packed, file) {
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

  /// The text in a file, as {bytes, damaged}. Throws a LoadError if there is none.
  async function unpack_file(packed, file) {
    if (packed.length === 0) throw new LoadError('error_empty', {file});
    if (packed.length > MOST_BYTES) throw too_big(file);
    const {bytes, damaged} = is_gzip(packed) ? await unpack(packed, file) : {bytes: packed, damaged: false};
    return {bytes: starts_with(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes, damaged};
  }

  // Milliseconds of reading after which the page may draw.
  const PAUSE_AFTER = 80;

  // A longer trace is read by a worker, and its first round shown meanwhile.
  const LONG_BYTES = 4e6;

  /// Reads a match from what V.unpack_file has found. `load_game(name)` brings the part of a game, or null;
  /// `progress(share)` is called now and then with the share that has been read, and says whether to go on;
  /// of a long trace, `begin(match, game)` before with its first round. Throws a LoadError if there is
  /// nothing to show.
  async function read_match(
    {bytes, damaged},
    file,
    load_game,
    progress = _share => true,
    begin = (_match, _game) => {}
  ) {
    const reader = new V.Reader(bytes);
    const title = read_title(reader, file);
    const {version, game_name} = title;
    const game = await load_game(game_name);
    if (game === null) throw new LoadError('error_no_game', {file, game: game_name});
    const key = game.versions.includes(version) ? 'error_not_whole' : 'error_version';
    const steps = guard(key, {file, version, game: game_name}, () =>
      V.start_rounds(reader, V.read_head(reader, title, game), game)
    );
    if (bytes.length < LONG_BYTES || !globalThis.Worker) {
      await take_steps(steps, () => progress(reader.at / bytes.length));
      return {match: Object.assign(steps.match, {damaged}), game};
    }
    begin(V.cut_match(steps.match, 0), game);
    return {match: Object.assign(await read_beside(steps.match, progress), {damaged}), game};
  }

  const FOUND = [
    'bytes',
    'rounds',
    'count',
    'places',
    'tables',
    'sums',
    'lives',
    'marks',
    'untold',
    'trouble',
  ];

  /// What a worker does that reads a trace: its text is sent there, behind that of the scripts that it needs.
  function read_there(found) {
    globalThis.onmessage = ({data: {bytes, name, texts}}) => {
      const game = V.game_part(name);
      Object.assign(game.texts.en, texts);
      V.complete_part(game, {}, []);
      const reader = new V.Reader(bytes);
      const head = V.read_head(reader, V.read_title(reader), game);
      const steps = V.start_rounds(reader, {...head, room: 3}, game);
      for (let told = 0; !steps.next().done;) {
        if (Date.now() < told + 100) continue;
        globalThis.postMessage({share: reader.at / bytes.length});
        told = Date.now();
      }
      const match = Object.fromEntries(found.map(field => [field, steps.match[field]]));
      // Errors lose their fields on the way.
      match.trouble = match.trouble && {...match.trouble};
      globalThis.postMessage({match}, {transfer: [bytes.buffer]});
    };
  }

  /// Reads a match again, all of it, in a worker made of the page's own functions, since a page from disk may
  /// not load one. Takes the bytes away.
  function read_beside(first, progress) {
    const parts = V.shared.map(part => `(${part})();`).join('\n');
    const reads = `(${read_there})(${JSON.stringify(FOUND)});`;
    const script = `'use strict';\nglobalThis.V = {share: part => part()};\n${parts}\n${reads}`;
    const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
    const worker = new Worker(address);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new LoadError('error_unreadable', {file: first.game_name}));
      worker.onerror = fail;
      worker.onmessage = ({data: {share, match}}) => {
        if (!match) return progress(share) || fail();
        const {trouble} = match;
        const error = trouble && new V.TraceError(trouble.cut, trouble.line, trouble.expected, trouble.found);
        return resolve(Object.assign(new V.Match({...first, ...match}), {trouble: error}));
      };
      const {bytes, game_name: name, game} = first;
      worker.postMessage({bytes, name, texts: game.texts.en}, [bytes.buffer]);
    }).finally(() => {
      worker.terminate();
      URL.revokeObjectURL(address);
    });
  }

  async function take_steps(steps, progress) {
    let paused = Date.now();
    while (!steps.next().done) {
      if (Date.now() - paused < PAUSE_AFTER) continue;
      progress();
      await new Promise(resolve => setTimeout(resolve));
      paused = Date.now();
    }
  }

  const HEAD_BYTES = 65536;

  /// The head of the log in the bytes of a file, null if it is none.
  function log_head({bytes}) {
    const text = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
    return /^(Sec)?Game\s/.test(text) ? null : V.read_log_head(text);
  }

  async function load_log({bytes}, head) {
    const steps = V.start_log(new TextDecoder().decode(bytes), head);
    await take_steps(steps, () => {});
    return steps.log;
  }

  /// The title of a trace. A file of a game of the family whose traces begin with other words is reported
  /// with that game's name.
  function read_title(reader, file) {
    return guard('error_not_trace', {file}, () => {
      try {
        return V.read_title(reader);
      } catch (error) {
        const head = new TextDecoder().decode(reader.bytes.subarray(0, 1000));
        const lines = head.replace(/^(Seed|seed) .*/m, '');
        const title = /^([A-Za-z]\w{0,39}) v?\d+(\.\d+)*\s*$/m.exec(lines);
        if (/^(Sec)?Game\s/.test(head) && title !== null)
          throw new LoadError('error_no_game', {file, game: title[1]});
        // What begins otherwise is no trace, wherever it ends.
        if (/^(?!(Sec)?Game\s).{8}/s.test(head))
          throw new LoadError('error_not_trace', {file, detail: error.detail});
        throw error;
      }
    });
  }

  /// What `read` returns; a TraceError becomes a LoadError.
  function guard(key, args, read) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof V.TraceError)) throw error;
      throw new LoadError(error.cut ? 'error_short' : key, {...args, detail: error.detail});
    }
  }

  const loading = new Map();

  /// Adds the scripts of a game's part to the page, once, whoever asks meanwhile. Resolves to the part, or to
  /// null.
  function load_game_part(name) {
    if (!loading.has(name)) loading.set(name, load_scripts(name));
    return loading.get(name);
  }

  async function load_scripts(name) {
    for (const file of V.GAME_FILES)
      if (V.find_game(name) === null && !(await load_script_of(name, file))) return null;
    return V.find_game(name);
  }

  async function load_rules({name}) {
    if (!(await load_script_of(name, 'rules.js'))) throw new Error('rules.js?');
  }

  const load_script_of = (name, file) => load_script(`games/${V.game_folder(name)}/${file}`);

  /// Runs a script. Resolves to whether that went well.
  function load_script(address) {
    return new Promise(resolve => {
      const end = went_well => () => {
        script.remove();
        resolve(went_well);
      };
      const script = V.make('script', '', {load: end(true), error: end(false), src: address});
      document.head.append(script);
    });
  }

  /// The bytes at an address; `file` is what to call it if that fails.
  async function fetch_bytes(address, file) {
    const key = location.protocol === 'file:' ? 'error_from_disk' : 'error_unreachable';
    const give_up = detail => {
      throw new LoadError(key, {file, detail});
    };
    const answer = await fetch(address).catch(() => give_up('network'));
    if (answer.status !== 200) give_up(`HTTP ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer().catch(() => give_up('network')));
  }

  /// A file that the user has chosen, {bytes, name}.
  async function read_file(file) {
    try {
      return {bytes: new Uint8Array(await file.arrayBuffer()), name: file.name};
    } catch {
      throw new LoadError('error_unreadable', {file: file.name});
    }
  }

  function from_base64(text) {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), letter => letter.charCodeAt(0));
  }

  const to_base64 = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));

  /// The same of text that others may have changed: nothing if it is damaged.
  function embedded_bytes(text) {
    try {
      return from_base64(text);
    } catch {
      return new Uint8Array();
    }
  }

  /// The match, its log and its review that were put into the page itself: {bytes, name} for each.
  function embedded_files() {
    return ['embedded-match', 'embedded-log', 'embedded-review']
      .map(id => document.getElementById(id))
      .filter(element => element !== null)
      .map(element => ({bytes: embedded_bytes(element.textContent), name: element.dataset.name}));
  }

  Object.assign(V, {
    LoadError,
    unpack_file,
    read_match,
    log_head,
    load_log,
    load_game_part,
    load_rules,
    load_script,
    fetch_bytes,
    read_file,
    from_base64,
    to_base64,
    embedded_files,
  });
}
