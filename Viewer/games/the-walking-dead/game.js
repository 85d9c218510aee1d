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

  const alive = {key: 'alive', values: state => state.count_alive()};
  const strength = {key: 'strength', values: part.strengths};
  const cells = {key: 'cells', values: part.count_cells};
  const kill_points = {key: 'kill_points', values: state => state.kill_points};

  V.complete_part(part, {
    versions: ['1.0', '1.1'],
    unit_kinds: ['living', 'dead', 'zombie'],
    describe_cell,
    describe_unit,
    /// All orders are moves, which are told as in every game.
    describe_order: () => null,
    owners: state => state.cells,
    is_wall: (state, cell) => state.cells[cell] === part.WASTE,
    /// Zombies walk in eight directions.
    diagonals: true,
    quiet_events: ['food_gone', 'bite_again'],
    /// What the panel of each player shows besides name and score.
    player_fields: [alive, strength],
    charts: [
      {key: 'score', values: state => state.score},
      cells,
      kill_points,
      alive,
      strength,
    ],
    mark_signs: {dies_out: '†'},
  });
}
