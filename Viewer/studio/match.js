// A match in which some players were built in the page: in a worker, without page or network. Each player has
// its module's memory and what it is given.

/// What the worker does: its text is sent there.
function play_in_worker(Module) {
  // Letters in a round: more than a log keeps.
  const MOST_PRINTED = 5e6;

  class PlayerIsOut extends Error {}

  /// Plays for the player `p` of a seat, whose module gets what a system would give, a clock and where to
  /// print: that is `printed`. The seat's `stop` is the {round, why} of a turn that never ends.
  class Player {
    constructor(seat, p) {
      Object.assign(this, {seat, p, decoder: new TextDecoder()});
      this.forget();
      this.module = new Module(seat.module, {
        turn_of: (player, name, round) => this.begin(player, this.module.text_at(name), round),
        coach_tells: (...done) => globalThis.postMessage({player: -1, done}),
        player_is_out: (...why) => this.is_out(this.words(...why)),
        player_errs: (...what) => this.errs(this.words(...what)),
        proc_exit: () => this.is_out('exit() was called'),
        fd_write: (file, pieces, count, size) => this.write(pieces, count, size),
        clock_time_get: (clock, precision, place) => {
          this.memory().setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
          return 0;
        },
        environ_sizes_get: (...places) => {
          for (const place of places) this.memory().setUint32(place, 0, true);
          return 0;
        },
      });
    }

    /// What it says while it is led is no part of the match.
    forget() {
      const {file, hash} = this.seat;
      Object.assign(this, {printed: `source: ${file} ${hash}\n`, told: new Set()});
    }

    memory() {
      return new DataView(this.module.exports.memory.buffer);
    }

    /// What is told, of a check of the library its last part, and where that is.
    words(what, file, line) {
      const text = this.module.text_at(what).replace(/^.* assertion .* failed: (.*)\n$/, '$1');
      return file === 0 ? text : `${text} in ${this.module.text_at(file).replace(/.*\//, '')}:${line}`;
    }

    is_out(why) {
      throw new PlayerIsOut(why);
    }

    /// Once for each function of the interface, whatever it was called with.
    errs(what) {
      const kind = what.replace(/\(.*\)/, '');
      if (!this.told.has(kind)) this.say(`warning: ${what}${this.last_unit()}\n`);
      this.told.add(kind);
    }

    say(text) {
      if (this.printed.length < MOST_PRINTED) this.printed += text.replaceAll('\0', '\\x00');
    }

    write(pieces, count, size) {
      const memory = this.memory();
      let all = 0;
      for (let k = 0; k < count; ++k) {
        const [place, length] = [0, 4].map(more => memory.getUint32(pieces + 8 * k + more, true));
        this.say(this.decoder.decode(new Uint8Array(memory.buffer, place, length), {stream: true}));
        all += length;
      }
      memory.setUint32(size, all, true);
      return 0;
    }

    /// The module may be in no state to tell.
    last_unit() {
      try {
        const unit = this.module.exports.turn_unit();
        return unit < 0 ? '' : ` (last unit: ${unit})`;
      } catch {
        return '';
      }
    }

    /// Why a module can't go on: what it says itself, or what the browser does.
    why_of(error) {
      if (error instanceof PlayerIsOut) return error.message;
      if (error instanceof RangeError || this.module.exports.__stack_pointer.value < 0)
        return 'its calls go too deep: the stack is full';
      return `a wrong access to memory: ${error.message}`;
    }

    out(why, places = []) {
      return Object.assign(new PlayerIsOut(why), {round: this.round, why, places});
    }

    /// A player's turn begins; with -1, it ends.
    begin(player, name, round) {
      const {stop} = this.seat;
      globalThis.postMessage({player, name, round});
      if (player >= 0) this.round = round;
      if (stop?.round === round) throw this.out(stop.why);
    }

    /// Calls the module in a round. Throws a PlayerIsOut, with the places in the module, if that fails.
    turn(round, ...call) {
      try {
        this.begin(this.p, this.seat.name, round);
        const given = this.module.call(...call);
        if (this.round > round) this.forget();
        return given;
      } catch (error) {
        if (error.why) throw error;
        const places = String(error.stack).matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g);
        const why = this.why_of(error) + this.last_unit();
        throw this.out(why, Array.from(places, ([, at]) => parseInt(at, 16)));
      }
    }
  }

  /// Brings {trace, log, outs, orders}, the first two as the program writes them; orders of the last round.
  function play({rules, seats, seed, start, rounds, until = Infinity}) {
    const names = seats.map(({name}) => name).join(' ');
    const in_page = seats.map(({name, module}) => (module ? '-' : name)).join(' ');
    const room = new Module(rules);
    const ask = (...call) => {
      const text = room.call(...call);
      if (text === null) throw new Error(room.call('rules_error'));
      return text;
    };
    const opening = ask('play_start', start, names, in_page, String(seed));
    ask('play_begin_log', names);
    let trace = start.startsWith('Game') ? start : opening;
    const outs = new Map();
    const players = new Map();
    const turn = (p, ...call) => {
      const player = players.get(p);
      try {
        return player.turn(...call);
      } catch (out) {
        if (!(out instanceof PlayerIsOut)) throw out;
        outs.set(p, {...out});
        players.delete(p);
        ask('play_stop', String(p), out.why);
        return '';
      } finally {
        ask('play_hear', String(p), player.printed);
        player.printed = '';
      }
    };
    seats.forEach((seat, p) => seat.module && players.set(p, new Player(seat, p)));
    for (const p of players.keys()) turn(p, -1, 'turn_begin', trace, String(p));
    let added = '';
    let orders = '';
    for (let round = rounds; round < Math.min(until, ask('play_rounds')); ++round) {
      orders = '';
      for (const p of players.keys()) orders += turn(p, round, 'turn_play', added);
      added = ask('play_round', orders);
      trace += added;
    }
    return {trace, log: ask('play_log'), outs, orders};
  }

  /// Brings what the coach says, whose module has all players and plays the matches.
  const coach = ({coach: module, seats, start, how}) => ({
    said: new Player({...seats[0], module}, 0).turn(-1, 'coach', start, how),
  });

  globalThis.onmessage = ({data}) => {
    try {
      globalThis.postMessage({played: data.coach ? coach(data) : play(data)});
    } catch (error) {
      globalThis.postMessage({...error, error: String(error.message || error)});
    }
  };
}

