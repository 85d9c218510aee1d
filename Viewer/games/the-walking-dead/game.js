'use strict';
// The Walking Dead: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('TheWalkingDead');

  /// What is on a cell: rows {key, value} for the panel. A value is a number, a text {text, args},
  /// a unit {unit, clan} or a clan {clan}.
  function describe_cell(match, index, cell) {
    const state = match.states[index];
    const content = state.cells[cell];
    if (content === part.WASTE) return [{key: 'cell', value: {text: 'waste'}}];
    const owner = content === part.NOBODY ? {text: 'nobody'} : {clan: content};
    const rows = [{key: 'owner', value: owner}];
    if (state.food.includes(cell)) rows.push({key: 'here', value: {text: 'food'}});
    return rows;
  }

  function life_of(state, id) {
    if (state.is_zombie(id)) return 'is_zombie';
    if (state.is_dead(id)) return 'is_dead';
    return state.is_bitten(id) ? 'is_bitten' : 'is_alive';
  }

  function describe_unit(match, index, id) {
    const state = match.states[index];
    const rows = [{key: 'state_of_unit', value: {text: life_of(state, id)}}];
    if (state.rounds(id) > 0) rows.push({key: 'pending', value: state.rounds(id)});
    return rows;
  }

  /// Marks on the slider: clans that die out.
  function find_marks({states}) {
    const counts = states.map(state => state.count_alive());
    return counts.slice(1).flatMap((now, index) =>
      [0, 1, 2, 3]
        .filter(clan => counts[index][clan] > 0 && now[clan] === 0)
        .map(clan => ({index, kind: 'dies_out', clan, text: 'mark_dies_out'}))
    );
  }

  V.complete_part(part, {
    versions: ['1.0', '1.1'],
    unit_kinds: ['living', 'dead', 'zombie'],
    describe_cell,
    describe_unit,
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === part.WASTE,
    /// Zombies walk in eight directions.
    diagonals: true,
    quiet_events: ['food_gone', 'bite_again'],
    deaths: {kill_zombie: 'other', fight_won: 'other', fight_lost: 'unit'},
    find_marks,
    values: {
      alive: state => state.count_alive(),
      strength: part.strengths,
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
}
