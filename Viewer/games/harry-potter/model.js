'use strict';
// Harry Potter: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const CELLS = {NOBODY: 4, WALL: 5};
  const CELL_LETTERS = '0123.W';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  const WIZARD = 0;
  const GHOST = 1;
  const UNITS = {
    word: 'units',
    letters: 'wg',
    fields: ['rounds', 'next'],
    read_fields(reader, type, id, match) {
      const most_next = type === GHOST ? match.rounds : V.NUM_PLAYERS - 1;
      return [
        reader.integer(`the rounds of unit ${id}`, 0),
        reader.integer(`the last field of unit ${id}`, -1, most_next),
      ];
    },
  };

  // The kinds of orders.
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
    for (let k = 0; k < ingredients.length; ++k)
      ingredients[k] = reader.integer('an ingredient', 0, 999);
    return ingredients;
  }

  function read_state(reader, match) {
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
  }

  Object.assign(part, {
    ...CELLS,
    ...ORDERS,
    GHOST,
    ways: WAYS,
    read_state,
    read_orders: V.order_reader({kinds: 'ms', directed: 'm', listed: 's', ways: WAYS}),
    /// Strength points of each clan for one of its units.
    magic_strengths: state => V.shares(state.strength, state.count_units()),
  });
}
