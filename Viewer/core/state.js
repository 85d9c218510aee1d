'use strict';
// What the states of all games have alike: units, cells by letters, ways from cell to cell.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // The fields of a unit in State.units, one after the other; behind them stand those of the game.
  const TYPE = 0;
  const PLAYER = 1;
  const ROW = 2;
  const COL = 3;

  /// The position at the start of a round. `units` holds `unit_size` numbers for each id.
  class State {
    constructor(cells, units, unit_size) {
      this.cells = cells;
      this.units = units;
      this.unit_size = unit_size;
    }

    get num_units() {
      return this.units.length / this.unit_size;
    }
    /// A field of a unit.
    field(id, k) {
      return this.units[id * this.unit_size + k];
    }
    /// The place of its type in the letters of the types.
    type(id) {
      return this.field(id, TYPE);
    }
    player(id) {
      return this.field(id, PLAYER);
    }
    row(id) {
      return this.field(id, ROW);
    }
    col(id) {
      return this.field(id, COL);
    }
  }

  /// For each character its place among these letters, 255 for others: for read_grid.
  function codes_of(letters) {
    const codes = new Uint8Array(256).fill(255);
    for (let k = 0; k < letters.length; ++k) codes[letters.charCodeAt(k)] = k;
    return codes;
  }

  /// Reads the first fields of a unit, of one of two types, and its id.
  function read_unit_start(reader, match, id, types, unit) {
    unit[TYPE] = reader.sees(types[1]) ? 1 : 0;
    reader.expect(types[unit[TYPE]]);
    reader.integer(`unit ${id}`, id, id);
    unit[PLAYER] = reader.integer(`the player of unit ${id}`, 0, V.NUM_PLAYERS - 1);
    unit[ROW] = reader.integer(`the row of unit ${id}`, 0, match.rows - 1);
    unit[COL] = reader.integer(`the column of unit ${id}`, 0, match.cols - 1);
  }

  /// The section of the units: `names` are those of the columns.
  function print_units(state, types, names) {
    const lines = ['', 'units', state.num_units, names.join('\t')];
    for (let id = 0; id < state.num_units; ++id) {
      const start = id * state.unit_size;
      const [type, ...fields] = state.units.subarray(start, start + state.unit_size);
      lines.push([types[type], id, ...fields].join('\t'));
    }
    return lines.join('\n') + '\n';
  }

  /// The place of the next word among these letters.
  function read_letter(reader, letters, expected) {
    const start = reader.skip_word(expected);
    const code = letters.indexOf(String.fromCharCode(reader.bytes[start]));
    if (code < 0 || reader.at - start !== 1) reader.fail(expected, start);
    return code;
  }

  /// Row and column of a cell, as tables have them.
  function print_cell(cell, cols) {
    return `${Math.floor(cell / cols)}\t${cell % cols}`;
  }

  /// The cell so many rows and columns from another one, -1 if that is off the board.
  function cell_beside({rows, cols}, cell, down, right) {
    const row = Math.floor(cell / cols) + down;
    const col = (cell % cols) + right;
    return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col;
  }

  /// What a game part has to find orders by: `make_order(match, index, k)` describes order k of a
  /// round. order_of is that of a unit, null if none was carried out; list_orders are all.
  function order_finders(make_order) {
    return {
      order_of(match, index, id) {
        const orders = match.orders[index];
        const k = orders === undefined ? -1 : orders.ids.indexOf(id);
        return k < 0 ? null : make_order(match, index, k);
      },
      list_orders(match, index) {
        const orders = match.orders[index];
        if (orders === undefined) return [];
        return Array.from(orders.ids, (_, k) => make_order(match, index, k));
      },
    };
  }

  Object.assign(V, {
    TYPE,
    PLAYER,
    State,
    codes_of,
    read_unit_start,
    print_units,
    read_letter,
    print_cell,
    cell_beside,
    order_finders,
  });
}
