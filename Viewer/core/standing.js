'use strict';
// Who is winning, by how much, and by what: numbers for the scoreboard. No page here.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // How far back the change of the lead goes.
  const ROUNDS_BACK = 10;

  /// The points of each clan by source at an index: {key, values}, the game's sources and last what these don't
  /// explain, `points_other`, such as the points before the first round of the trace. What the trace does not tell
  /// is left out.
  function points_by_source(match, game, index) {
    const state = match.states[index];
    const parts = game.sources
      .map(({key, values}) => ({key, values: Array.from(values(state, match, index), Number)}))
      .filter(({values}) => !values.some(Number.isNaN));
    const left = p => parts.reduce((points, {values}) => points - values[p], state.score[p]);
    const rest = Array.from(state.score, (_, p) => left(p));
    // Before the first round nothing has been counted.
    rest.forEach((points, p) => {
      if (points >= 0) return;
      for (const {values} of parts) values[p] = 0;
      rest[p] = state.score[p];
    });
    return [...parts, {key: 'points_other', values: rest}];
  }

  /// By how many points a clan is ahead of the best other one; negative if it is behind.
  const margin = ({score}, clan) => score[clan] - Math.max(...Array.from(score).filter((_, p) => p !== clan));

  /// Who leads at an index: {clan, points, change, rounds}: by how many points, and how many of these were won in
  /// the last `rounds`. The clan is -1 if several have the most.
  function lead_at({states}, index) {
    const clan = V.leader_of(states[index]);
    const rounds = Math.min(ROUNDS_BACK, index);
    if (clan < 0) return {clan, points: 0, change: 0, rounds};
    const points = margin(states[index], clan);
    return {clan, points, change: points - margin(states[index - rounds], clan), rounds};
  }

  /// How the match ended: {clan, points, parts, since, turns}: who won by how much, its points by source, the index
  /// from which it was ahead, and those at which the lead changed. The clan is -1 if several have the most. Null for
  /// a match that isn't played to its end.
  function outcome_of(match, game) {
    const {states} = match;
    if (match.last_round < match.rounds) return null;
    const last = states.length - 1;
    const {clan, points} = lead_at(match, last);
    const changed = V.standing_marks(match).filter(({kind}) => kind === 'leader');
    const turns = changed.map(({index}) => index);
    if (clan < 0) return {clan, points, parts: [], since: last, turns};
    const parts = points_by_source(match, game, last)
      .map(({key, values}) => ({key, points: values[clan]}))
      .filter(part => part.points > 0)
      .sort((a, b) => b.points - a.points);
    const behind = states.findLastIndex(state => V.leader_of(state) !== clan);
    return {clan, points, parts, since: behind + 1, turns};
  }

  /// The rounds in which players went out, by player: -1 for those that are in the match.
  function rounds_of_outs(match) {
    const rounds = Array(V.NUM_PLAYERS).fill(-1);
    for (const {kind, clan, index} of V.standing_marks(match))
      if (kind === 'out') rounds[clan] = match.first_round + Math.max(0, index - 1);
    return rounds;
  }

  Object.assign(V, {points_by_source, lead_at, outcome_of, rounds_of_outs});
}
