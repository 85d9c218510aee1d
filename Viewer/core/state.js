'use strict';
// What the states of all games share: units with their ids, and what is where.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

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

    get num_units() {
      return this.ids.length;
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
    /// The place of its type among the letters of the types.
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
    /// How many units there are of each player, of those for which `counts(id)` holds.
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
    for (const cell of cells) if (cell < V.NUM_PLAYERS) ++counts[cell];
    return counts;
  }

  /// Points of each clan for one of its units, rounded down; 0 without units.
  const shares = (points, counts) => counts.map((count, p) => count && Math.floor(points[p] / count));

  // The ids of all states of the matches that were asked for.
  const known_ids = new WeakMap();

  /// The ids of all units that there are in some round of a match, increasing.
  function all_ids(match) {
    if (!known_ids.has(match)) {
      const ids = new Set();
      for (const state of match.states) for (const id of state.ids) ids.add(id);
      known_ids.set(match, Array.from(ids).sort((a, b) => a - b));
    }
    return known_ids.get(match);
  }

  /// Where a cell is, {row, col}.
  const place_of = ({cols}, cell) => ({row: Math.floor(cell / cols), col: cell % cols});

  /// The cell so many rows and columns from another one, -1 if that is off the board.
  function cell_beside({rows, cols}, cell, down, right) {
    const place = place_of({cols}, cell);
    const [row, col] = [place.row + down, place.col + right];
    return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col;
  }

  Object.assign(V, {TYPE, PLAYER, NUM_FIELDS});
  Object.assign(V, {state_with, count_cells, shares, all_ids, place_of, cell_beside});
}
