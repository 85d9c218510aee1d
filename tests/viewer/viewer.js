'use strict';
// The parts of the viewer that need no page, and traces to try them with.
const fs = require('fs');
const path = require('path');
const zlib = require('zlib');

const VIEWER = path.join(__dirname, '../../Viewer');
const PAGE = fs.readFileSync(path.join(VIEWER, 'viewer.html'), 'utf8');

// All scripts of the page but the last one, which puts the others into it.
const CORE = Array.from(PAGE.matchAll(/<script src="([^"]+)"/g), ([, file]) => file).slice(0, -1);
for (const file of CORE) require(path.join(VIEWER, file));
const V = globalThis.Viewer;
for (const folder of fs.readdirSync(path.join(VIEWER, 'games')))
  for (const file of V.GAME_FILES) require(path.join(VIEWER, 'games', folder, file));
const game = V.find_game('HarryPotter');

const SPELLS = path.join(__dirname, 'data/Scholar-Scholar-Scholar-Scholar-1.res.gz');
const DUELS = path.join(__dirname, 'data/Hunter-Scholar-Moth-Hunter-1.res.gz');

const start_rules = part =>
  V.start_rules(part, ({name}) => require(path.join(VIEWER, 'games', V.game_folder(name), 'rules.js')));

/// Branches of a game are played on by its module itself instead of a worker.
async function play_here(part) {
  await start_rules(part);
  V.Room.prototype.ask = async function (calls) {
    Object.assign(this, {worker: {terminate() {}}, fail() {}});
    return calls.reduce((_, call) => part.rules.call(...call), '');
  };
}

function golden_bytes(file) {
  return zlib.gunzipSync(fs.readFileSync(file));
}

function parse(trace) {
  const bytes = typeof trace === 'string' ? new TextEncoder().encode(trace) : new Uint8Array(trace);
  const reader = new V.Reader(bytes);
  const title = V.read_title(reader);
  const part = V.find_game(title.game_name);
  const {match, next} = V.start_rounds(reader, V.read_head(reader, title, part), part);
  while (!next().done);
  return match;
}

const golden_text = file => golden_bytes(file).toString();
const golden_match = file => parse(golden_bytes(file));

/// The text of a trace without what happened.
const untold = text => text.replace(/^events\n\d+\n(?:\w.*\n)*/gm, '');

const all_events = match =>
  match.events.flatMap((events, index) => (events || []).map(event => ({index, event})));

function home_of(name) {
  const folder = V.game_folder(name);
  return path.join(__dirname, '../..', folder === 'harry-potter' ? '.' : `games/${folder}`);
}

module.exports = {
  start_rules,
  V,
  game,
  home_of,
  VIEWER,
  CORE,
  SPELLS,
  DUELS,
  golden_bytes,
  golden_text,
  golden_match,
  untold,
  parse,
  all_events,
  play_here,
};
