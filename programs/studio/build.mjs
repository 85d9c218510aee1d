// node build.mjs OUT PACKAGES ROOT [GAME...]: puts the studio into the folder OUT, from the page, the games'
// sources and the packages in PACKAGES/node_modules. GAME is the folder of one in the page; without any, all
// are in it. What takes long to compile is kept in ROOT/build/studio, by the hash of what it is made of.
import {execFileSync} from 'node:child_process';
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

/// Of the files that the package brings, those that neither a player nor the linker can ask for.
const RARE = flags.words(
  `*__cxx03* include/sanitizer* include/*intrin* include/*hexagon* include/opencl* include/altivec.h
  lib/*profile.a lib/*.so share*`
);

const without_rare = tar =>
  execFileSync('tar', ['--delete', '--wildcards', '-f', '-', ...RARE], {input: tar, maxBuffer: Infinity});

for (const file of fs.readdirSync(llvm_folder)) {
  const bytes = fs.readFileSync(path.join(llvm_folder, file));
  if (file.endsWith('.js')) fs.writeFileSync(path.join(studio, 'llvm', file), bytes);
  else pack(file, file.endsWith('.tar') ? without_rare(bytes) : bytes);
}

// ------------------------------------------------------------------ the games

/// The sources of a folder with names of a pattern, as files of another, by path.
function sources(folder, as, pattern = /\.(cc|hh)$/, recursive = false) {
  const all = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive}).sort() : [];
  const names = all.filter(name => pattern.test(name));
  return Object.fromEntries(
    names.map(name => [path.join(as, name), fs.readFileSync(path.join(folder, name), 'utf8')])
  );
}

const kept = path.join(root, 'build/studio');

/// What the compiler or the linker makes of files.
async function made(args, files) {
  const file = path.join(kept, hash_of(JSON.stringify([args, files, parts['llvm.core.wasm'].hash])));
  if (fs.existsSync(file)) return fs.readFileSync(file);
  let said = '';
  const write = bytes => (said += bytes === null ? '' : Buffer.from(bytes));
  const options = {stdout: write, stderr: write, decodeASCII: false, fetchProgress() {}};
  const found = await runLLVM(args, flags.tree_of(files), options).catch(() => {
    throw new Error(`make studio: the compiler of @yowasp/clang says:\n${said}`);
  });
  fs.mkdirSync(kept, {recursive: true});
  fs.writeFileSync(`${file}.part`, found[args[args.indexOf('-o') + 1].slice(1)]);
  fs.renameSync(`${file}.part`, file);
  return fs.readFileSync(file);
}

/// What is linked, by `link`, of objects, each compiled as one, of the files with its pattern.
async function linked(link, objects, files) {
  const compiled = {};
  for (const [what, pattern] of Object.entries(objects)) {
    const used = Object.keys(files).filter(name => pattern.test(name));
    const main = used.map(name => `#include "/${name}"\n`).join('');
    const compile = flags.to_compile(`-O2 -emit-obj -o /${what}.o`, `/${what}.cc`);
    compiled[`${what}.o`] = await made(compile, {...files, [`${what}.cc`]: main});
  }
  return made(link, compiled);
}

const ENGINE =
  /^shared\/(engine\/(board\/\w+|kit\/(?!Debugger|KnownPlayers)\w+|text\/\w+|memory\/Memory|match\/(Match|MatchLog|RecordedBoard|Trace))|Registry)\.cc$/;
