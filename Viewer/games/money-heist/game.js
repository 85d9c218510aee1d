'use strict';
// Money Heist: what the panels and charts show. The last file of the part.
{
  const V = globalThis.Viewer;
  const part = V.game_part('MoneyHeist');

  const MOST_NUMBERS_SHOWN = 60;
  const NAMES_OF_THINGS = {
    [part.WALL]: 'wall',
    [part.HEALTH_KIT]: 'health_kit',
    [part.POISON_KIT]: 'poison_kit',
  };

  /// Numbers of a hint or key in a line, the first ones if there are very many.
  function show_numbers(numbers) {
    const shown = Array.from(numbers.slice(0, MOST_NUMBERS_SHOWN)).join(' ');
    if (numbers.length <= MOST_NUMBERS_SHOWN) return shown;
    return {text: 'first_numbers', args: {shown, count: numbers.length}};
  }

  /// The box whose gold lies on a cell: the one that has its door beside it.
  function box_of_gold(match, state, cell) {
    const beside = V.cells_beside(match, cell, false);
    return state.doors.findIndex(door => beside.includes(door));
  }

  /// What is on a cell: rows {key, value} for the panel. A value is a number, a text {text, args},
  /// a unit {unit, clan} or a clan {clan}.
  function describe_cell(match, index, cell) {
    const state = match.states[index];
    const rows = [];
    const here = (text, args = {}) => rows.push({key: 'here', value: {text, args}});
    const name = NAMES_OF_THINGS[state.cells[cell]];
    if (name !== undefined) here(name);
    const money = state.money.indexOf(cell);
    if (money >= 0) here('money_here', {amount: state.amounts[money]});
    const box = state.doors.indexOf(cell);
    if (box >= 0) {
      here('door', {box});
      rows.push({key: 'hint', value: show_numbers(state.hints[box])});
    }
    if (state.cells[cell] === part.GOLD) here('gold_of', {box: box_of_gold(match, state, cell)});
    if (rows.length === 0 && state.unit_on(cell) < 0) here('nothing');
    return rows;
  }

  function describe_unit(match, index, id) {
    const state = match.states[index];
    const clan = state.player(id);
    if (!state.is_professor(id))
      return [
        {key: 'poison', value: state.poison(id)},
        {key: 'poison_pot', value: state.poison_pot[clan]},
      ];
    const rows = [{key: 'health', value: state.health(id)}];
    if (!state.is_present(id)) rows.push({key: 'pending', value: state.rounds(id)});
    return [...rows, {key: 'health_pot', value: state.health_pot[clan]}];
  }

  /// The rows of an order; null for a move, which is shown as in every game.
  function describe_order(order) {
    const row = value => ({key: 'order', value});
    if (order.kind === part.CHARGE) return [row({text: 'order_charge'})];
    if (order.kind === part.HEAL) return [row({text: 'order_heal'})];
    if (order.kind === part.MOVE) return null;
    const args = {dir: {text: part.ways.keys[order.dir]}};
    return [row({text: 'order_open', args}), {key: 'key', value: show_numbers(order.list)}];
  }

  /// The health of each clan's professor, or how long it is away.
  function professors(state) {
    return Array.from({length: V.NUM_PLAYERS}, (_, p) => {
      const id = state.professor(p);
      if (state.is_present(id)) return {text: 'with_health', args: {health: state.health(id)}};
      return {text: 'back_in', args: {rounds: state.rounds(id)}};
    });
  }

  /// The points from a source since the first state of the trace.
  const points_from = source => (state, match, index) => V.sum_of_events(match, part, source, index);

  function earned({kind, args}) {
    const sources = {money: 'money', kill: 'kills', kill_professor: 'kills', open: 'gold'};
    if (!(kind in sources)) return [];
    return [[sources[kind], args.unit.clan, kind === 'money' ? args.amount : args.points]];
  }

  const MARKS = {open: 'mark_open', kill_professor: 'mark_professor'};

  /// Marks on the slider: {index, kind, clan, text}.
  const find_marks = match =>
    V.all_events(match)
      .filter(({event}) => event.kind in MARKS)
      .map(({index, event: {kind, args}}) => ({
        ...{index, kind, text: MARKS[kind]},
        clan: args.unit.clan,
      }));

  /// Who takes nothing from a pot, or gives something back, has other words.
  function refine(event) {
    const {kind, args} = event;
    if (!['charge', 'heal'].includes(kind) || args.amount > 0) return event;
    if (args.amount === 0) return {...event, kind: `${kind}_nothing`};
    return {...event, kind: `${kind}_back`, args: {...args, amount: -args.amount}};
  }

  V.complete_part(part, {
    versions: ['1.0', '1.1'],
    unit_kinds: ['soldier', 'professor'],
    describe_cell,
    describe_unit,
    describe_order,
    /// Units go round boxes as well as walls.
    is_wall: (state, cell) => [part.WALL, part.DOOR, part.GOLD].includes(state.cells[cell]),
    quiet_events: ['charge_nothing', 'heal_nothing'],
    values: {
      points_money: points_from('money'),
      points_kills: points_from('kills'),
      points_gold: points_from('gold'),
      soldiers: state => state.count_units(id => !state.is_professor(id)),
      health_pot: state => state.health_pot,
      poison_pot: state => state.poison_pot,
      professors,
    },
    sources: ['points_money', 'points_kills', 'points_gold'],
    player_fields: ['health_pot', 'poison_pot', 'soldiers', 'professors'],
    charts: [
      'points_money',
      'points_kills',
      'points_gold',
      'soldiers',
      'health_pot',
      'poison_pot',
    ],
    deaths: {kill: 'other', kill_professor: 'other'},
    refine,
    earned,
    find_marks,
    mark_signs: {open: '◆', kill_professor: '†'},
  });
}
