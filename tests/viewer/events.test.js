'use strict';
const assert = require('assert');
const path = require('path');
const {test} = require('./check.js');
const {V, game, GOLDEN, golden_bytes, parse} = require('./viewer.js');
const {SIZE, position, next_position, print_match, events_of} = require('./small.js');

const kinds = events => events.map(event => event.kind);
const cell = (row, col) => row * SIZE + col;

/// Two wizards that stand side by side, 4 of clan 0 at (5, 5) and 5 of clan 1 at (5, 6).
const pair = more =>
  position(
    [
      {clan: 0, at: [5, 5]},
      {clan: 1, at: [5, 6]},
    ],
    more
  );

test('moves alone are no event', () => {
  const before = pair();
  const after = next_position(before, {4: {at: [4, 5]}});
  assert.deepStrictEqual(events_of(before, [[4, 'u']], after), []);
});

test('a unit that moves onto a book reads it', () => {
  const before = pair({books: [[4, 5]]});
  const after = next_position(
    before,
    {4: {at: [4, 5]}},
    {books: [[2, 2]], strength: [1050, 1000, 1000, 1000]}
  );
  assert.deepStrictEqual(events_of(before, [[4, 'u']], after), [
    {kind: 'book', places: [cell(4, 5)], args: {unit: {unit: 4, clan: 0}}},
  ]);
});

test('a duel that the attacker wins starts the conversion of the other', () => {
  const before = pair();
  const after = next_position(before, {5: {rounds: 4, next: 0}});
  const [event, ...others] = events_of(before, [[4, 'r']], after);
  assert.deepStrictEqual(others, []);
  assert.strictEqual(event.kind, 'duel_won');
  assert.deepStrictEqual(event.args.unit, {unit: 4, clan: 0});
  assert.deepStrictEqual(event.args.other, {unit: 5, clan: 1});
  assert.deepStrictEqual([event.args.strength, event.args.other_strength], [500, 500]);
});

test('a duel that the attacker loses starts its own conversion', () => {
  const before = pair();
  const after = next_position(before, {4: {rounds: 4, next: 1}});
  assert.deepStrictEqual(kinds(events_of(before, [[4, 'r']], after)), ['duel_lost']);
});

test('more than twice the magic strength converts the other at once', () => {
  const before = pair({strength: [2002, 1000, 1000, 1000]});
  const after = next_position(before, {5: {clan: 0}}, {points: [100, 0, 0, 0]});
  const [event] = events_of(before, [[4, 'r']], after);
  assert.strictEqual(event.kind, 'converts');
  assert.deepStrictEqual([event.args.strength, event.args.other_strength], [1001, 500]);
});

test('exactly twice the magic strength does not', () => {
  const before = pair({strength: [2000, 1000, 1000, 1000]});
  const after = next_position(before, {5: {rounds: 4, next: 0}});
  assert.deepStrictEqual(kinds(events_of(before, [[4, 'r']], after)), ['duel_won']);
});

test('an attacker with less than half the magic strength is converted at once', () => {
  const before = pair({strength: [998, 2000, 1000, 1000]});
  const after = next_position(before, {4: {clan: 1}});
  assert.deepStrictEqual(kinds(events_of(before, [[4, 'r']], after)), ['converted']);
});

test('a conversion at once changes the magic strength of the next duel of the round', () => {
  const before = position(
    [
      {clan: 0, at: [5, 5]},
      {clan: 1, at: [5, 6]},
      {clan: 0, at: [8, 5]},
      {clan: 1, at: [8, 6]},
    ],
    {strength: [2010, 1000, 1000, 1000]}
  );
  const after = next_position(before, {5: {clan: 0}, 7: {rounds: 4, next: 0}});
  const events = events_of(
    before,
    [
      [4, 'r'],
      [6, 'r'],
    ],
    after
  );
  assert.deepStrictEqual(kinds(events), ['converts', 'duel_won']);
  assert.deepStrictEqual([events[0].args.strength, events[0].args.other_strength], [670, 333]);
  assert.deepStrictEqual([events[1].args.strength, events[1].args.other_strength], [502, 500]);
});

