'use strict';
// NewGame: what its traces hold, what panels and charts show.
V.share(() => {
  const part = V.game_part('NewGame');

  const CELL_CODES = V.codes_of('0123.');
  const UNITS = {
    word: 'units',
    letters: 'u',
    fields: ['dir', 'alive'],
    read_fields: reader => [reader.integer('the direction of unit {unit}', 0, 3), reader.integer('whether unit {unit} is alive', 0, 1)],
  };
  const WAYS = V.ways('drul');

  class State extends V.state_with(UNITS.fields) {
    is_present(id) {
      return this.alive(id) === 1;
    }
  }

  Object.assign(part, {
    ways: WAYS,
    read_state(reader, match) {
      const state = new State(match, V.read_grid(reader, match, CELL_CODES), V.read_units(reader, match, UNITS));
      reader.expect('rounds');
      state.match_rounds = reader.integer('how many rounds the match has', 0);
      state.round = V.read_round_number(reader);
      return V.read_scores(reader, state, {score: 'score'});
    },
    read_orders: V.order_reader({kinds: 't', directed: 't', ways: WAYS}),
    versions: ['1.0'],
    unit_kinds: ['unit_name'],
    describe_cell: () => [],
    describe_unit: () => [],
    owners: state => state.cells,
    values: {length: V.count_cells},
    player_fields: ['length'],
    charts: [],
  });
});
