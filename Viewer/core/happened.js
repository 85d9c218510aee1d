'use strict';
// What happened in the rounds of a match: its log says so, or the rules of the game find it out.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // Milliseconds in which rounds are looked at, until the page may draw.
  const SLICE = 12;
  const CONTRADICTION = 'contradiction';

  const UNKNOWN = new Float64Array(V.NUM_PLAYERS).fill(NaN);

  /// The events of a match, found out when they are asked for. V.happened(match, game) has it.
  class Happened {
    constructor(match, game) {
      Object.assign(this, {match, game, log: null, filling: null});
      this.forget();
    }

    forget() {
      this.rounds = [];
      this.known = 0;
      this.sums = null;
    }

    /// From now on a log of the match says what happened, as far as it goes.
    believe(log) {
      if (log === this.log || log.events.size === 0) return;
      this.log = log;
      this.forget();
    }

    /// Takes over what is known of the rounds up to an index, which another match has, too.
    know(other, index) {
      this.rounds = other.rounds.slice(0, index);
      this.known = this.rounds.filter(round => round).length;
    }

    /// The events of the round at an index, in order; null if they can't be known, or not yet.
    of_round(index) {
      const {match, game, rounds} = this;
      if (!(index >= 0 && index + 1 < match.states.length)) return [];
      if (rounds[index] === undefined) {
        const lines = this.lines(index);
        if (lines === null) return null;
        rounds[index] = lines.map(line => read_event(line, match, game, index));
        ++this.known;
      }
      return rounds[index];
    }

    lines(index) {
      const {match, game, log} = this;
      const round = match.first_round + index;
      if (log !== null && log.rounds.has(round) && log.rounds.get(round).whole)
        return log.events.get(round) || [];
      return game.rules ? game.rules.events(match, game, index) : null;
    }

    /// Whether all rounds were looked at.
    get is_whole() {
      return this.known + 1 >= this.match.states.length;
    }

    /// Other values when a round's events come from elsewhere: for V.Drawn.
    get sources() {
      return [this.match, this.game.rules || this.game.no_rules, this.log];
    }

    /// The same, and when more is known of the whole match.
    get whole_sources() {
      return [...this.sources, this.is_whole];
    }

    /// Looks at all rounds; between some of them, the page may draw. Calls `done` in the end, unless
    /// they were known before, or can't be known.
    async look_at_all(done) {
      if (this.is_whole) return;
      this.filling = this.filling || this.fill().finally(() => (this.filling = null));
      await this.filling;
      if (this.is_whole) done();
    }

    async fill() {
      const {match} = this;
      let begun = Date.now();
      for (let index = 0; index + 1 < match.states.length && this.of_round(index) !== null; ++index) {
        if (Date.now() - begun < SLICE) continue;
        await new Promise(resolve => setTimeout(resolve));
        begun = Date.now();
      }
    }

    /// All events that are known: {index, event}, by round.
    all() {
      return this.match.states.flatMap((_, index) =>
        (this.rounds[index] || []).map(event => ({index, event}))
      );
    }

    /// What each clan has earned from a source, before the round at an index, since the first one of
    /// the trace. The game says what an event brings: `earned(event)` is a list of [source, clan,
    /// number]. NaN until all rounds were looked at.
    sum(source, index) {
      if (this.sums === null && this.is_whole) this.sums = this.add_up();
      return this.sums === null ? UNKNOWN : this.sums[index][source] || UNKNOWN.map(() => 0);
    }

    add_up() {
      const {match, game, rounds} = this;
      const sums = [{}];
      for (let index = 0; index + 1 < match.states.length; ++index) {
        const now = {...sums[index]};
        for (const [source, clan, number] of rounds[index].flatMap(game.earned)) {
          now[source] = Float64Array.from(now[source] || UNKNOWN.map(() => 0));
          now[source][clan] += number;
        }
        sums.push(now);
      }
      return sums;
    }
  }

  /// A line `kind name=value name=value...` as an event {kind, args, places, fallen, victim, unsure}.
  /// Of its fields, `unit` and `other` become {unit, clan}; `clan` and those that end in `_clan`
  /// {clan}; `cells` is how many. A unit's `kind` is what it is called. `places` are the cells to show, `fallen` those where the `victim`,
  /// a clan, has lost a unit. An event that is `unsure` may as well have ended otherwise.
  function read_event(line, match, game, index) {
    const state = match.states[index];
    // Who is new has what it is called from the next round.
    const kind_of = id =>
      game.unit_kinds[(state.has(id) ? state : match.states[index + 1]).type(id)];
    const unsure = line.startsWith('?');
    const [kind, ...fields] = line.slice(Number(unsure)).split(' ');
    const texts = Object.fromEntries(fields.map(field => field.split('=')));
    /** @type {Record<string, any>} */
    const args = {cells: 0};
    for (const [name, text] of Object.entries(texts))
      args[name] = name.endsWith('clan') ? {clan: Number(text)} : Number(text);
    for (const [name, clan] of [['unit', args.clan], ['other', args.other_clan]])
      if (name in args) args[name] = {unit: args[name], ...clan, kind: kind_of(args[name])};
    const places = 'row' in args ? [args.row * state.cols + args.col] : [];
    const cells = 'cells' in texts ? texts.cells.split(',').map(Number) : [];
    args.cells = cells.length / 2;
    for (let k = 0; k < cells.length; k += 2) places.push(cells[k] * state.cols + cells[k + 1]);
    const event = {kind, args, places, unsure, ...fallen_of(kind, args, places, game, state)};
    return game.refine(event);
  }

  function fallen_of(kind, args, places, game, state) {
    const dead = args[game.deaths[kind]];
    if (dead === undefined) return {fallen: [], victim: -1};
    // Who dies in its own attack has not moved.
    const cell = dead === args.unit && 'other' in args ? state.cell_of(dead.unit) : places[0];
    return {fallen: [cell], victim: dead.clan};
  }

  const matches = new WeakMap();

  /// What happened in a match.
  function happened(match, game) {
    if (!matches.has(match)) matches.set(match, new Happened(match, game));
    return matches.get(match);
  }

  Object.assign(V, {happened, CONTRADICTION});
}
