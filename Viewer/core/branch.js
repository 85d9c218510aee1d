'use strict';
// A match that the page plays itself, from a recorded round or from the start; and the rules for that, as
// WebAssembly (programs/wasm).
{
  async function through(bytes, stream) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  }

  /// Bytes as a text, compressed; and back.
  const packed = async bytes => V.to_base64(await through(bytes, new CompressionStream('gzip')));
  const unpacked = async text => through(V.from_base64(text), new DecompressionStream('gzip'));

  /// The functions of a module. What a module could ask of a system, there is none here; of files, it hears
  /// that there are none. `given` are functions for it; `turn_of(player)`, when a player's turn begins and ends.
  function start_module(module, given = {}) {
    const own = {__proto__: null, ...given};
    /** @type {WebAssembly.Imports} */
    const imports = {};
    for (const {module: from, name} of WebAssembly.Module.imports(module))
      imports[from] = {...imports[from], [name]: own[name] || (() => (/^(fd|path)_/.test(name) ? 8 : 0))};
    /** @type {{exports: any}} */
    const {exports} = new WebAssembly.Instance(module, imports);
    return exports;
  }

  /// A module, which begins with the first call. A worker gets the text of this class.
  class Module {
    constructor(module, given) {
      this.module = module;
      this.start(given);
    }

    start(given) {
      this.exports = start_module(this.module, given);
      this.begun = false;
    }

    /// What a function of the module makes of some texts; null if it fails.
    call(name, ...texts) {
      const {free, [name]: made, _initialize} = this.exports;
      if (!this.begun) _initialize();
      this.begun = true;
      const places = texts.map(text => this.put(text));
      const found = made(...places);
      places.forEach(place => free(place));
      return found === 0 ? null : this.text_at(found);
    }

    /// A text in the module's memory, with a null at its end.
    put(text) {
      const bytes = new TextEncoder().encode(`${text}\0`);
      const place = this.exports.malloc(bytes.length);
      new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
      return place;
    }

    text_at(place) {
      const bytes = new Uint8Array(this.exports.memory.buffer, place);
      return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
  }

  class Rules extends Module {
    /// Why the rules would refuse these orders of one player, one after the other: '' if they would not.
    refusals(position, orders) {
      try {
        const found = this.call('play_try', position, orders);
        return found === null ? [this.call('rules_error')] : found.split('\n').slice(0, -1);
      } catch (error) {
        this.start();
        return [String(error)];
      }
    }

    players() {
      return this.call('play_players').split('\n').slice(0, -1);
    }
  }

  /// Starts the rules of a game from its rules.js, which `load` brings if the page does not have it.
  /// Resolves when game.rules is there; else game.no_rules says why not.
  async function start_rules(game, load) {
    if (game.rules) return;
    try {
      if (!game.packed_rules) await load(game);
      game.rules = new Rules(await WebAssembly.compile(await unpacked(game.packed_rules)));
    } catch (error) {
      game.no_rules = String(error.message || error);
    }
  }

  /// Who plays in a seat, besides the players of the module.
  const BY_HAND = 'hand';
  const RECORDED = 'recorded';
  /// As recorded, but for units that get orders by hand.
  const CHANGED = 'changed';
  /// A player of the page, but for units that get orders by hand.
  const HELPED = 'helped';
  /// The game's `guest`, a player who is not in the module: its `name`, its `seat` in the last match that it has
  /// played to the end, and `turn(how, plays, signal)`, which brings {orders, outs} of a round in the seats where it
  /// `plays`, after the `rounds` of the trace `start`. The signal says when nobody waits for it any more.
  const GUEST = 'guest';
  const FROM_PAGE = [BY_HAND, RECORDED, CHANGED, HELPED, GUEST];
  /// Who plays on in a recorded seat when the record ends.
  const SUBSTITUTE = 'Demo';

  // What the worker does: its text is sent there.
  function work(Module) {
    let module = null;
    const answer = ({bytes, calls}) => {
      if (bytes) {
        const turn_of = player => globalThis.postMessage({player});
        module = new Module(new WebAssembly.Module(bytes), {turn_of});
      }
      let text = '';
      for (const call of calls) {
        text = module.call(...call);
        if (text === null) return {error: module.call('rules_error'), broken: false};
      }
      return {text};
    };
    globalThis.onmessage = ({data}) => {
      try {
        globalThis.postMessage(answer(data));
      } catch (error) {
        globalThis.postMessage({error: String(error), broken: true});
      }
    };
  }

  /// A worker with the text of a function, which is given Module. It comes from the page itself, because a
  /// page from disk may not load workers.
  function new_worker(does) {
    const script = `'use strict';\n${V.start_module}\n${Module}\n(${does})(Module);`;
    const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    return worker;
  }

  /// A module that plays beside the page.
  class Room {
    constructor(bytes) {
      Object.assign(this, {bytes, worker: null, player: -1, fail: null});
    }

    /// Resolves to what the last one of these calls returns. Rejects if one fails: with a `player` who
    /// was stopped or broke the module, else -1.
    ask(calls) {
      const bytes = this.worker === null ? this.bytes : null;
      if (bytes) this.worker = new_worker(work);
      this.player = -1;
      return new Promise((resolve, reject) => {
        this.fail = (error, player) => reject(Object.assign(new Error(error), {player}));
        this.worker.onerror = event => this.stop(event.message);
        this.worker.onmessage = ({data}) => {
          if ('player' in data) this.player = data.player;
          else if (data.broken) this.stop(data.error);
          else if ('error' in data) this.fail(data.error, -1);
          else resolve(data.text);
        };
        this.worker.postMessage({bytes, calls});
      });
    }

    stop(why = 'stopped') {
      if (this.worker === null) return;
      this.worker.terminate();
      this.worker = null;
      this.fail(why, this.player);
    }
  }

  const orders_text = (game, orders) => `${game.orders_word}\n${game.print_orders(game, orders)}\n`;

  const call_to_stop = (player, why) => ['play_stop', String(player), why];

  /// A match that is played round by round. `seats` are BY_HAND, RECORDED, CHANGED, HELPED, GUEST or a player
  /// of the module, for each player. It goes on from the round at an index of a `recorded` match; or, if that is
  /// null, it begins with the game's own configuration. `match` is what was played so far.
  class Branch {
    constructor(game, {seats, seed, recorded = null, index = 0}) {
      Object.assign(this, {game, seats, seed, recorded, base: index, ended: false, packed: '', kept: false});
      this.names = seats.map((seat, p) => {
        if (seat === RECORDED) return recorded.names[p];
        if (seat === GUEST && game.guest) return game.guest.name;
        return FROM_PAGE.includes(seat) ? 'Hand' : seat;
      });
      this.match = null;
      // The calls that have played each round since the base, and how many of these the room has made.
      this.rounds = [];
      this.played = 0;
      this.busy = false;
      this.outs = new Map();
    }

    /// Begins. Rejects if that can't be.
    async start() {
      const {game, recorded, base} = this;
      const bytes = await unpacked(game.packed_rules);
      this.room = new Room(bytes);
      this.helper = this.seats.includes(HELPED) ? new Room(bytes) : null;
      this.opening = this.call_to_start(
        recorded ? this.text_to_go_on(recorded, base) : game.configuration,
        base
      );
      const text = await this.room.ask([this.opening]);
      const trace = recorded ? with_names(V.cut_match(recorded, base), this.names) : text;
      const found = {bytes: new TextEncoder().encode(trace), damaged: false};
      this.match = (await V.read_match(found, 'match', async () => game)).match;
    }

    /// What the module goes on from: the rounds before an index, if they say what happened, since what waits
    /// to come back follows from that; else the state.
    text_to_go_on(match, index) {
      const {game} = this;
      const {bytes, events} = V.cut_match(match, index);
      const is_whole = match.version === game.versions[game.versions.length - 1] && !events.includes(null);
      return is_whole ? new TextDecoder().decode(bytes) : game.print_position(match, index);
    }

    /// The call with which the module begins at an index.
    call_to_start(start, index) {
      const seats = this.seats.map(seat => {
        if (seat === RECORDED && !this.has_orders(index)) return SUBSTITUTE;
        return FROM_PAGE.includes(seat) ? '-' : seat;
      });
      return ['play_start', start, this.names.join(' '), seats.join(' '), String(this.seed)];
    }

    has_orders(index) {
      return this.recorded !== null && index < this.recorded.orders.length;
    }

    /// Plays the round at an index, with these orders by hand; what was played after it is forgotten.
    /// Rejects if that can't be, or a guest is stopped; who else is stopped is out, and the round is played.
    async play(index, orders) {
      const {game} = this;
      this.busy = true;
      try {
        const before = V.cut_match(this.match, index);
        const helped = await this.helped_orders(before, index, orders);
        const given = [...orders, ...this.recorded_orders(index, orders), ...helped];
        const past = this.rounds.slice(0, index - this.base).flat();
        const stops = past.filter(([call]) => call === 'play_stop');
        const guests = await this.guests_turn(before, stops);
        const calls = [...guests.stops, ['play_round', orders_text(game, given) + guests.orders]];
        if (this.recorded && index === this.recorded.orders.length && index > this.base)
          calls.unshift(this.call_to_start(this.text_to_go_on(before, index), index), ...stops);
        const text = await this.run(index - this.base, calls);
        const outs = (await this.room.ask([['play_outs']])).split('\n').slice(0, -1);
        this.match = V.longer_match(before, text, game);
        this.outs = new Map(outs.map(line => [Number(line[0]), line.replace(/^\d+ -?\d+ /, '')]));
      } finally {
        this.busy = false;
      }
    }

    /// What the substitute orders in the seats that it helps, to units without an order by hand: it plays the
    /// round for itself first.
    async helped_orders(before, index, by_hand) {
      const {game, helper, seats} = this;
      if (helper === null) return [];
      const start = this.call_to_start(this.text_to_go_on(before, index), index);
      start[3] = seats.map(seat => (seat === HELPED ? SUBSTITUTE : '-')).join(' ');
      const text = await helper.ask([start, ['play_round', orders_text(game, [])]]);
      const {orders, states} = V.longer_match(before, text, game);
      const led = new Set(by_hand.map(({unit}) => unit));
      const is_helped = ({unit}) => !led.has(unit) && seats[states[index].player(unit)] === HELPED;
      return V.plain_orders(orders[index]).filter(is_helped);
    }

    /// What the guest orders in its seats after what was played `before`, and calls that put out who can't go
    /// on, a line for each. Who was stopped earlier is out.
    async guests_turn({bytes, last_round}, stops) {
      const {game, seats, seed} = this;
      const is_out = p => stops.some(([, who]) => who === String(p));
      const plays = seats.map((seat, p) => seat === GUEST && !is_out(p));
      const seat = plays.indexOf(true);
      if (seat < 0) return {orders: '', stops: []};
      if (!game.guest) throw new Error(`no player is named ${this.match.names[seat]}`);
      const {signal} = (this.waiting = new AbortController());
      const stopped = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
      const how = {start: new TextDecoder().decode(bytes), seed, rounds: last_round};
      const {orders, outs} = await Promise.race([game.guest.turn(how, plays, signal), stopped]);
      return {orders, stops: Array.from(outs, ([p, {why}]) => call_to_stop(p, why.replace(/\s+/g, ' ')))};
    }

    /// The scores at the end of a new match if the substitute had led what was led by hand.
    async scores_without() {
      const seats = this.seats.map(seat => (FROM_PAGE.includes(seat) ? SUBSTITUTE : seat));
      const other = new Branch(this.game, {seats, seed: this.seed});
      await other.start();
      while (V.outcome_of(other.match) === null) await other.play(other.match.count - 1, []);
      other.end();
      return V.score_at(other.match, other.match.count - 1).score;
    }

    /// Makes the calls that play a round, after those of the rounds before it.
    async run(round, calls) {
      const {room, rounds} = this;
      const goes_on = room.worker !== null && this.played === round;
      const before = [this.opening, ...rounds.slice(0, round).flat()];
      this.played = -1;
      try {
        const text = await room.ask(goes_on ? calls : [...before, ...calls]);
        rounds.splice(round, rounds.length, calls);
        this.played = round + 1;
        return text;
      } catch (error) {
        if (this.ended || !(error.player >= 0)) throw error;
        const stop = call_to_stop(error.player, 'stopped');
        return this.run(round, [...calls.slice(0, -1), stop, ...calls.slice(-1)]);
      }
    }

    get past() {
      return {match: this.match, rounds: this.rounds.slice()};
    }
    go_back({match, rounds}) {
      Object.assign(this, {match, rounds: rounds.slice(), played: -1});
    }

    stop() {
      this.room.stop();
      this.helper?.stop();
      this.waiting?.abort();
    }

    end() {
      this.ended = true;
      this.stop();
    }

    /// The orders that were recorded for the round at an index, of units that are still their player's
    /// and get none by hand.
    recorded_orders(index, by_hand) {
      if (!this.has_orders(index)) return [];
      const led = new Set(by_hand.map(({unit}) => unit));
      const [then, now] = [this.recorded.states[index], this.match.states[index]];
      const is_given = ({unit}) =>
        [RECORDED, CHANGED].includes(this.seats[then.player(unit)])
        && !led.has(unit)
        && now.has(unit)
        && now.player(unit) === then.player(unit);
      return V.plain_orders(this.recorded.orders[index]).filter(is_given);
    }
  }

  function with_names(match, names) {
    const [{from}] = match.states;
    const [head, rest] = [match.bytes.subarray(0, from), match.bytes.subarray(from)];
    const text = bytes => new TextDecoder().decode(bytes);
    return text(head).replace(/^(names\s+).*$/m, `$1${names.join(' ')}`) + text(rest);
  }

  Object.assign(V, {start_module, Module, packed, unpacked, start_rules, Branch, Room, with_names});
  Object.assign(V, {new_worker, BY_HAND, RECORDED, CHANGED, HELPED, GUEST});
}
