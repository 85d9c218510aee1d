'use strict';
// The Walking Dead: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const CELLS = {NOBODY: 4, WASTE: 5};
  const CELL_LETTERS = '0123.W';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  const TYPES = {ALIVE: 0, DEAD: 1, ZOMBIE: 2};
  const UNITS = {
    word: 'units',
    letters: 'adz',
    fields: ['rounds'],
    of_nobody: true,
    read_fields(reader, type, id, match, player) {
      if ((type === TYPES.ZOMBIE) !== player < 0)
        reader.fail(`the player of unit ${id}: -1 for a zombie, and only for one`);
      return [reader.integer(`the rounds of unit ${id}`, -1)];
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

  function read_state(reader, match) {
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
  }

  Object.assign(part, {
    ...CELLS,
    ...TYPES,
    ways: WAYS,
    read_state,
    read_orders: V.order_reader({kinds: 'm', directed: 'm', ways: WAYS}),
    /// Strength points of each clan for one of its living units.
    strengths: state => V.shares(state.strength_points, state.count_alive()),
  });
}
