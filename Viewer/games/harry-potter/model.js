'use strict';
// Harry Potter: a state and the orders of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('HarryPotter');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const NOBODY = 4;
  const WALL = 5;
  const CELL_LETTERS = '0123.W';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  // What a unit has besides its type, player, row and column.
  const ROUNDS = V.NUM_FIELDS;
  const NEXT = V.NUM_FIELDS + 1;
  const WIZARD = 0;
  const GHOST = 1;
  const UNITS = {
    word: 'units',
    letters: 'wg',
    columns: ['type', 'id', 'player', 'row', 'column', 'rounds', 'next'],
    size: V.NUM_FIELDS + 2,
    read_rest(reader, unit, id, match) {
      unit[ROUNDS] = reader.integer(`the rounds of unit ${id}`, 0);
      const most_next = unit[V.TYPE] === GHOST ? match.rounds : V.NUM_PLAYERS - 1;
      unit[NEXT] = reader.integer(`the last field of unit ${id}`, -1, most_next);
    },
  };

  const WAYS = V.ways('dcreuqlz');
  // The kinds of orders.
  const MOVE = 0;
  const SPELL = 1;
  const ORDERS = V.order_table({kinds: 'ms', directed: 'm', listed: 's', ways: WAYS});

  /// `books` are the cells (row * columns + column) of the books, increasing.
  class State extends V.State {
    rounds(id) {
      return this.field(id, ROUNDS);
    }
    next(id) {
      return this.field(id, NEXT);
    }
    is_wizard(id) {
      return this.type(id) === WIZARD;
    }
    in_conversion(id) {
      return this.is_wizard(id) && this.rounds(id) > 0;
    }
  }

  function read_books(reader, match) {
    const books = [];
    V.read_cells(reader, match, 'books', ['row', 'column'], cell => books.push(cell));
    return Int32Array.from(books);
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
    state.books = read_books(reader, match);
    state.ingredients = read_ingredients(reader);
    reader.expect('Voldemort');
    state.voldemort_row = reader.integer('the row of Voldemort', 0, match.rows - 1);
    state.voldemort_col = reader.integer('the column of Voldemort', 0, match.cols - 1);
    reader.expect('round');
    state.round = reader.integer('the number of the round', 0);
    state.score = V.read_for_players(reader, 'score');
    state.conversion_points = V.read_for_players(reader, 'scr_acc');
    state.strength = V.read_for_players(reader, 'strength');
    state.status = V.read_status(reader);
    return state;
  }

  function print_state(state, match) {
    const books = ['', 'books', state.books.length, 'row\tcolumn'];
    for (const book of state.books) books.push(V.print_cell(book, match.cols));
    const ingredients = Array.from(state.ingredients, number => number + ' ').join('');
    return (
      V.print_grid(state.cells, match, CELL_LETTERS)
      + V.print_units(state, UNITS)
      + books.join('\n')
      + '\n'
      + `\nspell_ingredients\n${state.ingredients.length}\n${ingredients}\n`
      + `\nVoldemort\n${state.voldemort_row} ${state.voldemort_col}\n\nround ${state.round}\n\n`
      + V.print_for_players('score', state.score)
      + V.print_for_players('scr_acc', state.conversion_points)
      + V.print_for_players('strength', state.strength)
      + V.print_for_players('status', state.status, V.format_real)
    );
  }

  /// Strength points of each clan for one of its units, rounded down.
  function magic_strengths(state) {
    const counts = state.count_units();
    return counts.map((count, p) => Math.floor(state.strength[p] / Math.max(count, 1)));
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
    magic_strengths,
    count_cells,
    NOBODY,
    WALL,
    GHOST,
    MOVE,
    SPELL,
  });
}