test('a wizard of the own clan frees the one in conversion', () => {
  const before = position([
    {clan: 0, at: [5, 5]},
    {clan: 0, at: [5, 6], rounds: 3, next: 2},
  ]);
  const after = next_position(before, {5: {rounds: 0, next: -1}});
  const [event] = events_of(before, [[4, 'r']], after);
  assert.strictEqual(event.kind, 'cancel');
  assert.deepStrictEqual(event.args, {
    unit: {unit: 4, clan: 0},
    other: {unit: 5, clan: 0},
    to_clan: {clan: 2},
  });
});

test('a conversion that ends changes the clan', () => {
  const before = position([{clan: 0, at: [5, 5], rounds: 1, next: 3}]);
  const after = next_position(before, {4: {clan: 3, next: -1}}, {points: [0, 0, 0, 100]});
  assert.deepStrictEqual(events_of(before, [], after), [
    {
      kind: 'finish',
      places: [cell(5, 5)],
      args: {unit: {unit: 4, clan: 3}, from_clan: {clan: 0}},
    },
  ]);
});

test('a wizard attacks a rival ghost, which rests longer', () => {
  const before = position([{clan: 1, at: [1, 5]}]);
  const after = next_position(before, {0: {rounds: 14, next: 70}});
  const [event] = events_of(before, [[4, 'u']], after);
  assert.strictEqual(event.kind, 'ghost');
  assert.deepStrictEqual([event.args.other, event.args.rounds], [{unit: 0, clan: 0}, 15]);
});

test('an attack on a ghost that is still protected contradicts the rules, and is told so', () => {
  const before = position([{clan: 1, at: [1, 5]}]);
  before.units[0].next = 66;
  const events = events_of(before, [[4, 'u']], next_position(before));
  assert.strictEqual(kinds(events).pop(), 'contradiction');
  before.units[0].next = 65;
  const after = next_position(before, {0: {rounds: 14, next: 70}});
  assert.deepStrictEqual(kinds(events_of(before, [[4, 'u']], after)), ['ghost']);
});

test('a spell wins the share of cells that the rules say, in both versions', () => {
  // 144 cells, 5 units: 139 without one; clan 0 owns two of those.
  const before = position([{clan: 1, at: [9, 9]}]);
  before.cells[8][8] = before.cells[8][9] = '0';
  const after = next_position(before, {0: {rounds: 59}});
  let left = 20;
  for (const row of [2, 3])
    for (let j = 0; j < SIZE && left > 0; ++j, --left) after.cells[row][j] = '0';
  const [event] = events_of(before, [[0, 's']], after, {version: '1.1'});
  assert.strictEqual(event.kind, 'spell');
  assert.strictEqual(event.args.cells, Math.floor((15 * 137) / 100));
  assert.strictEqual(event.places.length, 1 + 20);
  const [old] = events_of(before, [[0, 's']], after, {version: '1.0'});
  assert.strictEqual(old.args.cells, Math.floor(0.15 * 139));
});

test('a wizard that walks into Voldemort comes back elsewhere, in a clan', () => {
  const before = position([{clan: 1, at: [8, 1]}]);
  const after = next_position(before, {4: {clan: 2, at: [3, 9]}}, {voldemort: [9, 1]});
  assert.deepStrictEqual(events_of(before, [[4, 'd']], after), [
    {
      kind: 'walked',
      places: [cell(8, 1), cell(3, 9)],
      args: {unit: {unit: 4, clan: 1}, back_clan: {clan: 2}},
    },
  ]);
});

test('units beside Voldemort after his move are taken, the one under him is not', () => {
  const before = position([
    {clan: 1, at: [8, 1]},
    {clan: 1, at: [7, 1]},
  ]);
  const after = next_position(before, {5: {clan: 3, at: [3, 9]}}, {voldemort: [8, 1]});
  assert.deepStrictEqual(
    events_of(before, [], after).map(event => [event.kind, event.args.unit.unit]),
    [['taken', 5]]
  );
});

test('a ghost comes back for its own clan and rests', () => {
  const before = position([]);
  before.units[2].at = [7, 1];
  const after = next_position(before, {2: {at: [3, 9], rounds: 59, next: -1}}, {voldemort: [9, 1]});
  assert.deepStrictEqual(events_of(before, [], after, {}), [
    {kind: 'contradiction', places: [], args: {}},
  ]);
  after.voldemort = [8, 1];
  assert.deepStrictEqual(kinds(events_of(before, [], after)), ['taken_ghost']);
  const walk = next_position(before, {2: {at: [3, 9], rounds: 59, next: -1}}, {voldemort: [10, 2]});
  before.units[2].at = [8, 3];
  assert.deepStrictEqual(kinds(events_of(before, [[2, 'z']], walk)), ['walked_ghost']);
});

