'use strict';
// The Purge: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('ThePurge');

  // What a cell holds in State.cells.
  const CELLS = {
    STREET: 0,
    BUILDING: 1,
    GUN: 2,
    BAZOOKA: 3,
    MONEY: 4,
    FOOD: 5,
    EMPTY_BARRICADE: 10,
  };
  const CELL_LETTERS = '.BGZMFCWcwb';
  const CELL_CODES = V.codes_of(CELL_LETTERS);
  const THINGS = [CELLS.GUN, CELLS.BAZOOKA, CELLS.MONEY, CELLS.FOOD];

  const TYPES = {BUILDER: 0, WARRIOR: 1};
  // The first and the last of the weapons, the stronger ones later but for the last, which is none.
  const WEAPONS = {HAMMER: 0, NO_WEAPON: 3};
  const WEAPON_LETTERS = 'hgbn';

  const CITIZENS = {
    word: 'citizens',
    letters: 'bw',
    fields: ['weapon', 'life'],
    come_and_go: true,
    read_fields: (reader, type, id) => [
      V.read_letter(reader, WEAPON_LETTERS, `the weapon of citizen ${id}`),
      reader.integer(`the life of citizen ${id}`, 1),
    ],
  };

  // The kinds of orders.
  const ORDERS = {MOVE: 0, BUILD: 1};
  const WAYS = V.ways('drul');

  /// `barricades` has {clan, resistance} by cell, in the order of the cells; `number_of_day` is 1 on the
  /// first day and in its night.
  class State extends V.state_with(CITIZENS.fields) {
    is_builder(id) {
      return this.type(id) === TYPES.BUILDER;
    }
    /// Whether a citizen is in a barricade.
    is_hidden(id) {
      return this.barricades.has(this.cell_of(id));
    }
    /// How many barricades each clan has.
    count_barricades() {
      const numbers = new Int32Array(V.NUM_PLAYERS);
      for (const {clan} of this.barricades.values()) ++numbers[clan];
      return numbers;
    }
  }

  const BARRICADE_COLUMNS = ['player', 'row', 'column', 'resistance'];

  function read_barricades(reader, match) {
    reader.expect('barricades');
    const count = reader.integer('the number of barricades', 0, match.rows * match.cols);
    for (const name of BARRICADE_COLUMNS) reader.expect(name);
    const barricades = new Map();
    for (let k = 0; k < count; ++k) {
      const clan = reader.integer('the player of a barricade', 0, V.NUM_PLAYERS - 1);
      const row = reader.integer('the row of a barricade', 0, match.rows - 1);
      const col = reader.integer('the column of a barricade', 0, match.cols - 1);
      const resistance = reader.integer('the resistance of a barricade', 0);
      barricades.set(row * match.cols + col, {clan, resistance});
    }
    return barricades;
  }

  function read_state(reader, match) {
    const cells = V.read_grid(reader, match, CELL_CODES);
    const state = new State(match, cells, V.read_units(reader, match, CITIZENS));
    state.barricades = read_barricades(reader, match);
    state.round = V.read_round_number(reader);
    reader.expect('day');
    state.is_day = reader.integer('1 by day or 0 by night', 0, 1) === 1;
    state.number_of_day = Math.floor(state.round / match.setting('NUM_ROUNDS_PER_DAY')) + 1;
    return V.read_scores(reader, state, {score: 'score'});
  }

  /// The word `going_on` says that not everything must be there, and how the match stands.
  const print_position = (match, index) =>
    V.print_position(match, index).replace(/^citizens$/m, 'going_on\n\ncitizens');

  Object.assign(part, {
    ...CELLS,
    ...TYPES,
    ...WEAPONS,
    ...ORDERS,
    THINGS,
    ways: WAYS,
    shape: setting => ({
      rounds: setting('NUM_DAYS') * setting('NUM_ROUNDS_PER_DAY'),
      rows: setting('BOARD_ROWS'),
      cols: setting('BOARD_COLS'),
    }),
    read_state,
    read_orders: V.order_reader({kinds: 'mb', directed: 'mb', ways: WAYS}),
    print_position,
  });
}
