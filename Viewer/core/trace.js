'use strict';
// A match as its trace tells it. How states and orders are written is up to the game's part.
V.share(() => {
  const NUM_PLAYERS = 4;
  const PLAYERS = [0, 1, 2, 3];
  // More rows or columns are no board, but damage.
  const MOST = {rounds: 1e9, rows: 1000, cols: 1000};
  const NAME = /^\P{C}{1,40}$/u;

  // A longer match is read again in part where it is looked at.
  const MOST_KEPT = 400;

  /// A match. `bytes` is its trace; states, orders and `parameters` know where they are in it. `states[k]` is
  /// the position at the start of round `first_round + k`; `orders[k]` are those carried out in that round,
  /// so that they lead from `states[k]` to `states[k + 1]`, and `events[k]` what happened in it, null if the
  /// trace does not tell: see make_event. They are read when they are asked for; what is asked of all rounds
  /// at once is in the match: see note_state and note_round. It has `rounds` rounds on a board of `rows` x
  /// `cols`; a state of a game whose matches can be over before that says how many with `match_rounds`.
  /// `trouble` is the TraceError that ended the reading, null if the trace is whole.
  class Match {
    constructor({rounds, settings, game, bytes, room = MOST_KEPT, ...head}) {
      // `count` states, and `places`, where in the trace a state, its orders and events are, and the next
      // state.
      Object.assign(this, {
        rounds,
        settings,
        game,
        bytes,
        room,
        count: 0,
        places: [],
        ...new_notes(),
        ...head,
        trouble: null,
      });
      this.kept = [0, 1, 2].map(k => new Map(head.kept && head.kept[k]));
      const {kept, places} = this;
      const states = list_of(this, 0, kept[0], k =>
        read_at(this, places[3 * k], k > 0 ? [states[0]] : [], game.read_state)
      );
      this.states = states;
      this.orders = list_of(this, 1, kept[1], k =>
        read_at(this, places[3 * k + 1], [states[k]], game.read_orders)
      );
      this.events = list_of(this, 1, kept[2], k => {
        const reader = Object.assign(new V.Reader(this.bytes), {at: places[3 * k + 2]});
        return make_events(read_events(reader), reader, this, k);
      });
    }

    get first_round() {
      return this.states[0].round;
    }
    get last_round() {
      return this.first_round + this.states.length - 1;
    }

    setting(name) {
      return this.settings.get(name);
    }
  }

  /// A list, as long as the match but for the number `less`, whose parts are made when they are asked for;
  /// the last ones are kept in a map.
  function list_of(match, less, kept, make) {
    const keep = (k, part) => {
      // The first state is asked for again and again.
      const [first, second] = kept.keys();
      if (kept.size >= match.room) kept.delete(first === 0 ? second : first);
      kept.set(k, part);
      return part;
    };
    const index_of = key => (typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : -1);
    const length = () => Math.max(0, match.count - less);
    return new Proxy(Object.create(Array.prototype), {
      has: (list, key) => (index_of(key) < 0 ? key in list : index_of(key) < length()),
      get(list, key) {
        const k = index_of(key);
        if (k < 0) return key === 'length' ? length() : list[key];
        if (k >= length()) return undefined;
        return kept.has(k) ? kept.get(k) : keep(k, make(k));
      },
      set: (_, key, part) => (keep(index_of(key), part), true),
    });
  }

  /// The match as a game sees it that reads what comes after these states.
  const after = (match, states) => Object.assign(Object.create(match), {states});

  function read_at(match, at, states, read) {
    const reader = Object.assign(new V.Reader(match.bytes), {at});
    return read_part(reader, () => read(reader, after(match, states)));
  }

  /// Reads the first words: the kind of match, the seed, the game and the version of its rules.
  /// Throws a TraceError for what is no trace.
  function read_title(reader) {
    const isolated = reader.sees('SecGame');
    reader.expect(isolated ? 'SecGame' : 'Game');
    reader.expect('Seed');
    const seed = reader.integer('the seed');
    const game_at = reader.at;
    const game_name = reader.word('the name of the game');
    if (!/^[A-Za-z]\w{0,39}$/.test(game_name)) reader.fail('the name of the game', game_at);
    const version = reader.word('the version of the rules');
    return {isolated, seed, game_name, version, from: game_at};
  }

  /// Reads what follows the title: the parameters and the names of the players. The game says what
  /// shape of a match the parameters mean. Throws a TraceError for what is no trace of that game.
  function read_head(reader, {from, ...title}, game) {
    const settings = new Map();
    while (!reader.sees('names')) {
      const name = reader.word('a parameter');
      settings.set(name, reader.integer(`the value of ${name}`));
    }
    const parameters = {from, to: reader.at};
    reader.expect('names');
    const names = [];
    for (let p = 0; p < NUM_PLAYERS; ++p) {
      const {at} = reader;
      names.push(reader.word('the names of four players'));
      if (!NAME.test(names[p])) reader.fail('the name of a player', at + 1);
    }
    const shape = game.shape(name => settings.get(name));
    for (const [what, most] of Object.entries(MOST)) {
      if (!(shape[what] >= 1 && shape[what] <= most))
        reader.fail(`a number of ${what} (1 to ${most}) among the parameters`);
    }
    return {...title, ...shape, settings, names, parameters, game, bytes: reader.bytes};
  }

  /// Reads what follows the head, with the game's part: the first state at once, then a round with
  /// each call of next(), as far as the trace goes. `match` is the part read so far.
  /// Throws a TraceError if not even the first state can be read.
  function start_rounds(reader, head, game) {
    const match = new Match(head);
    add_state(
      match,
      read_part(reader, () => game.read_state(reader, match))
    );
    const next = () => {
      try {
        const done = reader.at_end();
        if (!done) read_round(reader, match, game);
        else if (match.last_round < match.rounds) reader.fail(`"${game.orders_word}"`);
        return {done};
      } catch (error) {
        if (!(error instanceof V.TraceError)) throw error;
        match.trouble = error;
        return {done: true};
      }
    };
    return {match, next};
  }

  function read_part(reader, read) {
    const from = reader.at;
    return Object.assign(read(), {from, to: reader.at});
  }

  function read_round(reader, match, game) {
    const index = match.count - 1;
    const state = match.states[index];
    reader.expect(game.orders_word);
    const orders = read_part(reader, () => game.read_orders(reader, after(match, [state])));
    const events_at = reader.at;
    const lines = read_events(reader);
    const next = read_part(reader, () => game.read_state(reader, after(match, [match.states[0], state])));
    const round = match.last_round + 1;
    if (next.round !== round) reader.fail(`round ${round}`, next.from);
    const events = make_events(lines, reader, match, index, next);
    match.places.push(orders.from, events_at);
    match.orders[index] = orders;
    match.events[index] = events;
    add_state(match, next);
  }

  function add_state(match, state) {
    const index = match.count++;
    match.places.push(state.from);
    match.states[index] = state;
    if (state.match_rounds !== undefined) match.rounds = state.match_rounds;
    for (const id of state.ids) if (!match.lives.has(id)) match.lives.set(id, []);
    if (index > 0) note_round(match, index - 1);
    note_values(match, index);
  }

  /// A match up to the round at an index.
  function cut_match(match, index) {
    const {bytes, places} = match;
    let end = match.states[index].to;
    while (end < bytes.length && bytes[end] <= 32) ++end;
    const cut = {bytes: bytes.slice(0, end), count: index + 1, places: places.slice(0, 3 * index + 1)};
    return new Match({...match, ...cut, ...cut_notes(match, index)});
  }

  function longer_match(match, text, game) {
    const added = new TextEncoder().encode(text);
    const bytes = new Uint8Array(match.bytes.length + added.length);
    bytes.set(match.bytes);
    bytes.set(added, match.bytes.length);
    const longer = cut_match(match, match.states.length - 1);
    const reader = Object.assign(new V.Reader(bytes), {at: match.bytes.length});
    read_round(reader, Object.assign(longer, {bytes}), game);
    return longer;
  }

  /// What the trace says of a state or of orders, with plain line ends.
  function text_of({bytes}, {from, to}) {
    const text = new TextDecoder().decode(bytes.subarray(from, to));
    return text.replace(/\r/g, '').replace(/^\s*\n/, '');
  }

  /// The position at the start of a round as a configuration from which `./Game` goes on: the version
  /// line, the parameters and the state, as they are in the trace.
  function print_position(match, index) {
    const {parameters} = match;
    return `${text_of(match, parameters).trim()}\n\nFIXED\n\n${text_of(match, match.states[index])}\n\n`;
  }

  // What is kept of all rounds, so that nobody reads them again.

  const TABLES = [
    {key: 'status', values: state => state.status},
    {key: 'night', values: (state, {game}) => [Number(game.is_night(state)), 0, 0, 0]},
  ];

  /// `tables`, by the key of a chart or of one of the TABLES, has four numbers for each state; `sums`, for
  /// each state what the clans have earned by source, unless events are `untold`; `lives`, by unit, the index
  /// of the round and the place among its events for each that is about it; `marks`, those of the game.
  const new_notes = () => ({tables: {}, sums: [{}], lives: new Map(), marks: [], untold: false});

  function cut_notes({tables, sums, lives, marks}, index) {
    const cut_life = life =>
      life.slice(0, 2 * life.filter((round, k) => k % 2 === 0 && round < index).length);
    return {
      tables: Object.fromEntries(
        Object.entries(tables).map(([key, numbers]) => [key, numbers.slice(0, 4 * index + 4)])
      ),
      sums: sums.slice(0, index + 1),
      lives: new Map(Array.from(lives, ([unit, life]) => [unit, cut_life(life)])),
      marks: marks.filter(mark => mark.index < index),
    };
  }

  function note_values(match, index) {
    const {tables, game, states} = match;
    for (const {key, values} of [...game.charts, ...TABLES]) {
      const table = (tables[key] = tables[key] || []);
      table.length = NUM_PLAYERS * index;
      table.push(...values(states[index], match, index));
    }
  }

  function note_round(match, index) {
    const {
      game,
      sums,
      lives,
      events: {[index]: events},
    } = match;
    if (events === null && !match.untold) {
      match.untold = true;
      for (let k = 0; k <= index; ++k) note_values(match, k);
    }
    const now = {...sums[index]};
    (events || []).forEach((event, k) => {
      const {source, clan, number} = earned_in(game, event);
      for (const [key, more] of source
        ? [
            [source, number],
            [`times ${source}`, 1],
          ]
        : [])
        now[key] = Array.from(now[key] || UNKNOWN, (sum, p) => (sum || 0) + (p === clan ? more : 0));
      const {unit, other} = event.args;
      for (const one of new Set([unit, other].map(value => (value ? value.unit : -1))))
        if (one >= 0) lives.get(one).push(index, k);
    });
    sums.push(now);
    match.marks.push(...game.find_marks(match, index).map(mark => ({index, ...mark})));
  }

  /// The four numbers of a table at an index; none before or after the match.
  const row_of = ({tables}, key, index) =>
    index < 0 ? [] : tables[key].slice(NUM_PLAYERS * index, NUM_PLAYERS * (index + 1));

  const UNKNOWN = new Float64Array(NUM_PLAYERS).fill(NaN);
  const MOST_EVENTS = 1000000;
  const EVENT = /^\w+(?: \w+=(?:-?\d{1,10}(?:,-?\d{1,10})*)?)*$/;
  const LINE_ENDS = /[\0- ]*\n[\0- ]*/;

  /// Reads what a trace tells of a round, after its orders: the lines of the events, {at, line}. Null
  /// if it tells nothing.
  function read_events(reader) {
    const start = reader.at;
    if (!reader.sees('events')) {
      reader.at = start;
      return null;
    }
    reader.expect('events');
    const places = [];
    for (let left = reader.integer('the number of events', 0, MOST_EVENTS); left > 0; --left)
      places.push(reader.skip_line('an event'));
    if (places.length === 0) return [];
    const text = new TextDecoder().decode(reader.bytes.subarray(places[0], reader.at)).trimEnd();
    return text.split(LINE_ENDS).map((line, k) => ({at: places[k], line}));
  }

  const known_names = new Map();

  function names_in(sentence) {
    if (!known_names.has(sentence))
      known_names.set(
        sentence,
        V.split_text(sentence).flatMap(({name}) => name || [])
      );
    return known_names.get(sentence);
  }

  /// The lines of what happened in the round at an index as events, null if there are none; `next` is the
  /// state after it.
  function make_events(lines, reader, match, index, next = match.states[index + 1]) {
    return lines && lines.map(line => make_event(line, reader, match, match.states[index], next));
  }

  /// A line `kind name=value name=value...` as an event {kind, args, places, fallen, victim} of the
  /// round between two states. Of its fields, `unit` and `other` become {unit, clan}; `clan` and
  /// those that end in `_clan` {clan}; `cells` is how many. A unit's `kind` is what it is called.
  /// `places` are the cells to show, `fallen` those where the `victim`, a clan, has lost a unit.
  /// Throws a TraceError if the game has no such event.
  function make_event({at, line}, reader, match, state, next) {
    const {game} = match;
    const check = is_right => is_right || reader.fail('an event', at);
    check(EVENT.test(line));
    const words = line.split(' ');
    const kind = words[0];
    const sentence = game.texts.en[`event_${kind}`];
    check(sentence !== undefined);
    /** @type {Record<string, any>} */
    const args = {};
    let cells = '';
    for (let k = 1; k < words.length; ++k) {
      const end = words[k].indexOf('=');
      const name = words[k].slice(0, end);
      const text = words[k].slice(end + 1);
      args[name] = Number(text);
      if (name === 'cells') cells = text;
      else check(text !== '' && !text.includes(','));
      if (!name.endsWith('clan')) continue;
      check(args[name] >= -1 && args[name] < NUM_PLAYERS);
      args[name] = {clan: args[name]};
    }
    for (const name of names_in(sentence)) check(name in args);
    const unit_of = (id, clan) => {
      // Who is new has what it is called from the next round.
      const there = state.has(id) ? state : next;
      check(clan !== undefined && there.has(id));
      return {unit: id, clan: clan.clan, kind: game.unit_kinds[there.type(id)]};
    };
    if ('unit' in args) args.unit = unit_of(args.unit, args.clan);
    if ('other' in args) args.other = unit_of(args.other, args.other_clan);
    const places = [];
    const add = (row, col) => {
      check(row >= 0 && row < match.rows && col >= 0 && col < match.cols);
      places.push(row * match.cols + col);
    };
    if ('row' in args) add(args.row, args.col);
    const numbers = cells === '' ? [] : cells.split(',');
    args.cells = numbers.length / 2;
    for (let k = 0; k < numbers.length; k += 2) add(Number(numbers[k]), Number(numbers[k + 1]));
    const dead = args[game.deaths[kind]];
    if (dead === undefined) return game.refine({kind, args, places, fallen: [], victim: -1});
    // Who dies in its own attack has not moved.
    const fallen = dead === args.unit && 'other' in args ? state.cell_of(dead.unit) : places[0];
    return game.refine({kind, args, places, fallen: [fallen], victim: dead.clan});
  }

  /// What an event brings to a clan: {source, clan, number}; no source if nothing.
  function earned_in({earned}, {kind, args}) {
    const [source, who, field = 'points'] = earned[kind] || [];
    return {source, clan: source && args[who].clan, number: args[field]};
  }

  /// What each clan has earned from a source, or how many `times SOURCE`, before the round at an index, since
  /// the first one of the trace. NaN if the trace does not tell.
  const sum_of_events = ({untold, sums}, source, index) =>
    untold ? UNKNOWN : sums[index][source] || UNKNOWN.map(() => 0);

  Object.assign(V, {
    NUM_PLAYERS,
    PLAYERS,
    Match,
    read_title,
    read_head,
    start_rounds,
    cut_match,
    longer_match,
    text_of,
    print_position,
    earned_in,
    sum_of_events,
    row_of,
  });
});
