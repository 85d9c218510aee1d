'use strict';
// A match as its trace tells it: the head, then a state, and for each round its orders and the next
// state. How a state and orders look is the business of a game's part.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const NUM_PLAYERS = 4;
  // More rows or columns are no board, but damage.
  const MOST_ROWS = 1000;

  /// A match. `states[k]` is the position at the start of round `first_round + k`; `orders[k]` are
  /// those carried out in that round, so that they lead from `states[k]` to `states[k + 1]`.
  /// `trouble` is the TraceError that ended the reading, null if the trace is whole.
  class Match {
    constructor(head) {
      Object.assign(this, head);
      this.states = [];
      this.orders = [];
      this.trouble = null;
    }

    get first_round() {
      return this.states[0].round;
    }
    get last_round() {
      return this.first_round + this.states.length - 1;
    }

    /// The value of a parameter of the configuration.
    setting(name) {
      return this.settings.get(name);
    }
  }

  /// Reads the head: the kind of match, seed, version line, parameters and names.
  /// Throws a TraceError for what is no trace.
  function read_head(reader) {
    const start = reader.at;
    const isolated = reader.sees('SecGame');
    if (isolated) reader.expect('SecGame');
    else reader.expect('Game');
    reader.expect('Seed');
    const seed = reader.integer('the seed');
    const game_at = reader.at;
    const game_name = reader.word('the name of the game');
    if (!/^[A-Za-z]{1,40}$/.test(game_name)) reader.fail('the name of the game', game_at);
    const version = reader.word('the version of the rules');
    const settings = new Map();
    while (!reader.sees('names')) {
      const name = reader.word('a parameter');
      settings.set(name, reader.integer(`the value of ${name}`));
    }
    reader.expect('names');
    const names = [];
    for (let p = 0; p < NUM_PLAYERS; ++p) names.push(reader.word('the names of four players'));
    const limits = {NUM_ROUNDS: Infinity, BOARD_ROWS: MOST_ROWS, BOARD_COLS: MOST_ROWS};
    for (const [name, most] of Object.entries(limits)) {
      const value = settings.get(name);
      if (!(value >= 1 && value <= most)) reader.fail(`${name} (1 to ${most})`);
    }
    const text = new TextDecoder().decode(reader.bytes.slice(start, reader.at));
    return {
      isolated,
      seed,
      game_name,
      version,
      settings,
      names,
      text,
      rows: settings.get('BOARD_ROWS'),
      cols: settings.get('BOARD_COLS'),
    };
  }

  /// Reads the rounds behind the head, with the game's part, as far as the trace goes.
  /// Throws a TraceError if not even the first state can be read.
  function read_rounds(reader, head, game) {
    const match = new Match(head);
    match.states.push(game.read_state(reader, match));
    try {
      while (!reader.at_end()) {
        reader.expect('commands');
        match.orders.push(game.read_orders(reader, match));
        const start = reader.at;
        const state = game.read_state(reader, match);
        if (state.round !== match.last_round + 1)
          reader.fail(`round ${match.last_round + 1}`, start);
        match.states.push(state);
      }
      if (match.last_round < match.setting('NUM_ROUNDS')) reader.fail('"commands"');
    } catch (error) {
      if (!(error instanceof V.TraceError)) throw error;
      match.trouble = error;
    }
    return match;
  }

  /// The whole trace again, byte for byte.
  function print_trace(match, game) {
    const parts = [match.text, '\n'];
    match.states.forEach((state, k) => {
      parts.push('\n\n', game.print_state(state, match));
      if (k < match.orders.length) parts.push('commands\n', game.print_orders(match.orders[k]));
    });
    return parts.join('');
  }

  /// The position at the start of a round as a configuration from which `./Game` goes on.
  function print_position(match, index, game) {
    const lines = [`${match.game_name} ${match.version}`, ''];
    for (const [name, value] of match.settings) lines.push(name.padEnd(30) + value);
    return lines.join('\n') + '\n\nFIXED\n\n' + game.print_state(match.states[index], match);
  }

  /// Reads column labels and rows. `codes[c]` is the cell for the character c, 255 for none.
  function read_grid(reader, rows, cols, codes) {
    const cells = new Uint8Array(rows * cols);
    for (const what of ['the tens of the columns', 'the units of the columns']) {
      const start = reader.skip_word(what);
      if (reader.at - start !== cols) reader.fail(`${what} (${cols} digits)`, start);
    }
    for (let i = 0; i < rows; ++i) {
      const expected = `row ${i} of the board`;
      const label = reader.skip_word(expected);
      if (reader.at - label !== 2) reader.fail(expected, label);
      const start = reader.skip_word(expected);
      if (reader.at - start !== cols) reader.fail(`${expected} (${cols} cells)`, start);
      for (let j = 0; j < cols; ++j) {
        const code = codes[reader.bytes[start + j]];
        if (code === 255) reader.fail(`${expected}: a cell`, start + j);
        cells[i * cols + j] = code;
      }
    }
    return cells;
  }

  /// The inverse of read_grid: `letters[cell]` is the character of a cell.
  function print_grid(cells, rows, cols, letters) {
    const labels = digit => '   ' + Array.from({length: cols}, (_, j) => digit(j)).join('');
    const lines = [labels(j => Math.floor(j / 10) % 10), labels(j => j % 10)];
    for (let i = 0; i < rows; ++i) {
      let line = `${Math.floor(i / 10) % 10}${i % 10} `;
      for (let j = 0; j < cols; ++j) line += letters[cells[i * cols + j]];
      lines.push(line);
    }
    return lines.join('\n') + '\n';
  }

  /// A line with a word and a whole number for each player.
  function read_for_players(reader, word) {
    reader.expect(word);
    const values = new Int32Array(NUM_PLAYERS);
    for (let p = 0; p < NUM_PLAYERS; ++p) values[p] = reader.integer(`${word} of player ${p}`);
    return values;
  }

  /// The line `status`: the share of its CPU time that each player has used, -1 if it is out.
  function read_status(reader) {
    reader.expect('status');
    const values = new Float64Array(NUM_PLAYERS);
    for (let p = 0; p < NUM_PLAYERS; ++p) values[p] = reader.real(`status of player ${p}`);
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

  Object.assign(V, {
    NUM_PLAYERS,
    Match,
    read_head,
    read_rounds,
    print_trace,
    print_position,
    read_grid,
    print_grid,
    read_for_players,
    read_status,
    print_for_players,
    format_real,
  });
}
