'use strict';
const assert = require('assert');
const path = require('path');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {
  game,
  GOLDEN,
  CROWDED,
  HINT,
  KEY,
  position,
  next_position,
  print_match,
  match_of,
} = require('./small.js');

/// The first states of the full board, down to the orders of the third one.
function three_states() {
  const text = golden_bytes(CROWDED).toString();
  return text.slice(0, text.indexOf('commands', text.indexOf('round 2\n')));
}

for (const [file, states] of [
  [GOLDEN, 201],
  [CROWDED, 41],
]) {
  test(`Money Heist: a trace, read and printed again, is the same: ${path.basename(file)}`, () => {
    const bytes = golden_bytes(file);
    const match = parse(bytes);
    assert.strictEqual(match.trouble, null);
    assert.strictEqual(match.states.length, states);
    assert(Buffer.from(V.print_trace(match, game)).equals(bytes));
  });
}

test('Money Heist: the game of a trace follows from its version line', async () => {
  const loaded = await V.load_match(golden_bytes(GOLDEN), 'a.res', async name => V.find_game(name));
  assert.strictEqual(loaded.game, game);
  assert.deepStrictEqual([loaded.match.version, loaded.match.settings.size], ['1.0', 23]);
});

test('Money Heist: the states hold what the trace says', () => {
  const state = parse(golden_bytes(GOLDEN)).states[200];
  assert.deepStrictEqual(Array.from(state.score), [252, 1394, 2296, 90]);
  assert.deepStrictEqual(Array.from(state.health_pot), [0, 5, 2, 0]);
  assert.deepStrictEqual(Array.from(state.poison_pot), [0, 0, 0, 0]);
  assert.strictEqual(
    state.count_units(id => !state.is_professor(id)).reduce((sum, count) => sum + count),
    80
  );
  assert.strictEqual(state.hints[5].length, 15);
});

test('Money Heist: a trace that is cut at any line shows the rounds before it', () => {
  const lines = three_states().split('\n');
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

test('Money Heist: every kind of damage in a state or order is found', () => {
  const before = position({1: {health: 0, rounds: 9}}, {round: 0});
  const orders = [
    [4, 'm', 'd'],
    [0, 'o', 'u', KEY],
    [5, 'c'],
  ];
  const second = next_position(before, {4: {at: [1, 34]}});
  const text = print_match([before, second], [orders]);
  assert.strictEqual(parse(text).states.length, 2);
  const at = text.indexOf('commands');
  const damages = [
    ['commands\n3', 'commands\n-1'],
    ['4\tm\td', '8\tm\td'],
    ['4\tm\td', '4\tx\td'],
    ['4\tm\td', '4\tm\tc'],
    ['4\tm\td', '4\tm\tdd'],
    ['0\to\tu\t6', '0\to\tu\t5'],
    ['0\to\tu\t6', '0\to\tu\t-1'],
    ['0\to\tu\t6', '0\to\tu\t1000000'],
    ['0\to\tu\t6\t 0', '0\to\tu\t6\t -1'],
    ['units\n8', 'units\n9'],
    ['p\t0\t0', 'p\t1\t0'],
    ['p\t0\t0', 'p\t0\t4'],
    ['p\t0\t0', 'p\t0\t1'],
    ['p\t0\t0', 'x\t0\t0'],
    ['s\t4\t0\t1\t34\t-1', 's\t4\t0\t1\t34\t5'],
    ['s\t4\t0\t1\t34\t-1\t1', 's\t4\t0\t1\t34\t-1\t-1'],
    ['s\t4\t0\t1', 's\t4\t0\t40'],
    ['money\n1', 'money\n2'],
    ['20\t20\t7', '20\t40\t7'],
    ['20\t20\t7', '20\t20\t0'],
    ['safety_box_hints\n2', 'safety_box_hints\n1'],
    ['6 11 10', '7 11 10'],
    ['6 11 10', '6 11 -1'],
    ['6 11 10', '6 40 10'],
    ['1 2 3 -4', '1 2 21 -4'],
    ['round 1', 'round 7'],
    ['health\t0\t0\t0\t0', 'health\t0\t0\t0\tzero'],
    ['poison\t0\t0', 'prison\t0\t0'],
  ];
  for (const [old, fresh] of damages) {
    const damaged = text.slice(at).replace(old, fresh);
    assert.notStrictEqual(damaged, text.slice(at), `${old} is not there`);
    const match = parse(text.slice(0, at) + damaged);
    assert.strictEqual(match.states.length, 1, `${old} -> ${fresh}`);
    assert.strictEqual(match.trouble.cut, false, `${old} -> ${fresh}`);
  }
});

test('Money Heist: damage anywhere is found, or harmless: nothing breaks', () => {
  const bytes = new TextEncoder().encode(three_states());
  let x = 7;
  const random = limit => (x = (x * 48271) % 2147483647) % limit;
  let read = 0;
  for (let k = 0; k < 300; ++k) {
    const damaged = bytes.slice();
    for (let n = 0; n <= k % 3; ++n) {
      const other = damaged[random(damaged.length)];
      damaged[random(damaged.length)] = k % 2 === 0 ? other : random(256);
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
      for (const field of game.player_fields) field.values(state);
      for (let cell = 0; cell < match.rows * match.cols; cell += 7)
        game.describe_cell(match, index, cell);
      for (let id = 0; id < state.num_units; ++id) V.describe_unit(match, game, index, id);
    });
  }
  assert(read > 150);
});

test('Money Heist: a box that waits for a place has no door, and is printed again', () => {
  const waits = {gold: null, door: null, hint: HINT};
  const before = position({}, {boxes: [waits, position().boxes[1]]});
  const text = print_match([before, next_position(before)], [[]]);
  const match = parse(text);
  assert.strictEqual(match.states[0].doors[0], -1);
  assert.match(text, /\n6 -1 -1\n/);
  assert.strictEqual(V.print_trace(match, game), text);
});

test('Money Heist: a hint that stays the same is kept once, however long it is', () => {
  const hint = Array.from({length: 999999}, (_, k) => (k % 41) - 20);
  const settings = {SIZE_HINTS_PER_BOX: hint.length, NUM_SAFETY_BOXES: 1};
  const first = position({}, {boxes: [{gold: [10, 10], door: [11, 10], hint}]});
  const match = match_of([first, next_position(first)], [[]], {settings});
  const [before, after] = match.states;
  assert.strictEqual(before.hints[0].length, 999999);
  assert.strictEqual(before.hints[0], after.hints[0]);
  const row = game.describe_cell(match, 0, 11 * 40 + 10).find(({key}) => key === 'hint');
  assert.strictEqual(row.value.args.count, 999999);
  assert(row.value.args.shown.length < 300);
});

test('Money Heist: a position is printed as a configuration: version, parameters, state', () => {
  const match = parse(golden_bytes(GOLDEN));
  const [head, state] = V.print_position(match, 57, game).split('\n\nFIXED\n\n');
  const [version, , ...parameters] = head.split('\n');
  assert.strictEqual(version, 'MoneyHeist 1.0');
  assert.deepStrictEqual(
    parameters.map(line => line.split(/\s+/)),
    Array.from(match.settings, ([name, value]) => [name, String(value)])
  );
  assert.strictEqual(state, game.print_state(match.states[57], match));
});
