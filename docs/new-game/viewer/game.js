'use strict';
// NewGame: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;

  V.complete_part(V.game_part('NewGame'), {
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
