'use strict';
// Money Heist: what its traces hold, what panels and charts show.
V.share(() => {
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
  const CELL_CODES = V.codes_of('0123X.WHPMBG');

  const PROFESSOR_TYPE = 1;
  const UNITS = {
    word: 'units',
    letters: 'sp',
    fields: ['health', 'poison', 'rounds'],
    read_fields(reader, type) {
      const is_professor = type === PROFESSOR_TYPE;
      // What the other type has is -1.
      const own = (what, has) =>
        has ? reader.integer(`the ${what} of unit {unit}`, 0) : reader.integer(what, -1, -1);
      return [own('health', is_professor), own('poison', !is_professor), own('rounds', is_professor)];
    },
  };

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
      state.hints.push(read_hint(reader, size, first && first.hints[box]));
    }
  }

  /// A hint that is the same as in the first state is kept once only: it can be long.
  function read_hint(reader, size, first) {
    const hint = new Int8Array(size);
    for (let k = 0; k < size; ++k)
      hint[k] = reader.integer('a number of a hint', -MOST_HINT_NUMBER, MOST_HINT_NUMBER);
    const is_same =
      first !== undefined && first.length === size && first.every((number, k) => number === hint[k]);
    return is_same ? first : hint;
  }

  const MOST_NUMBERS_SHOWN = 60;
  const NAMES_OF_THINGS = {
    [CELLS.WALL]: 'wall',
    [CELLS.HEALTH_KIT]: 'health_kit',
    [CELLS.POISON_KIT]: 'poison_kit',
  };

  function show_numbers(numbers) {
    const shown = Array.from(numbers.slice(0, MOST_NUMBERS_SHOWN)).join(' ');
    if (numbers.length <= MOST_NUMBERS_SHOWN) return shown;
    return {text: 'first_numbers', args: {shown, count: numbers.length}};
  }

  /// The box whose gold lies on a cell: the one that has its door beside it.
  function box_of_gold(match, state, cell) {
    const beside = V.cells_beside(match, cell, false);
    return state.doors.findIndex(door => beside.includes(door));
  }

  function professors(state) {
    return V.PLAYERS.map(p => {
      const id = state.professor(p);
      if (state.is_present(id)) return {text: 'with_health', args: {health: state.health(id)}};
      return {text: 'back_in', args: {rounds: state.rounds(id)}};
    });
  }

  /// The points from a source since the first state of the trace.
  const points_from = source => (state, match, index) => V.sum_of_events(match, source, index);

  const MARKS = {open: 'mark_open', kill_professor: 'mark_professor'};

  Object.assign(part, {
    ...CELLS,
    ...ORDERS,
    ways: WAYS,
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, read_units(reader, match));
      read_money(reader, match, state);
      read_boxes(reader, match, state);
      state.round = V.read_round_number(reader);
      const words = {score: 'score', health_pot: 'health', poison_pot: 'poison'};
      return V.read_scores(reader, state, words);
    },
    read_orders: V.order_reader({kinds: 'moch', directed: 'mo', listed: 'o', ways: WAYS}),
    versions: ['1.0', '1.1'],
    unit_kinds: ['soldier', 'professor'],
    describe_cell(match, index, cell) {
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
      if (state.cells[cell] === CELLS.GOLD) here('gold_of', {box: box_of_gold(match, state, cell)});
      if (rows.length === 0 && state.unit_on(cell) < 0) here('nothing');
      return rows;
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      const clan = state.player(id);
      if (!state.is_professor(id))
        return [
          {key: 'poison', value: state.poison(id)},
          {key: 'poison_pot', value: state.poison_pot[clan]},
        ];
      const rows = [{key: 'health', value: state.health(id)}];
      if (!state.is_present(id)) rows.push({key: 'pending', value: state.rounds(id)});
      return [...rows, {key: 'health_pot', value: state.health_pot[clan]}];
    },
    describe_order(order) {
      const row = value => ({key: 'order', value});
      if (order.kind === ORDERS.CHARGE) return [row({text: 'order_charge'})];
      if (order.kind === ORDERS.HEAL) return [row({text: 'order_heal'})];
      if (order.kind === ORDERS.MOVE) return null;
      const args = {dir: {text: WAYS.keys[order.dir]}};
      return [row({text: 'order_open', args}), {key: 'key', value: show_numbers(order.list)}];
    },
    /// Units go round boxes as well as walls.
    is_wall: (state, cell) => [CELLS.WALL, CELLS.DOOR, CELLS.GOLD].includes(state.cells[cell]),
    quiet_events: [
      ...['soldier_back', 'money', 'health_kit', 'poison_kit'],
      ...['charge', 'charge_nothing', 'charge_back', 'heal_nothing'],
    ],
    values: {
      points_money: points_from('points_money'),
      points_kills: points_from('points_kills'),
      points_gold: points_from('points_gold'),
      soldiers: state => state.count_units(id => !state.is_professor(id)),
      health_pot: state => state.health_pot,
      poison_pot: state => state.poison_pot,
      professors,
    },
    sources: ['points_money', 'points_kills', 'points_gold'],
    player_fields: ['health_pot', 'poison_pot', 'soldiers', 'professors'],
    charts: ['points_money', 'points_kills', 'points_gold', 'soldiers', 'health_pot', 'poison_pot'],
    deaths: {kill: 'other', kill_professor: 'other'},
    /// Who takes nothing from a pot, or gives something back, has other words.
    refine(event) {
      const {kind, args} = event;
      if (!['charge', 'heal'].includes(kind) || args.amount > 0) return event;
      if (args.amount === 0) return {...event, kind: `${kind}_nothing`};
      return {...event, kind: `${kind}_back`, args: {...args, amount: -args.amount}};
    },
    earned: {
      ...{money: ['points_money', 'unit', 'amount'], open: ['points_gold', 'unit']},
      ...{kill: ['points_kills', 'unit'], kill_professor: ['points_kills', 'unit']},
    },
    find_marks: ({events}, index) =>
      (events[index] || [])
        .filter(({kind}) => kind in MARKS)
        .map(({kind, args}) => ({kind, text: MARKS[kind], clan: args.unit.clan})),
    mark_signs: {open: '◆', kill_professor: '†'},
  });
});
