'use strict';
// Harry Potter: what its traces hold, what panels and charts show, and its words in three languages.
{
  const part = V.game_part('HarryPotter');

  // What a cell holds in State.cells: 0 to 3 its owner, or one of these.
  const CELLS = {NOBODY: 4, WALL: 5};
  const CELL_LETTERS = '0123.W';
  const CELL_CODES = V.codes_of(CELL_LETTERS);

  const WIZARD = 0;
  const GHOST = 1;
  const UNITS = {
    word: 'units',
    letters: 'wg',
    fields: ['rounds', 'next'],
    read_fields(reader, type, match) {
      const most_next = type === GHOST ? match.rounds : V.NUM_PLAYERS - 1;
      return [
        reader.integer('the rounds of unit {unit}', 0),
        reader.integer('the last field of unit {unit}', -1, most_next),
      ];
    },
  };

  // The kinds of orders.
  const ORDERS = {MOVE: 0, SPELL: 1};
  const WAYS = V.ways('dcreuqlz');

  /// `books` are the cells (row * columns + column) of the books, increasing.
  class State extends V.state_with(UNITS.fields) {
    is_wizard(id) {
      return this.type(id) === WIZARD;
    }
    in_conversion(id) {
      return this.is_wizard(id) && this.rounds(id) > 0;
    }
  }

  function read_ingredients(reader) {
    reader.expect('spell_ingredients');
    const ingredients = new Int16Array(reader.integer('the number of ingredients', 0, 1000));
    for (let k = 0; k < ingredients.length; ++k)
      ingredients[k] = reader.integer('an ingredient', 0, 999);
    return ingredients;
  }

  Object.assign(part, {
    ...CELLS,
    ...ORDERS,
    GHOST,
    ways: WAYS,
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES);
      const state = new State(match, cells, V.read_units(reader, match, UNITS));
      state.books = V.read_places(reader, match, 'books');
      state.ingredients = read_ingredients(reader);
      reader.expect('Voldemort');
      state.voldemort_row = reader.integer('the row of Voldemort', 0, match.rows - 1);
      state.voldemort_col = reader.integer('the column of Voldemort', 0, match.cols - 1);
      state.round = V.read_round_number(reader);
      return V.read_scores(reader, state, {
        score: 'score',
        conversion_points: 'scr_acc',
        strength: 'strength',
      });
    },
    read_orders: V.order_reader({kinds: 'ms', directed: 'm', listed: 's', ways: WAYS}),
    versions: ['1.0', '1.1'],
    unit_kinds: ['wizard', 'ghost'],
    /// What is on a cell: rows {key, value} for the panel. A value is a number, a text {text, args},
    /// a unit {unit, clan} or a clan {clan}.
    describe_cell(match, index, cell) {
      const state = match.states[index];
      const content = state.cells[cell];
      const rows = [];
      if (content === CELLS.WALL) rows.push({key: 'cell', value: {text: 'wall'}});
      else {
        const owner = content === CELLS.NOBODY ? {text: 'nobody'} : {clan: content};
        rows.push({key: 'owner', value: owner});
      }
      if (state.books.includes(cell)) rows.push({key: 'here', value: {text: 'book'}});
      const row = Math.floor(cell / match.cols) - state.voldemort_row;
      const col = (cell % match.cols) - state.voldemort_col;
      if (row === 0 && col === 0) rows.push({key: 'here', value: {text: 'voldemort'}});
      else if (Math.abs(row) <= 1 && Math.abs(col) <= 1) {
        rows.push({key: 'danger', value: {text: 'voldemort_zone'}});
      }
      return rows;
    },
    describe_unit(match, index, id) {
      const state = match.states[index];
      if (state.in_conversion(id))
        return [
          {key: 'pending', value: state.rounds(id)},
          {key: 'next_clan', value: {clan: state.next(id)}},
        ];
      if (state.is_wizard(id)) return [];
      const last = state.next(id);
      const attack = last < 0 ? {text: 'never'} : {text: 'at_round', args: {round: last}};
      return [
        {key: 'resting', value: state.rounds(id)},
        {key: 'last_attack', value: attack},
      ];
    },
    /// The rows of an order; null for a move, which is shown as in every game.
    describe_order(order) {
      return order.kind === ORDERS.SPELL ? [{key: 'order', value: {text: 'order_spell'}}] : null;
    },
    /// Who comes last for orders by hand: a ghost that is not to cast a spell yet.
    rests: (state, id) => !state.is_wizard(id),
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === CELLS.WALL,
    /// Ghosts walk in eight directions.
    diagonals: true,
    quiet_events: ['book'],
    deaths: {walked: 'unit', taken: 'unit'},
    /// Marks on the slider: {index, kind, clan, text}.
    find_marks: match =>
      match.orders.flatMap(({lists, ids}, index) =>
        Array.from(lists.keys(), k => ({
          ...{index, kind: 'spell', text: 'mark_spell'},
          clan: match.states[index].player(ids[k]),
        }))
      ),
    values: {
      points_cells: (state, match) =>
        V.count_cells(state).map(count => count * match.setting('POINTS_PER_OWNED_CELL')),
      points_conversions: state => state.conversion_points,
      cells: V.count_cells,
      units: state => state.count_units(),
      /// Strength points of each clan for one of its units.
      strength: state => V.shares(state.strength, state.count_units()),
    },
    sources: ['points_conversions', 'points_cells'],
    player_fields: ['units', 'strength'],
    charts: ['points_conversions', 'cells', 'units', 'strength'],
    /// The ingredients of the spell, and the solutions that were carried out in this round.
    describe_position(match, index) {
      const {ingredients} = match.states[index];
      /** @type {{key: string, value: any}[]} */
      const rows = [{key: 'ingredients', value: Array.from(ingredients).join(' ')}];
      for (const {unit, list} of V.list_orders(match, part, index)) {
        if (list === undefined) continue;
        const groups = new Map();
        list.forEach((group, k) => groups.set(group, [...(groups.get(group) || []), ingredients[k]]));
        const caster = {unit, clan: match.states[index].player(unit), kind: 'ghost'};
        rows.push({key: 'caster', value: caster});
        const sums = Array.from(groups.values(), numbers => numbers.join(' + '));
        rows.push({key: 'solution', value: sums.join(', ')});
      }
      return rows;
    },
    mark_signs: {spell: '✦'},
  });

  part.texts = V.by_language(`
    source_points_cells | cells | cel·les | celdas
    source_points_conversions | conversions | conversions | conversiones
    position | The spell | L’encanteri | El hechizo
    ingredients | Ingredients | Ingredients | Ingredientes
    caster | Cast by | Fet per | Hecho por
    solution | Solution | Solució | Solución
    points_conversions | Points for conversions | Punts per conversions | Puntos por conversiones
    wizard | wizard {id} | mag {id} | mago {id}
    ghost | ghost {id} | fantasma {id} | fantasma {id}
    book | book | llibre | libro
    voldemort | Voldemort | Voldemort | Voldemort
    danger | Danger | Perill | Peligro
    voldemort_zone | Voldemort attacks here | Voldemort hi ataca | Voldemort ataca aquí
    resting | Rounds to rest | Rondes de descans | Rondas de descanso
    last_attack | Last attacked | Darrer atac | Último ataque
    never | never | mai | nunca
    next_clan | Next clan | Clan següent | Clan siguiente
    order_spell | spell | encanteri | hechizo
    strength | Magic strength | Força de màgia | Fuerza mágica
    event_book | {unit} read a book | {unit} ha llegit un llibre | {unit} ha leído un libro
    event_book_taken | Voldemort made a book disappear
      | Voldemort ha fet desaparèixer un llibre
      | Voldemort ha hecho desaparecer un libro
    event_cancel | {unit} freed {other}: no conversion to {to_clan}
      | {unit} ha alliberat {other}: no es converteix a {to_clan}
      | {unit} ha liberado a {other}: no se convierte a {to_clan}
    event_ghost | {unit} attacked {other}: {rounds} more rounds to rest
      | {unit} ha atacat {other}: {rounds} rondes més de descans
      | {unit} ha atacado a {other}: {rounds} rondas más de descanso
    event_duel_won | {unit} attacked {other} and won: {other} is being converted to {to_clan}
      | {unit} ha atacat {other} i ha guanyat: {other} es converteix a {to_clan}
      | {unit} ha atacado a {other} y ha ganado: {other} se convierte a {to_clan}
    event_duel_lost | {unit} attacked {other} and lost: {unit} is being converted to {to_clan}
      | {unit} ha atacat {other} i ha perdut: {unit} es converteix a {to_clan}
      | {unit} ha atacado a {other} y ha perdido: {unit} se convierte a {to_clan}
    event_converts | {unit} converted {other} at once ({strength} against {other_strength})
      | {unit} ha convertit {other} a l'acte ({strength} contra {other_strength})
      | {unit} ha convertido a {other} en el acto ({strength} contra {other_strength})
    event_converted | {unit} attacked {other} and was converted at once ({strength} against {other_strength})
      | {unit} ha atacat {other} i ha estat convertit a l'acte ({strength} contra {other_strength})
      | {unit} ha atacado a {other} y ha sido convertido en el acto ({strength} contra {other_strength})
    event_spell | {unit} cast a spell: {cells} cells
      | {unit} ha fet un encanteri: {cells} cel·les
      | {unit} ha hecho un hechizo: {cells} celdas
    event_walked | {unit} walked into Voldemort and died
      | {unit} ha topat amb Voldemort i ha mort
      | {unit} ha topado con Voldemort y ha muerto
    event_taken | {unit} was taken by Voldemort and died
      | {unit} ha caigut davant Voldemort i ha mort
      | {unit} ha caído ante Voldemort y ha muerto
    event_comes_back | {unit} came back for {clan}
      | {unit} ha tornat amb {clan}
      | {unit} ha vuelto con {clan}
    event_finish | {unit} finished its conversion from {from_clan}
      | {unit} ha acabat la conversió, abans era de {from_clan}
      | {unit} ha acabado su conversión, antes era de {from_clan}
    mark_spell | spell of {clan} | encanteri de {clan} | hechizo de {clan}
    sign_spell | a spell is cast | es fa un encanteri | se lanza un hechizo
    legend_wizard | wizard | mag | mago
    legend_conversion | wizard that is being converted
      | mag que s'està convertint
      | mago que se está convirtiendo
    legend_ghost | ghost | fantasma | fantasma
    legend_voldemort | Voldemort, and the zone where he attacks
      | Voldemort, i la zona on ataca
      | Voldemort, y la zona donde ataca
    legend_cell | cell of the clan; bare stone is nobody's
      | cel·la del clan; la pedra nua no és de ningú
      | celda del clan; la piedra desnuda no es de nadie
  `);

  // Why orders did nothing, in the words of the log, which are English.
  part.reasons = V.rows_of(`
    wizards don't go diagonally | els mags no van en diagonal | los magos no van en diagonal
    ghosts don't fight | els fantasmes no lluiten | los fantasmas no luchan
    a wizard in conversion attacks nobody and frees nobody
      | un mag en conversió ni ataca ni allibera ningú
      | un mago en conversión ni ataca ni libera a nadie
    the ghost of its own clan | el fantasma del seu clan | el fantasma de su clan
    a mate that is not in conversion
      | un company que no està en conversió
      | un compañero que no está en conversión
    the ghost is protected: it was attacked a short time ago
      | el fantasma està protegit: l’han atacat fa poc
      | el fantasma está protegido: lo han atacado hace poco
    a rival wizard in conversion | un mag rival en conversió | un mago rival en conversión
    wizards don't cast spells | els mags no fan encanteris | los magos no lanzan hechizos
    50 or fewer rounds are left | queden 50 rondes o menys | quedan 50 rondas o menos
    the ghost still has rounds to rest
      | el fantasma encara ha de descansar
      | el fantasma aún tiene que descansar
    somebody was faster: one spell a round
      | algú ha estat més ràpid: un encanteri per ronda
      | alguien ha sido más rápido: un hechizo por ronda
    not one number for each ingredient
      | no hi ha un nombre per a cada ingredient
      | no hay un número para cada ingrediente
    not groups of three, numbered from 0
      | no són grups de tres, numerats des de 0
      | no son grupos de tres, numerados desde 0
    the sums of the groups are not the same
      | les sumes dels grups no són iguals
      | las sumas de los grupos no son iguales
  `);
}
