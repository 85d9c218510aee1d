'use strict';
// NewGame: what its traces hold, what panels and charts show, and its words in three languages.
{
  const part = V.game_part('NewGame');

  const CELL_CODES = V.codes_of('.C0123');
  const UNITS = {word: 'units', letters: 'u', fields: [], read_fields: () => []};
  const WAYS = V.ways('drul');
  const State = V.state_with(UNITS.fields);

  Object.assign(part, {
    ways: WAYS,
    /// `coins` are the cells (row * columns + column) with a coin, increasing.
    read_state(reader, match) {
      const cells = V.read_grid(reader, match, CELL_CODES).fill(0);
      const state = new State(match, cells, V.read_units(reader, match, UNITS));
      const [first] = match.states;
      state.coins = V.read_places(reader, match, 'coins', first && first.coins.length);
      state.round = V.read_round_number(reader);
      return V.read_scores(reader, state, {score: 'score'});
    },
    read_orders: V.order_reader({kinds: 'm', directed: 'm', ways: WAYS}),
    versions: ['1.0'],
    unit_kinds: ['unit_name'],
    describe_cell: (match, index, cell) =>
      match.states[index].coins.includes(cell) ? [{key: 'here', value: {text: 'coin'}}] : [],
    describe_unit: () => [],
    values: {coins: state => state.score},
    player_fields: ['coins'],
    charts: [],
  });

  part.texts = V.by_language(`
    unit_name | unit {id} | unitat {id} | unidad {id}
    coin | coin | moneda | moneda
    coins | Coins | Monedes | Monedas
    event_coin | {unit} took a coin | {unit} ha agafat una moneda | {unit} ha cogido una moneda
    legend_unit | unit | unitat | unidad
  `);

  // Why orders did nothing, in the words of Reasons.hh, if no other game has the same words.
  part.reasons = V.rows_of(`
    a unit of another clan | una unitat d'un altre clan | una unidad de otro clan
    another unit is there | hi ha una altra unitat | hay otra unidad
  `);
}
