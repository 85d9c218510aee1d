// The worker that compiles. The compiler is some 25 MB packed: it is brought once and kept by the browser; it is
// unpacked here, since not every server and browser would.
import {expose} from 'comlink';
import {Bash} from 'just-bash/browser';
import parts from 'parts.json';
import HINT from '../../engine/submission/hint.awk';
import * as flags from './flags.mjs';

const fetch_packed = globalThis.fetch.bind(globalThis);

/// What the browser keeps, without what an earlier release has left; undefined where it can't.
const opened = (async () => {
  const cache = await caches.open('studio-compiler');
  const hashes = Object.values(parts).map(({hash}) => `?${hash}`);
  for (const {url} of await cache.keys()) if (!hashes.includes(new URL(url).search)) await cache.delete(url);
  return cache;
})().catch(() => {});

/// What is kept under a name and its hash, or is made now.
async function keep(name, make) {
  const address = new URL(`${name}?${parts[name].hash}`, import.meta.url);
  const cache = await opened;
  const found = await cache?.match(address);
  if (found) return found;
  const made = await make(address);
  cache?.put(address, made.clone()).catch(() => {});
  return made;
}

let tell;
const progress = {got: 0, all: 0};

/// How far the loading is; then it makes itself ready.
function tell_progress() {
  const share = progress.got / progress.all;
  const args = {share: Math.floor(100 * share), size: (progress.all / 1e6).toFixed(0)};
  if (share < 1) tell({key: 'code_loading', args});
  else tell({key: 'code_preparing'});
}

/// A packed part, unpacked; it tells how far it is.
async function bring(name) {
  const packed = `${name}.gz`;
  const {body} = await keep(packed, async address => {
    const answer = await fetch_packed(address);
    if (!answer.ok) throw new Error(`${packed}: ${answer.status}`);
    return answer;
  });
  progress.all += parts[packed].size;
  const count = new TransformStream({
    transform(chunk, controller) {
      progress.got += chunk.length;
      tell_progress();
      controller.enqueue(chunk);
    },
  });
  const unpacked = body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, {headers: {'Content-Type': 'application/wasm'}});
}

// The package's script fetches its files from beside it: it gets them unpacked.
globalThis.fetch = address => bring(address.pathname.split('/').pop());

const bytes_of = async answer => new Uint8Array(await answer.arrayBuffer());

let llvm;
let game;

const run = (command, files) => flags.run(llvm, command, files);

/// Begins with a game: compiles its headers, unless they are kept. Brings the module that is asked about a player.
/// @param tell_status is called with {key, args}, how far it is
async function start(folder, tell_status) {
  tell = tell_status;
  const tree = await (await bring(`${folder}.json`)).json();
  const engine = await bytes_of(await bring(`${folder}.o`));
  llvm = await import('@yowasp/clang');
  await flags.begin(llvm);
  const headers = await keep(`${folder}.pch`, async () => {
    const {files, text} = await run(flags.HEADERS, tree);
    if (files === null) throw new Error(text);
    return new Response(files['headers.pch']);
  });
  tree.game['coach.o'] = await bytes_of(await bring(`${folder}.coach.o`));
  game = {...tree, 'headers.pch': await bytes_of(headers), 'engine.o': engine};
  return WebAssembly.compileStreaming(bring('look.wasm'));
}

/// Runs the compiler with players, texts by file, and the game.
const compile = (command, sources) => run(command, {...game, game: {...game.game, ...sources}});

/// What there is to say of a player: {text, hint, preprocessed}.
async function about(file, text, said) {
  const plain = said.replace(/\/(game|shared|tmp)\//g, '');
  const for_hint = {said: plain, [file]: text, 'State.hh': game.game['State.hh']};
  const {files} = await run(flags.preprocess(file), {game: {[file]: text}});
  return {
    text: plain,
    hint: plain && (await new Bash({cwd: '/', files: for_hint}).exec('awk', {args: [HINT, 'said']})).stdout.trim(),
    preprocessed: new TextDecoder().decode(files?.['player.ii']),
  };
}

/// Compiles a player: {text, hint, preprocessed, module, bytes}, where module is null if it has errors.
async function build(file, text) {
  const made = await compile(flags.build(file), {[file]: text});
  const bytes = made.files?.['player.wasm'];
  const module = bytes ? await WebAssembly.compile(bytes) : null;
  return {...(await about(file, text, made.text)), module, bytes};
}

/// Compiles players, texts by file, with the coach into one module, where nothing is known of files.
async function coach(sources) {
  const command = `${flags.build('coach.o', ...Object.keys(sources))} -Wl,--allow-undefined`;
  const {files, text} = await compile(command, sources);
  if (files === null) throw new Error(text);
  return WebAssembly.compile(files['player.wasm']);
}

const check = async (file, text) => about(file, text, (await compile(flags.check(file), {[file]: text})).text);

/// What could stand at a place, as the compiler tells it.
const complete = async (file, text, line, column) =>
  (await compile(flags.complete(file, line, column), {[file]: text})).text;

/// The line of the player's file where a module was, of the places of its calls, the innermost first:
/// "AIHarry.cc:31"; or ''.
async function place(file, bytes, places) {
  const files = {'player.wasm': bytes};
  // Lines are told of places behind the beginning of the code.
  const [, code] = / CODE +\w+ (\w+)/.exec((await run('objdump -h /player.wasm', files)).text);
  const numbers = places.slice(0, 30).map(at => at - Number(`0x${code}`));
  const lines = 'symbolizer --obj=/player.wasm --output-style=GNU --functions=none --basenames';
  const {text} = await run(`${lines} ${numbers.join(' ')}`, files);
  const [found = ''] = text.match(new RegExp(`^${file}:[1-9]\\d*`, 'm')) ?? [];
  return found;
}

expose({start, build, coach, check, complete, place});
