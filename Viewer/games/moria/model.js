'use strict';
// Moria: a state and the movements of a round, read from a trace and printed again.
{
  const V = globalThis.Viewer;
  const part = V.game_part('Moria');

  // What a cell holds in State.cells: 0 to 3 a cave of that clan, one of these, or DUG + n: rock
  // with n turns left.
  const CAVE = 4;
  const TREASURE = 5;
  const ROCK = 6;
  const GRANITE = 7;
  const ABYSS = 8;
  const OUTSIDE = 9;
  const DUG = 9;
  const CELL_LETTERS = '0123CTRGAOabcdefghijklmnopqrstuvwxyz';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  const TYPE_LETTERS = 'dwotb';
  const DWARF = 0;
  const WIZARD = 1;
  const ORC = 2;
  const TROLL = 3;
  const BALROG = 4;
  // What a unit has besides its type, player, row and column.
  const HEALTH = V.NUM_FIELDS;
  const SIZE = V.NUM_FIELDS + 1;

  const WAYS = V.ways('bwrxtylzn');
  const NO_MORE = -1;

  /// `nb_treasures` is how many treasures each clan has taken.
  class State extends V.State {
    health(id) {
      return this.field(id, HEALTH);
    }
    is_of_clan(id) {
      return this.type(id) <= WIZARD;
    }
    get balrog() {
      return this.ids[this.ids.length - 1];
    }
  }

  function read_unit(reader, id, type, match) {
    const found = V.read_letter(reader, TYPE_LETTERS, `the type of unit ${id}`);
    if (found !== type) reader.fail(`unit ${id} to be of type ${TYPE_LETTERS[type]}`);
    const is_of_clan = type <= WIZARD;
    return [
      type,
      is_of_clan ? reader.integer('a player', 0, V.NUM_PLAYERS - 1) : reader.integer('-1', -1, -1),
      reader.integer('a row, -1 off the board', -1, match.rows - 1),
      reader.integer('a column, -1 off the board', -1, match.cols - 1),
      reader.integer('health', 0),
    ];
  }

  /// The type of each unit, by id.
  function types_of(match) {
    const many = (name, type) => new Array(match.setting(name)).fill(type);
    const clan = [...many('nb_dwarves', DWARF), ...many('nb_wizards', WIZARD)];
    const clans = Array.from({length: V.NUM_PLAYERS}, () => clan).flat();
    return [...clans, ...many('max_nb_orcs', ORC), ...many('nb_trolls', TROLL), BALROG];
  }

  function read_units(reader, match) {
    const types = types_of(match);
    const units = new Int32Array(types.length * SIZE);
    types.forEach((type, id) => units.set(read_unit(reader, id, type, match), id * SIZE));
    return {ids: Int32Array.from(types.keys()), units, size: SIZE};
  }

  const read_four = (reader, word) => {
    reader.expect(word);
    return Int32Array.from({length: V.NUM_PLAYERS}, () => reader.integer(word, 0));
  };

  function read_state(reader, match) {
    const cells = V.read_bare_grid(reader, match, CELL_CODES);
    reader.expect('round');
    const round = reader.integer('the number of the round', 0);
    const nb_cells = read_four(reader, 'nb_cells');
    const nb_treasures = read_four(reader, 'nb_treasures');
    const status = V.read_status(reader);
    const state = new State(match, cells, read_units(reader, match));
    const value = match.setting('treasure_value');
    const score = Float64Array.from(nb_cells, (n, p) => n + value * nb_treasures[p]);
    return Object.assign(state, {round, nb_cells, nb_treasures, status, score});
  }

  function print_state(state, match) {
    const lines = [
      `round ${state.round}`,
      `nb_cells ${Array.from(state.nb_cells).join(' ')}`,
      `nb_treasures ${Array.from(state.nb_treasures).join(' ')}`,
      `status ${Array.from(state.status, V.format_real).join(' ')}`,
    ];
    for (const id of state.ids) {
      const numbers = [state.player(id), state.row(id), state.col(id), state.health(id)];
      lines.push(`${TYPE_LETTERS[state.type(id)]} ${numbers.join(' ')}`);
    }
    return `${V.print_bare_grid(state.cells, match, CELL_LETTERS)}\n${lines.join('\n')}\n\n`;
  }

  /// "id direction" for each movement, and -1.
  function read_orders(reader, match) {
    const ids = [];
    const dirs = [];
    const most = match.states[0].ids.length - 1;
    for (;;) {
      const id = reader.integer('a unit, or -1 at the end of the movements', NO_MORE, most);
      if (id === NO_MORE) break;
      ids.push(id);
      dirs.push(V.read_letter(reader, WAYS.letters, 'a direction'));
    }
    const orders = V.make_orders(ids.length);
    orders.ids.set(ids);
    orders.dirs.set(dirs);
    return orders;
  }

  function print_orders(orders) {
    const lines = Array.from(orders.ids, (id, k) => `${id} ${WAYS.letters[orders.dirs[k]]}\n`);
    return `${lines.join('')}${NO_MORE}\n`;
  }

  Object.assign(part, {
    ways: WAYS,
    orders_word: 'movements',
    shape: setting => ({
      rounds: setting('nb_rounds'),
      rows: setting('rows'),
      cols: setting('cols'),
    }),
    read_state,
    print_state,
    read_orders,
    print_orders,
    CAVE,
    TREASURE,
    ROCK,
    GRANITE,
    ABYSS,
    OUTSIDE,
    DUG,
    DWARF,
    WIZARD,
    ORC,
    TROLL,
    BALROG,
  });
}
