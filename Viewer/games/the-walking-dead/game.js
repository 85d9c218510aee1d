'use strict';
// The Walking Dead: what its traces hold, what panels and charts show, and its words in three languages.
{
  const part = V.game_part('TheWalkingDead');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const CELLS = {NOBODY: 4, WASTE: 5};
  const CELL_LETTERS = '0123.W';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  const TYPES = {ALIVE: 0, DEAD: 1, ZOMBIE: 2};
  const UNITS = {
    word: 'units',
    letters: 'adz',
    fields: ['rounds'],
    of_nobody: true,
    read_fields(reader, type, match, player) {
      if ((type === TYPES.ZOMBIE) !== player < 0)
        reader.fail('the player of unit {unit}: -1 for a zombie, and only for one');
      return [reader.integer('the rounds of unit {unit}', -1)];
    },
  };
  const WAYS = V.ways('dcreuqlz');

  /// `food` are the cells (row * columns + column) with food, increasing; `kill_points` the points
  /// for kills, `strength_points` those of each clan, not divided. `rounds` of a unit are those until
  /// it is a zombie, -1 if it is not in conversion.
  class State extends V.state_with(UNITS.fields) {
    is_alive(id) {
      return this.type(id) === TYPES.ALIVE;
    }
    is_dead(id) {
      return this.type(id) === TYPES.DEAD;
    }
    is_zombie(id) {
      return this.type(id) === TYPES.ZOMBIE;
    }
    is_bitten(id) {
      return this.is_alive(id) && this.rounds(id) > 0;
    }
    count_alive() {
      return this.count_units(id => this.is_alive(id));
    }
  }

  function life_of(state, id) {
    if (state.is_zombie(id)) return 'is_zombie';
    if (state.is_dead(id)) return 'is_dead';
    return state.is_bitten(id) ? 'is_bitten' : 'is_alive';
  }

  Object.assign(part, {
    ...CELLS,
    ...TYPES,
    ways: WAYS,
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, V.read_units(reader, match, UNITS));
      const [first] = match.states;
      state.food = V.read_places(reader, match, 'food', first && first.food.length);
      state.round = V.read_round_number(reader);
      return V.read_scores(reader, state, {
        score: 'score',
        kill_points: 'scr_acc',
        strength_points: 'strength',
      });
    },
    read_orders: V.order_reader({kinds: 'm', directed: 'm', ways: WAYS}),
    versions: ['1.0', '1.1'],
    /// Traces of all releases of the original say 1.0; only the first board tells more.
    releases: ({version}) => (version === '1.0' ? ['1.0', '1.0.0', '1.0.2', '1.0.3'] : [version]),
    unit_kinds: ['living', 'dead', 'zombie'],
    /// What is on a cell: rows {key, value} for the panel. A value is a number, a text {text, args},
    /// a unit {unit, clan} or a clan {clan}.
    describe_cell(match, index, cell) {
      const state = match.states[index];
      const content = state.cells[cell];
      if (content === CELLS.WASTE) return [{key: 'cell', value: {text: 'waste'}}];
      const owner = content === CELLS.NOBODY ? {text: 'nobody'} : {clan: content};
      const rows = [{key: 'owner', value: owner}];
      if (state.food.includes(cell)) rows.push({key: 'here', value: {text: 'food'}});
      return rows;
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      const rows = [{key: 'state_of_unit', value: {text: life_of(state, id)}}];
      if (state.rounds(id) > 0) rows.push({key: 'pending', value: state.rounds(id)});
      return rows;
    },
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === CELLS.WASTE,
    /// Zombies walk in eight directions.
    diagonals: true,
    quiet_events: ['food_gone', 'bite_again'],
    deaths: {kill_zombie: 'other', fight_won: 'other', fight_lost: 'unit'},
    /// Marks on the slider: clans that die out.
    find_marks({states}) {
      const counts = states.map(state => state.count_alive());
      return counts.slice(1).flatMap((now, index) =>
        [0, 1, 2, 3]
          .filter(clan => counts[index][clan] > 0 && now[clan] === 0)
          .map(clan => ({index, kind: 'dies_out', clan, text: 'mark_dies_out'}))
      );
    },
    values: {
      alive: state => state.count_alive(),
      /// Strength points of each clan for one of its living units.
      strength: state => V.shares(state.strength_points, state.count_alive()),
      cells: V.count_cells,
      points_cells: (state, match) =>
        V.count_cells(state).map(count => count * match.setting('POINTS_PER_OWNED_CELL')),
      kill_points: state => state.kill_points,
    },
    sources: ['points_cells', 'kill_points'],
    player_fields: ['alive', 'strength'],
    charts: ['cells', 'kill_points', 'alive', 'strength'],
    mark_signs: {dies_out: '†'},
  });

  part.texts = V.by_language(`
    source_points_cells | cells | cel·les | celdas
    source_kill_points | kills | morts | muertes
    living | unit {id} | unitat {id} | unidad {id}
    dead | dead unit {id} | unitat morta {id} | unidad muerta {id}
    zombie | zombie {id} | zombi {id} | zombi {id}
    waste | waste | deixalla | basura
    state_of_unit | Life | Vida | Vida
    is_alive | alive | viva | viva
    is_bitten | alive, bitten | viva, mossegada | viva, mordida
    is_dead | dead | morta | muerta
    is_zombie | zombie | zombi | zombi
    pending | Rounds until it is a zombie
      | Rondes fins que és un zombi
      | Rondas hasta que es un zombi
    alive | Living units | Unitats vives | Unidades vivas
    strength | Strength | Força | Fuerza
    kill_points | Points for kills | Punts per matar | Puntos por matar
    event_food | {unit} took food | {unit} ha agafat menjar | {unit} ha tomado comida
    event_food_gone | {unit} made food disappear
      | {unit} ha fet desaparèixer menjar
      | {unit} ha hecho desaparecer comida
    event_bite | {unit} bit {other} | {unit} ha mossegat {other} | {unit} ha mordido a {other}
    event_bite_again | {unit} bit {other}, which had been bitten before
      | {unit} ha mossegat {other}, que ja havia estat mossegada
      | {unit} ha mordido a {other}, que ya había sido mordida
    event_kill_zombie | {unit} killed {other} | {unit} ha matat {other} | {unit} ha matado a {other}
    event_fight_won | {unit} attacked {other} and won: {other} is dead
      | {unit} ha atacat {other} i ha guanyat: {other} és morta
      | {unit} ha atacado a {other} y ha ganado: {other} está muerta
    event_fight_lost | {unit} attacked {other} and lost: {unit} is dead
      | {unit} ha atacat {other} i ha perdut: {unit} és morta
      | {unit} ha atacado a {other} y ha perdido: {unit} está muerta
    event_becomes_zombie | {unit} became a zombie
      | {unit} s'ha tornat un zombi
      | {unit} se ha vuelto un zombi
    event_comes_back | {unit}, killed in this round, came back alive
      | {unit}, mort en aquesta ronda, ha tornat viu
      | {unit}, muerto en esta ronda, ha vuelto vivo
    event_changes_clan | {unit} went over to {to_clan}
      | {unit} ha passat a {to_clan}
      | {unit} se ha pasado a {to_clan}
    mark_dies_out | {clan} has no living units left
      | {clan} ja no té unitats vives
      | {clan} ya no tiene unidades vivas
    sign_dies_out | a clan has no living units left
      | un clan ja no té unitats vives
      | un clan ya no tiene unidades vivas
    legend_living | living unit | unitat viva | unidad viva
    legend_bitten | bitten (living unit) | mossegada (unitat viva) | mordida (unidad viva)
    legend_dead | dead unit | morta (unitat) | muerta (unidad)
    legend_rising | about to rise (dead unit, as a zombie)
      | s'alçarà (unitat morta, aviat, com a zombi)
      | se levantará (unidad muerta, pronto, como zombi)
    legend_zombie | zombie | zombi | zombi
    legend_cell | clan's street; grey ones are nobody's
      | carrer del clan; els grisos no són de ningú
      | calle del clan; las grises no son de nadie
  `);

  // Why orders did nothing, in the words of the log, which are English.
  part.reasons = V.rows_of(`
    a dead unit | una unitat morta | una unidad muerta
    waste | deixalla | basura
  `);
}
