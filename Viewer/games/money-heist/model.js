'use strict';
// Money Heist: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  // What a cell holds in State.cells: 0 to 3 a soldier of that clan, or one of these.
  const PROFESSOR = 4;
  const FREE = 5;
  const WALL = 6;
  const HEALTH_KIT = 7;
  const POISON_KIT = 8;
  const MONEY = 9;
  const DOOR = 10;
  const GOLD = 11;
  const CELL_LETTERS = '0123X.WHPMBG';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  // What a unit has besides its type, player, row and column.
  const HEALTH = 4;
  const POISON = 5;
  const ROUNDS = 6;
  const UNIT_SIZE = 7;
  const UNIT_COLUMNS = ['type', 'id', 'player', 'row', 'column', 'health', 'poison', 'rounds'];
  const UNIT_LETTERS = 'sp';

  // Directions in the order of the game's Dir: Down Right Up Left.
  const DIR_LETTERS = 'drul';
  const DIR_ROW = [1, 0, -1, 0];
  const DIR_COL = [0, 1, 0, -1];

  // The kinds of orders, and those that have a direction.
  const MOVE = 0;
  const OPEN = 1;
  const CHARGE = 2;
  const HEAL = 3;
  const ORDER_LETTERS = 'moch';
  const has_direction = kind => kind === MOVE || kind === OPEN;

  const MOST_HINT_SIZE = 999999;
  const MOST_HINT_NUMBER = 20;

  /// `money` are the cells (row * columns + column) with money, increasing, and `amounts` how much
  /// there is; `doors` the cell of each box's door, -1 while it waits for a place, and `hints` its
  /// numbers.
  class State extends V.State {
    constructor(cells, units) {
      super(cells, units, UNIT_SIZE);
    }

    is_professor(id) {
      return this.type(id) === 1;
    }
    health(id) {
      return this.field(id, HEALTH);
    }
    poison(id) {
      return this.field(id, POISON);
    }
    rounds(id) {
      return this.field(id, ROUNDS);
    }
    /// A professor that has died is away; its row and column are where that happened.
    is_alive(id) {
      return this.rounds(id) <= 0;
    }
    /// The professor of a player, also while it is away.
    professor(player) {
      for (let id = 0; id < this.num_units; ++id) {
        if (this.is_professor(id) && this.player(id) === player) return id;
      }
      return -1;
    }
  }

  /// How many there are: as many as in the first state, as nothing comes or goes for good.
  function read_count(reader, what, first, most) {
    return first === undefined ? reader.integer(what, 0, most) : reader.integer(what, first, first);
  }

  function read_units(reader, match) {
    reader.expect('units');
    const [first] = match.states;
    const most = match.rows * match.cols;
    const count = read_count(reader, 'the number of units', first && first.num_units, most);
    for (const name of UNIT_COLUMNS) reader.expect(name);
    const units = new Int32Array(count * UNIT_SIZE);
    const professors = new Uint8Array(V.NUM_PLAYERS);
    for (let id = 0; id < count; ++id) {
      const unit = units.subarray(id * UNIT_SIZE, (id + 1) * UNIT_SIZE);
      read_unit(reader, match, id, unit);
      if (unit[V.TYPE] === 1) ++professors[unit[V.PLAYER]];
    }
    if (!professors.every(number => number === 1)) reader.fail('one professor for each clan');
    return units;
  }

  function read_unit(reader, match, id, unit) {
    V.read_unit_start(reader, match, id, UNIT_LETTERS, unit);
    const is_professor = unit[V.TYPE] === 1;
    // What the other type has is -1.
    const own = (what, has) =>
      has ? reader.integer(`the ${what} of unit ${id}`, 0) : reader.integer(what, -1, -1);
    unit[HEALTH] = own('health', is_professor);
    unit[POISON] = own('poison', !is_professor);
    unit[ROUNDS] = own('rounds', is_professor);
  }

  function read_money(reader, match, state) {
    reader.expect('money');
    const [first] = match.states;
    const most = match.rows * match.cols;
    const count = read_count(reader, 'the cells with money', first && first.money.length, most);
    for (const name of ['row', 'column', 'amount']) reader.expect(name);
    state.money = new Int32Array(count);
    state.amounts = new Int32Array(count);
    for (let k = 0; k < count; ++k) {
      const row = reader.integer('the row of money', 0, match.rows - 1);
      state.money[k] = row * match.cols + reader.integer('its column', 0, match.cols - 1);
      state.amounts[k] = reader.integer('an amount of money', 1);
    }
  }

  function read_boxes(reader, match, state) {
    reader.expect('safety_box_hints');
    const [first] = match.states;
    const last = match.states[match.states.length - 1];
    const most = match.rows * match.cols;
    const count = read_count(reader, 'the number of boxes', first && first.doors.length, most);
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
    const cells = V.read_grid(reader, match.rows, match.cols, CELL_CODES);
    const state = new State(cells, read_units(reader, match));
    read_money(reader, match, state);
    read_boxes(reader, match, state);
    reader.expect('round');
    state.round = reader.integer('the number of the round', 0);
    state.score = V.read_for_players(reader, 'score');
    state.health_pot = V.read_for_players(reader, 'health');
    state.poison_pot = V.read_for_players(reader, 'poison');
    state.status = V.read_status(reader);
    return state;
  }

  function print_money(state, {cols}) {
    const lines = ['', 'money', state.money.length, 'row\tcolumn\tamount'];
    state.money.forEach((cell, k) => {
      lines.push(`${V.print_cell(cell, cols)}\t${state.amounts[k]}`);
    });
    return lines.join('\n') + '\n';
  }

  function print_boxes(state, {cols}) {
    const lines = ['', 'safety_box_hints', state.doors.length];
    state.hints.forEach((hint, box) => {
      const door = state.doors[box];
      const place = door < 0 ? '-1 -1' : `${Math.floor(door / cols)} ${door % cols}`;
      lines.push(`${hint.length} ${place}`, Array.from(hint, n => n + ' ').join(''), '');
    });
    return lines.join('\n') + '\n';
  }

  function print_state(state, match) {
    return (
      V.print_grid(state.cells, match.rows, match.cols, CELL_LETTERS)
      + V.print_units(state, UNIT_LETTERS, UNIT_COLUMNS)
      + print_money(state, match)
      + print_boxes(state, match)
      + `round ${state.round}\n\n`
      + V.print_for_players('score', state.score)
      + V.print_for_players('health', state.health_pot)
      + V.print_for_players('poison', state.poison_pot)
      + V.print_for_players('status', state.status, V.format_real)
    );
  }

  /// The orders carried out in a round, in that order: `ids[k]`, `kinds[k]`, a direction in
  /// `dirs[k]` (-1 none), and the key of an OPEN in `keys`.
  function read_orders(reader, match) {
    const count = reader.integer('the number of orders', 0, match.rows * match.cols);
    const orders = {
      ids: new Uint16Array(count),
      kinds: new Uint8Array(count),
      dirs: new Int8Array(count).fill(-1),
      keys: new Map(),
    };
    const last_id = match.states[0].num_units - 1;
    for (let k = 0; k < count; ++k) {
      orders.ids[k] = reader.integer('the unit of an order', 0, last_id);
      orders.kinds[k] = V.read_letter(reader, ORDER_LETTERS, 'the kind of an order');
      if (has_direction(orders.kinds[k]))
        orders.dirs[k] = V.read_letter(reader, DIR_LETTERS, 'a direction');
      if (orders.kinds[k] === OPEN) orders.keys.set(k, read_key(reader));
    }
    return orders;
  }

  function read_key(reader) {
    const key = new Int32Array(reader.integer('the length of a key', 0, MOST_HINT_SIZE));
    for (let k = 0; k < key.length; ++k) key[k] = reader.integer('a triplet', 0, MOST_HINT_SIZE);
    return key;
  }

  function print_orders(orders) {
    const lines = [orders.ids.length];
    orders.ids.forEach((id, k) => {
      const kind = orders.kinds[k];
      let line = `${id}\t${ORDER_LETTERS[kind]}\t`;
      if (has_direction(kind)) line += DIR_LETTERS[orders.dirs[k]] + '\t';
      const key = orders.keys.get(k);
      if (key !== undefined) line += `${key.length}\t` + Array.from(key, n => ' ' + n).join('');
      lines.push(line);
    });
    return lines.join('\n') + '\n';
  }

  /// How many soldiers each clan has.
  function count_soldiers(state) {
    const counts = new Int32Array(V.NUM_PLAYERS);
    for (let id = 0; id < state.num_units; ++id) {
      if (!state.is_professor(id)) ++counts[state.player(id)];
    }
    return counts;
  }

  Object.assign(part, {
    read_state,
    print_state,
    read_orders,
    print_orders,
    count_soldiers,
    same_numbers,
    PROFESSOR,
    FREE,
    WALL,
    HEALTH_KIT,
    POISON_KIT,
    MONEY,
    DOOR,
    GOLD,
    MOVE,
    OPEN,
    CHARGE,
    HEAL,
    DIR_ROW,
    DIR_COL,
    DIR_LETTERS,
  });
}
