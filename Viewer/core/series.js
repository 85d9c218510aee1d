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

  /// The big events of a match, by round: those of the game, as far as the trace tells, and the
  /// standing's.
  function find_marks(match, game) {
    return [...game.find_marks(match), ...standing_marks(match)].sort((a, b) => a.index - b.index);
  }

  /// The marks of the match that is shown, with those of its log, its review and the match beside it.
  function marks_of(view) {
    const {match, game, log} = view;
    const more = [
      ...(log ? V.marks_of_log(view) : []),
      ...V.marks_of_difference(view),
      ...V.marks_of_review(view),
    ];
    return [...find_marks(match, game), ...more].sort((a, b) => a.index - b.index);
  }

  // The marks of the standings of the matches that were asked for.
  const standings = new WeakMap();

  /// What happens in the round at this index: the game's events, what the next state shows to have
  /// changed in the standing, and last the quiet events, of which there can be many.
  function round_events(match, game, index) {
    if (!standings.has(match)) standings.set(match, standing_marks(match));
    const changes = standings
      .get(match)
      .filter(mark => mark.index === index + 1)
      .map(mark => ({kind: mark.kind, places: [], args: {clan: {clan: mark.clan}}}));
    const events = [...(match.events[index] || []), ...changes];
    const is_quiet = ({kind}) => game.quiet_events.includes(kind);
    return [...events.filter(event => !is_quiet(event)), ...events.filter(is_quiet)];
  }

  /// What a panel says of a unit: its name and clan, what the game says, its order.
  function describe_unit(match, game, index, id) {
    const state = match.states[index];
    const clan = state.player(id);
    const rows = [
      {key: 'unit', value: {unit: id, clan, kind: game.unit_kinds[state.type(id)]}},
      {key: 'clan', value: clan < 0 ? {text: 'nobody'} : {clan}},
      ...game.describe_unit(match, index, id),
    ];
    if (index < match.orders.length) {
      const order = V.order_of(match, game, index, id);
      rows.push(...describe_order(game, order));
    }
    return rows;
  }

  /// The rows of an order, null for none: those of the game, if it has its own for this kind, else the direction.
  function describe_order(game, order) {
    if (order === null) return [{key: 'order', value: {text: 'no_order'}}];
    const own = game.describe_order(order);
    if (own !== null) return own;
    const dir = {text: order.dir === undefined ? 'dir_none' : game.ways.keys[order.dir]};
    return [{key: 'order', value: {text: 'order_move', args: {dir}}}];
  }

  Object.assign(V, {
    chart_values, leader_of, rank_players, standing_marks, find_marks, marks_of, round_events, describe_unit, describe_order,
  });
}
