'use strict';
// What a match looks like over all its rounds: values for the charts, marks for the slider, who is winning and by what.
// Two ways that one match went: where they part, and by how much the scores differ.
{
  const known = new WeakMap();

  /// Whether two matches can be compared: the same game on a board of the same size.
  function are_alike(one, other) {
    return ['game_name', 'version', 'rows', 'cols'].every(name => one[name] === other[name]);
  }

  /// The first round that both have in which positions or orders differ, -1 if there is none.
  function first_difference(one, other) {
    if (!known.has(one) || known.get(one).other !== other)
      known.set(one, {other, round: find_difference(one, other)});
    return known.get(one).round;
  }

  function find_difference(one, other) {
    const last = Math.min(one.last_round, other.last_round);
    for (let round = Math.max(one.first_round, other.first_round); round <= last; ++round) {
      const [a, b] = [one, other].map(match => round - match.first_round);
      const differ = (these, those) => these && those && V.text_of(one, these) !== V.text_of(other, those);
      if (differ(one.states[a], other.states[b]) || differ(one.orders[a], other.orders[b])) return round;
    }
    return -1;
  }

  /// The units on the board that are elsewhere, or somebody else's, in the same round of the other
  /// match.
  function different_units({match, other, state}) {
    if (other === null) return [];
    const there = other.match.states[state.round - other.match.first_round];
    if (there === undefined) return [];
    const differs = id =>
      !there.has(id) || there.player(id) !== state.player(id) || there.cell_of(id) !== state.cell_of(id);
    return Array.from(state.ids).filter(id => state.is_present(id) && differs(id));
  }

  /// Outlines these units.
  function draw_different(pen, {view, theme}) {
    if (view.moving) return;
    for (const id of different_units(view)) draw_outline(pen, theme, view.state.row(id), view.state.col(id));
  }

  const draw_outline = (pen, theme, row, col) => pen.square(row, col, 0.5, null, theme.cursor, 0.14);

  /// The mark of the first difference, in a list; empty if there is nothing to compare.
  function marks_of_difference({match, other}) {
    const round = other === null ? -1 : first_difference(match, other.match);
    if (round < 0) return [];
    return [{index: round - match.first_round, kind: 'difference', clan: -1, text: 'mark_difference'}];
  }

  /// The chart of the points by which the shown match differs from the other one, in a list.
  function charts_of_difference({match, other}) {
    if (other === null) return [];
    const difference = p => (state, k) => {
      const there = other.match.states[k + match.first_round - other.match.first_round];
      return there === undefined ? NaN : state.score[p] - there.score[p];
    };
    const lines = Array.from({length: V.NUM_PLAYERS}, (_, p) =>
      Float64Array.from(match.states, difference(p))
    );
    return [{key: 'score_difference', name: null, lines}];
  }

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
      ...marks_of_difference(view),
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

  /// A unit as a value of a panel or a sentence.
  const unit_value = (game, state, id) => ({unit: id, clan: state.player(id), kind: game.unit_kinds[state.type(id)]});

  /// What a panel says of a unit: its name and clan, what the game says, its order.
  function describe_unit(match, game, index, id) {
    const state = match.states[index];
    const clan = state.player(id);
    const rows = [
      {key: 'unit', value: unit_value(game, state, id)},
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
    const clan = leader_of(states[index]);
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
    const changed = standing_marks(match).filter(({kind}) => kind === 'leader');
    const turns = changed.map(({index}) => index);
    if (clan < 0) return {clan, points, parts: [], since: last, turns};
    const parts = points_by_source(match, game, last)
      .map(({key, values}) => ({key, points: values[clan]}))
      .filter(part => part.points > 0)
      .sort((a, b) => b.points - a.points);
    const behind = states.findLastIndex(state => leader_of(state) !== clan);
    return {clan, points, parts, since: behind + 1, turns};
  }

  /// The rounds in which players went out, by player: -1 for those that are in the match.
  function rounds_of_outs(match) {
    const rounds = Array(V.NUM_PLAYERS).fill(-1);
    for (const {kind, clan, index} of standing_marks(match))
      if (kind === 'out') rounds[clan] = match.first_round + Math.max(0, index - 1);
    return rounds;
  }

  Object.assign(V, {
    are_alike, first_difference, draw_different, draw_outline, marks_of_difference,
    charts_of_difference, chart_values, leader_of, rank_players, standing_marks, find_marks,
    marks_of, round_events, unit_value, describe_unit, describe_order, points_by_source, lead_at, outcome_of,
    rounds_of_outs,
  });
}
