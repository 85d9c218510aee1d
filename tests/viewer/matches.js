'use strict';
// A recorded match of each game, and what the page has to show of it.
const assert = require('assert/strict');
const fs = require('fs');
const path = require('path');
const {execFileSync} = require('child_process');
const {V, home_of, parse, golden_text} = require('./viewer.js');

const USUAL = {version: '1.0', shape: [200, 60, 60], saved: [57]};

/// For each game: its `title` in tests; the recorded match `trace` in `data`, its `version` and its `shape`,
/// [rounds, rows, columns]; a `unit` and what it is called; rounds from which the program of the game,
/// `program`, goes on; of numbers that may be as large as can be, besides those of players, what
/// `words_at_risk` calls them.
const MATCHES = [
  {
    name: 'HarryPotter',
    trace: 'Hunter-Scholar-Moth-Hunter-1',
    unit: [12, 'wizard 12'],
    unlimited: /^type \w .* 5$/,
  },
  {
    name: 'MoneyHeist',
    trace: 'Gatherer-Viper-Locksmith-Prankster-1',
    unit: [5, 'soldier 5'],
    saved: [150],
    unlimited: /^type p .* [57]$|^type s .* 6$|^money .* 2$/,
  },
  {
    name: 'Moria',
    trace: 'Delver-Raider-Doomed-Rover-1',
    version: '1.1',
    unit: [3, 'dwarf 3'],
    unlimited: /^nb_|^status \w .* 4$/,
  },
  {
    name: 'ThePurge',
    trace: 'Vagrant-Mason-Raider-Forager-1',
    shape: [250, 15, 30],
    unit: [4, 'warrior 4'],
    saved: [12, 45, 137],
    unlimited: /^type \w .* 6$|^player .* 3$/,
  },
  {
    name: 'TheWalkingDead',
    trace: 'Stroller-Fighter-Slayer-Forager-1',
    unit: [80, 'zombie 80'],
    unlimited: /^type \w .* 5$/,
  },
].map(match => {
  const game = V.find_game(match.name);
  const folder = V.game_folder(match.name);
  const is_first = folder === 'harry-potter';
  const data = path.join(__dirname, is_first ? '.' : folder, 'data');
  return {
    ...USUAL,
    ...match,
    game,
    folder,
    title: match.name.replace(/([a-z])([A-Z])/g, '$1 $2'),
    file: path.join(data, `${match.trace}.res.gz`),
    crowded: [path.join(data, 'crowded.res.gz')].filter(file => fs.existsSync(file)),
    program: path.join(home_of(match.name), 'Game'),
  };
});

/// Its trace down to the orders of the third state.
function three_states({file, game}) {
  const text = golden_text(file);
  return text.slice(0, text.indexOf(game.orders_word, text.indexOf('round 2\n')));
}

function look_at_all(match, game) {
  V.marks_of({match, game, other: null});
  for (const chart of game.charts) V.chart_values(match, chart);
  match.states.forEach((state, index) => {
    game.print_position(match, index);
    V.round_events(match, game, index);
    V.list_orders(match, game, index);
    for (const field of game.player_fields) field.values(state, match, index);
    for (let cell = 0; cell < match.rows * match.cols; cell += 7) game.describe_cell(match, index, cell);
    for (const id of state.ids) V.describe_unit(match, game, index, id);
  });
}

function play_on({program}, position) {
  const players = ['Demo', 'Dummy', 'Null', 'Demo'];
  const played = parse(
    execFileSync(program, [...players, '-s', '5'], {input: position, stdio: 'pipe', maxBuffer: 1e8})
  );
  assert.equal(played.trouble, null);
  return played;
}

const match_of = game => MATCHES.find(({name}) => name === game);

/// With the environment variable WRITE, the file of data becomes the text.
function is_as_kept(name, text) {
  const file = path.join(__dirname, 'data', name);
  if (process.env.WRITE) fs.writeFileSync(file, text);
  assert.equal(text, fs.readFileSync(file, 'utf8'));
}

/// The words of the last round of a trace: {line, word, name, with: word => the trace with another one
/// there}, one of each kind. Its `name` is the title above it, what its line looks like, and its place there.
function words_at_risk(text, game) {
  const lines = text.split('\n');
  const start =
    text.slice(0, text.lastIndexOf(game.orders_word, text.lastIndexOf('round '))).split('\n').length - 1;
  const found = new Map();
  let title = '';
  lines.forEach((line, k) => {
    [title] = /^[a-z_]{4,}|^Voldemort/.exec(line) || [title];
    const shape = line
      .trim()
      .replace(/-?\b\d\S*/g, '0')
      .replace(/[^\s0]{2,}/g, 'x')
      .split(/\s+/)
      .join(' ');
    const words = line.split(/(\s+)/);
    words.forEach((word, at) => {
      const name = `${title} ${shape} ${at / 2}`;
      if (k < start || word.trim() === '' || found.has(name)) return;
      const changed = other => lines.with(k, words.with(at, other).join('')).join('\n');
      found.set(name, {name, word, line: k + 1, with: changed});
    });
  });
  return Array.from(found.values());
}

module.exports = {MATCHES, is_as_kept, match_of, play_on, three_states, look_at_all, words_at_risk};
