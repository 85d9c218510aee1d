'use strict';
// A match as its trace tells it: the head, then a state, and for each round its orders, what happened, and the next
// state. How states and orders are written is up to the game's part.
{
  const NUM_PLAYERS = 4;
  // More rows or columns are no board, but damage.
  const MOST = {rounds: 1e9, rows: 1000, cols: 1000};
  const NAME = /^\P{C}{1,40}$/u;

  /// A match. `bytes` is its trace; states, orders and `parameters` know where they are in it.
  /// `states[k]` is the position at the start of round `first_round + k`; `orders[k]` are
  /// those carried out in that round, so that they lead from `states[k]` to `states[k + 1]`, and
  /// `events[k]` what happened in it, null if the trace does not tell: see make_event.
  /// It has `rounds` rounds on a board of `rows` x `cols`.
  /// `trouble` is the TraceError that ended the reading, null if the trace is whole.
  class Match {
    constructor({rounds, settings, ...head}) {
      Object.assign(this, {rounds, settings, ...head});
      this.states = [];
      this.orders = [];
      this.events = [];
      this.trouble = null;
    }

    get first_round() {
      return this.states[0].round;
    }
    get last_round() {
      return this.first_round + this.states.length - 1;
    }

    /// The value of a parameter of the configuration.
    setting(name) {
      return this.settings.get(name);
    }
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
    return {...title, ...shape, settings, names, parameters, bytes: reader.bytes};
  }

  /// Reads what follows the head, with the game's part: the first state at once, then a round with
  /// each call of next(), as far as the trace goes. `match` is the part read so far.
  /// Throws a TraceError if not even the first state can be read.
  function start_rounds(reader, head, game) {
    const match = new Match(head);
    match.states.push(read_part(reader, () => game.read_state(reader, match)));
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

  /// What `read` returns, with where it is in the trace.
  function read_part(reader, read) {
    const from = reader.at;
    return Object.assign(read(), {from, to: reader.at});
  }

  function read_round(reader, match, game) {
    reader.expect(game.orders_word);
    match.orders.push(read_part(reader, () => game.read_orders(reader, match)));
    const lines = read_events(reader);
    const state = read_part(reader, () => game.read_state(reader, match));
    const next = match.last_round + 1;
    if (state.round !== next) reader.fail(`round ${next}`, state.from);
    match.states.push(state);
    try {
      match.events.push(lines && lines.map(line => make_event(line, reader, match, game)));
    } catch (error) {
      match.states.pop();
      throw error;
    }
  }

  /// A match up to the round at an index.
  function cut_match(match, index) {
    const {bytes} = match;
    let end = match.states[index].to;
    while (end < bytes.length && bytes[end] <= 32) ++end;
    const states = match.states.slice(0, index + 1);
    const [orders, events] = [match.orders.slice(0, index), match.events.slice(0, index)];
    return Object.assign(new Match(match), {bytes: bytes.slice(0, end), states, orders, events});
  }

  /// A match that goes on with a round, which `text` adds to its trace.
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
    for (let left = reader.integer('the number of events', 0, MOST_EVENTS); left > 0; --left) places.push(reader.skip_line('an event'));
    const text = new TextDecoder().decode(reader.bytes.subarray(places[0], reader.at)).trimEnd();
    return places.length === 0 ? [] : text.split(LINE_ENDS).map((line, k) => ({at: places[k], line}));
  }

  const known_names = new Map();

  /// The names in braces of a sentence.
  function names_in(sentence) {
    if (!known_names.has(sentence)) known_names.set(sentence, V.split_text(sentence).flatMap(({name}) => name || []));
    return known_names.get(sentence);
  }

  /// A line `kind name=value name=value...` as an event {kind, args, places, fallen, victim} of the
  /// round before the last state. Of its fields, `unit` and `other` become {unit, clan}; `clan` and
  /// those that end in `_clan` {clan}; `cells` is how many. A unit's `kind` is what it is called.
  /// `places` are the cells to show, `fallen` those where the `victim`, a clan, has lost a unit.
  /// Throws a TraceError if the game has no such event.
  function make_event({at, line}, reader, match, game) {
    const next = match.states[match.states.length - 1];
    const state = match.states[match.states.length - 2];
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

  /// All events of a match: {index, event}, by round.
  const all_events = match =>
    match.events.flatMap((events, index) => (events || []).map(event => ({index, event})));

  /// What each clan has earned from a source, before the round at an index, since the first one of
  /// the trace. The game says what an event brings: `earned(event)` is a list of [source, clan,
  /// number]. NaN if the trace does not tell.
  function sum_of_events(match, game, source, index) {
    if (match.events.includes(null)) return UNKNOWN;
    return sums(match, game)[index][source] || UNKNOWN.map(() => 0);
  }

  const sums = V.once_for(({events}, game) => {
    const all = [{}];
    events.forEach((round, index) => {
      const now = {...all[index]};
      for (const [source, clan, number] of round.flatMap(game.earned)) {
        now[source] = Float64Array.from(now[source] || UNKNOWN.map(() => 0));
        now[source][clan] += number;
      }
      all.push(now);
    });
    return all;
  });

  Object.assign(V, {
    NUM_PLAYERS, read_title, read_head, start_rounds, cut_match, longer_match, text_of,
    print_position, all_events, sum_of_events,
  });
}
