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
  function first_difference(one, other, game) {
    if (!known.has(one) || known.get(one).other !== other)
      known.set(one, {other, round: find_difference(one, other, game)});
    return known.get(one).round;
  }

  function find_difference(one, other, game) {
    const last = Math.min(one.last_round, other.last_round);
    for (let round = Math.max(one.first_round, other.first_round); round <= last; ++round) {
      const [state, orders] = [one, other].map(match => {
        const k = round - match.first_round;
        const given = k < match.orders.length ? game.print_orders(match.orders[k]) : null;
        return [game.print_state(match.states[k], match), given];
      }).reduce((a, b) => [a[0] === b[0], a[1] === b[1] || a[1] === null || b[1] === null]);
      if (!state || !orders) return round;
    }
    return -1;
  }

  /// The mark of the first difference, in a list; empty if there is nothing to compare.
  function marks_of_difference({match, game, other}) {
    const round = other === null ? -1 : first_difference(match, other.match, game);
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

  Object.assign(V, {are_alike, first_difference, marks_of_difference, charts_of_difference});
}
