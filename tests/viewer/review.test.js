'use strict';

const match = parse(print_still(position([{clan: 0, at: [5, 5]}]), 4));
const [player0, player1, player2, player3] = match.names;
const LINES = [
  {record: 'match', game: 'HarryPotter 1.1', seed: match.seed, seat: 1, player0, player1, player2, player3},
  {record: 'chance', round: 70, place1: 0.5},
  {record: 'chance', round: 72, place1: 0.25},
  {record: 'chance', round: 74, place1: 0},
  {record: 'toString'},
  {record: 'stretch', from: 71, to: 72, turning_point: 0},
  {record: 'stretch', from: 72, to: 74, turning_point: 1, chance: 0.25},
];
const bytes_of = lines => new TextEncoder().encode(lines.map(line => JSON.stringify(line)).join('\n'));
const review = V.read_review({bytes: bytes_of(LINES)});

test('a review is known by its first line, and a last line that is cut does not count', () => {
  assert.equal(V.read_review({bytes: bytes_of(LINES.slice(1))}), null);
  const bytes = bytes_of(LINES);
  const cut = V.read_review({bytes: bytes.subarray(0, bytes.length - 5)});
  assert.deepEqual([cut.chance.length, cut.stretch.length], [3, 1]);
});

test('a review is of the match with its game, seed and players', () => {
  assert.ok(V.review_fits(review, match));
  for (const other of [{seed: 8}, {game: 'Moria 1.1'}, {player2: 'Nobody'}])
    assert.ok(!V.review_fits({match: {...review.match, ...other}}, match));
});

test('its chart goes straight from one round that was looked at to the next, for its player alone', () => {
  const [{key, lines}] = V.charts_of_review({review, match});
  assert.equal(key, 'chance');
  assert.deepEqual(Array.from(lines[1]), [50, 37.5, 25, 12.5, 0]);
  assert.ok(lines[0].every(value => Number.isNaN(value)));
  assert.deepEqual(V.charts_of_review({review: null, match}), []);
});

test('what it says to type plays the match with the key of its draws', () => {
  const [key, turn] = ['0123456789abcdef'.repeat(2), review.stretch[1]];
  for (const played of [`-s ${match.seed}`, '--repeat=out.res']) {
    const command = `./Game ${played} --draws=${key} A B C D`;
    const told = {...review, match: {...review.match, command, input: ' < default.cnf'}};
    const commands = V.commands_of_review(told, turn, match);
    for (const text of commands) assert(text.includes(`${played} --draws=${key}`), text);
    assert.equal(commands.length, 2);
  }
});

test('an order that would have been better has its unit and round; what was suffered is told by kind', () => {
  const better = {unit: 0, own_order: '', other_order: '0 m u'};
  const instead = {record: 'instead', from: 72, to: 74, round: 73, ...better};
  const bytes = bytes_of([LINES[0], instead, {...instead, round: 999}]);
  const fitted = V.fit_review(V.read_review({bytes}), match);
  const [found] = fitted.instead;
  assert.deepEqual([found.round, found.other_order, fitted.strange], [73, '0 m u', 1]);
  const duels = golden_match(DUELS);
  for (const {kind, all} of V.suffered_in({match: duels}, {from: 20, to: 60}, 2)) {
    assert.ok(
      all.length > 0 && all.every(({index, event}) => index >= 20 && index < 60 && event.kind === kind)
    );
    for (const {event} of all)
      assert.ok(event.victim === 2 || (event.args.other.clan === 2 && event.args.unit.clan !== 2));
  }
});
