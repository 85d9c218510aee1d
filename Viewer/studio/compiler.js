// The worker that compiles. The compiler is some 25 MB packed: it is brought once, unpacked here, since not
// every server and browser would, and kept by the browser.
import * as flags from './flags.js';
import {hint} from './hint.js';

const KEPT = 'studio-compiler';
const HERE = new URL('./', import.meta.url);

const plain_fetch = globalThis.fetch.bind(globalThis);

/// What the browser keeps; nothing where it can't.
const NOTHING = {match() {}, async put() {}, keys: () => []};
const opened = 'caches' in globalThis ? caches.open(KEPT).catch(() => NOTHING) : NOTHING;

/// What is kept under an address, or is made now.
async function keep(address, make) {
  const cache = await opened;
  const found = await cache.match(address);
  if (found) return found;
  const made = await make();
  await cache.put(address, made.clone()).catch(() => {});
  return made;
}

/// The sizes and hashes of the packed files, by name: a file of another hash is brought anew.
let parts = null;
const progress = {got: 0, all: 0};

/// A packed file; it tells how far it is.
async function bring(name) {
  const {hash, size} = parts[name];
  const address = new URL(`${name}.gz?${hash}`, HERE);
  const found = await keep(address, async () => {
    const answer = await plain_fetch(address);
    if (!answer.ok) throw new Error(`${name}.gz: ${answer.status}`);
    return answer;
  });
  progress.all += size;
  const count = new TransformStream({
    transform(chunk, controller) {
      progress.got += chunk.length;
      globalThis.postMessage({progress: {...progress}});
      controller.enqueue(chunk);
    },
  });
  return found.body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
}

const unpacked = async (name, type = 'application/octet-stream') =>
  new Response(await bring(name), {headers: {'Content-Type': type}});

// The package's script fetches its files from beside it: it gets them unpacked.
globalThis.fetch = address => {
  const name = String(address).split('/').pop();
  return unpacked(name, name.endsWith('.wasm') ? 'application/wasm' : undefined);
};

const module_of = async name => WebAssembly.compile(await (await unpacked(name)).arrayBuffer());

let llvm = null;
let game = null;

/// Runs a tool. Resolves to what it made and said; `files` is null if it failed.
async function run(args, files) {
  let text = '';
  const decoder = new TextDecoder();
  const write = bytes => {
    if (bytes !== null) text += decoder.decode(bytes, {stream: true});
  };
  const options = {stdout: write, stderr: write, decodeASCII: false, fetchProgress() {}};
  try {
    return {files: await llvm.runLLVM(args, files, options), text};
  } catch (error) {
    if (!(error instanceof llvm.Exit)) throw error;
    return {files: null, text};
  }
}

const from_base64 = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

/// Begins with a game: its headers are compiled, if that is not kept.
async function start(folder) {
  parts ??= await (await plain_fetch(new URL('parts.json', HERE), {cache: 'no-cache'})).json();
  await forget_others();
  const {files, engine} = await (await unpacked(`${folder}.json`)).json();
  llvm ??= await import('./llvm/bundle.js');
  const hashes = [`${folder}.json`, 'llvm.core.wasm'].map(name => parts[name].hash);
  const address = new URL(`${folder}.pch?${hashes.join('-')}`, HERE);
  const headers = await keep(address, async () => new Response(await compile_headers(files)));
  game = {files, headers: new Uint8Array(await headers.arrayBuffer()), engine: from_base64(engine)};
  await check('AIFirst.cc', ''); // Brings the compiler itself, if the headers were kept.
}

/// What an earlier release has left is no longer kept.
async function forget_others() {
  const cache = await opened;
  const hashes = Object.values(parts).map(({hash}) => hash);
  for (const request of await cache.keys())
    if (!hashes.some(hash => request.url.includes(hash))) await cache.delete(request);
}

async function compile_headers(files) {
  globalThis.postMessage({preparing: true});
  const {files: made, text} = await run(flags.HEADERS, flags.tree_of(files));
  if (made === null) throw new Error(text);
  return made['headers.pch'];
}

const with_source = (file, text) => ({
  ...flags.tree_of({...game.files, [`game/${file}`]: text}),
  'headers.pch': game.headers,
});

/// What there is to say of a player: {text, hint, preprocessed}.
async function about(file, text, said) {
  const plain = said.replaceAll('/game/', '').replaceAll('/shared/', '');
  const {files} = await run(flags.preprocess(file), flags.without_headers(file, text));
  return {
    text: plain,
    hint: hint(plain, {[file]: text, 'State.hh': game.files['game/State.hh']}),
    preprocessed: files === null ? '' : new TextDecoder().decode(files['player.ii']),
  };
}

/// Compiles a player: {text, hint, preprocessed, module}, where module is null if it has errors.
async function build(file, text) {
  const {files, text: said} = await run(flags.build(file), with_source(file, text));
  if (files === null) return {...(await about(file, text, said)), module: null};
  const program = await run(flags.link(['player', 'engine']), {
    'player.o': files['player.o'],
    'engine.o': game.engine,
  });
  const answer = await about(file, text, said + program.text);
  if (program.files === null) return {...answer, module: null};
  const bytes = program.files['player.wasm'];
  return {...answer, module: await WebAssembly.compile(bytes), bytes};
}

async function check(file, text) {
  return about(file, text, (await run(flags.check(file), with_source(file, text))).text);
}

/// What could stand at a place, as the compiler tells it.
async function complete(file, text, line, column) {
  return (await run(flags.complete(file, line, column), with_source(file, text))).text;
}

/// Where the code section of a module begins.
function start_of_code(bytes) {
  let at = 8;
  const number = () => {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const kind = bytes[at++];
    const size = number();
    if (kind === 10) return at;
    at += size;
  }
  return 0;
}

/// The line of the player's file where a module was, of the places of its calls, the innermost first:
/// "AIHarry.cc:31"; or ''.
async function place(file, bytes, places) {
  const code = start_of_code(bytes);
  const numbers = places.slice(0, 30).map(at => `0x${(at - code).toString(16)}`);
  const {text} = await run(
    ['symbolizer', '--obj=/player.wasm', '--output-style=GNU', '--functions=none', ...numbers],
    {'player.wasm': bytes}
  );
  const found = text
    .split('\n')
    .map(line => /^\/game\/(\S+:[1-9]\d*)/.exec(line))
    .find(line => line !== null && line[1].startsWith(`${file}:`));
  return {text: found ? found[1] : ''};
}

const DOES = {start, build, check, complete, place, module_of};
let before = Promise.resolve();
globalThis.onmessage = ({data: {id, what, args}}) => {
  before = before
    .then(() => DOES[what](...args))
    .then(answer => globalThis.postMessage({id, answer}))
    .catch(error => globalThis.postMessage({id, error: String(error.message || error)}));
};
