'use strict';
const assert = require('assert');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');
const {
  game,
  GOLDEN,
  SIZE,
  NIGHT,
  position,
  next_position,
  things,
  match_of,
  events_of,
} = require('./small.js');

const kinds = events => events.map(event => event.kind);
const cell = (row, col) => row * SIZE + col;
const unit = (id, clan = id % 4) => ({unit: id, clan});

/// Warrior 4 of clan 0 and another citizen beside it, by night.
const beside = (id, fields = {}, more = {}) =>
  position({4: {at: [5, 5]}, [id]: {at: [5, 6], ...fields}}, {round: NIGHT, ...more});
const ATTACK = [4, 'm', 'r'];

/// The one event of a round.
function only_event(...round) {
  const events = events_of(...round);
  assert.strictEqual(events.length, 1, kinds(events).join());
  return events[0];
}

test('The Purge: a golden match agrees with its orders in every round', () => {
  const match = parse(golden_bytes(GOLDEN));
  const seen = new Set();
  for (let index = 0; index < 250; ++index)
    for (const {kind} of V.round_events(match, game, index)) seen.add(kind);
  assert(!seen.has('contradiction'));
  const all = [
    ...['money', 'food', 'gun', 'bazooka', 'gun_lost', 'bazooka_lost', 'gun_left', 'hide'],
    ...['build', 'raise', 'strike', 'break', 'expose', 'win', 'lose', 'kill', 'die', 'fight'],
    ...['birth', 'money_back', 'food_back', 'gun_back', 'bazooka_back', 'dusk', 'dawn', 'gone'],
  ];
  for (const kind of all) assert(seen.has(kind), kind);
});

test('The Purge: moves alone are no event', () => {
  const before = position();
  assert.deepStrictEqual(
    events_of(before, [[4, 'm', 'd']], next_position(before, {4: {at: [1, 2]}})),
    []
  );
});

test('The Purge: money and food are told with points and life', () => {
  const before = position({0: {at: [0, 7]}, 5: {at: [2, 7], life: 90}});
  const orders = [
    [0, 'm', 'r'],
    [5, 'm', 'r'],
  ];
  const after = next_position(
    before,
    {0: {at: [0, 8]}, 5: {at: [2, 8], life: 100}},
    {...things({M: [], F: []}), score: [5, 0, 0, 0]}
  );
  assert.deepStrictEqual(events_of(before, orders, after), [
    {kind: 'money', places: [cell(0, 8)], args: {unit: unit(0), points: 5}},
    {kind: 'food', places: [cell(2, 8)], args: {unit: unit(5, 1), life: 100}},
  ]);
});

for (const [letter, row, weapon, kind] of [
  ['G', 4, 'g', 'gun'],
  ['Z', 6, 'b', 'bazooka'],
]) {
  test(`The Purge: a ${kind} is taken by warriors, and lost by builders`, () => {
    const gone = things({[letter]: []});
    const take = (id, from, to) => {
      const before = position({[id]: {at: [row, 7], weapon: from}});
      const after = next_position(before, {[id]: {at: [row, 8], weapon: to}}, gone);
      return only_event(before, [[id, 'm', 'r']], after).kind;
    };
    assert.strictEqual(take(4, 'h', weapon), kind);
    assert.strictEqual(take(4, 'b', 'b'), `${kind}_left`);
    assert.strictEqual(take(0, 'n', 'n'), `${kind}_lost`);
  });
}

test('The Purge: barricades that are built, raised and hidden in', () => {
  const at = [1, 0];
  const before = position();
  const after = next_position(before, {}, {barricades: [{clan: 0, at, resistance: 40}]});
  const built = only_event(before, [[0, 'b', 'd']], after);
  assert.deepStrictEqual([built.kind, built.args.resistance], ['build', 40]);
  assert.deepStrictEqual(built.places, [cell(0, 0), cell(1, 0)]);
  const nearly = position({}, {barricades: [{clan: 0, at, resistance: 300}]});
  const raised = next_position(nearly, {}, {barricades: [{clan: 0, at, resistance: 320}]});
  assert.strictEqual(only_event(nearly, [[0, 'b', 'd']], raised).args.resistance, 320);
  const hidden = next_position(nearly, {0: {at}});
  assert.strictEqual(only_event(nearly, [[0, 'm', 'd']], hidden).kind, 'hide');
});