test('books beside Voldemort after his move disappear', () => {
  const before = position([], {books: [[8, 2]]});
  const after = next_position(before, {}, {voldemort: [9, 1], books: [[2, 2]]});
  assert.deepStrictEqual(events_of(before, [], after), [
    {kind: 'book_taken', places: [cell(8, 2)], args: {}},
  ]);
});

test('a wizard that loses a duel and is freed in the same round: both are told', () => {
  const before = position([
    {clan: 0, at: [5, 5]},
    {clan: 1, at: [5, 6]},
    {clan: 1, at: [5, 7]},
  ]);
  const after = next_position(before);
  const events = events_of(
    before,
    [
      [4, 'r'],
      [6, 'l'],
    ],
    after
  );
  assert.deepStrictEqual(kinds(events), ['duel_won', 'cancel']);
  assert.deepStrictEqual(events[1].args.to_clan, {clan: 0});
});

test('the book goes to who comes first, and the second attacks it, as in the statement', () => {
  const before = position(
    [
      {clan: 0, at: [4, 5]},
      {clan: 1, at: [5, 4]},
    ],
    {books: [[4, 4]]}
  );
  const after = next_position(
    before,
    {5: {at: [4, 4], rounds: 4, next: 0}},
    {books: [[2, 2]], strength: [1000, 1050, 1000, 1000]}
  );
  const events = events_of(
    before,
    [
      [5, 'u'],
      [4, 'l'],
    ],
    after
  );
  assert.deepStrictEqual(kinds(events), ['duel_won', 'book'], 'what is quiet comes last');
  assert.deepStrictEqual(events[1].places, [cell(4, 4)]);
});

test('a wizard that is converted at once carries out its order for its new clan', () => {
  const before = pair({strength: [2002, 1000, 1000, 1000], books: [[5, 7]]});
  const after = next_position(before, {5: {clan: 0, at: [5, 7]}}, {books: [[2, 2]]});
  after.cells[5][6] = '0';
  const events = events_of(
    before,
    [
      [4, 'r'],
      [5, 'r'],
    ],
    after
  );
  assert.deepStrictEqual(kinds(events), ['converts', 'book']);
  assert.deepStrictEqual(events[1].args.unit, {unit: 5, clan: 0});
});

test('a wizard wins one duel and loses another one in the same round', () => {
  const before = position([
    {clan: 0, at: [5, 5]},
    {clan: 1, at: [5, 6]},
    {clan: 2, at: [4, 5]},
  ]);
  const after = next_position(before, {5: {rounds: 4, next: 0}, 4: {rounds: 4, next: 2}});
  assert.deepStrictEqual(
    kinds(
      events_of(
        before,
        [
          [4, 'r'],
          [6, 'd'],
        ],
        after
      )
    ),
    ['duel_won', 'duel_won']
  );
});

test('a conversion that lasts one round begins and ends in the same one', () => {
  const before = pair();
  const after = next_position(before, {5: {clan: 0}});
  const settings = {ROUNDS_FOR_CONVERTING: 1};
  assert.deepStrictEqual(kinds(events_of(before, [[4, 'r']], after, {settings})), [
    'duel_won',
    'finish',
  ]);
});

test('where nothing shows who won a duel, no winner is named', () => {
  const before = position([
    {clan: 0, at: [7, 1]},
    {clan: 1, at: [7, 2]},
  ]);
  const after = next_position(
    before,
    {4: {clan: 2, at: [3, 3]}, 5: {clan: 3, at: [3, 9]}},
    {voldemort: [8, 1]}
  );
  const events = events_of(before, [[4, 'r']], after);
  assert.deepStrictEqual(kinds(events), ['duel', 'taken', 'taken']);
  assert.deepStrictEqual([events[0].args.unit.unit, events[0].args.other.unit], [4, 5]);
});

