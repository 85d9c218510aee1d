'use strict';
// Two ways that one match went: where they part, and by how much the scores differ.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

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

  Object.assign(V, {are_alike, first_difference, draw_different, draw_outline, marks_of_difference, charts_of_difference});
}
