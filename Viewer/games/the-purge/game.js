'use strict';
// The Purge: what its traces hold, what panels and charts show, and its words in three languages.
{
  const part = V.game_part('ThePurge');

  // What a cell holds in State.cells.
  const CELLS = {
    STREET: 0,
    BUILDING: 1,
    GUN: 2,
    BAZOOKA: 3,
    MONEY: 4,
    FOOD: 5,
    EMPTY_BARRICADE: 10,
  };
  const CELL_LETTERS = '.BGZMFCWcwb';
  const CELL_CODES = V.codes_of(CELL_LETTERS);
  const THINGS = [CELLS.GUN, CELLS.BAZOOKA, CELLS.MONEY, CELLS.FOOD];

  const TYPES = {BUILDER: 0, WARRIOR: 1};
  // The first and the last of the weapons, the stronger ones later but for the last, which is none.
  const WEAPONS = {HAMMER: 0, NO_WEAPON: 3};
  const WEAPON_LETTERS = 'hgbn';

  const CITIZENS = {
    word: 'citizens',
    letters: 'bw',
    fields: ['weapon', 'life'],
    come_and_go: true,
    read_fields: reader => [
      V.read_letter(reader, WEAPON_LETTERS, 'the weapon of citizen {unit}'),
      reader.integer('the life of citizen {unit}', 1),
    ],
  };

  // The kinds of orders.
  const ORDERS = {MOVE: 0, BUILD: 1};
  const WAYS = V.ways('drul');

  /// `barricades` has {clan, resistance} by cell, in the order of the cells; `number_of_day` is 1 on the
  /// first day and in its night.
  class State extends V.state_with(CITIZENS.fields) {
    is_builder(id) {
      return this.type(id) === TYPES.BUILDER;
    }
    /// Whether a citizen is in a barricade.
    is_hidden(id) {
      return this.barricades.has(this.cell_of(id));
    }
    /// How many barricades each clan has.
    count_barricades() {
      const numbers = new Int32Array(V.NUM_PLAYERS);
      for (const {clan} of this.barricades.values()) ++numbers[clan];
      return numbers;
    }
  }

  const BARRICADE_COLUMNS = ['player', 'row', 'column', 'resistance'];

  function read_barricades(reader, match) {
    reader.expect('barricades');
    const count = reader.integer('the number of barricades', 0, match.rows * match.cols);
    for (const name of BARRICADE_COLUMNS) reader.expect(name);
    const barricades = new Map();
    for (let k = 0; k < count; ++k) {
      const clan = reader.integer('the player of a barricade', 0, V.NUM_PLAYERS - 1);
      const row = reader.integer('the row of a barricade', 0, match.rows - 1);
      const col = reader.integer('the column of a barricade', 0, match.cols - 1);
      const resistance = reader.integer('the resistance of a barricade', 0);
      barricades.set(row * match.cols + col, {clan, resistance});
    }
    return barricades;
  }

  /// Traces of all releases of the original say 1.0. The first one replaces the number of builders, and lets them
  /// build by night.
  function releases({version, settings, orders, states}) {
    if (version !== '1.0') return [version];
    if (settings.get('BUILDER_STRENGTH_DEMOLISH') !== settings.get('HAMMER_STRENGTH_DEMOLISH')) return ['1.0.2'];
    const is_first = orders.some(({kinds}, k) => !states[k].is_day && kinds.includes(ORDERS.BUILD));
    return is_first ? ['1.0'] : ['1.0', '1.0.2'];
  }

  /// The word `going_on` says that not everything must be there, and how the match stands.
  const print_position = (match, index) =>
    V.print_position(match, index)
      .replace(/^ThePurge .*/, `ThePurge ${releases(match)[0]}`)
      .replace(/^citizens$/m, 'going_on\n\ncitizens');

  const NAMES_OF_THINGS = {
    [CELLS.BUILDING]: 'building',
    [CELLS.GUN]: 'gun',
    [CELLS.BAZOOKA]: 'bazooka',
    [CELLS.MONEY]: 'money',
    [CELLS.FOOD]: 'food',
  };
  const NAMES_OF_WEAPONS = ['hammer', 'gun', 'bazooka'];

  /// Who kills in an event, and how many points that brings.
  const KILLERS = {kill: 'unit', die: 'other'};

  Object.assign(part, {
    ...CELLS,
    ...TYPES,
    ...WEAPONS,
    ...ORDERS,
    THINGS,
    ways: WAYS,
    shape: setting => ({
      rounds: setting('NUM_DAYS') * setting('NUM_ROUNDS_PER_DAY'),
      rows: setting('BOARD_ROWS'),
      cols: setting('BOARD_COLS'),
    }),
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, V.read_units(reader, match, CITIZENS));
      state.barricades = read_barricades(reader, match);
      state.round = V.read_round_number(reader);
      reader.expect('day');
      state.is_day = reader.integer('1 by day or 0 by night', 0, 1) === 1;
      state.number_of_day = Math.floor(state.round / match.setting('NUM_ROUNDS_PER_DAY')) + 1;
      return V.read_scores(reader, state, {score: 'score'});
    },
    read_orders: V.order_reader({kinds: 'mb', directed: 'mb', ways: WAYS}),
    print_position,
    releases,
    versions: ['1.0', '1.1'],
    unit_kinds: ['builder', 'warrior'],
    /// What is on a cell: rows {key, value} for the panel.
    describe_cell(match, index, cell) {
      const state = match.states[index];
      const rows = [];
      const here = (text, args = {}) => rows.push({key: 'here', value: {text, args}});
      const name = NAMES_OF_THINGS[state.cells[cell]];
      if (name !== undefined) here(name);
      const barricade = state.barricades.get(cell);
      if (barricade) {
        const {clan, resistance} = barricade;
        here('barricade', {of: {clan}, resistance});
      }
      if (rows.length === 0 && state.unit_on(cell) < 0) here('nothing');
      return rows;
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      if (!state.has(id)) return [];
      const rows = [{key: 'life', value: state.life(id)}];
      const weapon = NAMES_OF_WEAPONS[state.weapon(id)];
      if (weapon !== undefined) rows.push({key: 'weapon', value: {text: weapon}});
      const barricade = state.barricades.get(state.cell_of(id));
      if (barricade) {
        const {resistance} = barricade;
        rows.push({key: 'hidden', value: {text: 'resistance', args: {resistance}}});
      }
      return rows;
    },
    /// The rows of an order; null for a move, which is shown as in every game.
    describe_order(order) {
      if (order.kind === ORDERS.MOVE) return null;
      const args = {dir: {text: WAYS.keys[order.dir]}};
      return [{key: 'order', value: {text: 'order_build', args}}];
    },
    /// Day or night in words, and which one.
    describe_round({is_day, number_of_day}) {
      return {text: is_day ? 'day' : 'night', args: {day: number_of_day}};
    },
    is_wall: (state, cell) => state.cells[cell] === CELLS.BUILDING,
    quiet_events: ['money_back', 'food_back', 'gun_back', 'bazooka_back'],
    values: {
      builders: state => state.count_units(id => state.is_builder(id)),
      warriors: state => state.count_units(id => !state.is_builder(id)),
      barricades: state => state.count_barricades(),
      // Since the first state of the trace.
      kills: (state, match, index) => V.sum_of_events(match, part, 'kills', index),
      points_kills: (state, match, index) => V.sum_of_events(match, part, 'points', index),
      points_money: (state, match, index) => V.sum_of_events(match, part, 'money', index),
    },
    sources: ['points_kills', 'points_money'],
    player_fields: ['builders', 'warriors', 'barricades', 'kills'],
    charts: ['kills', 'points_money', 'barricades', 'builders', 'warriors'],
    deaths: {kill: 'other', die: 'unit'},
    earned({kind, args}) {
      if (kind === 'money') return [['money', args.unit.clan, args.points]];
      if (!(kind in KILLERS)) return [];
      const {clan} = args[KILLERS[kind]];
      return [
        ['kills', clan, 1],
        ['points', clan, args.points],
      ];
    },
    /// Marks on the slider: {index, kind, clan, text}.
    find_marks: match =>
      V.all_events(match)
        .filter(({event}) => event.kind in KILLERS)
        .map(({index, event: {kind, args}}) => ({
          ...{index, kind: 'kill', text: 'mark_kill'},
          clan: args[KILLERS[kind]].clan,
        })),
    mark_signs: {kill: '†'},
  });

  part.texts = V.by_language(`
    source_points_kills | kills | morts | muertes
    source_points_money | money | diners | dinero
    builder | builder {id} | constructor {id} | constructor {id}
    warrior | warrior {id} | guerrer {id} | guerrero {id}
    hammer | hammer | martell | martillo
    gun | gun | pistola | pistola
    bazooka | bazooka | bazuca | bazuca
    money | money | diners | dinero
    building | building | edifici | edificio
    barricade | barricade of {of}: resistance {resistance}
      | barricada de {of}: resistència {resistance}
      | barricada de {of}: resistencia {resistance}
    day | day {day} | dia {day} | día {day}
    night | night {day} | nit {day} | noche {day}
    life | Life | Vida | Vida
    weapon | Weapon | Arma | Arma
    hidden | In a barricade | En una barricada | En una barricada
    resistance | resistance {resistance} | resistència {resistance} | resistencia {resistance}
    order_build | build {dir} | construir {dir} | construir {dir}
    builders | Builders | Constructors | Constructores
    warriors | Warriors | Guerrers | Guerreros
    barricades | Barricades | Barricades | Barricadas
    kills | Citizens killed | Morts causades | Muertes causadas
    event_money | {unit} took money: {points} points
      | {unit} ha agafat diners: {points} punts
      | {unit} ha cogido dinero: {points} puntos
    event_food | {unit} ate: life {life}
      | {unit} ha menjat: vida {life}
      | {unit} ha comido: vida {life}
    event_gun | {unit} took a gun | {unit} ha agafat una pistola | {unit} ha cogido una pistola
    event_bazooka | {unit} took a bazooka | {unit} ha agafat un bazuca | {unit} ha cogido un bazuca
    event_gun_left | {unit} walked over a gun but already had as good a weapon: the gun is gone
      | {unit} ha trepitjat una pistola i ja tenia una arma tan bona: s’ha perdut
      | {unit} ha pisado una pistola y ya tenía un arma tan buena: se ha perdido
    event_bazooka_left | {unit} walked over a bazooka but already had one: it is gone
      | {unit} ha trepitjat un bazuca i ja en tenia un: s’ha perdut
      | {unit} ha pisado un bazuca y ya tenía uno: se ha perdido
    event_gun_lost | {unit} destroyed a gun by walking over it
      | {unit} ha trepitjat una pistola: s’ha perdut
      | {unit} ha pisado una pistola: se ha perdido
    event_bazooka_lost | {unit} destroyed a bazooka by walking over it
      | {unit} ha trepitjat un bazuca: s’ha perdut
      | {unit} ha pisado un bazuca: se ha perdido
    event_hide | {unit} hid in a barricade
      | {unit} s’ha amagat en una barricada
      | {unit} se ha escondido en una barricada
    event_build | {unit} built a barricade: resistance {resistance}
      | {unit} ha construït una barricada: resistència {resistance}
      | {unit} ha construido una barricada: resistencia {resistance}
    event_raise | {unit} raised a barricade: resistance {resistance}
      | {unit} ha reforçat una barricada: resistència {resistance}
      | {unit} ha reforzado una barricada: resistencia {resistance}
    event_strike | {unit} struck at a barricade of {of_clan}: resistance {resistance} left
      | {unit} ha colpejat una barricada de {of_clan}: li queda {resistance}
      | {unit} ha golpeado una barricada de {of_clan}: le queda {resistance}
    event_break | {unit} broke a barricade of {of_clan}
      | {unit} ha demolit una barricada de {of_clan}
      | {unit} ha demolido una barricada de {of_clan}
    event_expose | {unit} broke the barricade of {other}
      | {unit} ha demolit la barricada de {other}
      | {unit} ha demolido la barricada de {other}
    event_win | {unit} attacked {other} and won: {life} life left to the loser
      | {unit} ha atacat {other} i ha guanyat: al perdedor li queda {life} de vida
      | {unit} ha atacado a {other} y ha ganado: al perdedor le queda {life} de vida
    event_lose | {unit} attacked {other} and lost: {life} life left
      | {unit} ha atacat {other} i ha perdut: li queda {life} de vida
      | {unit} ha atacado a {other} y ha perdido: le queda {life} de vida
    event_kill | {unit} killed {other}: {points} points
      | {unit} ha matat {other}: {points} punts
      | {unit} ha matado a {other}: {points} puntos
    event_die | {unit} attacked {other} and died: {points} points for the other clan
      | {unit} ha atacat {other} i ha mort: {points} punts per a l’altre clan
      | {unit} ha atacado a {other} y ha muerto: {points} puntos para el otro clan
    event_birth | {unit} is new | {unit} és nou | {unit} es nuevo
    event_money_back | Money is back | Tornen a haver-hi diners | Vuelve a haber dinero
    event_food_back | Food is back | Torna a haver-hi menjar | Vuelve a haber comida
    event_gun_back | A gun is back | Torna a haver-hi una pistola | Vuelve a haber una pistola
    event_bazooka_back | A bazooka is back | Torna a haver-hi un bazuca | Vuelve a haber un bazuca
    event_dusk | Night falls | Es fa de nit | Se hace de noche
    event_dawn | Day breaks | Es fa de dia | Se hace de día
    event_gone | All barricades ({cells}) are gone
      | Totes les barricades ({cells}) desapareixen
      | Todas las barricadas ({cells}) desaparecen
    mark_kill | kill by {clan} | mort causada per {clan} | muerte causada por {clan}
    sign_kill | somebody is killed | algú mor | alguien muere
    legend_builder | builder | constructor | constructor
    legend_hammer | warrior with hammer | guerrer amb martell | guerrero con martillo
    legend_gun | with gun (warrior) | amb pistola (guerrer) | con pistola (guerrero)
    legend_bazooka | with bazooka (warrior) | amb bazuca (guerrer) | con bazuca (guerrero)
    legend_weak | new barricade | barricada nova | barricada nueva
    legend_strong | strongest barricade | la més forta (barricada) | la más fuerte (barricada)
    letters | Numbers of clans | Números dels clans | Números de los clanes
  `);

  // Why orders did nothing, in the words of the log, which are English.
  part.reasons = V.rows_of(`
    there is no such citizen | no hi ha aquest ciutadà | no existe ese ciudadano
    second order to this citizen | segona ordre a aquest ciutadà | segunda orden a este ciudadano
    a building | un edifici | un edificio
    a citizen of the same clan | un ciutadà del mateix clan | un ciudadano del mismo clan
    a citizen, by day | un ciutadà, de dia | un ciudadano, de día
    a barricade of a rival, by day
      | una barricada d’un rival, de dia
      | una barricada de un rival, de día
    somebody is in that barricade of the clan
      | ja hi ha algú en aquesta barricada del clan
      | ya hay alguien en esa barricada del clan
    warriors don't build | els guerrers no construeixen | los guerreros no construyen
    nobody builds by night | de nit no es construeix | de noche no se construye
    who is hidden in a barricade can't build
      | qui s’amaga en una barricada no pot construir
      | quien se esconde en una barricada no puede construir
    neither an empty cell nor a barricade of the clan with nobody in it
      | ni una cel·la buida ni una barricada del clan sense ningú
      | ni una celda vacía ni una barricada del clan sin nadie
    the clan has as many barricades as it can have
      | el clan ja té totes les barricades que pot tenir
      | el clan ya tiene todas las barricadas que puede tener
  `);
}
