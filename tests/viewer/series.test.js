'use strict';
// What a match looks like over all its rounds: who leads, and who goes out.
const {assert, test, V, game, parse, position, next_position, print_match} = require('./kit.js');

test('a new leader and a player that goes out are reported in the round in which it happens', () => {
  const first = position([], {score: [5, 3, 0, 0]});
  const second = next_position(first, {}, {score: [5, 5, 0, 0]});
  const third = next_position(second, {}, {score: [5, 6, 0, 0], status: [0, 0, -1, 0]});
  const match = parse(print_match([first, second, third], [[], []]));
  const standing_of = index =>
    V.round_events(match, game, index).filter(({kind}) => ['leader', 'out'].includes(kind));
  assert.deepStrictEqual(standing_of(0), []);
  assert.deepStrictEqual(
    standing_of(1).map(event => [event.kind, event.args.clan.clan]),
    [['leader', 1], ['out', 2]]
  );
  assert.deepStrictEqual(
    V.find_marks(match, game).map(({index, kind, clan}) => [index, kind, clan]),
    [[2, 'leader', 1], [2, 'out', 2]]
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
  const match = parse(print_match([position([])], []));
  assert.deepStrictEqual(V.round_events(match, game, 0), []);
});
