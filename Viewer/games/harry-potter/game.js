'use strict';
// Harry Potter: what its traces hold, what panels and charts show.
V.share(() => {
  const part = V.game_part('HarryPotter');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const CELLS = {NOBODY: 4, WALL: 5};
  const CELL_CODES = V.codes_of('0123.W');

  const WIZARD = 0;
  const GHOST = 1;
  const UNITS = {
    word: 'units',
    letters: 'wg',
    fields: ['rounds', 'next'],
    read_fields(reader, type, match) {
      const most_next = type === GHOST ? match.rounds : V.NUM_PLAYERS - 1;
      return [
        reader.integer('the rounds of unit {unit}', 0),
        reader.integer('the last field of unit {unit}', -1, most_next),
      ];
    },
  };

  const ORDERS = {MOVE: 0, SPELL: 1};
  const WAYS = V.ways('dcreuqlz');

  /// `books` are the cells (row * columns + column) of the books, increasing.
  class State extends V.state_with(UNITS.fields) {
    is_wizard(id) {
      return this.type(id) === WIZARD;
    }
    in_conversion(id) {
      return this.is_wizard(id) && this.rounds(id) > 0;
    }
  }

  function read_ingredients(reader) {
    reader.expect('spell_ingredients');
    const ingredients = new Int16Array(reader.integer('the number of ingredients', 0, 1000));
    for (let k = 0; k < ingredients.length; ++k) ingredients[k] = reader.integer('an ingredient', 0, 999);
    return ingredients;
  }

  Object.assign(part, {
    ...CELLS,
    ...ORDERS,
    GHOST,
    ways: WAYS,
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, V.read_units(reader, match, UNITS));
      state.books = V.read_places(reader, match, 'books');
      state.ingredients = read_ingredients(reader);
      reader.expect('Voldemort');
      state.voldemort_row = reader.integer('the row of Voldemort', 0, match.rows - 1);
      state.voldemort_col = reader.integer('the column of Voldemort', 0, match.cols - 1);
      state.round = V.read_round_number(reader);
      return V.read_scores(reader, state, {
        score: 'score',
        conversion_points: 'scr_acc',
        strength: 'strength',
      });
    },
    read_orders: V.order_reader({kinds: 'ms', directed: 'm', listed: 's', ways: WAYS}),
    versions: ['1.0', '1.1'],
    unit_kinds: ['wizard', 'ghost'],
    describe_cell(match, index, cell) {
      const state = match.states[index];
      const content = state.cells[cell];
      const rows = [];
      if (content === CELLS.WALL) rows.push({key: 'cell', value: {text: 'wall'}});
      else {
        const owner = content === CELLS.NOBODY ? {text: 'nobody'} : {clan: content};
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
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      if (state.in_conversion(id))
        return [
          {key: 'pending', value: state.rounds(id)},
          {key: 'next_clan', value: {clan: state.next(id)}},
        ];
      if (state.is_wizard(id)) return [];
      const last = state.next(id);
      const attack = last < 0 ? {text: 'never'} : {text: 'at_round', args: {round: last}};
      return [
        {key: 'resting', value: state.rounds(id)},
        {key: 'last_attack', value: attack},
      ];
    },
    describe_order(order) {
      return order.kind === ORDERS.SPELL ? [{key: 'order', value: {text: 'order_spell'}}] : null;
    },
    /// Who comes last for orders by hand: a ghost that is not to cast a spell yet.
    rests: (state, id) => !state.is_wizard(id),
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === CELLS.WALL,
    /// Ghosts walk in eight directions.
    diagonals: true,
    quiet_events: ['book'],
    deaths: {walked: 'unit', taken: 'unit'},
    earned: {
      ...{
        converts: ['points_conversions', 'unit'],
        converted: ['points_conversions', 'other'],
        finish: ['points_conversions', 'unit'],
      },
      spell: ['points_cells', 'unit', 'cells'],
    },
    find_marks({orders, states}, index) {
      const {lists, ids} = orders[index];
      return Array.from(lists.keys(), k => ({
        kind: 'spell',
        text: 'mark_spell',
        clan: states[index].player(ids[k]),
      }));
    },
    values: {
      points_cells: V.points_of_cells,
      points_conversions: state => state.conversion_points,
      cells: V.count_cells,
      units: state => state.count_units(),
      strength: state => V.shares(state.strength, state.count_units()),
    },
    sources: ['points_conversions', 'points_cells'],
    player_fields: ['units', 'strength'],
    charts: ['points_conversions', 'cells', 'units', 'strength'],
    describe_position(match, index) {
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
    },
    mark_signs: {spell: '✦'},
  });
});