const RULES = /^game\/(Board|rules\/\w+)\.cc$/;
/// What a player's module needs besides the player.
const SOURCES = {engine: ENGINE, rules: RULES, turn: /^shared\/programs\/studio\/(Faults|Turn)\.cc$/};
/// What the coach's module needs, and the players that are in it.
const COACH = {
  engine: ENGINE,
  rules: RULES,
  coach: /^shared\/(study\/coach\/Coach|programs\/(studio\/(Coaching|Faults)|wasm\/Alone))\.cc$/,
  review: /^shared\/study\/review\/Continuations\.cc$/,
  series: /^shared\/study\/series\/(Habits|Neglect|Paired|Series|StandIns|Statistics)\.cc$/,
  demo: /^game\/AIDemo\.cc$/,
  dummy: /^game\/dummy\/AIDummy\.cc$/,
  rival: /^game\/dummy\/AIRival\.cc$/,
  master: /^game\/dummy\/AIMaster\.cc$/,
};
const TOGETHER = flags.words('wasm-ld -m wasm32 -r /engine.o /rules.o /turn.o -o /all.o');
/// What is told of a player's text.
const LOOK = {
  player: /\/Look\.cc$/,
  engine: /\/(submission\/room\/SourceText|text\/Words|studio\/Faults)\.cc$/,
};

// What stands in the root for all games; the rest there is the root's own game.
const OF_ALL = /^(Game|Player|Pos|Random|Registry|Tune)\.\w+$/;
const OF_GAME = /^(?!(Game|Player|Pos|Random|Registry|Tune)\.)\w+\.(cc|hh)$/;
const SHARED = {
  ...sources(path.join(root, 'engine'), 'shared/engine', /\.(cc|hh)$/, true),
  ...sources(path.join(root, 'programs/studio'), 'shared/programs/studio'),
  ...sources(root, 'shared', OF_ALL),
};
const STUDY = {
  ...sources(path.join(root, 'study'), 'shared/study', /\.(cc|hh)$/, true),
  ...sources(path.join(root, 'programs/wasm'), 'shared/programs/wasm'),
};

/// With a fault, one is told which unit the player asked for last.
const telling_of_units = state =>
  state.replace(
    /^inline (?:Unit|Citizen) State::\w+\(int id\) const \{$/m,
    'namespace game_engine { void asked_about(int id); } $& game_engine::asked_about(id);'
  );

for (const folder of games) {
  const own = path.join(root, 'games', folder);
  const home = fs.existsSync(own) ? own : root;
  const seen = {
    ...SHARED,
    ...sources(home, 'game', OF_GAME),
    ...sources(path.join(home, 'rules'), 'game/rules'),
  };
  seen['game/State.hh'] = telling_of_units(seen['game/State.hh']);
  const all = {...seen, ...STUDY, ...sources(path.join(home, 'dummy'), 'game/dummy')};
  const engine = (await linked(TOGETHER, SOURCES, all)).toString('base64');
  const files = Object.fromEntries(Object.entries(seen).filter(([name]) => name.endsWith('.hh')));
  pack(`${folder}.json`, JSON.stringify({files, engine}));
  pack(`${folder}.coach.wasm`, await linked(flags.link(Object.keys(COACH)), COACH, all));
  const players = Object.assign(
    ...[home, path.join(home, 'docs/guide')].map(place => sources(place, '', /^AI\w+\.cc$/))
  );
  fs.writeFileSync(path.join(studio, `${folder}.players.json`), JSON.stringify(players));
  for (const name of ['pages', 'api.pdf', 'docs/viewer.png', 'docs/drawings.png'])
    if (fs.existsSync(path.join(home, name)))
      fs.cpSync(path.join(home, name), path.join(out, 'docs', folder, name), {recursive: true});
  console.log(`${folder}: ${Object.keys(players).join(' ')}`);
}
pack('look.wasm', await linked(flags.link(Object.keys(LOOK)), LOOK, SHARED));
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

const SCRIPTS = ['match', 'many', 'editor', 'files', 'calls', 'links', 'bench', 'pane'];
const tags = SCRIPTS.map(name => `<script src="studio/${name}.js"></script>\n`).join('');
const pane = fs.readFileSync(path.join(studio, 'pane.html'), 'utf8');
const page = fs
  .readFileSync(path.join(out, 'viewer.html'), 'utf8')
  .replace('</head>', '<link rel="stylesheet" href="studio/studio.css">\n</head>')
  .replace('<script src="core/page.js"></script>', found => `${pane}${found}\n${tags}`);
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
