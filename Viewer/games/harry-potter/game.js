'use strict';
// Harry Potter: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  const unit_value = (state, id) => ({unit: id, clan: state.player(id)});

  function place_of_unit(state, id) {
    return {row: state.row(id), col: state.col(id)};
  }

  /// The unit on a cell (row * columns + column), -1 if there is none.
  function unit_at(match, state, cell) {
    for (let id = 0; id < state.num_units; ++id) {
      if (state.row(id) * match.cols + state.col(id) === cell) return id;
    }
    return -1;
  }

  /// An order of a round, as {unit, from, to, dir} for a move, {unit, from, solution} for a spell.
  function make_order(match, index, k) {
    const orders = match.orders[index];
    const unit = orders.ids[k];
    const dir = orders.dirs[k];
    const from = place_of_unit(match.states[index], unit);
    if (dir === part.SPELL) return {unit, from, solution: orders.solutions.get(k)};
    const to = {row: from.row + part.DIR_ROW[dir], col: from.col + part.DIR_COL[dir]};
    return {unit, from, to, dir};
  }

  const {order_of, list_orders} = V.order_finders(make_order);

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
    const rows = [
      {key: 'unit', value: unit_value(state, id)},
      {key: 'clan', value: {clan: state.player(id)}},
    ];
    if (!state.is_wizard(id)) {
      rows.push({key: 'resting', value: state.rounds(id)});
      const last = state.next(id);
      rows.push({
        key: 'last_attack',
        value: last < 0 ? {text: 'never'} : {text: 'in_round', args: {round: last}},
      });
    } else if (state.in_conversion(id)) {
      rows.push({key: 'pending', value: state.rounds(id)});
      rows.push({key: 'next_clan', value: {clan: state.next(id)}});
    }
    if (index < match.orders.length) {
      rows.push({key: 'order', value: describe_order(order_of(match, index, id))});
    }
    return rows;
  }

  function describe_order(order) {
    if (order === null) return {text: 'no_order'};
    if (order.dir === undefined) return {text: 'order_spell'};
    return {text: 'order_move', args: {dir: {text: 'dir_' + part.DIR_LETTERS[order.dir]}}};
  }

  /// What a unit is called, as a key of the texts.
  function unit_kind(state, id) {
    return state.is_wizard(id) ? 'wizard' : 'ghost';
  }

  Object.assign(part, {
    versions: ['1.0', '1.1'],
    count_units_of: state => state.num_units,
    place_of_unit,
    unit_at,
    unit_kind,
    list_orders,
    order_of,
    describe_cell,
    describe_unit,
    owners: state => state.cells,
    /// What the panel of each player shows besides name and score.
    player_fields: [
      {key: 'cells', values: part.count_cells},
      {key: 'units', values: part.count_units},
      {key: 'strength', values: part.magic_strengths},
    ],
    charts: [
      {key: 'score', values: state => state.score},
      {key: 'cells', values: part.count_cells},
      {key: 'units', values: part.count_units},
      {key: 'strength', values: part.magic_strengths},
    ],
    mark_signs: {spell: '✦'},
    ready: true,
  });
}
