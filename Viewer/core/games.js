'use strict';
// The parts of the games, by the name in a trace's version line.
V.share(() => {
  const parts = new Map();

  /// The part of a game, made at the first call. The files of `games/<folder>/` add to it.
  function game_part(name) {
    if (!parts.has(name)) parts.set(name, {name, ...V.words_of(name)});
    return parts.get(name);
  }

  /// What every part must have, and what it has unless it says otherwise.
  const NEEDED = [
    'versions',
    'ways',
    'unit_kinds',
    'read_state',
    'read_orders',
    'describe_cell',
    'describe_unit',
    'values',
    'player_fields',
    'charts',
    'thing_colours',
    'legend',
    'ground',
    'draw_things',
  ];
  const DEFAULTS = part => ({
    shape: setting => ({
      rounds: setting('NUM_ROUNDS'),
      rows: setting('BOARD_ROWS'),
      cols: setting('BOARD_COLS'),
    }),
    orders_word: 'commands',
    print_position: V.print_position,
    deaths: {},
    refine: event => event,
    /// What kinds of events bring: [source, the unit or other whose clan earns, the field with the number;
    /// points].
    earned: {},
    find_marks: () => [],
    is_night: () => false,
    mark_signs: {},
    quiet_events: [],
    paint_ground: () => {},
    effects: {},
    owners: () => [],
    is_wall: () => false,
    diagonals: false,
    describe_order: () => null,
    print_orders: V.print_orders,
    describe_round: () => null,
    describe_position: () => [],
    ...V.CLANS,
  });

  /// Ends a part, in its last file. Throws an Error for one that lacks something that it needs.
  function complete_part(part, more, needed = NEEDED) {
    Object.assign(part, more);
    const missing = needed.filter(name => part[name] === undefined);
    if (missing.length > 0) throw new Error(`${part.name} lacks ${missing.join(', ')}`);
    const value = key => ({key, values: part.values[key]});
    part.player_fields = part.player_fields.map(value);
    part.sources = (part.sources || []).map(value);
    part.charts = [{key: 'score', values: state => state.score}, ...part.charts.map(value)];
    for (const [name, value] of Object.entries(DEFAULTS(part)))
      if (part[name] === undefined) part[name] = value;
    part.rests = part.rests || (() => false);
    const {floor} = {floor: [], ...part.ground};
    part.ground = {solids: [], clans: false, ...part.ground};
    if (Array.isArray(floor)) part.ground.floor = (_, dark) => floor[Number(dark)];
    part.ready = true;
  }

  /// The part if it is loaded whole, else null.
  function find_game(name) {
    const part = parts.get(name);
    return part && part.ready ? part : null;
  }

  const all_games = () => Array.from(parts.values()).filter(part => part.ready);

  /// The folder of a game: "LudoGame" is in ludo-game.
  const game_folder = name => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

  /// A game's name as people write it: "LudoGame" is Ludo Game.
  const title_of = name => name.replace(/([a-z])([A-Z])/g, '$1 $2');

  /// The files of a game's part, in the order in which they are loaded.
  const GAME_FILES = ['en.js', 'ca.js', 'es.js', 'game.js', 'drawing.js'];

  Object.assign(V, {game_part, complete_part, all_games, find_game, game_folder, title_of, GAME_FILES});
});
