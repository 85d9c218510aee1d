'use strict';
// Moria: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('Moria');

  const NAMES = {
    [part.CAVE]: 'cave',
    [part.TREASURE]: 'treasure',
    [part.ROCK]: 'rock',
    [part.GRANITE]: 'granite',
    [part.ABYSS]: 'abyss',
    [part.OUTSIDE]: 'outside',
  };

  function describe_cell(match, index, cell) {
    const content = match.states[index].cells[cell];
    if (content < V.NUM_PLAYERS) return [{key: 'owner', value: {clan: content}}];
    if (content <= part.DUG) return [{key: 'cell', value: {text: NAMES[content]}}];
    const args = {turns: content - part.DUG};
    return [{key: 'cell', value: {text: 'rock_turns', args}}];
  }

  function describe_unit(match, index, id) {
    const state = match.states[index];
    if (state.type(id) === part.BALROG) return [];
    return [{key: 'health', value: state.health(id)}];
  }

  const count = type => state => state.count_units(id => state.type(id) === type);
  /// Marks on the slider: treasures that are taken.
  const find_marks = match =>
    match.orders.flatMap((_, index) => {
      const [before, after] = [match.states[index], match.states[index + 1]];
      return [0, 1, 2, 3]
        .filter(clan => after && after.nb_treasures[clan] > before.nb_treasures[clan])
        .map(clan => ({index, kind: 'treasure', clan, text: 'mark_treasure'}));
    });

  /// How much damage was done to who was attacked twice, healed or killed afterwards, the next
  /// state does not show, nor how much of it was healed.
  const refine = event => {
    if (event.kind === 'wound' && event.args.health === 0) return {...event, kind: 'attack'};
    if (event.kind === 'healed' && event.args.amount === 0) return {...event, kind: 'cured'};
    return event;
  };

  V.complete_part(part, {
    versions: ['1.1', '1.2'],
    unit_kinds: ['dwarf', 'wizard', 'orc', 'troll', 'balrog'],
    describe_cell,
    describe_unit,
    owners: state => state.cells,
    is_wall: (state, cell) => {
      const content = state.cells[cell];
      return content === part.ROCK || content === part.GRANITE || content > part.DUG;
    },
    diagonals: true,
    quiet_events: ['dig', 'healed', 'cured'],
    deaths: {
      ...{fall: 'unit', burn: 'unit', capture: 'other', slay: 'other', kill: 'other'},
      ...{balrog_kills: 'other', balrog_kills_own: 'other'},
    },
    refine,
    find_marks,
    values: {
      cells: state => state.nb_cells,
      treasures: state => state.nb_treasures,
      points_treasures: (state, match) => state.nb_treasures.map(count => count * match.setting('treasure_value')),
      dwarves: count(part.DWARF),
      wizards: count(part.WIZARD),
    },
    sources: ['cells', 'points_treasures'],
    player_fields: ['dwarves', 'wizards'],
    charts: ['cells', 'treasures', 'dwarves', 'wizards'],
    mark_signs: {treasure: '◆'},
  });
}
