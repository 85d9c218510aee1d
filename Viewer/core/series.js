'use strict';
// What a match looks like over all its rounds: values for the charts, marks for the slider.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  /// The values of a chart: for each player one number for each state.
  function chart_values(match, chart) {
    const lines = Array.from({length: V.NUM_PLAYERS}, () => new Float64Array(match.states.length));
    match.states.forEach((state, k) => {
      const values = chart.values(state, match, k);
      lines.forEach((line, p) => {
        line[k] = values[p];
      });
    });
    return lines;
  }

  /// The player with more points than everybody else, -1 if there is none.
  function leader_of(state) {
    const top = Math.max(...state.score);
    const leader = state.score.indexOf(top);
    return state.score.lastIndexOf(top) === leader ? leader : -1;
  }

  /// Players by score, the best first; those with the same score by number.
  function rank_players(state) {
    return Array.from(state.score.keys()).sort((p, q) => state.score[q] - state.score[p] || p - q);
  }

  /// The changes of the leader, and the players that go out: {index, kind, clan} by round. `index`
  /// is the state that shows them first.
  function standing_marks(match) {
    const marks = [];
    let leader = leader_of(match.states[0]);
    match.states.forEach((state, index) => {
      const now = leader_of(state);
      if (now >= 0 && now !== leader) {
        if (leader >= 0) marks.push({index, kind: 'leader', clan: now, text: 'event_leader'});
        leader = now;
      }
      for (let p = 0; p < V.NUM_PLAYERS; ++p) {
        const was_out = index > 0 && match.states[index - 1].status[p] === -1;
        if (state.status[p] === -1 && !was_out) {
          marks.push({index, kind: 'out', clan: p, text: 'event_out'});
        }
      }
    });
    return marks;
  }

  /// The big events of a match, by round: those of the game and the standing's.
  function find_marks(match, game) {
    return [...game.find_marks(match), ...standing_marks(match)].sort((a, b) => a.index - b.index);
  }

  // The marks of the matches that were asked for.
  const standings = new WeakMap();

  /// What happens in the round at this index: the game's events, then what the next state shows to
  /// have changed in the standing.
  function round_events(match, game, index) {
    if (!standings.has(match)) standings.set(match, standing_marks(match));
    const changes = standings
      .get(match)
      .filter(mark => mark.index === index + 1)
      .map(mark => ({kind: mark.kind, places: [], args: {clan: {clan: mark.clan}}}));
    return [...game.find_events(match, index), ...changes];
  }

  Object.assign(V, {chart_values, leader_of, rank_players, find_marks, round_events});
}
