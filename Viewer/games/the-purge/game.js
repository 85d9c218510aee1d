'use strict';
// The Purge: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('ThePurge');

  const NAMES_OF_THINGS = {
    [part.BUILDING]: 'building',
    [part.GUN]: 'gun',
    [part.BAZOOKA]: 'bazooka',
    [part.MONEY]: 'money',
    [part.FOOD]: 'food',
  };
  const NAMES_OF_WEAPONS = ['hammer', 'gun', 'bazooka'];

  /// What is on a cell: rows {key, value} for the panel.
  function describe_cell(match, index, cell) {
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
  }

  function describe_unit(match, index, id) {
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
  }

  /// The rows of an order; null for a move, which is shown as in every game.
  function describe_order(order) {
    if (order.kind === part.MOVE) return null;
    const args = {dir: {text: part.ways.keys[order.dir]}};
    return [{key: 'order', value: {text: 'order_build', args}}];
  }

  /// Day or night in words, and which one.
  function describe_round({is_day, number_of_day}) {
    return {text: is_day ? 'day' : 'night', args: {day: number_of_day}};
  }

  /// Who kills in an event, and how many points that brings.
  const KILLERS = {kill: 'unit', die: 'other'};

  function earned({kind, args}) {
    if (kind === 'money') return [['money', args.unit.clan, args.points]];
    if (!(kind in KILLERS)) return [];
    const {clan} = args[KILLERS[kind]];
    return [
      ['kills', clan, 1],
      ['points', clan, args.points],
    ];
  }

  /// Marks on the slider: {index, kind, clan, text}.
  const find_marks = match =>
    V.all_events(match)
      .filter(({event}) => event.kind in KILLERS)
      .map(({index, event: {kind, args}}) => ({
        ...{index, kind: 'kill', text: 'mark_kill'},
        clan: args[KILLERS[kind]].clan,
      }));

  V.complete_part(part, {
    versions: ['1.0', '1.1'],
    unit_kinds: ['builder', 'warrior'],
    describe_cell,
    describe_unit,
    describe_order,
    describe_round,
    is_wall: (state, cell) => state.cells[cell] === part.BUILDING,
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
    earned,
    find_marks,
    mark_signs: {kill: '†'},
  });
}
