'use strict';
// The Purge: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('ThePurge');

  // What a cell holds in State.cells.
  const STREET = 0;
  const BUILDING = 1;
  const GUN = 2;
  const BAZOOKA = 3;
  const MONEY = 4;
  const FOOD = 5;
  const EMPTY_BARRICADE = 10;
  const CELL_LETTERS = '.BGZMFCWcwb';
  const CELL_CODES = V.codes_of(CELL_LETTERS);
  const THINGS = [GUN, BAZOOKA, MONEY, FOOD];

  const BUILDER = 0;
  const WARRIOR = 1;

  // The weapons, the stronger ones later but for the last, which is none.
  const HAMMER = 0;
  const NO_WEAPON = 3;
  const WEAPON_LETTERS = 'hgbn';

  // What a citizen has besides its type, player, row and column.
  const WEAPON = V.NUM_FIELDS;
  const LIFE = V.NUM_FIELDS + 1;
  const CITIZENS = {
    word: 'citizens',
    letters: 'bw',
    columns: ['type', 'id', 'player', 'row', 'column', 'weapon', 'life'],
    size: V.NUM_FIELDS + 2,
    come_and_go: true,
    read_rest(reader, unit, id) {
      unit[WEAPON] = V.read_letter(reader, WEAPON_LETTERS, `the weapon of citizen ${id}`);
      unit[LIFE] = reader.integer(`the life of citizen ${id}`, 1);
    },
    print_rest: unit => [WEAPON_LETTERS[unit[WEAPON]], unit[LIFE]],
  };

  const WAYS = V.ways('drul');
  // The kinds of orders.
  const MOVE = 0;
  const BUILD = 1;
  const ORDERS = V.order_table({kinds: 'mb', directed: 'mb', ways: WAYS});

  /// `barricades` has {clan, resistance} by cell, in the order of the cells; `number_of_day` is 1 on the
  /// first day and in its night.
  class State extends V.State {
    is_builder(id) {
      return this.type(id) === BUILDER;
    }
    weapon(id) {
      return this.field(id, WEAPON);
    }
    life(id) {
      return this.field(id, LIFE);
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

  function print_barricades({barricades}, {cols}) {
    const lines = ['', 'barricades', barricades.size, BARRICADE_COLUMNS.join('\t')];
    for (const [cell, {clan, resistance}] of barricades)
      lines.push(`${clan}\t${V.print_cell(cell, cols)}\t${resistance}`);
    return lines.join('\n') + '\n';
  }

  function read_state(reader, match) {
    const cells = V.read_grid(reader, match, CELL_CODES);
    const state = new State(match, cells, V.read_units(reader, match, CITIZENS));
    state.barricades = read_barricades(reader, match);
    reader.expect('round');
    state.round = reader.integer('the number of the round', 0);
    reader.expect('day');
    state.is_day = reader.integer('1 by day or 0 by night', 0, 1) === 1;
    state.number_of_day = Math.floor(state.round / match.setting('NUM_ROUNDS_PER_DAY')) + 1;
    state.score = V.read_for_players(reader, 'score');
    state.status = V.read_status(reader);
    return state;
  }

  const print_cells = (state, match) => V.print_grid(state.cells, match, CELL_LETTERS);

  function print_rest(state, match) {
    return (
      V.print_units(state, CITIZENS)
      + print_barricades(state, match)
      + `\nround ${state.round}\nday ${state.is_day ? 1 : 0}\n\n`
      + V.print_for_players('score', state.score)
      + V.print_for_players('status', state.status, V.format_real)
    );
  }

  const print_state = (state, match) => print_cells(state, match) + print_rest(state, match);

  /// The word `going_on` says that not everything must be there, and how the match stands.
  function print_position(match, index) {
    const state = match.states[index];
    return (
      V.print_parameters(match)
      + `FIXED\n\n${print_cells(state, match)}\ngoing_on\n${print_rest(state, match)}`
    );
  }

  Object.assign(part, {
    ...ORDERS,
    ways: WAYS,
    shape: setting => ({
      rounds: setting('NUM_DAYS') * setting('NUM_ROUNDS_PER_DAY'),
      rows: setting('BOARD_ROWS'),
      cols: setting('BOARD_COLS'),
    }),
    read_state,
    print_state,
    print_position,
    STREET,
    BUILDING,
    GUN,
    BAZOOKA,
    MONEY,
    FOOD,
    EMPTY_BARRICADE,
    THINGS,
    BUILDER,
    WARRIOR,
    HAMMER,
    NO_WEAPON,
    MOVE,
    BUILD,
  });
}
