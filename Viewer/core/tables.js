'use strict';
// The tables of a trace that several games have alike, each read and printed: the grid, the units,
// lines with a number for each player, orders.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const MOST_IDS = 2147483647;
  const MOST_IN_LIST = 999999;

  /// For each character its place among these letters, 255 for others: for read_grid.
  function codes_of(letters) {
    const codes = new Uint8Array(256).fill(255);
    for (let k = 0; k < letters.length; ++k) codes[letters.charCodeAt(k)] = k;
    return codes;
  }

  /// The place of the next word among these letters.
  function read_letter(reader, letters, expected) {
    const start = reader.skip_word(expected);
    const code = letters.indexOf(String.fromCharCode(reader.bytes[start]));
    if (code < 0 || reader.at - start !== 1) reader.fail(expected, start);
    return code;
  }

  /// Reads column labels and labelled rows. `codes[c]` is the cell for the character c, 255 for none.
  function read_grid(reader, {rows, cols}, codes) {
    for (const what of ['the tens of the columns', 'the units of the columns']) {
      const start = reader.skip_word(what);
      if (reader.at - start !== cols) reader.fail(`${what} (${cols} digits)`, start);
    }
    const cells = new Uint8Array(rows * cols);
    for (let i = 0; i < rows; ++i) {
      const label = reader.skip_word(`row ${i} of the board`);
      if (reader.at - label !== 2) reader.fail(`row ${i} of the board`, label);
      read_row(reader, i, cells.subarray(i * cols, (i + 1) * cols), codes);
    }
    return cells;
  }

  /// The same for a board without labels.
  function read_bare_grid(reader, {rows, cols}, codes) {
    const cells = new Uint8Array(rows * cols);
    for (let i = 0; i < rows; ++i)
      read_row(reader, i, cells.subarray(i * cols, (i + 1) * cols), codes);
    return cells;
  }

  function read_row(reader, i, row, codes) {
    const expected = `row ${i} of the board`;
    const start = reader.skip_word(expected);
    if (reader.at - start !== row.length) reader.fail(`${expected} (${row.length} cells)`, start);
    for (let j = 0; j < row.length; ++j) {
      row[j] = codes[reader.bytes[start + j]];
      if (row[j] === 255) reader.fail(`${expected}: a cell`, start + j);
    }
  }

  /// The inverse of read_bare_grid: `letters[cell]` is the character of a cell.
  function print_bare_grid(cells, {rows, cols}, letters) {
    let text = '';
    for (let i = 0; i < rows; ++i) {
      for (let j = 0; j < cols; ++j) text += letters[cells[i * cols + j]];
      text += '\n';
    }
    return text;
  }

  /// The inverse of read_grid.
  function print_grid(cells, match, letters) {
    const labels = digit => '   ' + Array.from({length: match.cols}, (_, j) => digit(j)).join('');
    const lines = print_bare_grid(cells, match, letters).split('\n').slice(0, -1);
    return [
      labels(j => Math.floor(j / 10) % 10),
      labels(j => j % 10),
      ...lines.map((line, i) => `${Math.floor(i / 10) % 10}${i % 10} ${line}`),
      '',
    ].join('\n');
  }

  /// A word and a whole number for each player.
  function read_for_players(reader, word) {
    reader.expect(word);
    const values = new Int32Array(V.NUM_PLAYERS);
    for (let p = 0; p < V.NUM_PLAYERS; ++p) values[p] = reader.integer(`${word} of player ${p}`);
    return values;
  }

  /// `status`: the share of its CPU time that each player has used, -1 if it is out.
  function read_status(reader) {
    reader.expect('status');
    const values = new Float64Array(V.NUM_PLAYERS);
    for (let p = 0; p < V.NUM_PLAYERS; ++p) values[p] = reader.real(`status of player ${p}`);
    return values;
  }

  function print_for_players(word, values, format = String) {
    return word + Array.from(values, value => '\t' + format(value)).join('') + '\n\n';
  }

  /// A double as C++ streams print it: six significant digits.
  function format_real(value) {
    if (value === 0) return '0';
    const [digits, exponent_text] = value.toExponential(5).split('e');
    const exponent = Number(exponent_text);
    const trim = text => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
    if (exponent >= -4 && exponent < 6) return trim(value.toFixed(5 - exponent));
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${trim(digits)}e${exponent < 0 ? '-' : '+'}${size}`;
  }

  /// How many of something that neither comes nor goes: `first` is how many the first state has,
  /// undefined in that state itself, where it is 0 to `most`.
  function read_count(reader, what, first, most) {
    return first === undefined ? reader.integer(what, 0, most) : reader.integer(what, first, first);
  }

  /// Reads the units. `table` says what they look like:
  /// - `word`: the title; `columns`: their names, of which the first are type, id, player, row, column;
  /// - `letters`: one for each type; `size`: how many numbers a unit has in State.units;
  /// - `read_rest(reader, unit, id, match)` reads the other columns into `unit`, from V.NUM_FIELDS on;
  /// - `of_nobody`: whether a player may be -1; `come_and_go`: whether ids may be new or missing.
  function read_units(reader, match, table) {
    const {word, columns, size} = table;
    reader.expect(word);
    const first = table.come_and_go || match.states.length === 0 ? undefined : match.states[0];
    const count = read_count(
      reader,
      `the number of ${word}`,
      first && first.num_units,
      match.rows * match.cols
    );
    for (const name of columns) reader.expect(name);
    const ids = new Int32Array(count);
    const units = new Int32Array(count * size);
    for (let k = 0; k < count; ++k) {
      const unit = units.subarray(k * size, (k + 1) * size);
      const least = k === 0 ? 0 : ids[k - 1] + 1;
      ids[k] = read_unit(reader, match, table, unit, least);
    }
    return {ids, units, size};
  }

  function read_unit(reader, match, {letters, of_nobody, come_and_go, read_rest}, unit, least) {
    unit[V.TYPE] = read_letter(reader, letters, 'the type of a unit');
    const id = reader.integer('the number of a unit', least, come_and_go ? MOST_IDS : least);
    unit[V.PLAYER] = reader.integer(`the player of unit ${id}`, of_nobody ? -1 : 0, V.NUM_PLAYERS - 1);
    unit[V.ROW] = reader.integer(`the row of unit ${id}`, 0, match.rows - 1);
    unit[V.COL] = reader.integer(`the column of unit ${id}`, 0, match.cols - 1);
    read_rest(reader, unit, id, match);
    return id;
  }

  /// The inverse. `print_rest(unit)` of the table, if there is one, lists the other columns as they
  /// are printed; without it they are the numbers.
  function print_units(state, {word, columns, letters, print_rest}) {
    const lines = ['', word, state.num_units, columns.join('\t')];
    state.ids.forEach((id, k) => {
      const unit = state.units.subarray(k * state.size, (k + 1) * state.size);
      const [type, player, row, col, ...numbers] = unit;
      const rest = print_rest ? print_rest(unit) : numbers;
      lines.push([letters[type], id, player, row, col, ...rest].join('\t'));
    });
    return lines.join('\n') + '\n';
  }

  /// Reads a title, how many rows, names of columns, and in each row the row and column of a cell
  /// and what `read_rest(reader)` reads. `read(cell)` is called for each.
  function read_cells(reader, match, word, columns, read, first) {
    reader.expect(word);
    const count = read_count(reader, `the number of ${word}`, first, match.rows * match.cols);
    for (const name of columns) reader.expect(name);
    for (let k = 0; k < count; ++k) {
      const row = reader.integer(`the row of ${word}`, 0, match.rows - 1);
      read(row * match.cols + reader.integer(`the column of ${word}`, 0, match.cols - 1), k);
    }
    return count;
  }

  /// Row and column of a cell, as tables have them.
  function print_cell(cell, cols) {
    return `${Math.floor(cell / cols)}\t${cell % cols}`;
  }

  /// The orders carried out in a round, in that order: unit `ids[k]`, `kinds[k]` (a place among the
  /// letters of the kinds), `dirs[k]` (a place among the ways, -1 for none); `lists` has the numbers
  /// of those that have a list, by k.
  function make_orders(count) {
    return {
      ids: new Int32Array(count),
      kinds: new Uint8Array(count),
      dirs: new Int8Array(count).fill(-1),
      lists: new Map(),
    };
  }

  /// What reads and prints orders of the form "id, kind, direction, length and numbers".
  /// `kinds`: a letter for each; `directed`: those with a direction; `listed`: those with numbers;
  /// `ways`: see V.ways.
  function order_table({kinds, directed, listed = '', ways}) {
    function read_orders(reader, match) {
      const state = match.states[match.states.length - 1];
      const orders = make_orders(reader.integer('the number of orders', 0, match.rows * match.cols));
      for (let k = 0; k < orders.ids.length; ++k) {
        orders.ids[k] = read_id(reader, state);
        const kind = read_letter(reader, kinds, 'the kind of an order');
        orders.kinds[k] = kind;
        if (directed.includes(kinds[kind]))
          orders.dirs[k] = read_letter(reader, ways.letters, 'a direction');
        if (listed.includes(kinds[kind])) orders.lists.set(k, read_list(reader));
      }
      return orders;
    }

    function print_orders({ids, kinds: numbers, dirs, lists}) {
      const lines = [ids.length];
      ids.forEach((id, k) => {
        let line = `${id}\t${kinds[numbers[k]]}\t`;
        if (dirs[k] >= 0) line += ways.letters[dirs[k]] + '\t';
        const list = lists.get(k);
        if (list !== undefined) line += `${list.length}\t` + Array.from(list, n => ' ' + n).join('');
        lines.push(line);
      });
      return lines.join('\n') + '\n';
    }

    return {read_orders, print_orders};
  }

  /// The id of a unit of the state.
  function read_id(reader, state) {
    const start = reader.at;
    const id = reader.integer('the unit of an order', 0);
    if (!state.has(id)) reader.fail('the unit of an order', start);
    return id;
  }

  function read_list(reader) {
    const list = new Int32Array(reader.integer('the length of a list', 0, MOST_IN_LIST));
    for (let k = 0; k < list.length; ++k) list[k] = reader.integer('a number of a list', 0);
    return list;
  }

  Object.assign(V, {
    codes_of,
    read_letter,
    read_grid,
    read_bare_grid,
    print_grid,
    print_bare_grid,
    read_for_players,
    read_status,
    print_for_players,
    format_real,
    read_count,
    read_units,
    print_units,
    read_cells,
    print_cell,
    make_orders,
    order_table,
    read_id,
  });
}
