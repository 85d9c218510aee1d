// ENGINE='SOURCE...' node programs/studio/build.mjs GAME...: makes the folder studio from the page, the sources and
// the packages of docs/studio. GAME is the folder of one in the page; ENGINE, without .cc, what plays a match.
// What takes long to compile is kept in build/studio, by a hash of its sources.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import zlib from 'node:zlib';
import * as llvm from '../../docs/studio/node_modules/@yowasp/clang/gen/bundle.js';
import {build as bundle} from '../../docs/studio/node_modules/esbuild/lib/main.js';
import * as flags from '../../Viewer/studio/flags.mjs';

const games = process.argv.slice(2);
const {ENGINE} = process.env;
const MODULES = 'docs/studio/node_modules';
const PAGE = 'Viewer/studio';
const OUT = 'studio/studio';
const KEPT = 'build/studio';

fs.rmSync('studio', {recursive: true, force: true});
fs.cpSync('Viewer', 'studio', {recursive: true, filter: name => name !== PAGE});
for (const folder of [OUT, KEPT]) fs.mkdirSync(folder, {recursive: true});

const read = name => fs.readFileSync(name, 'utf8');
const hash_of = bytes => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/// What the compiler's worker brings, by name: another hash is another file.
const parts = {};
function pack(name, bytes) {
  const packed = zlib.gzipSync(bytes, {level: 9});
  fs.writeFileSync(`${OUT}/${name}.gz`, packed);
  parts[`${name}.gz`] = {size: packed.length, hash: hash_of(packed)};
}

const LLVM = `${MODULES}/@yowasp/clang/gen`;
const input = fs.readFileSync(`${LLVM}/llvm-resources.tar`);
// Without the largest files that neither a player nor the linker can ask for.
const less = flags.words('--delete -f - --wildcards *__cxx03* include/*intrin* include/opencl* lib/*.so');
pack('llvm-resources.tar', execFileSync('tar', less, {input, maxBuffer: Infinity}));
for (const file of fs.readdirSync(LLVM).filter(name => name.endsWith('.wasm')))
  pack(file, fs.readFileSync(`${LLVM}/${file}`));
await flags.begin(llvm);

/// The sources and folders with names of a pattern in a folder, as the package takes them.
function sources(folder, pattern = /^\w+(\.cc|\.hh)?$/) {
  const found = {};
  for (const name of fs
    .readdirSync(folder)
    .filter(one => pattern.test(one))
    .sort()) {
    const place = `${folder}/${name}`;
    found[name] = fs.statSync(place).isDirectory() ? sources(place) : read(place);
  }
  return found;
}

/// What a tool makes of files.
async function made(command, files) {
  const file = `${KEPT}/${hash_of(JSON.stringify([llvm.version, command, files]))}`;
  if (!fs.existsSync(file)) {
    const {files: found, text} = await flags.run(llvm, `${command} -o /made`, files);
    if (found === null) throw new Error(text);
    fs.writeFileSync(`${file}.part`, found.made);
    fs.renameSync(`${file}.part`, file);
  }
  return fs.readFileSync(file);
}

/// What a tool links of the sources in these files. Those of a text are compiled as one, once for all modules.
async function linked(tool, texts, files) {
  const objects = {};
  for (const [k, text] of texts.entries()) {
    const main = flags.words(text).map(name => `#include <${name}.cc>\n`);
    objects[`${k}.o`] = await made(`${flags.COMPILER} -O2 -c /all.cc`, {...files, 'all.cc': main.join('')});
  }
  return made(`${tool} ${Object.keys(objects).join(' ')}`, objects);
}
const MODULE = `clang++ ${flags.LINKED}`;
const OBJECT = 'wasm-ld -m wasm32 -r';

/// What a player's module needs besides player and rules; and the coach's, besides that.
const TURN = [ENGINE, 'programs/studio/Faults programs/studio/Turn'];
const COACH = [
  'study/coach/Coach programs/studio/Coach',
  'study/review/Continuations',
  `study/series/Habits study/series/Neglect study/series/Paired study/series/Series study/series/SeriesMatch
  study/series/StandIns study/series/Statistics`,
  'AIDemo',
  'dummy/AIDummy',
  'dummy/AIRival',
  'dummy/AIMaster',
];

