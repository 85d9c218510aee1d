'use strict';
// Money Heist: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  const MOST_NUMBERS_SHOWN = 60;
  const NAMES_OF_THINGS = {
    [part.WALL]: 'wall',
    [part.HEALTH_KIT]: 'health_kit',
    [part.POISON_KIT]: 'poison_kit',
  };

  const unit_value = (state, id) => ({unit: id, clan: state.player(id)});

  /// Null for a professor that is away.
  function place_of_unit(state, id) {
    return state.is_alive(id) ? {row: state.row(id), col: state.col(id)} : null;
  }

  /// The unit on a cell (row * columns + column), -1 if there is none.
  function unit_at(match, state, cell) {
    for (let id = 0; id < state.num_units; ++id) {
      const at = state.row(id) * match.cols + state.col(id);
      if (at === cell && state.is_alive(id)) return id;
    }
    return -1;
  }

  /// An order of a round, as {unit, kind, from}, with {to, dir} if it has a direction and {key} if it
  /// opens a box.
  function make_order(match, index, k) {
    const state = match.states[index];
    const {ids, kinds, dirs, keys} = match.orders[index];
    const from = {row: state.row(ids[k]), col: state.col(ids[k])};
    const order = {unit: ids[k], kind: kinds[k], from};
    if (dirs[k] < 0) return order;
    const to = {row: from.row + part.DIR_ROW[dirs[k]], col: from.col + part.DIR_COL[dirs[k]]};
    return {...order, to, dir: dirs[k], key: keys.get(k)};
  }

  const {order_of, list_orders} = V.order_finders(make_order);

  /// Numbers of a hint or key in a line, the first ones if there are very many.
  function show_numbers(numbers) {
    const shown = Array.from(numbers.subarray(0, MOST_NUMBERS_SHOWN)).join(' ');
    if (numbers.length <= MOST_NUMBERS_SHOWN) return shown;
    return {text: 'first_numbers', args: {shown, count: numbers.length}};
  }

  /// The box whose gold lies on a cell: the one that has its door beside it.
  function box_of_gold(match, state, cell) {
    const row = Math.floor(cell / match.cols);
    const col = cell % match.cols;
    return state.doors.findIndex(
      door =>
        door >= 0
        && Math.abs(Math.floor(door / match.cols) - row) + Math.abs((door % match.cols) - col) === 1
    );
  }

  /// What is on a cell: rows {key, value} for the panel. A value is a number, a text {text, args},
  /// a unit {unit, clan} or a clan {clan}.
  function describe_cell(match, index, cell) {
    const state = match.states[index];
    const rows = [];
    const here = (text, args = {}) => rows.push({key: 'here', value: {text, args}});
    const name = NAMES_OF_THINGS[state.cells[cell]];
    if (name !== undefined) here(name);
    const money = state.money.indexOf(cell);
    if (money >= 0) here('money_here', {amount: state.amounts[money]});
    const box = state.doors.indexOf(cell);
    if (box >= 0) {
      here('door', {box});
      rows.push({key: 'hint', value: show_numbers(state.hints[box])});
    }
    if (state.cells[cell] === part.GOLD) here('gold_of', {box: box_of_gold(match, state, cell)});
    if (rows.length === 0 && unit_at(match, state, cell) < 0) here('nothing');
    return rows;
  }

  function describe_unit(match, index, id) {
    const state = match.states[index];
    const clan = state.player(id);
    const rows = [
      {key: 'unit', value: unit_value(state, id)},
      {key: 'clan', value: {clan}},
    ];
    if (state.is_professor(id)) {
      rows.push({key: 'health', value: state.health(id)});
      if (!state.is_alive(id)) rows.push({key: 'pending', value: state.rounds(id)});
      rows.push({key: 'health_pot', value: state.health_pot[clan]});
    } else {
      rows.push({key: 'poison', value: state.poison(id)});
      rows.push({key: 'poison_pot', value: state.poison_pot[clan]});
    }
    if (index < match.orders.length) rows.push(...describe_order(order_of(match, index, id)));
    return rows;
  }

  function describe_order(order) {
    const row = value => ({key: 'order', value});
    if (order === null) return [row({text: 'no_order'})];
    if (order.kind === part.CHARGE) return [row({text: 'order_charge'})];
    if (order.kind === part.HEAL) return [row({text: 'order_heal'})];
    const args = {dir: {text: 'dir_' + part.DIR_LETTERS[order.dir]}};
    if (order.kind === part.MOVE) return [row({text: 'order_move', args})];
    return [row({text: 'order_open', args}), {key: 'key', value: show_numbers(order.key)}];
  }

  /// What a unit is called, as a key of the texts.
  function unit_kind(state, id) {
    return state.is_professor(id) ? 'professor' : 'soldier';
  }

  /// The health of each clan's professor, or how long it is away.
  function professors(state) {
    return Array.from({length: V.NUM_PLAYERS}, (_, p) => {
      const id = state.professor(p);
      if (state.is_alive(id)) return {text: 'with_health', args: {health: state.health(id)}};
      return {text: 'back_in', args: {rounds: state.rounds(id)}};
    });
  }

  const health_pot = {key: 'health_pot', values: state => state.health_pot};
  const poison_pot = {key: 'poison_pot', values: state => state.poison_pot};
  const soldiers = {key: 'soldiers', values: part.count_soldiers};
  /// The points from a source since the first state of the trace.
  const points_from = source => ({
    key: `points_${source}`,
    values: (state, match, index) => part.course_of(match)[source][index],
  });

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
    /// Cells belong to nobody.
    owners: () => [],
    /// What the panel of each player shows besides name and score.
    player_fields: [health_pot, poison_pot, soldiers, {key: 'professors', values: professors}],
    charts: [
      {key: 'score', values: state => state.score},
      points_from('money'),
      points_from('kills'),
      points_from('gold'),
      soldiers,
      health_pot,
      poison_pot,
    ],
    mark_signs: {open: '◆', kill_professor: '†'},
    ready: true,
  });
}
