'use strict';
// Harry Potter: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  /// What is on a cell: rows {key, value} for the panel. A value is a number, a text {text, args},
  /// a unit {unit, clan} or a clan {clan}.
  function describe_cell(match, index, cell) {
    const state = match.states[index];
    const content = state.cells[cell];
    const rows = [];
    if (content === part.WALL) rows.push({key: 'cell', value: {text: 'wall'}});
    else {
      const owner = content === part.NOBODY ? {text: 'nobody'} : {clan: content};
      rows.push({key: 'owner', value: owner});
    }
    if (state.books.includes(cell)) rows.push({key: 'here', value: {text: 'book'}});
    const row = Math.floor(cell / match.cols) - state.voldemort_row;
    const col = (cell % match.cols) - state.voldemort_col;
    if (row === 0 && col === 0) rows.push({key: 'here', value: {text: 'voldemort'}});
    else if (Math.abs(row) <= 1 && Math.abs(col) <= 1) {
      rows.push({key: 'danger', value: {text: 'voldemort_zone'}});
    }
    return rows;
  }

  function describe_unit(match, index, id) {
    const state = match.states[index];
    if (state.in_conversion(id))
      return [
        {key: 'pending', value: state.rounds(id)},
        {key: 'next_clan', value: {clan: state.next(id)}},
      ];
    if (state.is_wizard(id)) return [];
    const last = state.next(id);
    const attack = last < 0 ? {text: 'never'} : {text: 'in_round', args: {round: last}};
    return [
      {key: 'resting', value: state.rounds(id)},
      {key: 'last_attack', value: attack},
    ];
  }

  /// The rows of an order; null for a move, which is shown as in every game.
  function describe_order(order) {
    return order.kind === part.SPELL ? [{key: 'order', value: {text: 'order_spell'}}] : null;
  }

  /// The ingredients of the spell, and the solutions that were carried out in this round.
  function describe_position(match, index) {
    const {ingredients} = match.states[index];
    /** @type {{key: string, value: any}[]} */
    const rows = [{key: 'ingredients', value: Array.from(ingredients).join(' ')}];
    for (const {unit, list} of V.list_orders(match, part, index)) {
      if (list === undefined) continue;
      const groups = new Map();
      list.forEach((group, k) => groups.set(group, [...(groups.get(group) || []), ingredients[k]]));
      const caster = {unit, clan: match.states[index].player(unit), kind: 'ghost'};
      rows.push({key: 'caster', value: caster});
      const sums = Array.from(groups.values(), numbers => numbers.join(' + '));
      rows.push({key: 'solution', value: sums.join(', ')});
    }
    return rows;
  }

  /// Marks on the slider: {index, kind, clan, text}.
  const find_marks = match =>
    match.orders.flatMap(({lists, ids}, index) =>
      Array.from(lists.keys(), k => ({
        ...{index, kind: 'spell', text: 'mark_spell'},
        clan: match.states[index].player(ids[k]),
      }))
    );

  V.complete_part(part, {
    versions: ['1.0', '1.1'],
    unit_kinds: ['wizard', 'ghost'],
    describe_cell,
    describe_unit,
    describe_order,
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === part.WALL,
    /// Ghosts walk in eight directions.
    diagonals: true,
    quiet_events: ['book'],
    deaths: {walked: 'unit', taken: 'unit'},
    find_marks,
    values: {
      points_cells: (state, match) =>
        V.count_cells(state).map(count => count * match.setting('POINTS_PER_OWNED_CELL')),
      points_conversions: state => state.conversion_points,
      cells: V.count_cells,
      units: state => state.count_units(),
      strength: part.magic_strengths,
    },
    sources: ['points_conversions', 'points_cells'],
    player_fields: ['units', 'strength'],
    charts: ['points_cells', 'points_conversions', 'cells', 'units', 'strength'],
    describe_position,
    mark_signs: {spell: '✦'},
  });
}