// The root's own game is there, too: that of a folder hides it.
const shared = sources('.', /^(engine|programs|study)$|^\w+\.(cc|hh)$/);

/// A fault is told with the unit that was asked for last.
const telling_of_units = state =>
  state.replace(
    /^inline (?:Unit|Citizen) State::\w+\(int id\) const \{$/m,
    'namespace game_engine { void asked_about(int id); } $& game_engine::asked_about(id);'
  );

const LOOK = 'programs/studio/Look programs/studio/Faults engine/submission/room/SourceText engine/text/Words';
pack('look.wasm', await linked(MODULE, [LOOK], {shared}));

for (const folder of games) {
  const home = fs.existsSync(`games/${folder}`) ? `games/${folder}` : '.';
  const game = sources(home, /^\w+\.(cc|hh)$|^(rules|dummy)$/);
  game['State.hh'] = telling_of_units(game['State.hh']);
  const files = {shared, game};
  const rules = Object.keys(game.rules).filter(name => name.endsWith('.cc'));
  const names = `Board ${rules.map(name => `rules/${name.slice(0, -3)}`).join(' ')}`;
  pack(`${folder}.o`, await linked(OBJECT, [names, ...TURN], files));
  pack(`${folder}.coach.o`, await linked(OBJECT, COACH, files));
  const for_players = (name, part) => (/\.cc$|^(programs|study)$/.test(name) ? undefined : part);
  const headers = JSON.stringify(files, for_players);
  pack(`${folder}.json`, headers);
  parts[`${folder}.pch`] = {hash: hash_of(llvm.version + flags.HEADERS + headers)};
  // Not those that somebody writes there.
  const given = sources(home, /^AI(Demo|First|Null)\.cc$/);
  const players = {...given, ...sources(`${home}/docs/guide`, /^AI\w+\.cc$/)};
  fs.writeFileSync(`${OUT}/${folder}.players.json`, JSON.stringify(players));
  for (const name of ['pages', 'api.pdf', 'docs/viewer.png', 'docs/drawings.png'])
    if (fs.existsSync(`${home}/${name}`))
      fs.cpSync(`${home}/${name}`, `studio/docs/${folder}/${name}`, {recursive: true});
  console.log(folder);
}

fs.writeFileSync(`${KEPT}/parts.json`, JSON.stringify(parts));
await bundle({
  entryPoints: ['pane.js', 'compiler.js', 'studio.css'].map(name => `${PAGE}/${name}`),
  outdir: OUT,
  bundle: true,
  loader: {'.awk': 'text'},
  // For commands that aren't called.
  alias: {'node:zlib': 'data:text/javascript,module.exports={}'},
  minify: true,
  format: 'esm',
  nodePaths: [MODULES, KEPT],
  external: ['node:*'],
  logLevel: 'error',
});

const viewer = read('studio/viewer.html');
fs.rmSync('studio/viewer.html');
fs.copyFileSync(`${PAGE}/offline.js`, 'studio/offline.js');
const option = folder => `<option value="${folder}">${folder.replaceAll('-', ' ')}</option>`;
for (const folder of games) {
  const options = games.map(option).join('').replace(`"${folder}"`, '$& selected');
  const pane = read(`${PAGE}/pane.html`).replace('GAMES', options).replaceAll('GAME', folder);
  const page = viewer
    .replace('../docs/*.md', `docs/${folder}/pages/*.html`)
    .replace('<script src="core/page.js">', found => pane + found);
  fs.writeFileSync(`studio/${folder}.html`, page);
}
fs.copyFileSync(`studio/${games[0]}.html`, 'studio/index.html');

console.log(`studio: ${Object.values(parts).reduce((sum, {size = 0}) => sum + size, 0)} bytes packed`);
