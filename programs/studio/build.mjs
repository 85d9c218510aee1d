// node build.mjs OUT PACKAGES ROOT [GAME...]: puts the studio into the folder OUT, from the page, the games'
// sources and the packages in PACKAGES/node_modules. GAME is the folder of one in the page; without any, all
// are in it. What takes long to compile is kept in ROOT/build/studio, by the hash of what it is made of.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import zlib from 'node:zlib';
import {in_javascript} from './awk.mjs';

const [out, packages, root] = process.argv.slice(2, 5).map(place => path.resolve(place));
const games =
  process.argv.length > 5 ? process.argv.slice(5) : fs.readdirSync(path.join(root, 'Viewer/games'));
const modules = path.join(packages, 'node_modules');
const llvm_folder = path.join(modules, '@yowasp/clang/gen');
const {runLLVM} = await import(pathToFileURL(path.join(llvm_folder, 'bundle.js')));
const flags = await import(pathToFileURL(path.join(root, 'Viewer/studio/flags.js')));
const {build: bundle} = await import(pathToFileURL(path.join(modules, 'esbuild/lib/main.js')));

const studio = path.join(out, 'studio');
fs.rmSync(out, {recursive: true, force: true});
fs.cpSync(path.join(root, 'Viewer'), out, {recursive: true});
fs.mkdirSync(path.join(studio, 'llvm'), {recursive: true});

const hash_of = bytes => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const parts = {};
function pack(name, bytes) {
  const packed = zlib.gzipSync(bytes, {level: 9});
  fs.writeFileSync(path.join(studio, `${name}.gz`), packed);
  parts[name] = {size: packed.length, hash: hash_of(packed)};
}

// ------------------------------------------------------------------ the compiler

/// Of the files that the package brings, those that a player or the linker can ask for.
const NEEDED =
  /^(include\/(c\+\+|wasm32-wasip1|(__)?(float|inttypes|limits|iso646|std\w+|tgmath|varargs)\w*\.h$)|lib\/wasm32-wasip1\/(libc|libc\+\+|libc\+\+abi|libwasi-emulated-process-clocks|crt1-reactor)\.[ao]$|lib\/.*\.builtins\.a$)(?!.*__cxx03)/;

function without_rest(tar) {
  const kept = [];
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const name = tar.toString('latin1', at, at + 100).replace(/\0.*$/s, '');
    const size = parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    const end = at + 512 + 512 * Math.ceil(size / 512);
    if (tar[at + 156] === 0x35 || NEEDED.test(name)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.alloc(1024)]);
}

for (const file of fs.readdirSync(llvm_folder)) {
  const bytes = fs.readFileSync(path.join(llvm_folder, file));
  if (file.endsWith('.js')) fs.writeFileSync(path.join(studio, 'llvm', file), bytes);
  else pack(file, file.endsWith('.tar') ? without_rest(bytes) : bytes);
}

// ------------------------------------------------------------------ the games

/// The sources of a folder as files of another, by path; of those in it, too, if `recursive`.
function sources(folder, as, recursive) {
  const names = fs
    .readdirSync(folder, {recursive})
    .filter(name => /\.(cc|hh)$/.test(name))
    .sort();
  return Object.fromEntries(
    names.map(name => [`${as}/${name}`, fs.readFileSync(path.join(folder, name), 'utf8')])
  );
}

async function compile(args, files) {
  let said = '';
  const write = bytes => (said += bytes === null ? '' : Buffer.from(bytes));
  const options = {stdout: write, stderr: write, decodeASCII: false, fetchProgress() {}};
  try {
    return await runLLVM(args, flags.tree_of(files), options);
  } catch {
    throw new Error(`make studio: the compiler of @yowasp/clang says:\n${said}`);
  }
}

const kept = path.join(root, 'build/studio');

/// What is linked, by `link`, of objects, each compiled as one, of the files with its pattern.
async function linked(link, objects, files) {
  const one = what => flags.to_compile(`-O2 -emit-obj -o /${what}.o`, `/${what}.cc`);
  const file = path.join(
    kept,
    hash_of(
      JSON.stringify([one(''), link, String(Object.values(objects)), files, parts['llvm.core.wasm'].hash])
    )
  );
  if (!fs.existsSync(file)) {
    const compiled = {};
    for (const [what, pattern] of Object.entries(objects)) {
      const used = Object.keys(files).filter(name => pattern.test(name));
      const main = used.map(name => `#include "/${name}"\n`).join('');
      const made = await compile(one(what), {...files, [`${what}.cc`]: main});
      compiled[`${what}.o`] = made[`${what}.o`];
    }
    const made = await compile(link, compiled);
    fs.mkdirSync(kept, {recursive: true});
    fs.writeFileSync(`${file}.part`, made[link.at(-1).slice(1)]);
    fs.renameSync(`${file}.part`, file);
  }
  return fs.readFileSync(file);
}

