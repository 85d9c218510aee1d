'use strict';
// What happened in the rounds of a match, as its trace tells it.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const UNKNOWN = new Float64Array(V.NUM_PLAYERS).fill(NaN);
  const MOST_EVENTS = 1000000;
  const EVENT = /^\w+(?: \w+=(?:-?\d{1,10}(?:,-?\d{1,10})*)?)*$/;

  /// Reads what a trace tells of a round, after its orders: the lines of the events, {at, line}. Null
  /// if it tells nothing.
  function read_events(reader) {
    const start = reader.at;
    if (!reader.sees('events')) {
      reader.at = start;
      return null;
    }
    reader.expect('events');
    const lines = [];
    for (let left = reader.integer('the number of events', 0, MOST_EVENTS); left > 0; --left) {
      reader.skip_blanks();
      const {at} = reader;
      lines.push({at, line: reader.line('an event')});
    }
    return lines;
  }

  /// A line `kind name=value name=value...` as an event {kind, args, places, fallen, victim} of the
  /// round before the last state. Of its fields, `unit` and `other` become {unit, clan}; `clan` and
  /// those that end in `_clan` {clan}; `cells` is how many. A unit's `kind` is what it is called.
  /// `places` are the cells to show, `fallen` those where the `victim`, a clan, has lost a unit.
  /// Throws a TraceError if the game has no such event.
  function make_event({at, line}, reader, match, game) {
    const [state, next] = match.states.slice(-2);
    const check = is_right => is_right || reader.fail('an event', at);
    check(EVENT.test(line));
    const [kind, ...fields] = line.split(' ');
    const sentence = game.texts.en[`event_${kind}`];
    check(sentence !== undefined);
    const texts = Object.fromEntries(fields.map(field => field.split('=')));
    for (const {name} of V.split_text(sentence)) check(name === undefined || name in texts);
    const cell = (row, col) => {
      check(row >= 0 && row < match.rows && col >= 0 && col < match.cols);
      return row * match.cols + col;
    };
    /** @type {Record<string, any>} */
    const args = {cells: 0};
    for (const [name, text] of Object.entries(texts)) {
      check(name === 'cells' || (text !== '' && !text.includes(',')));
      args[name] = name.endsWith('clan') ? {clan: Number(text)} : Number(text);
    }
    for (const name of ['clan', 'other_clan', 'to_clan', 'from_clan'])
      check(!(name in args) || (args[name].clan >= -1 && args[name].clan < V.NUM_PLAYERS));
    for (const [name, clan] of [['unit', args.clan], ['other', args.other_clan]]) {
      if (!(name in args)) continue;
      // Who is new has what it is called from the next round.
      const there = [state, next].find(({ids}) => ids.includes(args[name]));
      check(there !== undefined && clan !== undefined);
      args[name] = {unit: args[name], ...clan, kind: game.unit_kinds[there.type(args[name])]};
    }
    const places = 'row' in args ? [cell(args.row, args.col)] : [];
    const cells = texts.cells ? texts.cells.split(',').map(Number) : [];
    args.cells = cells.length / 2;
    for (let k = 0; k < cells.length; k += 2) places.push(cell(cells[k], cells[k + 1]));
    return game.refine({kind, args, places, ...fallen_of(kind, args, places, game, state)});
  }

  function fallen_of(kind, args, places, game, state) {
    const dead = args[game.deaths[kind]];
    if (dead === undefined) return {fallen: [], victim: -1};
    // Who dies in its own attack has not moved.
    const cell = dead === args.unit && 'other' in args ? state.cell_of(dead.unit) : places[0];
    return {fallen: [cell], victim: dead.clan};
  }

  /// All events of a match: {index, event}, by round.
  const all_events = match =>
    match.events.flatMap((events, index) => (events || []).map(event => ({index, event})));

  const sums = new WeakMap();

  /// What each clan has earned from a source, before the round at an index, since the first one of
  /// the trace. The game says what an event brings: `earned(event)` is a list of [source, clan,
  /// number]. NaN if the trace does not tell.
  function sum_of_events(match, game, source, index) {
    if (match.events.includes(null)) return UNKNOWN;
    if (!sums.has(match)) sums.set(match, add_up(match, game));
    return sums.get(match)[index][source] || UNKNOWN.map(() => 0);
  }

  function add_up({events}, game) {
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
  }

  Object.assign(V, {read_events, make_event, all_events, sum_of_events});
}
