'use strict';
// The Walking Dead: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const NOBODY = 4;
  const WASTE = 5;
  const CELL_LETTERS = '0123.W';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  // The types of units, and what a unit has besides its type, player, row and column.
  const ALIVE = 0;
  const DEAD = 1;
  const ZOMBIE = 2;
  const ROUNDS = V.NUM_FIELDS;
  const UNITS = {
    word: 'units',
    letters: 'adz',
    columns: ['type', 'id', 'player', 'row', 'column', 'rounds'],
    size: V.NUM_FIELDS + 1,
    of_nobody: true,
    read_rest(reader, unit, id) {
      if ((unit[V.TYPE] === ZOMBIE) !== unit[V.PLAYER] < 0)
        reader.fail(`the player of unit ${id}: -1 for a zombie, and only for one`);
      unit[ROUNDS] = reader.integer(`the rounds of unit ${id}`, -1);
    },
  };

  const WAYS = V.ways('dcreuqlz');
  const ORDERS = V.order_table({kinds: 'm', directed: 'm', ways: WAYS});

  /// `food` are the cells (row * columns + column) with food, increasing; `kill_points` the points
  /// for kills, `strength_points` those of each clan, not divided.
  class State extends V.State {
    is_alive(id) {
      return this.type(id) === ALIVE;
    }
    is_dead(id) {
      return this.type(id) === DEAD;
    }
    is_zombie(id) {
      return this.type(id) === ZOMBIE;
    }
    /// Rounds until it is a zombie, -1 if it is not in conversion.
    rounds(id) {
      return this.field(id, ROUNDS);
    }
    is_bitten(id) {
      return this.is_alive(id) && this.rounds(id) > 0;
    }
    count_alive() {
      return this.count_units(id => this.is_alive(id));
    }
  }

  function read_food(reader, match) {
    const [first] = match.states;
    const food = [];
    const read = cell => food.push(cell);
    V.read_cells(reader, match, 'food', ['row', 'column'], read, first && first.food.length);
    return Int32Array.from(food);
  }

  function read_state(reader, match) {
    const cells = V.read_grid(reader, match, CELL_CODES);
    const state = new State(match, cells, V.read_units(reader, match, UNITS));
    state.food = read_food(reader, match);
    reader.expect('round');
    state.round = reader.integer('the number of the round', 0);
    state.score = V.read_for_players(reader, 'score');
    state.kill_points = V.read_for_players(reader, 'scr_acc');
    state.strength_points = V.read_for_players(reader, 'strength');
    state.status = V.read_status(reader);
    return state;
  }

  function print_state(state, match) {
    const food = ['', 'food', state.food.length, 'row\tcolumn'];
    for (const cell of state.food) food.push(V.print_cell(cell, match.cols));
    return (
      V.print_grid(state.cells, match, CELL_LETTERS)
      + V.print_units(state, UNITS)
      + food.join('\n')
      + `\n\nround ${state.round}\n\n`
      + V.print_for_players('score', state.score)
      + V.print_for_players('scr_acc', state.kill_points)
      + V.print_for_players('strength', state.strength_points)
      + V.print_for_players('status', state.status, V.format_real)
    );
  }

  /// Strength points of each clan for one of its living units, rounded down; 0 without any.
  function strengths(state) {
    const divide = (points, alive) => (alive === 0 ? 0 : Math.floor(points / alive));
    return state.count_alive().map((alive, p) => divide(state.strength_points[p], alive));
  }

  function count_cells(state) {
    const counts = new Int32Array(V.NUM_PLAYERS);
    for (const cell of state.cells) if (cell < V.NUM_PLAYERS) ++counts[cell];
    return counts;
  }

  Object.assign(part, {
    ...ORDERS,
    ways: WAYS,
    read_state,
    print_state,
    strengths,
    count_cells,
    NOBODY,
    WASTE,
    ALIVE,
    DEAD,
    ZOMBIE,
  });
}
