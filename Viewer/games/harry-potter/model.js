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
  const ROUNDS = 4;
  const NEXT = 5;
  const UNIT_SIZE = 6;
  const UNIT_COLUMNS = ['type', 'id', 'player', 'row', 'column', 'rounds', 'next'];

  const WIZARD = 0;
  const GHOST = 1;
  const UNIT_LETTERS = 'wg';

  // Directions in the order of the game's Dir: Down DR Right RU Up UL Left LD.
  const DIR_LETTERS = 'dcreuqlz';
  const DIR_ROW = [1, 1, 0, -1, -1, -1, 0, 1];
  const DIR_COL = [0, 1, 1, 1, 0, -1, -1, -1];
  const SPELL = -1;

  /// `books` are the cells (row * columns + column) of the books, increasing.
  class State extends V.State {
    constructor(cells, units, books) {
      super(cells, units, UNIT_SIZE);
      this.books = books;
    }

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

  function read_units(reader, match) {
    reader.expect('units');
    // Units neither come nor go.
    const [first] = match.states;
    const [least, most] = first ? [first.num_units, first.num_units] : [1, match.rows * match.cols];
    const count = reader.integer('the number of units', least, most);
    for (const name of UNIT_COLUMNS) reader.expect(name);
    const units = new Int32Array(count * UNIT_SIZE);
    for (let id = 0; id < count; ++id) {
      const unit = units.subarray(id * UNIT_SIZE, (id + 1) * UNIT_SIZE);
      V.read_unit_start(reader, match, id, UNIT_LETTERS, unit);
      unit[ROUNDS] = reader.integer(`the rounds of unit ${id}`, 0);
      const most_next = unit[V.TYPE] === GHOST ? match.setting('NUM_ROUNDS') : V.NUM_PLAYERS - 1;
      unit[NEXT] = reader.integer(`the last field of unit ${id}`, -1, most_next);
    }
    return units;
  }

  function read_books(reader, match) {
    reader.expect('books');
    const books = new Int32Array(reader.integer('the number of books', 0, match.rows * match.cols));
    reader.expect('row');
    reader.expect('column');
    for (let k = 0; k < books.length; ++k) {
      const row = reader.integer('the row of a book', 0, match.rows - 1);
      books[k] = row * match.cols + reader.integer('the column of a book', 0, match.cols - 1);
    }
    return books;
  }

  function read_ingredients(reader) {
    reader.expect('spell_ingredients');
    const ingredients = new Int16Array(reader.integer('the number of ingredients', 0, 1000));
    for (let k = 0; k < ingredients.length; ++k)
      ingredients[k] = reader.integer('an ingredient', 0, 999);
    return ingredients;
  }

  function read_state(reader, match) {
    const cells = V.read_grid(reader, match.rows, match.cols, CELL_CODES);
    const state = new State(cells, read_units(reader, match), read_books(reader, match));
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
    const {rows, cols} = match;
    const books = ['', 'books', state.books.length, 'row\tcolumn'];
    for (const book of state.books) books.push(V.print_cell(book, cols));
    const ingredients = Array.from(state.ingredients, number => number + ' ').join('');
    return (
      V.print_grid(state.cells, rows, cols, CELL_LETTERS)
      + V.print_units(state, UNIT_LETTERS, UNIT_COLUMNS)
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

  /// The orders carried out in a round, in that order: `ids[k]`, and `dirs[k]` is a direction, or
  /// SPELL with the solution in `solutions`.
  function read_orders(reader, match) {
    const count = reader.integer('the number of orders', 0, match.rows * match.cols);
    const orders = {ids: new Uint16Array(count), dirs: new Int8Array(count), solutions: new Map()};
    const last_id = match.states[0].num_units - 1;
    for (let k = 0; k < count; ++k) {
      orders.ids[k] = reader.integer('the unit of an order', 0, last_id);
      if (reader.sees('s')) {
        reader.expect('s');
        const solution = new Uint8Array(reader.integer('the length of a solution', 0, 1000));
        for (let n = 0; n < solution.length; ++n) solution[n] = reader.integer('a group', 0, 255);
        orders.dirs[k] = SPELL;
        orders.solutions.set(k, solution);
      } else {
        reader.expect('m');
        orders.dirs[k] = V.read_letter(reader, DIR_LETTERS, 'a direction');
      }
    }
    return orders;
  }

  function print_orders(orders) {
    const lines = [orders.ids.length];
    orders.ids.forEach((id, k) => {
      const solution = orders.solutions.get(k);
      if (solution === undefined) lines.push(`${id}\tm\t${DIR_LETTERS[orders.dirs[k]]}\t`);
      else
        lines.push(`${id}\ts\t${solution.length}\t` + Array.from(solution, n => ' ' + n).join(''));
    });
    return lines.join('\n') + '\n';
  }

  /// How many units of each clan there are.
  function count_units(state) {
    const counts = new Int32Array(V.NUM_PLAYERS);
    for (let id = 0; id < state.num_units; ++id) ++counts[state.player(id)];
    return counts;
  }

  /// Strength points of each clan for one of its units, rounded down.
  function magic_strengths(state) {
    const counts = count_units(state);
    return counts.map((count, p) => Math.floor(state.strength[p] / Math.max(count, 1)));
  }

  function count_cells(state) {
    const counts = new Int32Array(V.NUM_PLAYERS);
    for (const cell of state.cells) if (cell < V.NUM_PLAYERS) ++counts[cell];
    return counts;
  }

  Object.assign(part, {
    read_state,
    print_state,
    read_orders,
    print_orders,
    count_units,
    magic_strengths,
    count_cells,
    NOBODY,
    WALL,
    WIZARD,
    GHOST,
    SPELL,
    DIR_ROW,
    DIR_COL,
    DIR_LETTERS,
  });
}
