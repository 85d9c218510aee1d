'use strict';
// Moria: what its traces hold, what panels and charts show, and its words in three languages.
{
  const part = V.game_part('Moria');

  // What a cell holds in State.cells: 0 to 3 a cave of that clan, one of these, or DUG + n: rock
  // with n turns left.
  const CELLS = {CAVE: 4, TREASURE: 5, ROCK: 6, GRANITE: 7, ABYSS: 8, OUTSIDE: 9, DUG: 9};
  const CELL_LETTERS = '0123CTRGAOabcdefghijklmnopqrstuvwxyz';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

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

  /// The type of each unit, by id.
  const types_of = V.once_for(match => {
    const many = (name, type) => new Array(match.setting(name)).fill(type);
    const clan = [...many('nb_dwarves', TYPES.DWARF), ...many('nb_wizards', TYPES.WIZARD)];
    const clans = Array.from({length: V.NUM_PLAYERS}, () => clan).flat();
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
    [CELLS.OUTSIDE]: 'outside',
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
    deaths: {
      ...{fall: 'unit', burn: 'unit', capture: 'other', slay: 'other', kill: 'other'},
      ...{balrog_kills: 'other', balrog_kills_own: 'other'},
    },
    /// How much damage was done to who was attacked twice, healed or killed afterwards, the next
    /// state does not show, nor how much of it was healed.
    refine: event => {
      if (event.kind === 'wound' && event.args.health === 0) return {...event, kind: 'attack'};
      if (event.kind === 'healed' && event.args.amount === 0) return {...event, kind: 'cured'};
      return event;
    },
    /// Marks on the slider: treasures that are taken.
    find_marks: match =>
      match.orders.flatMap((_, index) => {
        const [before, after] = [match.states[index], match.states[index + 1]];
        return [0, 1, 2, 3]
          .filter(clan => after && after.nb_treasures[clan] > before.nb_treasures[clan])
          .map(clan => ({index, kind: 'treasure', clan, text: 'mark_treasure'}));
      }),
    values: {
      cells: state => state.nb_cells,
      treasures: state => state.nb_treasures,
      points_treasures: (state, match) => state.nb_treasures.map(count => count * match.setting('treasure_value')),
      dwarves: count(TYPES.DWARF),
      wizards: count(TYPES.WIZARD),
    },
    sources: ['cells', 'points_treasures'],
    player_fields: ['dwarves', 'wizards'],
    charts: ['cells', 'treasures', 'dwarves', 'wizards'],
    mark_signs: {treasure: '◆'},
  });

  part.texts = V.by_language(`
    source_cells | cells | cel·les | celdas
    source_points_treasures | treasures | tresors | tesoros
    dwarf | dwarf {id} | nan {id} | enano {id}
    wizard | wizard {id} | mag {id} | mago {id}
    orc | orc {id} | orc {id} | orco {id}
    troll | troll {id} | troll {id} | trol {id}
    balrog | Balrog | Balrog | Balrog
    cave | cave | cova | cueva
    treasure | treasure | tresor | tesoro
    rock | rock | roca | roca
    rock_turns | rock; turns left: {turns}
      | roca; torns que falten: {turns}
      | roca; turnos que faltan: {turns}
    granite | granite | granit | granito
    abyss | abyss | abisme | abismo
    outside | outside | exterior | exterior
    treasures | Treasures | Tresors | Tesoros
    dwarves | Dwarves | Nans | Enanos
    wizards | Wizards | Mags | Magos
    event_treasure | {unit} took a treasure: {points} points
      | {unit} ha agafat un tresor: {points} punts
      | {unit} ha cogido un tesoro: {points} puntos
    event_dig | {unit} dug; turns left: {turns}
      | {unit} ha excavat; torns que falten: {turns}
      | {unit} ha excavado; turnos que faltan: {turns}
    event_dig_through | {unit} dug through the rock
      | {unit} ha excavat tota la roca
      | {unit} ha excavado toda la roca
    event_abyss | {unit} dug through the rock and opened an abyss
      | {unit} ha excavat tota la roca i ha obert un abisme
      | {unit} ha excavado toda la roca y ha abierto un abismo
    event_fall | {unit} fell into an abyss; it came back for {to_clan}
      | {unit} ha caigut en un abisme; ha tornat amb {to_clan}
      | {unit} ha caído en un abismo; ha vuelto con {to_clan}
    event_burn | {unit} went to the Balrog and died; it came back for {to_clan}
      | {unit} ha anat cap al Balrog i ha mort; ha tornat amb {to_clan}
      | {unit} ha ido hacia el Balrog y ha muerto; ha vuelto con {to_clan}
    event_attack | {unit} attacked {other} | {unit} ha atacat {other} | {unit} ha atacado a {other}
    event_wound | {unit} attacked {other}: {damage} damage, {health} health left
      | {unit} ha atacat {other}: {damage} de mal, li queda {health} de salut
      | {unit} ha atacado a {other}: {damage} de daño, le queda {health} de salud
    event_capture | {unit} killed {other}, which now belongs to {to_clan}
      | {unit} ha matat {other}, que ara és de {to_clan}
      | {unit} ha matado a {other}, que ahora es de {to_clan}
    event_kill | {unit} killed {other}; it came back for {to_clan}
      | {unit} ha matat {other}; ha tornat amb {to_clan}
      | {unit} ha matado a {other}; ha vuelto con {to_clan}
    event_slay | {unit} killed {other} | {unit} ha matat {other} | {unit} ha matado a {other}
    event_balrog_kills | The Balrog killed {other}; it came back for {to_clan}
      | El Balrog ha matat {other}; ha tornat amb {to_clan}
      | El Balrog ha matado a {other}; ha vuelto con {to_clan}
    event_balrog_kills_own | The Balrog killed {other}
      | El Balrog ha matat {other}
      | El Balrog ha matado a {other}
    event_orc_enters | {unit} entered Moria | {unit} ha entrat a Mòria | {unit} ha entrado en Moria
    event_cured | {unit} was healed | {unit} s'ha curat | {unit} se ha curado
    event_healed | {unit} was healed by {amount}
      | {unit} s'ha curat: {amount} de salut més
      | {unit} se ha curado: {amount} de salud más
    mark_treasure | treasure for {clan} | tresor per a {clan} | tesoro para {clan}
    sign_treasure | a treasure is taken | s'agafa un tresor | se coge un tesoro
    legend_dwarf | dwarf (the bar: its health)
      | nan (la barra: la salut)
      | enano (la barra: su salud)
    legend_wizard | wizard | mag | mago
    legend_orc | orc | orc | orco
    legend_troll | troll | troll | trol
    legend_balrog | Balrog, and where he kills | Balrog, i on mata | Balrog, y dónde mata
    legend_owned | cave of a clan | cova d'un clan | cueva de clan
    letters | Numbers of clans and turns | Números de clans i torns | Números de clanes y turnos
  `);

  // Why orders did nothing, in the words of the log, which are English.
  part.reasons = V.rows_of(`
    wizards don't go diagonally | els mags no van en diagonal | los magos no van en diagonal
    an order to stay | una ordre de quedar-se | una orden de quedarse
    wizards don't attack | els mags no ataquen | los magos no atacan
    wizards don't dig | els mags no caven | los magos no cavan
    granite | granit | granito
  `);
}
