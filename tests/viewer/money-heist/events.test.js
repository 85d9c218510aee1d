'use strict';
const assert = require('assert');
const path = require('path');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {
  game,
  GOLDEN,
  CROWDED,
  SIZE,
  HINT,
  KEY,
  position,
  next_position,
  match_of,
  events_of,
} = require('./small.js');

const kinds = events => events.map(event => event.kind);
const cell = (row, col) => row * SIZE + col;

/// Soldier 4 of clan 0 beside another unit: it stands right of (5, 5).
const beside = (id, fields = {}, more = {}) =>
  position({4: {at: [5, 5]}, [id]: {at: [5, 6], ...fields}}, more);
const ATTACK = [4, 'm', 'r'];

/// What changes when clan 0 has taken the money.
const MONEY_TAKEN = {money: [[3, 3, 9]], score: [7, 0, 0, 0]};

test('Money Heist: moves alone are no event', () => {
  const before = position();
  const after = next_position(before, {4: {at: [1, 34]}});
  assert.deepStrictEqual(events_of(before, [[4, 'm', 'd']], after), []);
});

test('Money Heist: money that is picked up is told with its amount', () => {
  const before = position({4: {at: [20, 21]}});
  const after = next_position(before, {4: {at: [20, 20]}}, MONEY_TAKEN);
  assert.deepStrictEqual(events_of(before, [[4, 'm', 'l']], after), [
    {kind: 'money', places: [cell(20, 20)], args: {unit: {unit: 4, clan: 0}, amount: 7}},
  ]);
});

test('Money Heist: kits that soldiers and professors pick up are told with their value', () => {
  const before = position({0: {at: [20, 25]}, 5: {at: [20, 29]}});
  const after = next_position(
    before,
    {0: {at: [20, 24]}, 5: {at: [20, 28]}},
    {health_kits: [[3, 3]], poison_kits: [[3, 9]], health: [3, 0, 0, 0], poison: [0, 2, 0, 0]}
  );
  const orders = [
    [0, 'm', 'l'],
    [5, 'm', 'l'],
  ];
  assert.deepStrictEqual(events_of(before, orders, after), [
    {kind: 'health_kit', places: [cell(20, 24)], args: {unit: {unit: 0, clan: 0}, amount: 3}},
    {kind: 'poison_kit', places: [cell(20, 28)], args: {unit: {unit: 5, clan: 1}, amount: 2}},
  ]);
});

test('Money Heist: a soldier that is killed comes back for the clan that was drawn', () => {
  const before = beside(5);
  const after = next_position(
    before,
    {4: {poison: 0}, 5: {at: [30, 30], clan: 2}},
    {score: [10, 0, 0, 0]}
  );
  assert.deepStrictEqual(events_of(before, [ATTACK], after), [
    {
      kind: 'kill',
      places: [cell(5, 5), cell(5, 6), cell(30, 30)],
      args: {unit: {unit: 4, clan: 0}, other: {unit: 5, clan: 1}, to_clan: {clan: 2}},
    },
  ]);
});

test('Money Heist: a unit that moves and is killed is found where it was killed', () => {
  const before = position({4: {at: [5, 5]}, 5: {at: [5, 7]}});
  const after = next_position(before, {4: {poison: 0}, 5: {at: [30, 30]}}, {score: [10, 0, 0, 0]});
  const [event] = events_of(before, [[5, 'm', 'l'], ATTACK], after);
  assert.deepStrictEqual(event.places, [cell(5, 5), cell(5, 6), cell(30, 30)]);
});

test('Money Heist: a professor that is attacked is told with the health that is left', () => {
  const before = beside(1);
  const after = next_position(before, {4: {poison: 0}, 1: {health: 80}});
  const [event, ...others] = events_of(before, [ATTACK], after);
  assert.deepStrictEqual(others, []);
  assert.deepStrictEqual(
    [event.kind, event.args.other, event.args.health],
    ['wound', {unit: 1, clan: 1}, 80]
  );
});

test('Money Heist: a professor that dies is told with the rounds that it is away', () => {
  const before = beside(1, {health: 20});
  const after = next_position(
    before,
    {4: {poison: 0}, 1: {health: 0, rounds: 40}},
    {score: [50, 0, 0, 0]}
  );
  const [event, ...others] = events_of(before, [ATTACK], after);
  assert.deepStrictEqual(others, []);
  assert.deepStrictEqual([event.kind, event.args.rounds], ['kill_professor', 40]);
  assert.deepStrictEqual(V.find_marks(match_of([before, after], [[ATTACK]]), game)[0], {
    index: 0,
    kind: 'kill_professor',
    clan: 0,
    text: 'mark_professor',
  });
});

