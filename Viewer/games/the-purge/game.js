'use strict';
// The Purge: what its traces hold, what panels and charts show.
V.share(() => {
  const part = V.game_part('ThePurge');

  const CELLS = {
    STREET: 0,
    BUILDING: 1,
    GUN: 2,
    BAZOOKA: 3,
    MONEY: 4,
    FOOD: 5,
    EMPTY_BARRICADE: 10,
  };
  const CELL_CODES = V.codes_of('.BGZMFCWcwb');
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
    read_fields: reader => [
      V.read_letter(reader, WEAPON_LETTERS, 'the weapon of citizen {unit}'),
      reader.integer('the life of citizen {unit}', 1),
    ],
  };

  const ORDERS = {MOVE: 0, BUILD: 1};
  const WAYS = V.ways('drul');

  /// `barricades` has {clan, resistance} by cell, in the order of the cells; `number_of_day` is 1 on the
  /// first day and in its night.
  class State extends V.state_with(CITIZENS.fields) {
    is_builder(id) {
      return this.type(id) === TYPES.BUILDER;
    }
    is_hidden(id) {
      return this.barricades.has(this.cell_of(id));
    }
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

  /// Traces of all releases of the original say 1.0. The later one does not replace the number of builders.
  function release_of({version, settings}) {
    const is_own = settings.get('BUILDER_STRENGTH_DEMOLISH') !== settings.get('HAMMER_STRENGTH_DEMOLISH');
    return version === '1.0' && is_own ? '1.0.2' : version;
  }

  /// The word `going_on` says that not everything must be there, and how the match stands.
  const print_position = (match, index) =>
    V.print_position(match, index)
      .replace(/^ThePurge .*/, `ThePurge ${release_of(match)}`)
      .replace(/^citizens$/m, 'going_on\n\ncitizens');

  const NAMES_OF_THINGS = {
    [CELLS.BUILDING]: 'building',
    [CELLS.GUN]: 'gun',
    [CELLS.BAZOOKA]: 'bazooka',
    [CELLS.MONEY]: 'money',
    [CELLS.FOOD]: 'food',
  };
  const NAMES_OF_WEAPONS = ['hammer', 'gun', 'bazooka'];

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
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, V.read_units(reader, match, CITIZENS));
      state.barricades = read_barricades(reader, match);
      state.round = V.read_round_number(reader);
      reader.expect('day');
      state.is_day = reader.integer('1 by day or 0 by night', 0, 1) === 1;
      state.number_of_day = Math.floor(state.round / match.setting('NUM_ROUNDS_PER_DAY')) + 1;
      return V.read_scores(reader, state, {score: 'score'});
    },
    read_orders: V.order_reader({kinds: 'mb', directed: 'mb', ways: WAYS}),
    print_position,
    versions: ['1.0', '1.1'],
    unit_kinds: ['builder', 'warrior'],
    describe_cell(match, index, cell) {
      const state = match.states[index];
      const rows = [];
      const here = (text, args = {}) => rows.push({key: 'here', value: {text, args}});
      const name = NAMES_OF_THINGS[state.cells[cell]];
      if (name !== undefined) here(name);
      const barricade = state.barricades.get(cell);
      if (barricade) {
        const {clan, resistance} = barricade;
        here('barricade', {of: {clan}, resistance});
      }
      if (rows.length === 0 && state.unit_on(cell) < 0) here('nothing');
      return rows;
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      if (!state.has(id)) return [];
      const rows = [{key: 'life', value: state.life(id)}];
      const weapon = NAMES_OF_WEAPONS[state.weapon(id)];
      if (weapon !== undefined) rows.push({key: 'weapon', value: {text: weapon}});
      const barricade = state.barricades.get(state.cell_of(id));
      if (barricade) {
        const {resistance} = barricade;
        rows.push({key: 'hidden', value: {text: 'resistance', args: {resistance}}});
      }
      return rows;
    },
    describe_order(order) {
      if (order.kind === ORDERS.MOVE) return null;
      const args = {dir: {text: WAYS.keys[order.dir]}};
      return [{key: 'order', value: {text: 'order_build', args}}];
    },
    describe_round({is_day, number_of_day}) {
      return {text: is_day ? 'day' : 'night', args: {day: number_of_day}};
    },
    is_wall: (state, cell) => state.cells[cell] === CELLS.BUILDING,
    quiet_events: ['raise', 'money', 'food', 'money_back', 'food_back', 'gun_back', 'bazooka_back'],
    values: {
      builders: state => state.count_units(id => state.is_builder(id)),
      warriors: state => state.count_units(id => !state.is_builder(id)),
      barricades: state => state.count_barricades(),
      // Since the first state of the trace.
      kills: (state, match, index) => V.sum_of_events(match, 'times points_kills', index),
      points_kills: (state, match, index) => V.sum_of_events(match, 'points_kills', index),
      points_money: (state, match, index) => V.sum_of_events(match, 'points_money', index),
    },
    sources: ['points_kills', 'points_money'],
    player_fields: ['builders', 'warriors', 'barricades', 'kills'],
    charts: ['kills', 'points_money', 'barricades', 'builders', 'warriors'],
    deaths: {kill: 'other', die: 'unit'},
    earned: {money: ['points_money', 'unit'], kill: ['points_kills', 'unit'], die: ['points_kills', 'other']},
    find_marks: ({events}, index) =>
      (events[index] || [])
        .map(event => V.earned_in(part, event))
        .filter(({source}) => source === 'points_kills')
        .map(({clan}) => ({kind: 'kill', text: 'mark_kill', clan})),
    is_night: ({is_day}) => !is_day,
    mark_signs: {kill: '†'},
  });
});