const TURN_MILLISECONDS = 3000;
const ENDLESS = 'play() did not return in 3 s. Perhaps a loop never ends?';

class StudioMatch {
  /// `seats`: for each player, what was built, or the name of a player of the page. `start`: a
  /// configuration, or a trace that goes on from its last state, in which `rounds` were played. It ends before
  /// the round `until`. With the module `coach`, all matches of the coach, `how` as that module reads it.
  constructor(game, how) {
    const {seats, seed} = how;
    Object.assign(this, {seats, seed});
    this.task = {
      rules: game.rules.module,
      start: game.configuration,
      rounds: 0,
      ...how,
      seats: seats.map(({name, module, file, hash}, p) => ({name: name || seats[p], module, file, hash})),
    };
  }

  /// Plays it to the end, which brings `trace`, `log` and `outs`; or what the coach `said`.
  /// `tell({round})`, or of the coach {done}, is called as it goes on.
  async play(tell = () => {}) {
    const began = performance.now();
    let played = null;
    while (!played && !this.stopped) played = await this.try_to_play(tell);
    return Object.assign(this, played, {seconds: (performance.now() - began) / 1000});
  }

  /// Resolves to what was played; to null if it was stopped, or a player never returned, as is known then.
  async try_to_play(tell) {
    const {task} = this;
    const worker = V.new_worker(play_in_worker);
    let clock = 0;
    let turn = {};
    const played = new Promise((resolve, reject) => {
      this.end = resolve;
      worker.onerror = event => reject(new Error(event.message));
      worker.onmessage = ({data}) => {
        clearTimeout(clock);
        const {player, error, why} = data;
        const is_out = reason => reject({key: 'code_out', args: {...turn, why: reason}});
        if (why) is_out(why);
        else if (error) reject(new Error(error));
        else if (data.played) resolve(data.played);
        else tell(data);
        if (!(player >= 0)) return;
        turn = data;
        clock = setTimeout(() => {
          if (task.coach) is_out(ENDLESS);
          else task.seats[player].stop = {...turn, why: ENDLESS};
          resolve(null);
        }, TURN_MILLISECONDS);
      };
      worker.postMessage(task);
    });
    return played.finally(() => {
      clearTimeout(clock);
      worker.terminate();
    });
  }

  /// Ends it before its time.
  stop() {
    this.stopped = true;
    this.end?.(null);
  }
}

V.StudioMatch = StudioMatch;
