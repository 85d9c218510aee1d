'use strict';
// The words, numbers and tables of a trace, read from its bytes.
V.share(() => {
  const BLANK = 32;
  const MINUS = 45;
  const ZERO = 48;
  const NINE = 57;
  const NEWLINE = 10;

  const MOST_SHOWN = 40;

  /// Why a trace can't be read further. `cut`: the file ends too early; otherwise it is damaged.
  /// `line` counts from 1; `expected` says in English what should have stood there, a word of the
  /// trace in quotes; `found` is the word that does, empty if none does.
  class TraceError extends Error {
    constructor(cut, line, expected, found) {
      super(`line ${line}: expected ${expected}` + (cut ? ', but the file ends' : ''));
      Object.assign(this, {name: 'TraceError', cut, line, expected, found});
    }

    /// Line and words as {text, args}, for any language.
    get detail() {
      const {line, expected, found} = this;
      if (found === '') return {text: 'in_line', args: {line}};
      const text = expected.startsWith('"') ? 'found_instead' : 'found';
      return {text, args: {line, expected, found: `"${found}"`}};
    }
  }

  /// A cursor over the words of a text, which white space separates.
  /// A word that ends with the file, without white space behind it, counts as cut off.
  /// `unit` is the one that is read: {unit} in what is expected.
  class Reader {
    constructor(bytes) {
      this.bytes = bytes;
      this.at = 0;
      this.unit = -1;
    }

    /// Throws a TraceError for the place of the cursor, or for the one given.
    fail(expected, at = this.at) {
      let line = 1;
      const end = Math.min(at, this.bytes.length);
      for (let k = 0; k < end; ++k) if (this.bytes[k] === NEWLINE) ++line;
      throw new TraceError(
        at >= this.bytes.length,
        line,
        expected.replace('{unit}', String(this.unit)),
        this.show_word(at)
      );
    }

    show_word(start) {
      let at = start;
      while (this.bytes[at] > BLANK) ++at;
      const shown = this.bytes.subarray(start, Math.min(at, start + MOST_SHOWN));
      return new TextDecoder().decode(shown) + (at - start > MOST_SHOWN ? '…' : '');
    }

    skip_blanks() {
      const bytes = this.bytes;
      let at = this.at;
      while (at < bytes.length && bytes[at] <= BLANK) ++at;
      this.at = at;
    }

    at_end() {
      this.skip_blanks();
      return this.at >= this.bytes.length;
    }

    /// Steps over the next word and returns where it starts; it ends at `this.at`.
    skip_word(expected) {
      this.skip_blanks();
      const bytes = this.bytes;
      const start = this.at;
      let at = start;
      while (at < bytes.length && bytes[at] > BLANK) ++at;
      if (at >= bytes.length) this.fail(expected, at);
      this.at = at;
      return start;
    }

    word(expected) {
      const start = this.skip_word(expected);
      return new TextDecoder().decode(this.bytes.subarray(start, this.at));
    }

    /// Steps over the next word and the rest of its line, which must end, and returns where the word starts.
    skip_line(expected) {
      const start = this.skip_word(expected);
      const end = this.bytes.indexOf(NEWLINE, this.at);
      if (end < 0) this.fail(expected, this.bytes.length);
      this.at = end;
      return start;
    }

    expect(word) {
      const is_there = this.sees(word);
      const start = this.skip_word(`"${word}"`);
      if (!is_there) this.fail(`"${word}"`, start);
    }

    /// Whether the next word is this one; the cursor stays.
    sees(word) {
      this.skip_blanks();
      for (let k = 0; k < word.length; ++k) {
        if (this.bytes[this.at + k] !== word.charCodeAt(k)) return false;
      }
      return !(this.bytes[this.at + word.length] > BLANK);
    }

    integer(expected, low = -2147483648, high = 2147483647) {
      const start = this.skip_word(expected);
      const bytes = this.bytes;
      const negative = bytes[start] === MINUS;
      let at = negative ? start + 1 : start;
      if (at === this.at || this.at - at > 10) this.fail(expected, start);
      let value = 0;
      for (; at < this.at; ++at) {
        const digit = bytes[at];
        if (digit < ZERO || digit > NINE) this.fail(expected, start);
        value = 10 * value + (digit - ZERO);
      }
      if (negative) value = -value;
      if (value < low || value > high) this.fail(`${expected} (${low} to ${high})`, start);
      return value;
    }

    real(expected) {
      const start = this.skip_word(expected);
      const text = String.fromCharCode(...this.bytes.subarray(start, Math.min(this.at, start + 40)));
      const value = Number(text);
      if (!Number.isFinite(value)) this.fail(expected, start);
      return value;
    }
  }

  const MOST_IDS = 2147483647;
  const MOST_IN_LIST = 999999;

  /// For each character its place among these letters, 255 for others: for read_grid.
  function codes_of(letters) {
    const codes = new Uint8Array(256).fill(255);
    for (let k = 0; k < letters.length; ++k) codes[letters.charCodeAt(k)] = k;
    return codes;
  }

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
    return read_bare_grid(reader, {rows, cols}, codes, what => {
      const label = reader.skip_word(what);
      if (reader.at - label !== 2) reader.fail(what, label);
    });
  }

  /// The same for a board without labels; before each row, `read_label(what)` is called.
  function read_bare_grid(reader, {rows, cols}, codes, read_label = _what => {}) {
    const cells = new Uint8Array(rows * cols);
    for (let i = 0; i < rows; ++i) {
      read_label(`row ${i} of the board`);
      read_row(reader, i, cells.subarray(i * cols, (i + 1) * cols), codes);
    }
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

  function read_round_number(reader) {
    reader.expect('round');
    return reader.integer('the number of the round', 0);
  }

  function read_for_players(reader, word, read) {
    reader.expect(word);
    return V.PLAYERS.map(p => read(reader, `${word} of player ${p}`));
  }

  /// `status`: the share of its CPU time that each player has used, -1 if it is out.
  const read_status = reader =>
    Float64Array.from(read_for_players(reader, 'status', (_, what) => reader.real(what)));

  /// The end of a state: a line for each of these titles, by the name that the state has for it, and
  /// the status.
  function read_scores(reader, state, titles) {
    for (const [name, title] of Object.entries(titles))
      state[name] = Int32Array.from(read_for_players(reader, title, (_, what) => reader.integer(what)));
    state.status = read_status(reader);
    return state;
  }

  /// How many of something that neither comes nor goes: `first` is how many the first state has,
  /// undefined in that state itself, where it is 0 to `most`.
  function read_count(reader, what, first, most) {
    return first === undefined ? reader.integer(what, 0, most) : reader.integer(what, first, first);
  }

  /// Reads the units. `table` says what they look like:
  /// - `word`: the title; `letters`: one for each type;
  /// - `fields`: the columns after type, id, player, row and column (see V.state_with);
  /// - `read_fields(reader, type, match, player)`: what is in them;
  /// - `of_nobody`: whether a player may be -1; `come_and_go`: whether ids may be new or missing.
  function read_units(reader, match, table) {
    const {word, fields} = table;
    const size = V.NUM_FIELDS + fields.length;
    reader.expect(word);
    const first = table.come_and_go || match.states.length === 0 ? undefined : match.states[0];
    const count = read_count(
      reader,
      `the number of ${word}`,
      first && first.ids.length,
      match.rows * match.cols
    );
    for (const name of ['type', 'id', 'player', 'row', 'column', ...fields]) reader.expect(name);
    const ids = new Int32Array(count);
    const units = new Int32Array(count * size);
    for (let k = 0; k < count; ++k) {
      const unit = units.subarray(k * size, (k + 1) * size);
      const least = k === 0 ? 0 : ids[k - 1] + 1;
      ids[k] = read_unit(reader, match, table, unit, least);
    }
    return {ids, units, size};
  }

  function read_unit(reader, match, {letters, of_nobody, come_and_go, read_fields}, unit, least) {
    const type = read_letter(reader, letters, 'the type of a unit');
    const id = reader.integer('the number of a unit', least, come_and_go ? MOST_IDS : least);
    reader.unit = id;
    const player = reader.integer('the player of unit {unit}', of_nobody ? -1 : 0, V.NUM_PLAYERS - 1);
    const row = reader.integer('the row of unit {unit}', 0, match.rows - 1);
    const col = reader.integer('the column of unit {unit}', 0, match.cols - 1);
    unit.set([type, player, row, col, ...read_fields(reader, type, match, player)]);
    return id;
  }

  /// Reads a title, how many rows, names of columns, and in each row the row and column of a cell
  /// and what `read_rest(reader)` reads. `read(cell)` is called for each.
  function read_cells(reader, match, word, columns, read, first) {
    reader.expect(word);
    const count = read_count(reader, `the number of ${word}`, first, match.rows * match.cols);
    for (const name of columns) reader.expect(name);
    const [row_of, column_of] = [`the row of ${word}`, `the column of ${word}`];
    for (let k = 0; k < count; ++k) {
      const row = reader.integer(row_of, 0, match.rows - 1);
      read(row * match.cols + reader.integer(column_of, 0, match.cols - 1), k);
    }
    return count;
  }

  function read_places(reader, match, word, first) {
    const cells = [];
    read_cells(reader, match, word, ['row', 'column'], cell => cells.push(cell), first);
    return Int32Array.from(cells);
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

  /// A reader of orders of the form "id, kind, direction, length and numbers".
  /// `kinds`: a letter for each; `directed`: those with a direction; `listed`: those with numbers;
  /// `ways`: see V.ways.
  function order_reader({kinds, directed, listed = '', ways}) {
    const read = (reader, match) => {
      const state = match.states[match.states.length - 1];
      const orders = make_orders(reader.integer('the number of orders', 0, match.rows * match.cols));
      for (let k = 0; k < orders.ids.length; ++k) {
        orders.ids[k] = read_id(reader, state);
        const kind = read_letter(reader, kinds, 'the kind of an order');
        orders.kinds[k] = kind;
        if (directed.includes(kinds[kind])) orders.dirs[k] = read_letter(reader, ways.letters, 'a direction');
        if (listed.includes(kinds[kind])) orders.lists.set(k, read_list(reader));
      }
      return orders;
    };
    return Object.assign(read, {kinds, directed, listed});
  }

  /// Orders {unit, kind, dir, list} of a round, as a trace has them; see order_reader.
  function print_orders({read_orders: {kinds, directed, listed}, ways}, orders) {
    const lines = orders.map(({unit, kind, dir, list}) => {
      const words = [unit, kinds[kind]];
      if (directed.includes(kinds[kind])) words.push(ways.letters[dir]);
      if (listed.includes(kinds[kind])) words.push(list.length, ...list);
      return words.join(' ');
    });
    return [lines.length, ...lines].join('\n');
  }

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
    TraceError,
    Reader,
    codes_of,
    read_letter,
    read_grid,
    read_bare_grid,
    read_round_number,
    read_scores,
    read_status,
    read_count,
    read_units,
    read_cells,
    read_places,
    make_orders,
    order_reader,
    print_orders,
  });
});