test('Money Heist: a professor comes back with the health that the version says', () => {
  const before = position({1: {health: 0, rounds: 1, at: [5, 5]}});
  for (const [version, health] of [
    ['1.0', 100],
    ['1.1', 90],
  ]) {
    const after = next_position(before, {1: {at: [30, 20], health}});
    assert.deepStrictEqual(events_of(before, [], after, {version}), [
      {kind: 'professor_back', places: [cell(30, 20)], args: {unit: {unit: 1, clan: 1}}},
    ]);
    after.units[1].health = 95;
    assert.strictEqual(kinds(events_of(before, [], after, {version})).pop(), 'contradiction');
  }
});

test('Money Heist: a box that is opened is told with its points, and where it is then', () => {
  const before = position({2: {at: [12, 10]}});
  const [, other] = before.boxes;
  const moved = {gold: [35, 10], door: [35, 9], hint: [2, 2, 4, 1, 1, 2]};
  const after = next_position(before, {}, {boxes: [moved, other], score: [0, 0, 200, 0]});
  const order = [2, 'o', 'u', KEY];
  assert.deepStrictEqual(events_of(before, [order], after), [
    {
      kind: 'open',
      places: [cell(12, 10), cell(11, 10)],
      args: {unit: {unit: 2, clan: 2}, box: 0, points: 200},
    },
    {kind: 'box_back', places: [cell(35, 9)], args: {box: 0, row: 35, col: 9}},
  ]);
  const match = match_of([before, after], [[order]]);
  assert.deepStrictEqual(
    V.find_marks(match, game).map(({kind, clan}) => [kind, clan]),
    [['open', 2]]
  );
  const old = {...moved, hint: HINT};
  const as_before = next_position(after, {}, {boxes: [old, other], round: 71});
  assert.deepStrictEqual(kinds(events_of(before, [order], as_before, {version: '1.0'})), [
    'open',
    'box_back',
  ]);
  assert.strictEqual(
    kinds(events_of(before, [order], after, {version: '1.0'})).pop(),
    'contradiction'
  );
});

test('Money Heist: a wrong key, a soldier or another direction open nothing', () => {
  const before = position({2: {at: [12, 10]}, 6: {at: [10, 22]}});
  for (const order of [
    [2, 'o', 'u', [0, 0, 1, 1, 1, 0]],
    [2, 'o', 'u', [0, 0, 0, 1, 1]],
    [2, 'o', 'u', [0, 0, 0, 0, 1, 1]],
    [2, 'o', 'u', [0, 0, 0, 2, 2, 2]],
    [2, 'o', 'd', KEY],
    [6, 'o', 'l', KEY],
  ]) {
    const events = events_of(before, [order], next_position(before));
    assert.deepStrictEqual(kinds(events), ['contradiction'], order.join(' '));
  }
});

test('Money Heist: a box without a place waits, and takes one when there is one', () => {
  const waiting = {gold: null, door: null, hint: HINT};
  const [first, second] = position().boxes;
  const before = position({2: {at: [12, 10]}});
  const nowhere = next_position(before, {}, {boxes: [waiting, second], score: [0, 0, 200, 0]});
  assert.deepStrictEqual(kinds(events_of(before, [[2, 'o', 'u', KEY]], nowhere)), [
    'open',
    'box_waits',
  ]);
  assert.deepStrictEqual(events_of(nowhere, [], next_position(nowhere)), []);
  const back = next_position(nowhere, {}, {boxes: [first, second]});
  assert.deepStrictEqual(kinds(events_of(nowhere, [], back)), ['box_back']);
});

test('Money Heist: what soldiers and professors take from the pots is told with amounts', () => {
  const before = position({0: {health: 40}}, {health: [9, 0, 0, 0], poison: [6, 0, 0, 0]});
  const after = next_position(
    before,
    {0: {health: 49}, 4: {poison: 5}},
    {health: [0, 0, 0, 0], poison: [2, 0, 0, 0]}
  );
  const orders = [
    [0, 'h'],
    [4, 'c'],
  ];
  assert.deepStrictEqual(
    events_of(before, orders, after).map(({kind, args}) => [kind, args.amount, args.has, args.pot]),
    [
      ['heal', 9, 49, 0],
      ['charge', 4, 5, 2],
    ]
  );
});

test('Money Heist: orders without an effect are told, behind all others', () => {
  const before = position({4: {at: [20, 21]}});
  const after = next_position(before, {4: {at: [20, 20]}}, MONEY_TAKEN);
  const orders = [
    [1, 'h'],
    [5, 'c'],
    [4, 'm', 'l'],
  ];
  assert.deepStrictEqual(kinds(events_of(before, orders, after)), [
    'money',
    'heal_nothing',
    'charge_nothing',
  ]);
});

