'use strict';
// Money Heist: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  // What a cell holds in State.cells: 0 to 3 a soldier of that clan, or one of these.
  const CELLS = {
    PROFESSOR: 4,
    FREE: 5,
    WALL: 6,
    HEALTH_KIT: 7,
    POISON_KIT: 8,
    MONEY: 9,
    DOOR: 10,
    GOLD: 11,
  };
  const CELL_LETTERS = '0123X.WHPMBG';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  const PROFESSOR_TYPE = 1;
  const UNITS = {
    word: 'units',
    letters: 'sp',
    fields: ['health', 'poison', 'rounds'],
    read_fields(reader, type, id) {
      const is_professor = type === PROFESSOR_TYPE;
      // What the other type has is -1.
      const own = (what, has) =>
        has ? reader.integer(`the ${what} of unit ${id}`, 0) : reader.integer(what, -1, -1);
      return [own('health', is_professor), own('poison', !is_professor), own('rounds', is_professor)];
    },
  };

  // The kinds of orders.
  const ORDERS = {MOVE: 0, OPEN: 1, CHARGE: 2, HEAL: 3};
  const WAYS = V.ways('drul');

  const MOST_HINT_SIZE = 999999;
  const MOST_HINT_NUMBER = 20;

  /// `money` are the cells (row * columns + column) with money, increasing, and `amounts` how much
  /// there is; `doors` the cell of each box's door, -1 while it waits for a place, and `hints` its
  /// numbers.
  class State extends V.state_with(UNITS.fields) {
    is_professor(id) {
      return this.type(id) === PROFESSOR_TYPE;
    }
    /// A professor that has died is away; its row and column are where that happened.
    is_present(id) {
      return this.rounds(id) <= 0;
    }
    /// The professor of a player, also while it is away.
    professor(player) {
      return this.ids.find(id => this.is_professor(id) && this.player(id) === player);
    }
  }

  function read_units(reader, match) {
    const table = V.read_units(reader, match, UNITS);
    const professors = new Uint8Array(V.NUM_PLAYERS);
    for (let at = 0; at < table.units.length; at += table.size) {
      if (table.units[at + V.TYPE] === PROFESSOR_TYPE) ++professors[table.units[at + V.PLAYER]];
    }
    if (!professors.every(number => number === 1)) reader.fail('one professor for each clan');
    return table;
  }

  function read_money(reader, match, state) {
    const [first] = match.states;
    const money = [];
    const amounts = [];
    const read = cell => {
      money.push(cell);
      amounts.push(reader.integer('an amount of money', 1));
    };
    const columns = ['row', 'column', 'amount'];
    V.read_cells(reader, match, 'money', columns, read, first && first.money.length);
    state.money = Int32Array.from(money);
    state.amounts = Int32Array.from(amounts);
  }

  function read_boxes(reader, match, state) {
    reader.expect('safety_box_hints');
    const [first] = match.states;
    const last = match.states[match.states.length - 1];
    const most = match.rows * match.cols;
    const count = V.read_count(reader, 'the number of boxes', first && first.doors.length, most);
    state.doors = new Int32Array(count);
    state.hints = [];
    for (let box = 0; box < count; ++box) {
      const size = reader.integer(`the numbers of hint ${box}`, 0, MOST_HINT_SIZE);
      const row = reader.integer(`the row of door ${box}`, -1, match.rows - 1);
      const col = reader.integer(`the column of door ${box}`, -1, match.cols - 1);
      if (row < 0 !== col < 0) reader.fail(`row and column of door ${box}, or -1 twice`);
      state.doors[box] = row < 0 ? -1 : row * match.cols + col;
      state.hints.push(read_hint(reader, size, last && last.hints[box]));
    }
  }

  /// A hint that is the same as in the last state is kept once only: it can be long.
  function read_hint(reader, size, last) {
    const hint = new Int8Array(size);
    for (let k = 0; k < size; ++k)
      hint[k] = reader.integer('a number of a hint', -MOST_HINT_NUMBER, MOST_HINT_NUMBER);
    return last !== undefined && same_numbers(last, hint) ? last : hint;
  }

  function same_numbers(a, b) {
    if (a === b) return true;
    return a.length === b.length && a.every((number, k) => number === b[k]);
  }

  function read_state(reader, match) {
    const cells = V.read_grid(reader, match, CELL_CODES);
    const state = new State(match, cells, read_units(reader, match));
    read_money(reader, match, state);
    read_boxes(reader, match, state);
    state.round = V.read_round_number(reader);
    const words = {score: 'score', health_pot: 'health', poison_pot: 'poison'};
    return V.read_scores(reader, state, words);
  }

  Object.assign(part, {
    ...CELLS,
    ...ORDERS,
    ways: WAYS,
    read_state,
    read_orders: V.order_reader({kinds: 'moch', directed: 'mo', listed: 'o', ways: WAYS}),
    same_numbers,
  });
}
