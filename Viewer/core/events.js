'use strict';
// The events of a whole match: which of them are shown, what happened to one unit, where on the
// board things happened.
{
  /// The kinds of events that can be chosen: those that the game has words for.
  const event_kinds = game =>
    [...Object.keys(game.texts.en), 'event_leader', 'event_out']
      .filter(key => key.startsWith('event_'))
      .map(key => key.slice('event_'.length));

  const is_about = (event, unit) => Object.values(event.args).some(value => value.unit === unit);

  /// What happened to a unit: {index, event}, by round.
  const life_of = (match, unit) =>
    V.all_events(match).filter(({event}) => is_about(event, unit));

  /// Whether the view's filter lets an event through: its kind, one of its clans, its units.
  function shows_event({filter, unit}, event) {
    const clans = Object.values(event.args)
      .map(value => value.clan)
      .filter(clan => clan >= 0);
    return (
      (filter.kind === '' || filter.kind === event.kind)
      && (clans.length === 0 || clans.some(clan => filter.clans[clan]))
      && (!filter.unit_only || unit < 0 || is_about(event, unit))
    );
  }

  /// The same for an order.
  function shows_order({filter, unit, state}, order) {
    const clan = state.player(order.unit);
    return (
      (clan < 0 || filter.clans[clan]) && (!filter.unit_only || unit < 0 || order.unit === unit)
    );
  }

  /// Heat maps: a number for each cell, over all rounds. Only clans that the filter shows count.
  const HEAT = {
    /// In how many rounds a unit stood there.
    presence({match, filter}, heat) {
      for (const state of match.states) {
        for (const id of state.ids) {
          const clan = state.player(id);
          if (clan >= 0 && filter.clans[clan] && state.is_present(id)) ++heat[state.cell_of(id)];
        }
      }
    },
    /// How often somebody died there.
    deaths({match, filter}, heat) {
      for (const {event} of V.all_events(match))
        if (event.victim < 0 || filter.clans[event.victim]) for (const cell of event.fallen) ++heat[cell];
    },
    /// How often the owner changed.
    changes({match, game, filter}, heat) {
      let last = game.owners(match.states[0]);
      for (const state of match.states) {
        const owners = game.owners(state);
        owners.forEach((owner, cell) => {
          if (owner !== last[cell] && (owner > 3 || filter.clans[owner] !== false)) ++heat[cell];
        });
        last = owners;
      }
    },
  };

  const HEAT_MAPS = Object.keys(HEAT);
  const heat_known = new WeakMap();

  /// The heat map that the view shows: the greatest number of a cell, and shares from 0 to 1 for each;
  /// null if it shows none.
  function heat_of(view) {
    if (V.chosen(view, 'heat') === '') return null;
    const {match} = view;
    if (!heat_known.has(match)) heat_known.set(match, {drawn: new V.Drawn()});
    const known = heat_known.get(match);
    if (known.drawn.from(V.chosen(view, 'heat'), view.filter.clans)) return known.map;
    const heat = new Float64Array(match.rows * match.cols);
    HEAT[V.chosen(view, 'heat')](view, heat);
    const most = heat.reduce((a, b) => Math.max(a, b), 1);
    // The root shows small numbers, too.
    known.map = {most, shares: heat.map(value => Math.sqrt(value / most))};
    return known.map;
  }

  const [FOUR, EIGHT] = ['1234', '12345678'].map(letters => V.ways(letters));

  /// The cells beside a cell, with diagonals or without.
  function cells_beside(match, cell, diagonals) {
    const {rows, cols} = diagonals ? EIGHT : FOUR;
    return rows.map((down, d) => V.cell_beside(match, cell, down, cols[d])).filter(at => at >= 0);
  }

  /// The least number of steps from a cell to all others, -1 where there is no way.
  function walking_distances({match, game, state}, start, diagonals) {
    const distance = new Int32Array(match.rows * match.cols).fill(-1);
    distance[start] = 0;
    const found = [start];
    // What is found is added at its end.
    for (const cell of found)
      for (const at of cells_beside(match, cell, diagonals)) {
        if (distance[at] >= 0 || game.is_wall(state, at)) continue;
        distance[at] = distance[cell] + 1;
        found.push(at);
      }
    return distance;
  }

  /// The cells of a shortest way from one cell to another, with both; none if there is no way.
  function shortest_way(view, from, to) {
    const {match, game} = view;
    const distance = walking_distances(view, from, game.diagonals);
    const way = distance[to] < 0 ? [] : [to];
    for (let left = distance[to]; left > 0; --left) {
      const beside = cells_beside(match, way[0], game.diagonals);
      way.unshift(beside.find(cell => distance[cell] === left - 1));
    }
    return way;
  }

  Object.assign(V, {
    HEAT_MAPS, event_kinds, life_of, shows_event, shows_order, heat_of, cells_beside,
    walking_distances, shortest_way,
  });
}
