'use strict';

function match_with(...scores) {
  const start = position([]);
  const states = scores.map((score, k) => ({...start, score, round: start.round + k}));
  return parse(print_match(states, Array(scores.length - 1).fill([])));
}

for (const {title, game: part, file} of MATCHES)
  test(`${title}: the sources of points add up to the score in every round`, async () => {
    const old = golden_match(file);
    await play_here(part);
    const branch = new V.Branch(part, {seats: Array(4).fill(part.rules.players()[0]), seed: 1});
    await branch.start();
    for (let k = 0; k < 40; ++k) await branch.play(k, []);
    assert(!branch.match.events.includes(null));
    for (const match of [old, branch.match])
      match.states.forEach((state, index) => {
        const parts = V.points_by_source(match, part, index);
        const sums = Array.from(state.score, (_, p) => parts.reduce((sum, {values}) => sum + values[p], 0));
        assert.deepEqual(sums, Array.from(state.score), `${index}`);
        if (!match.events.includes(null))
          assert.deepEqual(parts.at(-1).values, [0, 0, 0, 0], `others in round ${index}`);
      });
  });

test('the lead is over the second, and compared with that of ten rounds ago, or of the start', () => {
  const match = match_with([5, 5, 0, 0], [9, 6, 1, 0], ...Array(10).fill([20, 30, 0, 4]));
  assert.equal(V.lead_at(match, 0).clan, -1);
  assert.deepEqual(V.lead_at(match, 1), {clan: 0, points: 3, before: 0, rounds: 1});
  assert.deepEqual(V.lead_at(match, 11), {clan: 1, points: 10, before: -3, rounds: 10});
});

test('at the end: who won by how much, and ahead since when; before it, nothing', () => {
  const played = () => match_with([5, 5, 0, 0], [9, 6, 0, 0], [9, 9, 0, 0], [9, 12, 0, 0], [9, 13, 0, 0]);
  assert.equal(V.outcome_of(played()), null);
  const match = played();
  match.rounds = match.last_round;
  assert.deepEqual(V.outcome_of(match), {clan: 1, points: 4, since: 2});
});

test('a chart of more rounds than pixels is a mean in a band of all values that are known', () => {
  const line = Float64Array.from({length: 1000}, (_, k) => (k < 100 ? NaN : k % 2));
  const columns = V.columns_of(line, 100);
  assert.equal(columns.length, 90);
  assert.deepEqual(columns[0], {at: 104.5, mean: 0.5, least: 0, most: 1});
});

test('a new leader is told in the round in which it happens; a tie takes no lead', () => {
  const match = match_with([5, 3, 0, 0], [5, 5, 0, 0], [5, 6, 0, 0]);
  const leaders = index =>
    V.round_events(match, game, index)
      .filter(({kind}) => kind === 'leader')
      .map(({args}) => args.clan.clan);
  assert.deepEqual([0, 1, 2].map(leaders), [[], [1], []]);
  const marks = shown =>
    V.marks_of({match: shown, game, other: null}).map(({index, kind, clan}) => [index, kind, clan]);
  assert.deepEqual(marks(match), [[1, 'leader', 1]]);
  assert.deepEqual(marks(match_with([5, 3, 0, 0], [5, 5, 0, 0], [6, 5, 0, 0])), []);
});

test('the moments are where the chance of the winner changes most, not where nothing is open', () => {
  const scores = Array.from({length: 101}, (_, k) => {
    // Player 1 gains 300 in round 30, player 0 gains 400 in round 60, and 900 when only the score of player 3
    // moves.
    const own = (k >= 60 ? 400 : 0) + (k >= 98 ? 900 : 0);
    return [own + k, (k >= 30 ? 300 : 0) + k, 0, 5 * k];
  });
  const match = match_with(...scores);
  const moments = V.moments_of(match, game).map(({index, clan, other}) => [index, clan, other]);
  const last = moments.filter(([index]) => index >= 90);
  assert(moments.length > 0 && moments.length <= 3, `${moments}`);
  assert.equal(last.length, 1, `${moments}`);
  assert(Math.abs(last[0][0] - 97) <= 10 && last[0][1] === 0, `${moments}`);
});

for (const {title, game: part, file} of MATCHES)
  test(`${title}: up to three moments, in which a clan gained what is said; sources add up to a lead`, () => {
    const match = golden_match(file);
    const moments = V.moments_of(match, part);
    assert(moments.length > 0 && moments.length <= 3);
    moments.forEach(({index, from, to, clan, other, points, key, event}, k) => {
      const ahead = at => match.states[at].score[clan] - match.states[at].score[other];
      assert.equal(ahead(to) - ahead(from), points);
      assert(points > 0 && from <= index && index < to && (k === 0 || from >= moments[k - 1].to));
      if (event === null) return;
      const earned = V.earned_in(part, event);
      assert.deepEqual([earned.source, earned.clan], [key, clan]);
      assert(earned.number > 0 && match.events[index].includes(event));
    });
    for (const index of [10, 57, match.states.length - 1]) {
      const {clan, points} = V.lead_at(match, index);
      if (clan < 0) continue;
      const other = V.rank_players(match.states[index])[1];
      const sum = V.lead_by_source(match, part, index, clan, other).reduce((all, one) => all + one.points, 0);
      assert.equal(sum, points);
    }
  });