test('Money Heist: in version 1.0 a unit gives back what it has too much', () => {
  const before = position({0: {health: 130}, 4: {poison: 7}});
  const after = next_position(
    before,
    {0: {health: 100}, 4: {poison: 5}},
    {health: [30, 0, 0, 0], poison: [2, 0, 0, 0]}
  );
  const orders = [
    [0, 'h'],
    [4, 'c'],
  ];
  assert.deepStrictEqual(
    events_of(before, orders, after, {version: '1.0'}).map(({kind, args}) => [kind, args.amount]),
    [
      ['heal_back', 30],
      ['charge_back', 2],
    ]
  );
});

test('Money Heist: scores and pots do not grow beyond the largest number', () => {
  const most = 2147483647;
  const before = position(
    {4: {at: [20, 21]}, 5: {at: [20, 29]}},
    {score: [most - 3, 0, 0, 0], poison: [0, most, 0, 0]}
  );
  const after = next_position(
    before,
    {4: {at: [20, 20]}, 5: {at: [20, 28]}},
    {money: [[3, 3, 9]], poison_kits: [[3, 9]], score: [most, 0, 0, 0]}
  );
  const orders = [
    [4, 'm', 'l'],
    [5, 'm', 'l'],
  ];
  assert.deepStrictEqual(kinds(events_of(before, orders, after)), ['money', 'poison_kit']);
});

test('Money Heist: a round that does not follow from its orders is told so', () => {
  const before = beside(5);
  const unarmed = beside(5, {}, {});
  unarmed.units[4].poison = 0;
  const cases = [
    ['nobody attacks without poison', unarmed, [ATTACK], next_position(unarmed)],
    ['nor its own clan', beside(0), [ATTACK], next_position(beside(0))],
    ['the dead give no orders', position({1: {health: 0, rounds: 9}}), [[1, 'h']]],
    ['walls are closed', position({}, {walls: [[1, 34]]}), [[4, 'm', 'd']]],
    ['so are doors', position({4: {at: [12, 10]}}), [[4, 'm', 'u']]],
    ['the board has an edge', position(), [[4, 'm', 'u']]],
    ['soldiers do not heal', position(), [[4, 'h']]],
    ['professors do not charge', position(), [[0, 'c']]],
    ['points come from somewhere', before, [], next_position(before, {}, {score: [1, 0, 0, 0]})],
    ['so does poison', before, [], next_position(before, {4: {poison: 2}})],
    ['nobody jumps', before, [], next_position(before, {4: {at: [9, 9]}})],
    ['money stays', before, [], next_position(before, {}, {money: [[20, 20, 8]]})],
    ['kits stay', before, [], next_position(before, {}, {health_kits: [[20, 25]]})],
    ['clans stay', before, [], next_position(before, {4: {clan: 3}})],
  ];
  for (const [rule, from, orders, to = next_position(from)] of cases)
    assert.strictEqual(kinds(events_of(from, orders, to)).pop(), 'contradiction', rule);
});

for (const file of [GOLDEN, CROWDED]) {
  const name = path.basename(file);
  const match = parse(golden_bytes(file));

  test(`Money Heist: every round of a match follows from its orders: ${name}`, () => {
    const told = new Set();
    for (let k = 0; k + 1 < match.states.length; ++k)
      for (const {kind} of game.find_events(match, k)) told.add(kind);
    assert(!told.has('contradiction'));
    for (const kind of [
      'money',
      'health_kit',
      'poison_kit',
      'kill',
      'wound',
      'kill_professor',
      'professor_back',
      'open',
      'box_back',
      'charge',
      'charge_nothing',
      'heal',
      'heal_nothing',
    ])
      assert(told.has(kind), `${name} has no ${kind}`);
  });

  test(`Money Heist: money, kills and gold make up the score: ${name}`, () => {
    const {money, kills, gold} = game.history_of(match);
    match.states.forEach(({score}, k) => {
      for (let p = 0; p < 4; ++p)
        assert.strictEqual(money[k][p] + kills[k][p] + gold[k][p], score[p], `round ${k}`);
    });
  });

  test(`Money Heist: a mark for each box opened and each professor killed: ${name}`, () => {
    const marks = game.find_marks(match);
    const count = kind => marks.filter(mark => mark.kind === kind).length;
    const text = golden_bytes(file).toString();
    assert.strictEqual(count('open'), text.match(/^\d+\to\t/gm).length);
    const pending = match.setting('PROFESSOR_ROUNDS_REBIRTH');
    const deaths = new RegExp(`^p(\t\\d+){4}\t0\t-1\t${pending}$`, 'gm');
    assert.strictEqual(count('kill_professor'), text.match(deaths).length);
  });
}
