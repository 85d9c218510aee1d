'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {game, GOLDEN, NIGHT, position, next_position, print_match, match_of} = require('./small.js');

test('The Purge: a trace, read and printed again, is the same', () => {
  const bytes = golden_bytes(GOLDEN);
  const match = parse(bytes);
  assert.strictEqual(match.trouble, null);
  assert.strictEqual(match.states.length, 251);
  assert(Buffer.from(V.print_trace(match, game)).equals(bytes));
});

test('The Purge: the game of a trace follows from its version line', async () => {
  const loaded = await V.load_match(golden_bytes(GOLDEN), 'a.res', async name => V.find_game(name));
  assert.strictEqual(loaded.game, game);
  assert.deepStrictEqual([loaded.match.version, loaded.match.settings.size], ['1.0', 34]);
  assert.deepStrictEqual([loaded.match.rounds, loaded.match.rows, loaded.match.cols], [250, 15, 30]);
});

test('The Purge: the states hold what the trace says', () => {
  const match = parse(golden_bytes(GOLDEN));
  const state = match.states[18];
  assert.deepStrictEqual(Array.from(state.score), [0, 5, 10, 30]);
  assert.deepStrictEqual(Array.from(state.count_barricades()), [3, 3, 0, 3]);
  assert(state.is_day && !match.states[40].is_day && match.states[50].is_day);
  assert.deepStrictEqual([state.number_of_day, match.states[249].number_of_day], [1, 5]);
  assert.strictEqual(state.num_units, 24);
  const ids = V.all_ids(match);
  assert(!ids.includes(24) && ids.includes(25), 'the first new citizen is 25');
});

test('The Purge: a trace that is cut at any line shows the rounds before it', () => {
  const text = golden_bytes(GOLDEN).toString();
  const lines = text.slice(0, text.indexOf('commands', text.indexOf('round 2\n'))).split('\n');
  let states = 0;
  for (let count = 0; count < lines.length; ++count) {
    if (count > 0 && lines[count - 1].startsWith('status')) ++states;
    let shown = 0;
    try {
      const match = parse(lines.slice(0, count).join('\n') + (count > 0 ? '\n' : ''));
      shown = match.states.length;
      assert(match.trouble.cut, `at line ${count} it says: ${match.trouble.message}`);
    } catch (error) {
      assert(error instanceof V.TraceError && error.cut, `at line ${count}: ${error.stack}`);
    }
    assert.strictEqual(shown, states, `at line ${count}`);
  }
});

test('The Purge: every kind of damage in a state or order is found', () => {
  const barricades = [{clan: 1, at: [9, 9], resistance: 80}];
  const before = position({}, {round: 0, barricades});
  const text = print_match([before, next_position(before)], [[[4, 'm', 'd']]]);
  assert.strictEqual(parse(text).states.length, 2);
  const at = text.indexOf('commands');
  const damages = [
    ['commands\n1', 'commands\n-1'],
    ['4\tm\td', '8\tm\td'],
    ['4\tm\td', '4\tx\td'],
    ['4\tm\td', '4\tm\tc'],
    ['citizens\n8', 'citizens\n7'],
    ['b\t1\t1', 'b\t0\t1'],
    ['b\t1\t1', 'b\t1\t4'],
    ['b\t1\t1', 'x\t1\t1'],
    ['b\t1\t1\t2', 'b\t1\t1\t12'],
    ['n\t60', 'm\t60'],
    ['n\t60', 'n\t0'],
    ['barricades\n1', 'barricades\n2'],
    ['1\t9\t9\t80', '4\t9\t9\t80'],
    ['1\t9\t9\t80', '1\t12\t9\t80'],
    ['1\t9\t9\t80', '1\t9\t9\t-1'],
    ['round 1', 'round 7'],
    ['day 1', 'day 2'],
    ['score\t0\t0\t0\t0', 'score\t0\t0\t0\tzero'],
  ];
  for (const [old, fresh] of damages) {
    const damaged = text.slice(at).replace(old, fresh);
    assert.notStrictEqual(damaged, text.slice(at), `${old} is not there`);
    const match = parse(text.slice(0, at) + damaged);
    assert.strictEqual(match.states.length, 1, `${old} -> ${fresh}`);
    assert.strictEqual(match.trouble.cut, false, `${old} -> ${fresh}`);
  }
});

test('The Purge: damage anywhere is found, or harmless: nothing breaks', () => {
  const text = golden_bytes(GOLDEN).toString();
  const start = text.indexOf('\n\n\n   000');
  const first = text.indexOf('\n\n\n', text.indexOf('round 29\n'));
  const end = text.indexOf('commands', text.indexOf('round 33\n'));
  const bytes = new TextEncoder().encode(text.slice(0, start) + text.slice(first, end));
  let x = 7;
  const random = limit => (x = (x * 48271) % 2147483647) % limit;
  let read = 0;
  for (let k = 0; k < 300; ++k) {
    const damaged = bytes.slice();
    for (let n = 0; n <= k % 3; ++n) {
      const other = damaged[random(damaged.length)];
      damaged[start + random(damaged.length - start)] = k % 2 === 0 ? other : random(256);
    }
    let match = null;
    try {
      match = parse(damaged);
    } catch (error) {
      assert(error instanceof V.TraceError, error.stack);
      continue;
    }
    ++read;
    V.find_marks(match, game);
    V.print_trace(match, game);
    for (const chart of game.charts) V.chart_values(match, chart);
    match.states.forEach((state, index) => {
      V.round_events(match, game, index);
      V.list_orders(match, game, index);
      for (const field of game.player_fields) field.values(state, match, index);
      for (let cell = 0; cell < match.rows * match.cols; cell += 7)
        game.describe_cell(match, index, cell);
      for (const id of state.ids) V.describe_unit(match, game, index, id);
    });
  }
  assert(read > 50);
});

test('The Purge: a position is printed as a configuration to go on from', () => {
  const barricades = [{clan: 1, at: [9, 9], resistance: 80}];
  const before = position({3: null}, {round: NIGHT, barricades, score: [1, 2, 3, 4]});
  const match = match_of([before, next_position(before)], [[]]);
  const text = game.print_position(match, 0);
  const [head, state] = text.split('FIXED\n\n');
  assert(head.startsWith('ThePurge 1.1\n\nNUM_PLAYERS'));
  assert.strictEqual(state.replace('\ngoing_on\n', ''), game.print_state(match.states[0], match));
  assert.match(state, /\n\ngoing_on\n\ncitizens\n7\n/);
});