/// What a player's module needs besides the player: of the engine, and of the game, each compiled as one.
const SOURCES = {
  engine:
    /^shared\/(engine\/(board\/\w+|kit\/(?!Debugger|KnownPlayers|LocalRunner)\w+|text\/Reader|text\/Words|memory\/Memory|match\/Trace)|Registry|programs\/studio\/(Faults|Turn))\.cc$/,
  rules: /^game\/(Board|rules\/\w+)\.cc$/,
};
const TOGETHER = ['wasm-ld', '-m', 'wasm32', '-r', '/engine.o', '/rules.o', '-o', '/both.o'];
/// What is told of a player's text.
const LOOK = {
  player: /\/Look\.cc$/,
  engine: /\/(submission\/room\/SourceText|text\/Words|studio\/Faults)\.cc$/,
};

// What stands in the root for all games; the rest there is the root's own game.
const games_folder = path.join(root, 'games');
const is_shared = name => /\/(Game|Player|Pos|Random|Registry|Tune)\.\w+$/.test(name);
const of_files = (files, wanted) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => wanted(name)));

const SHARED = {
  ...sources(path.join(root, 'engine'), 'shared/engine', true),
  ...sources(path.join(root, 'programs/studio'), 'shared/programs/studio'),
  ...of_files(sources(root, 'shared'), is_shared),
};

/// With a fault, one is told which unit the player asked for last.
const telling_of_units = state =>
  state.replace(
    /^inline (?:Unit|Citizen) State::\w+\(int id\) const \{$/m,
    'namespace game_engine { void asked_about(int id); } $& game_engine::asked_about(id);'
  );

for (const folder of games) {
  const home = fs.existsSync(path.join(games_folder, folder)) ? path.join(games_folder, folder) : root;
  const all = {
    ...SHARED,
    ...of_files(sources(home, 'game'), name => !is_shared(name)),
    ...sources(path.join(home, 'rules'), 'game/rules'),
  };
  all['game/State.hh'] = telling_of_units(all['game/State.hh']);
  const engine = await linked(TOGETHER, SOURCES, all);
  const guide = path.join(home, 'docs/guide');
  const players = {...sources(home, 'game'), ...(fs.existsSync(guide) ? sources(guide, 'game') : {})};
  const shown = Object.entries(players)
    .filter(([name]) => /\/AI\w+\.cc$/.test(name))
    .map(([name, text]) => [name.slice(5), text]);
  const files = of_files(all, name => name.endsWith('.hh'));
  pack(`${folder}.json`, JSON.stringify({files, engine: engine.toString('base64')}));
  fs.writeFileSync(path.join(studio, `${folder}.players.json`), JSON.stringify(Object.fromEntries(shown)));
  for (const name of ['pages', 'api.pdf', 'docs/viewer.png', 'docs/drawings.png'].filter(name =>
    fs.existsSync(path.join(home, name))
  ))
    fs.cpSync(path.join(home, name), path.join(out, 'docs', folder, name), {recursive: true});
  console.log(`${folder}: ${shown.map(([name]) => name).join(' ')}`);
}
fs.writeFileSync(path.join(studio, 'look.wasm'), await linked(flags.LINK, LOOK, SHARED));
const hints = fs.readFileSync(path.join(root, 'engine/submission/hint.awk'), 'utf8');
fs.writeFileSync(path.join(studio, 'hint.js'), in_javascript(hints));
fs.writeFileSync(path.join(studio, 'parts.json'), JSON.stringify(parts));

// ------------------------------------------------------------------ the page

await bundle({
  entryPoints: [path.join(root, 'Viewer/studio/editor.js')],
  bundle: true,
  minify: true,
  format: 'iife',
  nodePaths: [modules],
  outfile: path.join(studio, 'editor.js'),
  allowOverwrite: true,
  logLevel: 'error',
});

const SCRIPTS = ['match', 'many', 'editor', 'files', 'links', 'bench', 'pane'];
const tags = SCRIPTS.map(name => `<script src="studio/${name}.js"></script>\n`).join('');
const page = fs
  .readFileSync(path.join(out, 'viewer.html'), 'utf8')
  .replace('</head>', '<link rel="stylesheet" href="studio/studio.css">\n</head>')
  .replace('<script src="core/page.js"></script>', `<script src="core/page.js"></script>\n${tags}`);
fs.writeFileSync(path.join(out, 'index.html'), page);
fs.rmSync(path.join(out, 'viewer.html'));

// What the page keeps for when there is no network: all but the compiler's parts, which its worker keeps.
const script = fs.readFileSync(path.join(studio, 'offline.js'), 'utf8');
fs.rmSync(path.join(studio, 'offline.js'));
const read = name => fs.readFileSync(path.join(out, name));
const names = fs
  .readdirSync(out, {recursive: true})
  .filter(name => !name.endsWith('.gz') && fs.statSync(path.join(out, name)).isFile())
  .sort();
const release = hash_of(Buffer.concat(names.map(read)));
fs.writeFileSync(
  path.join(out, 'offline.js'),
  `// ${release}\nconst FILES = ${JSON.stringify(['./', ...names])};\n${script}`
);
console.log(`${out}: ${Object.values(parts).reduce((sum, {size}) => sum + size, 0)} bytes packed`);
