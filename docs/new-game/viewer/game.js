'use strict';
// NewGame: what its traces hold, what panels and charts show.
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
}