test('The Purge: blows at barricades are told with what is left, and who is exposed', () => {
  const strike = (resistance, left, id) => {
    const wall = value => (value > 0 ? [{clan: 1, at: [5, 6], resistance: value}] : []);
    const citizens = id === undefined ? {} : {[id]: {at: [5, 6]}};
    const before = position(
      {4: {at: [5, 5]}, ...citizens},
      {round: NIGHT, barricades: wall(resistance)}
    );
    return only_event(before, [ATTACK], next_position(before, {}, {barricades: wall(left)}));
  };
  const hit = strike(40, 30);
  assert.deepStrictEqual(
    [hit.kind, hit.args.resistance, hit.args.of_clan],
    ['strike', 30, {clan: 1}]
  );
  assert.strictEqual(strike(40, 30, 1).kind, 'strike');
  assert.strictEqual(strike(10, 0).kind, 'break');
  const exposed = strike(10, 0, 1);
  assert.deepStrictEqual([exposed.kind, exposed.args.other], ['expose', unit(1)]);
});

test('The Purge: who lost a fight is read from the lives', () => {
  const before = beside(5);
  const won = only_event(before, [ATTACK], next_position(before, {5: {life: 80}}));
  assert.deepStrictEqual(won, {
    kind: 'win',
    places: [cell(5, 5), cell(5, 6)],
    args: {unit: unit(4), other: unit(5), life: 80},
  });
  const lost = only_event(before, [ATTACK], next_position(before, {4: {life: 80}}));
  assert.deepStrictEqual([lost.kind, lost.args.life], ['lose', 80]);
});

test('The Purge: kills are told with their points, whoever attacked, and marked', () => {
  const before = beside(1, {life: 20});
  const after = next_position(before, {1: null}, {score: [100, 0, 0, 0]});
  const kill = only_event(before, [ATTACK], after);
  assert.deepStrictEqual([kill.kind, kill.args.points, kill.args.other], ['kill', 100, unit(1)]);
  const [mark] = V.find_marks(match_of([before, after], [[ATTACK]]), game);
  assert.deepStrictEqual(
    [mark.index, mark.kind, mark.clan, mark.text],
    [0, 'kill', 0, 'mark_kill']
  );
  const weak = beside(5);
  weak.citizens[4].life = 5;
  const dead = next_position(weak, {4: null}, {score: [0, 250, 0, 0]});
  const die = only_event(weak, [ATTACK], dead);
  assert.deepStrictEqual([die.kind, die.args.points], ['die', 250]);
  const [other] = V.find_marks(match_of([weak, dead], [[ATTACK]]), game);
  assert.strictEqual(other.clan, 1, 'the mark is of the clan that got the points');
});

test('The Purge: fights that may have gone either way are told without a winner', () => {
  // Both attack each other, and each loses once.
  const before = beside(5);
  const orders = [ATTACK, [5, 'm', 'l']];
  const after = next_position(before, {4: {life: 80}, 5: {life: 80}});
  assert.deepStrictEqual(kinds(events_of(before, orders, after)), ['fight', 'fight']);
  // If the same one loses twice it is clear.
  const clear = next_position(before, {5: {life: 60}});
  assert.deepStrictEqual(kinds(events_of(before, orders, clear)), ['win', 'lose']);
});

test('The Purge: an order that could only be carried out if a fight went one way tells which', () => {
  // Warrior 5 is hit by both 4 and 6, and moves away afterwards: so it has not died before.
  const before = position(
    {4: {at: [5, 5]}, 5: {at: [5, 6], life: 20}, 6: {at: [5, 7], life: 20}},
    {round: NIGHT}
  );
  const orders = [
    [6, 'm', 'l'],
    [5, 'm', 'd'],
  ];
  const after = next_position(before, {6: null, 5: {at: [6, 6]}}, {score: [0, 250, 0, 0]});
  assert.deepStrictEqual(kinds(events_of(before, orders, after)), ['die']);
});

