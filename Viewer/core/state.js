'use strict';
// What the states of all games share: units, ways and orders.
V.share(() => {
  // The fields of a unit in State.units, one after the other; those of the game follow.
  const TYPE = 0;
  const PLAYER = 1;
  const ROW = 2;
  const COL = 3;
  const NUM_FIELDS = 4;

  /// The position at the start of a round. `cells` has a number for each cell; `table` is what
  /// read_units returned: `ids`, increasing, and in `units` `size` numbers for each of them.
  /// A game adds `round`, `score` and `status`, and what else it has.
  class State {
    constructor(match, cells, {ids, units, size}) {
      this.cols = match.cols;
      Object.assign(this, {cells, ids, units, size});
    }

    /// The place of a unit in `ids`, -1 if there is no such unit now.
    slot(id) {
      return this.ids[id] === id ? id : this.ids.indexOf(id);
    }
    has(id) {
      return this.slot(id) >= 0;
    }
    /// A field of a unit; undefined if there is no such unit.
    field(id, k) {
      return this.units[this.slot(id) * this.size + k];
    }
    type(id) {
      return this.field(id, TYPE);
    }
    /// Its player, -1 for a unit of nobody.
    player(id) {
      return this.field(id, PLAYER);
    }
    row(id) {
      return this.field(id, ROW);
    }
    col(id) {
      return this.field(id, COL);
    }
    cell_of(id) {
      return this.row(id) * this.cols + this.col(id);
    }
    /// Whether a unit stands on the board. A game whose dead keep row and column says more.
    is_present(id) {
      return this.row(id) >= 0;
    }
    /// Where a unit stands, {row, col}; null if it is not on the board.
    place(id) {
      return this.is_present(id) ? {row: this.row(id), col: this.col(id)} : null;
    }
    /// The unit on a cell (row * columns + column), -1 if there is none.
    unit_on(cell) {
      const found = this.ids.find(id => this.is_present(id) && this.cell_of(id) === cell);
      return found === undefined ? -1 : found;
    }
    count_units(counts = _id => true) {
      const numbers = new Int32Array(V.NUM_PLAYERS);
      for (const id of this.ids) if (this.player(id) >= 0 && counts(id)) ++numbers[this.player(id)];
      return numbers;
    }
  }

  /// A State whose units have these fields besides the common ones: a method for each, by id.
  /** @returns {new (...args: any[]) => any} */
  function state_with(fields) {
    class StateOfGame extends State {}
    fields.forEach((name, k) => {
      StateOfGame.prototype[name] = function (id) {
        return this.field(id, NUM_FIELDS + k);
      };
    });
    return StateOfGame;
  }

  /// How many cells each clan has, on a board whose cells have the number of their owner.
  function count_cells({cells}) {
    const counts = new Int32Array(V.NUM_PLAYERS);
    for (let k = 0; k < cells.length; ++k) if (cells[k] < counts.length) ++counts[cells[k]];
    return counts;
  }

  const points_of_cells = (state, match) =>
    count_cells(state).map(count => count * match.setting('POINTS_PER_OWNED_CELL'));

  /// Points of each clan for one of its units, rounded down; 0 without units.
  const shares = (points, counts) => counts.map((count, p) => count && Math.floor(points[p] / count));

  const all_ids = ({lives}) => Array.from(lives.keys()).sort((a, b) => a - b);

  /// Where a cell is, {row, col}.
  const place_of = ({cols}, cell) => ({row: Math.floor(cell / cols), col: cell % cols});

  /// The cell so many rows and columns from another one, -1 if that is off the board.
  function cell_beside({rows, cols}, cell, down, right) {
    const place = place_of({cols}, cell);
    const [row, col] = [place.row + down, place.col + right];
    return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col;
  }

  // In the order of the games' directions.
  const EIGHT = [
    ['dir_down', 1, 0],
    ['dir_down_right', 1, 1],
    ['dir_right', 0, 1],
    ['dir_up_right', -1, 1],
    ['dir_up', -1, 0],
    ['dir_up_left', -1, -1],
    ['dir_left', 0, -1],
    ['dir_down_left', 1, -1],
  ];
  const STAY = ['dir_none', 0, 0];

  /// The directions of a game by its letters for them: four (down, right, up, left), eight (down,
  /// down right, right, ...) or nine (and to stay). A direction d leads `rows[d]` down and `cols[d]`
  /// to the right; `keys[d]` is its name in the texts.
  function ways(letters) {
    const all = [...EIGHT, STAY].filter((_, k) => letters.length > 4 || (k < 8 && k % 2 === 0));
    const chosen = all.slice(0, letters.length);
    return {
      letters,
      keys: chosen.map(([key]) => key),
      rows: chosen.map(([, down]) => down),
      cols: chosen.map(([, , right]) => right),
    };
  }

  /// Where a step in a direction leads.
  const step_from = ({row, col}, dir, {rows, cols}) => ({row: row + rows[dir], col: col + cols[dir]});

  /// The orders of a round as they are given: {unit, kind, dir, list}.
  const plain_orders = ({ids, kinds, dirs, lists}) =>
    Array.from(ids, (unit, k) => ({unit, kind: kinds[k], dir: dirs[k], list: lists.get(k)}));

  /// Order k of a round as {unit, kind, from, to, dir, list}: `from` and `to` are {row, col}, `to` and
  /// `dir` undefined for an order that leads nowhere, `list` for one without numbers.
  function make_order(match, index, k, ways) {
    const {ids, kinds, dirs, lists} = match.orders[index];
    const state = match.states[index];
    const from = {row: state.row(ids[k]), col: state.col(ids[k])};
    const order = {unit: ids[k], kind: kinds[k], from, list: lists.get(k)};
    const dir = dirs[k];
    if (dir < 0 || (ways.rows[dir] === 0 && ways.cols[dir] === 0)) return order;
    return {...order, dir, to: step_from(from, dir, ways)};
  }

  /// The order of a unit in a round, null if none was carried out.
  function order_of(match, game, index, id) {
    const orders = match.orders[index];
    const k = orders === undefined ? -1 : orders.ids.indexOf(id);
    return k < 0 ? null : make_order(match, index, k, game.ways);
  }

  function list_orders(match, game, index) {
    const orders = match.orders[index];
    if (orders === undefined) return [];
    return Array.from(orders.ids, (_, k) => make_order(match, index, k, game.ways));
  }

  /// The order {kind, dir, list} of a line such as "77 m d" or "7 s 3 0 0 0"; null if it is none of the
  /// game's, such as one in no direction.
  function read_order(line, {read_orders: {kinds, directed, listed}, ways: {letters}}) {
    const [, letter, ...words] = line.split(' ');
    const kind = Array.from(kinds).indexOf(letter);
    if (kind < 0) return null;
    const order = {kind, dir: undefined, list: []};
    if (directed.includes(letter)) {
      order.dir = Array.from(letters).indexOf(words.shift());
      if (order.dir < 0) return null;
    }
    if (listed.includes(letter)) order.list = words.slice(1).map(V.number_in);
    return order;
  }

  Object.assign(V, {
    TYPE,
    PLAYER,
    NUM_FIELDS,
    state_with,
    count_cells,
    points_of_cells,
    shares,
    all_ids,
    place_of,
    cell_beside,
    ways,
    step_from,
    plain_orders,
    order_of,
    list_orders,
    read_order,
  });
});