test('a later order shows who won, though both were taken afterwards', () => {
  // A wizard in conversion attacks nobody: 4, which then attacks 6, has not lost.
  const before = position([
    {clan: 0, at: [7, 1]},
    {clan: 1, at: [7, 2]},
    {clan: 2, at: [6, 2]},
  ]);
  const after = next_position(
    before,
    {4: {clan: 2, at: [3, 3]}, 5: {clan: 3, at: [3, 9]}, 6: {rounds: 4, next: 1}},
    {voldemort: [8, 1]}
  );
  assert.deepStrictEqual(
    kinds(
      events_of(
        before,
        [
          [4, 'r'],
          [5, 'u'],
        ],
        after
      )
    ).slice(0, 2),
    ['duel_lost', 'duel_won']
  );
});

test('a new leader and a player that goes out are told in the round in which it happens', () => {
  const first = position([], {score: [5, 3, 0, 0]});
  const second = next_position(first, {}, {score: [5, 5, 0, 0]});
  const third = next_position(second, {}, {score: [5, 6, 0, 0], status: [0, 0, -1, 0]});
  const match = parse(print_match([first, second, third], [[], []]));
  assert.deepStrictEqual(V.round_events(match, game, 0), []);
  assert.deepStrictEqual(
    V.round_events(match, game, 1).map(event => [event.kind, event.args.clan.clan]),
    [
      ['leader', 1],
      ['out', 2],
    ]
  );
  assert.deepStrictEqual(
    V.find_marks(match, game).map(({index, kind, clan}) => [index, kind, clan]),
    [
      [2, 'leader', 1],
      [2, 'out', 2],
    ]
  );
});

test('a tie takes the lead from nobody', () => {
  const first = position([], {score: [5, 3, 0, 0]});
  const second = next_position(first, {}, {score: [5, 5, 0, 0]});
  const third = next_position(second, {}, {score: [6, 5, 0, 0]});
  assert.deepStrictEqual(
    V.find_marks(parse(print_match([first, second, third], [[], []])), game),
    []
  );
});

test('behind the last state there are no events', () => {
  const match = parse(print_match([pair()], []));
  assert.deepStrictEqual(V.round_events(match, game, 0), []);
});

for (const file of GOLDEN) {
  const name = path.basename(file);
  const match = parse(golden_bytes(file));

  test(`every round of a golden match follows from its orders, in one way only: ${name}`, () => {
    for (let k = 0; k + 1 < match.states.length; ++k) {
      const {found, whole} = game.explain_round(match, k);
      assert.strictEqual(found.length, 1, `round ${k}`);
      assert(whole, `round ${k}`);
    }
  });

  test(`books read and conversions told are those that strength and points show: ${name}`, () => {
    for (let k = 0; k + 1 < match.states.length; ++k) {
      const strength = Array.from(match.states[k].strength);
      const points = Array.from(match.states[k].conversion_points);
      for (const {kind, args} of game.find_events(match, k)) {
        if (kind === 'book') strength[args.unit.clan] += 50;
        if (kind === 'converts' || kind === 'finish') points[args.unit.clan] += 100;
        if (kind === 'converted') points[args.other.clan] += 100;
      }
      assert.deepStrictEqual(strength, Array.from(match.states[k + 1].strength), `round ${k}`);
      assert.deepStrictEqual(
        points,
        Array.from(match.states[k + 1].conversion_points),
        `round ${k}`
      );
    }
  });

  test(`the replay of a round ends with the units and books of the next state: ${name}`, () => {
    for (let k = 0; k + 1 < match.states.length; ++k) {
      const {
        found: [replay],
      } = game.explain_round(match, k);
      const kept = new Set(match.states[k + 1].books);
      const taken = new Set(
        replay.steps.filter(step => step.kind === 'book_taken').map(step => step.at)
      );
      for (const book of replay.books) assert(taken.has(book) || kept.has(book), `round ${k}`);
      const dead = replay.dead.length;
      assert(Array.from(replay.units.values()).filter(unit => !unit.alive).length === dead);
    }
  });
}

test('in a crowded match every round follows from its orders, and few duels stay open', () => {
  const match = parse(golden_bytes(path.join(__dirname, 'data/crowded.res.gz')));
  let open = 0;
  for (let k = 0; k + 1 < match.states.length; ++k) {
    const {found, whole} = game.explain_round(match, k);
    assert(found.length > 0 && whole, `round ${k}`);
    const duels = game.find_events(match, k).filter(event => event.kind === 'duel').length;
    assert.strictEqual(duels > 0, found.length > 1, `round ${k}`);
    open += duels;
  }
  assert.strictEqual(open, 8);
});
