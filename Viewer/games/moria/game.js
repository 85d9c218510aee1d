'use strict';
// Moria: what its traces hold, what panels and charts show.
V.share(() => {
  const part = V.game_part('Moria');

  // What a cell holds in State.cells: 0 to 3 a cave of that clan, one of these, or DUG + n: rock
  // with n turns left.
  const CELLS = {CAVE: 4, TREASURE: 5, ROCK: 6, GRANITE: 7, ABYSS: 8, OUTSIDE: 9, DUG: 9};
  const CELL_CODES = V.codes_of('0123CTRGAOabcdefghijklmnopqrstuvwxyz');

  const TYPES = {DWARF: 0, WIZARD: 1, ORC: 2, TROLL: 3, BALROG: 4};
  const TYPE_LETTERS = 'dwotb';
  const FIELDS = ['health'];

  const WAYS = V.ways('bwrxtylzn');
  const NO_MORE = -1;

  /// `nb_treasures` is how many treasures each clan has taken.
  class State extends V.state_with(FIELDS) {
    get balrog() {
      return this.ids[this.ids.length - 1];
    }
  }

  function read_unit(reader, id, type, match) {
    reader.unit = id;
    const found = V.read_letter(reader, TYPE_LETTERS, 'the type of unit {unit}');
    if (found !== type) reader.fail(`unit {unit} to be of type ${TYPE_LETTERS[type]}`);
    const is_of_clan = type <= TYPES.WIZARD;
    return [
      type,
      is_of_clan ? reader.integer('a player', 0, V.NUM_PLAYERS - 1) : reader.integer('-1', -1, -1),
      reader.integer('a row, -1 off the board', -1, match.rows - 1),
      reader.integer('a column, -1 off the board', -1, match.cols - 1),
      reader.integer('health', 0),
    ];
  }

  const types_of = V.once_for(match => {
    const many = (name, type) => new Array(match.setting(name)).fill(type);
    const clan = [...many('nb_dwarves', TYPES.DWARF), ...many('nb_wizards', TYPES.WIZARD)];
    const clans = V.PLAYERS.flatMap(() => clan);
    const others = [...many('max_nb_orcs', TYPES.ORC), ...many('nb_trolls', TYPES.TROLL)];
    return [...clans, ...others, TYPES.BALROG];
  });

  function read_units(reader, match) {
    const types = types_of(match);
    const size = V.NUM_FIELDS + FIELDS.length;
    const units = new Int32Array(types.length * size);
    types.forEach((type, id) => units.set(read_unit(reader, id, type, match), id * size));
    return {ids: Int32Array.from(types.keys()), units, size};
  }

  const read_four = (reader, word) => {
    reader.expect(word);
    return Int32Array.from({length: V.NUM_PLAYERS}, () => reader.integer(word, 0));
  };

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

  const NAMES = {
    [CELLS.CAVE]: 'cave',
    [CELLS.TREASURE]: 'treasure',
    [CELLS.ROCK]: 'rock',
    [CELLS.GRANITE]: 'granite',
    [CELLS.ABYSS]: 'abyss',
    [CELLS.OUTSIDE]: 'legend_outside',
  };

  const count = type => state => state.count_units(id => state.type(id) === type);

  Object.assign(part, {
    ...CELLS,
    ...TYPES,
    ways: WAYS,
    orders_word: 'movements',
    shape: setting => ({
      rounds: setting('nb_rounds'),
      rows: setting('rows'),
      cols: setting('cols'),
    }),
    read_state(reader, match) {
      const cells = V.read_bare_grid(reader, match, CELL_CODES);
      const round = V.read_round_number(reader);
      const nb_cells = read_four(reader, 'nb_cells');
      const nb_treasures = read_four(reader, 'nb_treasures');
      const status = V.read_status(reader);
      const state = new State(match, cells, read_units(reader, match));
      const value = match.setting('treasure_value');
      const score = Float64Array.from(nb_cells, (n, p) => n + value * nb_treasures[p]);
      return Object.assign(state, {round, nb_cells, nb_treasures, status, score});
    },
    // Its trace has no letter for the only kind.
    read_orders: Object.assign(read_orders, {kinds: 'm', directed: 'm', listed: ''}),
    print_orders: (_, orders) =>
      [...orders.map(({unit, dir}) => `${unit} ${WAYS.letters[dir]}`), NO_MORE].join('\n'),
    versions: ['1.1', '1.2'],
    unit_kinds: ['dwarf', 'wizard', 'orc', 'troll', 'balrog'],
    describe_cell(match, index, cell) {
      const content = match.states[index].cells[cell];
      if (content < V.NUM_PLAYERS) return [{key: 'owner', value: {clan: content}}];
      if (content <= CELLS.DUG) return [{key: 'cell', value: {text: NAMES[content]}}];
      const args = {turns: content - CELLS.DUG};
      return [{key: 'cell', value: {text: 'rock_turns', args}}];
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      if (state.type(id) === TYPES.BALROG) return [];
      return [{key: 'health', value: state.health(id)}];
    },
    owners: state => state.cells,
    is_wall: (state, cell) => {
      const content = state.cells[cell];
      return content === CELLS.ROCK || content === CELLS.GRANITE || content > CELLS.DUG;
    },
    diagonals: true,
    quiet_events: ['dig', 'healed', 'cured'],
    earned: {treasure: ['points_treasures', 'unit']},
    deaths: {
      fall: 'unit',
      burn: 'unit',
      capture: 'other',
      slay: 'other',
      kill: 'other',
      balrog_kills: 'other',
      balrog_kills_own: 'other',
    },
    /// How much damage was done to who was attacked twice, healed or killed afterwards, the next
    /// state does not show, nor how much of it was healed.
    refine: event => {
      if (event.kind === 'wound' && event.args.health === 0) return {...event, kind: 'attack'};
      if (event.kind === 'healed' && event.args.amount === 0) return {...event, kind: 'cured'};
      return event;
    },
    find_marks({states}, index) {
      const [before, after] = [index, index + 1].map(k => states[k].nb_treasures);
      return [0, 1, 2, 3]
        .filter(clan => after[clan] > before[clan])
        .map(clan => ({kind: 'treasure', clan, text: 'mark_treasure'}));
    },
    values: {
      cells: state => state.nb_cells,
      treasures: state => state.nb_treasures,
      points_treasures: (state, match) =>
        state.nb_treasures.map(count => count * match.setting('treasure_value')),
      dwarves: count(TYPES.DWARF),
      wizards: count(TYPES.WIZARD),
    },
    sources: ['cells', 'points_treasures'],
    player_fields: ['dwarves', 'wizards'],
    charts: ['cells', 'treasures', 'dwarves', 'wizards'],
    mark_signs: {treasure: '◆'},
  });
});