test('The Purge: new citizens, and things that come back', () => {
  const before = position({3: null}, things({M: [], G: []}));
  const born = {type: 'b', clan: 3, at: [9, 9], weapon: 'n', life: 60};
  const after = next_position(before, {25: born}, things({M: [[10, 10]], G: [[11, 0]]}));
  assert.deepStrictEqual(events_of(before, [], after), [
    {kind: 'birth', places: [cell(9, 9)], args: {unit: unit(25, 3)}},
    {kind: 'money_back', places: [cell(10, 10)], args: {}},
    {kind: 'gun_back', places: [cell(11, 0)], args: {}},
  ]);
});

test('The Purge: dusk and dawn, when all barricades are gone', () => {
  const evening = position({}, {round: 24});
  assert.strictEqual(only_event(evening, [], next_position(evening)).kind, 'dusk');
  const barricades = [{clan: 2, at: [9, 9], resistance: 80}];
  const morning = position({}, {round: 49, barricades});
  const events = events_of(morning, [], next_position(morning, {}, {barricades: []}));
  assert.deepStrictEqual(kinds(events), ['dawn', 'gone']);
  assert.deepStrictEqual([events[1].places, events[1].args.count], [[cell(9, 9)], 1]);
});

test('The Purge: building by night is a contradiction in version 1.1, not in 1.0', () => {
  const before = position({}, {round: NIGHT});
  const after = next_position(before, {}, {barricades: [{clan: 0, at: [1, 0], resistance: 40}]});
  const orders = [[0, 'b', 'd']];
  assert.deepStrictEqual(kinds(events_of(before, orders, after, {version: '1.0'})), ['build']);
  assert(kinds(events_of(before, orders, after)).includes('contradiction'));
});

test('The Purge: what contradicts the orders is told', () => {
  const before = position();
  const move = [[4, 'm', 'd']];
  const at = {4: {at: [1, 2]}};
  const contradictions = [
    [[], {4: {at: [1, 2]}}, {}],
    [move, {}, {}],
    [move, {...at, 5: {life: 90}}, {}],
    [move, {...at, 5: {weapon: 'g'}}, {}],
    [move, {...at, 5: null}, {}],
    [move, at, things({M: []})],
    [move, at, {score: [5, 0, 0, 0]}],
    [move, at, {barricades: [{clan: 0, at: [9, 9], resistance: 40}]}],
    [move, {...at, 30: {type: 'b', clan: 3, at: [9, 9], weapon: 'n', life: 59}}, {}],
    [[[4, 'b', 'd']], {}, {}],
    [[[0, 'm', 'u']], {}, {}],
  ];
  assert.deepStrictEqual(events_of(before, move, next_position(before, at)), []);
  for (const [orders, citizens, more] of contradictions) {
    const events = events_of(before, orders, next_position(before, citizens, more));
    assert(kinds(events).includes('contradiction'), JSON.stringify([orders, citizens, more]));
  }
});

test('The Purge: a round with very many fights is told in time', () => {
  const citizens = {};
  for (let id = 0; id < 8; ++id) citizens[id] = null;
  const orders = [];
  for (let k = 0; k < 40; ++k) {
    const at = [Math.floor(k / 10) * 2 + (k % 2), Math.floor((k % 10) / 2) * 2];
    citizens[100 + k] = {type: 'w', clan: k % 2, at, weapon: 'h', life: 100};
    orders.push([100 + k, 'm', k % 2 === 0 ? 'd' : 'u']);
  }
  const before = position(citizens, {round: NIGHT, things: {M: [], F: [], G: [], Z: []}});
  const lives = Object.fromEntries(orders.map(([id]) => [id, {life: 80}]));
  const start = Date.now();
  const events = events_of(before, orders, next_position(before, lives));
  assert.strictEqual(events.filter(({kind}) => kind === 'fight').length, 40);
  assert(Date.now() - start < 5000);
});
