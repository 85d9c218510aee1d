'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {golden_bytes, parse} = require('../viewer.js');
const {game, GOLDEN, CROWDED, match_of, kinds_of} = require('./small.js');

// a b c d, far apart but for a and b, and a zombie.
const a = ['a', 0, 2, 2, -1];
const b = ['a', 1, 2, 3, -1];
const rest = [
  ['a', 2, 8, 0, -1],
  ['a', 3, 8, 11, -1],
];
const z = ['z', -1, 5, 5, -1];
const units = (...first) => [...first, ...rest, z];
const dead = ([, ...others]) => ['d', ...others.slice(0, 3), 5];

for (const file of [GOLDEN, CROWDED]) {
  test(`The Walking Dead: every round of a golden match is explained: ${file}`, () => {
    const match = parse(golden_bytes(file));
    const kinds = new Set();
    for (let index = 0; index + 1 < match.states.length; ++index)
      for (const {kind} of game.find_events(match, index)) kinds.add(kind);
    assert(!kinds.has('contradiction'));
    for (const kind of [
      'food',
      'bite',
      'bite_again',
      'fight_won',
      'fight_lost',
      'kill_zombie',
      'comes_back',
      'becomes_zombie',
      'changes_clan',
    ])
      assert(kinds.has(kind), kind);
  });
}

test('The Walking Dead: a fight, won and lost', () => {
  assert.deepStrictEqual(
    kinds_of({units: units(a, b)}, [[0, 'r']], {units: units(a, dead(b)), kills: [50, 0, 0, 0]}),
    ['fight_won']
  );
  assert.deepStrictEqual(
    kinds_of({units: units(a, b)}, [[0, 'r']], {units: units(dead(a), b), kills: [0, 50, 0, 0]}),
    ['fight_lost']
  );
});

test('The Walking Dead: two dead of two fights: the order and the points tell who won which', () => {
  // a attacks b and dies; then c, beside b, attacks b and wins. Or a wins: then c could not attack.
  const c = ['a', 2, 2, 4, -1];
  const d = ['a', 3, 8, 11, -1];
  const match = match_of(
    {units: [a, b, c, d, z]},
    [
      [0, 'r'],
      [2, 'l'],
    ],
    {units: [dead(a), dead(b), c, d, z], kills: [0, 50, 50, 0]}
  );
  const events = game.find_events(match, 0);
  assert.deepStrictEqual(
    events.map(event => event.kind),
    ['fight_lost', 'fight_won']
  );
});

test('The Walking Dead: a zombie that is killed comes back for the clan', () => {
  const near = ['z', -1, 2, 3, -1];
  const before = [a, ['a', 1, 0, 11, -1], ...rest, near];
  const after = [a, ['a', 1, 0, 11, -1], ...rest, ['a', 0, 10, 4, -1]];
  const match = match_of({units: before}, [[0, 'r']], {units: after, kills: [10, 0, 0, 0]});
  const [kill, back] = game.find_events(match, 0);
  assert.deepStrictEqual([kill.kind, back.kind], ['kill_zombie', 'comes_back']);
  assert.deepStrictEqual(kill.args.other, {unit: 4, clan: -1});
  assert.deepStrictEqual(back.args.unit, {unit: 4, clan: 0});
  assert.deepStrictEqual(back.places, [10 * 12 + 4]);
});

test('The Walking Dead: bites, conversions and changes of clan', () => {
  const near = ['z', -1, 3, 3, -1];
  const bitten = (unit, rounds) => [...unit.slice(0, 4), rounds];
  const far = ['a', 1, 0, 11, -1];
  assert.deepStrictEqual(
    kinds_of({units: [a, far, ...rest, near]}, [[4, 'q']], {
      units: [bitten(a, 5), far, ...rest, near],
    }),
    ['bite']
  );
  assert.deepStrictEqual(
    kinds_of({units: [bitten(a, 1), far, ...rest, near]}, [[4, 'q']], {
      units: [['z', -1, 2, 2, -1], far, ...rest, near],
    }),
    ['bite_again', 'becomes_zombie']
  );
  assert.deepStrictEqual(
    kinds_of({units: units(a, far)}, [], {units: units(['a', 1, 2, 2, -1], far)}),
    ['changes_clan']
  );
});

test('The Walking Dead: food that a clan takes, and that a zombie makes disappear', () => {
  const far = ['a', 1, 0, 11, -1];
  assert.deepStrictEqual(
    kinds_of({units: units(a, far), food: [[2, 1]]}, [[0, 'l']], {
      units: units(['a', 0, 2, 1, -1], far),
      food: [[10, 10]],
    }),
    ['food']
  );
  assert.deepStrictEqual(
    kinds_of({units: units(a, far), food: [[4, 4]]}, [[4, 'q']], {
      units: [a, far, ...rest, ['z', -1, 4, 4, -1]],
      food: [[10, 10]],
    }),
    ['food_gone']
  );
});

test('The Walking Dead: what can not have happened is said', () => {
  const far = ['a', 1, 0, 11, -1];
  const wrong = [
    [[[0, 'c']], units(['a', 0, 3, 3, -1], far)], // a diagonal of a living unit
    [[], units(['a', 0, 3, 2, -1], far)], // moved without an order
    [[], units(dead(a), far)], // died without a fight
    [[], units(a, ['a', 2, 0, 11, -1]).map((unit, id) => (id === 0 ? ['a', 3, 2, 2, -1] : unit))],
  ];
  for (const [orders, after] of wrong)
    assert(kinds_of({units: units(a, far)}, orders, {units: after}).includes('contradiction'));
});

test('The Walking Dead: a mark where a clan has no living units left', () => {
  const match = match_of({units: units(a, b)}, [[0, 'r']], {
    units: units(a, dead(b)),
    kills: [50, 0, 0, 0],
  });
  assert.deepStrictEqual(game.find_marks(match), [
    {index: 0, kind: 'dies_out', clan: 1, text: 'mark_dies_out'},
  ]);
});
