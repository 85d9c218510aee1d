'use strict';
// What a match looks like over all its rounds; two ways that one match went.
{
  /// Whether two matches can be compared: the same game on a board of the same size.
  function are_alike(one, other) {
    return ['game_name', 'version', 'rows', 'cols'].every(name => one[name] === other[name]);
  }

  /// Whether two traces are of one match: as far as both go, they are the same.
  function is_same_match({bytes: one}, {bytes: other}) {
    return one.subarray(0, other.length).every((byte, k) => byte === other[k]);
  }

  /// The first round that both have in which positions or orders differ, -1 if there is none.
  const first_difference = (one, other) => differences(one)(other);
  const differences = V.once_for(one => V.once_for(other => find_difference(one, other)));

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

  function draw_different(pen, {view, theme}) {
    if (view.moving) return;
    for (const id of different_units(view)) draw_outline(pen, theme, view.state.row(id), view.state.col(id));
  }

  const draw_outline = (pen, theme, row, col) => pen.square(row, col, 0.5, null, theme.cursor, 0.14);

  function marks_of_difference({match, other}) {
    const round = other === null ? -1 : first_difference(match, other.match);
    if (round < 0) return [];
    return [{index: round - match.first_round, kind: 'difference', clan: -1, text: 'mark_difference'}];
  }

  /// The chart of the points by which the shown match differs from the other one, in a list.
  function charts_of_difference({match, other}) {
    if (other === null) return [];
    const score_of = (one, index) => V.row_of(one, 'score', index);
    const values = k => {
      const there = score_of(other.match, k + match.first_round - other.match.first_round);
      return score_of(match, k).map((points, p) => points - there[p]);
    };
    return [{key: 'score_difference', name: null, lines: chart_lines(match, values)}];
  }

  /// For each player one number for each state, of which `row_at(index)` has four.
  function chart_lines({count}, row_at) {
    const rows = Array.from({length: count}, (_, index) => row_at(index));
    return V.PLAYERS.map(p => Float64Array.from(rows, row => row[p]));
  }

  const chart_values = (match, {key}) => chart_lines(match, index => V.row_of(match, key, index));

  const score_at = (match, index) => ({score: V.row_of(match, 'score', index)});

  /// The player with more points than everybody else, -1 if there is none.
  function leader_of(state) {
    const top = Math.max(...state.score);
    const leader = state.score.indexOf(top);
    return state.score.lastIndexOf(top) === leader ? leader : -1;
  }

  function rank_players(state) {
    return Array.from(state.score.keys()).sort((p, q) => state.score[q] - state.score[p] || p - q);
  }

  /// The changes of the leader, and the players that go out: {index, kind, clan} by round, that in which it
  /// happens: the state after it shows them.
  const standing_marks = V.once_for(match => {
    const marks = [];
    let leader = leader_of(score_at(match, 0));
    const status_at = index => V.row_of(match, 'status', index);
    for (let at = 0; at < match.count; ++at) {
      const index = Math.max(0, at - 1);
      const now = leader_of(score_at(match, at));
      if (now >= 0 && now !== leader) {
        if (leader >= 0) marks.push({index, kind: 'leader', clan: now, text: 'event_leader'});
        leader = now;
      }
      const before = at === 0 ? [] : status_at(at - 1);
      status_at(at).forEach((status, p) => {
        if (status === -1 && before[p] !== -1) marks.push({index, kind: 'out', clan: p, text: 'event_out'});
      });
    }
    return marks;
  });

  /// The big events of the match that is shown, by round: those of the game, as far as the trace tells, the
  /// standing's, and those of its log, its review and the match beside it.
  function marks_of(view) {
    const {match, log} = view;
    const more = [
      ...(log ? V.marks_of_log(view) : []),
      ...marks_of_difference(view),
      ...V.marks_of_review(view),
    ];
    return [...match.marks, ...standing_marks(match), ...more].sort((a, b) => a.index - b.index);
  }

  /// What happens in the round at this index, the last of it first: what has changed in the standing, the
  /// game's events, and then the quiet ones, of which there can be many.
  function round_events(match, game, index) {
    const changes = standing_marks(match)
      .filter(mark => mark.index === index)
      .map(mark => ({kind: mark.kind, places: [], args: {clan: {clan: mark.clan}}}));
    const events = [...(match.events[index] || []), ...changes].reverse();
    const is_quiet = ({kind}) => game.quiet_events.includes(kind);
    return [...events.filter(event => !is_quiet(event)), ...events.filter(is_quiet)];
  }

  const unit_value = (game, state, id) => ({
    unit: id,
    clan: state.player(id),
    kind: game.unit_kinds[state.type(id)],
  });

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

  /// The rows of an order, null for none: those of the game, if it has its own for this kind, else the
  /// direction.
  function describe_order(game, order) {
    if (order === null) return [{key: 'order', value: {text: 'no_order'}}];
    const own = game.describe_order(order);
    if (own !== null) return own;
    const dir = {text: order.dir === undefined ? 'dir_none' : game.ways.keys[order.dir]};
    return [{key: 'order', value: {text: 'order_move', args: {dir}}}];
  }

  // How far back the change of the lead goes.
  const ROUNDS_BACK = 10;

  /// The points of each clan by source at an index: {key, values}, the game's sources and last what these
  /// don't explain, `points_other`, such as the points before the first round of the trace. What the trace
  /// does not tell is left out.
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

  /// Who leads at an index: {clan, points, before, rounds}: by how many points, and by how many `rounds` ago.
  /// The clan is -1 if several have the most.
  function lead_at(match, index) {
    const clan = leader_of(score_at(match, index));
    const rounds = Math.min(ROUNDS_BACK, index);
    if (clan < 0) return {clan, points: 0, before: 0, rounds};
    const [points, before] = [index, index - rounds].map(at => margin(score_at(match, at), clan));
    return {clan, points, before, rounds};
  }

  /// How the match ended: {clan, points, since}: who won by how much, and the round in which it went ahead.
  /// The clan is -1 if several have the most. Null for a match that isn't played to its end.
  const outcome_of = V.once_for(match => {
    if (match.last_round < match.rounds) return null;
    let since = match.count - 1;
    const {clan, points} = lead_at(match, since);
    while (clan >= 0 && since > 0 && leader_of(score_at(match, since - 1)) === clan) --since;
    return {clan, points, since: Math.max(0, since - 1)};
  });

  /// The rounds in which players went out, by player: -1 for those that are in the match.
  function rounds_of_outs(match) {
    const rounds = Array(V.NUM_PLAYERS).fill(-1);
    for (const {kind, clan, index} of standing_marks(match))
      if (kind === 'out') rounds[clan] = match.first_round + index;
    return rounds;
  }

  /// What happened to a unit: {index, event}, by round.
  function life_of({lives, events}, unit) {
    const life = lives.get(unit) || [];
    return Array.from({length: life.length / 2}, (_, k) => {
      const [index, place] = life.slice(2 * k);
      return {
        index,
        get event() {
          return events[index][place];
        },
      };
    });
  }

  /// Whether events of a view with these clans are shown: of one of them, or of nobody.
  function shows_event({clans}, event) {
    const own = Object.values(event.args)
      .map(value => value.clan)
      .filter(clan => clan >= 0);
    return own.length === 0 || own.some(clan => clans[clan]);
  }

  function shows_order({clans, state}, order) {
    const clan = state.player(order.unit);
    return clan < 0 || clans[clan];
  }

  const [FOUR, EIGHT] = ['1234', '12345678'].map(letters => V.ways(letters));

  /// The cells beside a cell, with diagonals or without.
  function cells_beside(match, cell, diagonals) {
    const {rows, cols} = diagonals ? EIGHT : FOUR;
    return rows.map((down, d) => V.cell_beside(match, cell, down, cols[d])).filter(at => at >= 0);
  }

  /// The least number of steps, none of them diagonal, from a cell to all others, -1 where there is no way.
  function walking_distances({match, game, state}, start) {
    const distance = new Int32Array(match.rows * match.cols).fill(-1);
    distance[start] = 0;
    const found = [start];
    // What is found is added at its end.
    for (const cell of found)
      for (const at of cells_beside(match, cell, false)) {
        if (distance[at] >= 0 || game.is_wall(state, at)) continue;
        distance[at] = distance[cell] + 1;
        found.push(at);
      }
    return distance;
  }

  Object.assign(V, {
    are_alike,
    is_same_match,
    first_difference,
    draw_different,
    draw_outline,
    charts_of_difference,
    chart_lines,
    chart_values,
    score_at,
    rank_players,
    leader_of,
    marks_of,
    round_events,
    unit_value,
    describe_unit,
    describe_order,
    points_by_source,
    lead_at,
    outcome_of,
    rounds_of_outs,
    life_of,
    shows_event,
    shows_order,
    cells_beside,
    walking_distances,
  });
}
