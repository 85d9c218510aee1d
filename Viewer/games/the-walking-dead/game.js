'use strict';
// The Walking Dead: what its traces hold, what panels and charts show.
V.share(() => {
  const part = V.game_part('TheWalkingDead');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const CELLS = {NOBODY: 4, WASTE: 5};
  const CELL_CODES = V.codes_of('0123.W');

  const TYPES = {ALIVE: 0, DEAD: 1, ZOMBIE: 2};
  const UNITS = {
    word: 'units',
    letters: 'adz',
    fields: ['rounds'],
    of_nobody: true,
    read_fields(reader, type, match, player) {
      if ((type === TYPES.ZOMBIE) !== player < 0)
        reader.fail('the player of unit {unit}: -1 for a zombie, and only for one');
      return [reader.integer('the rounds of unit {unit}', -1)];
    },
  };
  const WAYS = V.ways('dcreuqlz');

  /// `food` are the cells (row * columns + column) with food, increasing; `kill_points` the points
  /// for kills, `strength_points` those of each clan, not divided. `rounds` of a unit are those until
  /// it is a zombie, -1 if it is not in conversion.
  class State extends V.state_with(UNITS.fields) {
    is_alive(id) {
      return this.type(id) === TYPES.ALIVE;
    }
    is_dead(id) {
      return this.type(id) === TYPES.DEAD;
    }
    is_zombie(id) {
      return this.type(id) === TYPES.ZOMBIE;
    }
    is_bitten(id) {
      return this.is_alive(id) && this.rounds(id) > 0;
    }
    count_alive() {
      return this.count_units(id => this.is_alive(id));
    }
  }

  function life_of(state, id) {
    if (state.is_zombie(id)) return 'is_zombie';
    if (state.is_dead(id)) return 'is_dead';
    return state.is_bitten(id) ? 'is_bitten' : 'is_alive';
  }

  Object.assign(part, {
    ...CELLS,
    ...TYPES,
    ways: WAYS,
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, V.read_units(reader, match, UNITS));
      const [first] = match.states;
      state.food = V.read_places(reader, match, 'food', first && first.food.length);
      state.round = V.read_round_number(reader);
      return V.read_scores(reader, state, {
        score: 'score',
        kill_points: 'scr_acc',
        strength_points: 'strength',
      });
    },
    read_orders: V.order_reader({kinds: 'm', directed: 'm', ways: WAYS}),
    versions: ['1.0', '1.1'],
    unit_kinds: ['living', 'dead', 'zombie'],
    describe_cell(match, index, cell) {
      const state = match.states[index];
      const content = state.cells[cell];
      if (content === CELLS.WASTE) return [{key: 'cell', value: {text: 'waste'}}];
      const owner = content === CELLS.NOBODY ? {text: 'nobody'} : {clan: content};
      const rows = [{key: 'owner', value: owner}];
      if (state.food.includes(cell)) rows.push({key: 'here', value: {text: 'food'}});
      return rows;
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      const rows = [{key: 'state_of_unit', value: {text: life_of(state, id)}}];
      if (state.rounds(id) > 0) rows.push({key: 'pending', value: state.rounds(id)});
      return rows;
    },
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === CELLS.WASTE,
    /// Zombies walk in eight directions.
    diagonals: true,
    describe_round(state) {
      const count = Array.from(state.ids).filter(id => state.is_zombie(id)).length;
      return count === 0 ? null : {text: 'count_zombies', args: {count}};
    },
    quiet_events: ['comes_back', 'food', 'food_gone', 'bite_again'],
    deaths: {kill_zombie: 'other', fight_won: 'other', fight_lost: 'unit'},
    earned: {
      kill_zombie: ['kill_points', 'unit'],
      fight_won: ['kill_points', 'unit'],
      fight_lost: ['kill_points', 'other'],
    },
    find_marks({states}, index) {
      const [before, after] = [index, index + 1].map(k => states[k].count_alive());
      return [0, 1, 2, 3]
        .filter(clan => before[clan] > 0 && after[clan] === 0)
        .map(clan => ({kind: 'dies_out', clan, text: 'mark_dies_out'}));
    },
    values: {
      alive: state => state.count_alive(),
      strength: state => V.shares(state.strength_points, state.count_alive()),
      cells: V.count_cells,
      points_cells: V.points_of_cells,
      kill_points: state => state.kill_points,
    },
    sources: ['points_cells', 'kill_points'],
    player_fields: ['alive', 'strength'],
    charts: ['cells', 'kill_points', 'alive', 'strength'],
    mark_signs: {dies_out: '†'},
  });
});
