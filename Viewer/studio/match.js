'use strict';
// A match of the page's rules in which some players were built in the page: in a worker, which has neither
// the page nor a network. Each player has its module's memory and what it is given.
{
  /// What the worker does: its text is sent there.
  function play_in_worker(Module) {
    const MOST_PRINTED = 100000;

    class PlayerIsOut extends Error {}

    /// The log of a match, as the program writes it.
    class LogWriter {
      constructor(head) {
        Object.assign(this, {text: head, last: -1});
      }

      add(round, player, word, text) {
        const escaped = text
          .replaceAll('\\', '\\\\')
          // eslint-disable-next-line no-control-regex
          .replace(
            /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g,
            letter => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`
          );
        this.last = round;
        this.text += `${round} ${player} ${word} ${escaped}\n`;
      }

      /// A round of which nothing is told has no end.
      end(round) {
        if (this.last === round) this.text += `${round} end\n`;
      }
    }

    /// A player's module gets what a system would give: a clock, and lines to print.
    class Player {
      constructor(built) {
        Object.assign(this, {said: [], line: '', printed: 0, told: new Set()});
        const set_numbers = (...places) => {
          for (const place of places) this.view().setUint32(place, 0, true);
          return 0;
        };
        const is_bad = () => 8;
        this.module = new Module(built, {
          player_is_out: why => this.is_out(this.module.text_at(why)),
          player_errs: what => this.errs(this.module.text_at(what)),
          proc_exit: () => this.is_out('exit() was called'),
          fd_write: (file, pieces, count, size) => this.write(pieces, count, size),
          clock_time_get: (clock, precision, place) => {
            this.view().setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
            return 0;
          },
          fd_fdstat_get: (file, place) => set_numbers(...[0, 4, 8, 12, 16, 20].map(more => place + more)),
          environ_sizes_get: set_numbers,
          fd_prestat_get: is_bad,
          fd_read: is_bad,
          fd_seek: is_bad,
          path_open: is_bad,
        });
      }

      view() {
        return new DataView(this.module.exports.memory.buffer);
      }

      is_out(why) {
        throw new PlayerIsOut(why);
      }

      errs(what) {
        if (!this.told.has(what)) this.say(`warning: ${what}${this.last_unit()}\n`);
        this.told.add(what);
      }

      say(text) {
        this.printed += text.length;
        if (this.printed > MOST_PRINTED) return;
        const lines = (this.line + text).split('\n');
        this.line = lines.pop();
        this.said.push(...lines);
      }

      write(pieces, count, size) {
        const view = this.view();
        let all = 0;
        for (let k = 0; k < count; ++k) {
          const [place, length] = [0, 4].map(more => view.getUint32(pieces + 8 * k + more, true));
          this.say(new TextDecoder().decode(new Uint8Array(view.buffer, place, length)));
          all += length;
        }
        view.setUint32(size, all, true);
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
        if (error instanceof RangeError || this.module?.exports.__stack_pointer.value < 0)
          return 'its calls go too deep: the stack is full';
        return `a wrong access to memory: ${error.message}`;
      }

      /// Calls the module: {text}, or {out, places} if that fails.
      turn(...call) {
        this.printed = 0;
        try {
          return {text: this.module.call(...call)};
        } catch (error) {
          const places = Array.from(
            String(error.stack).matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g),
            ([, at]) => parseInt(at, 16)
          );
          const out = this.why_of(error) + this.last_unit();
          if (this.line !== '') this.say('\n');
          return {out, places};
        }
      }
    }

    /// The orders of several players as one list, which has its length before it or, in some games, a mark
    /// behind it.
    function orders_together(texts, {orders_word, none}) {
      const has_length = none === '0';
      const lines = texts.flatMap(text =>
        text
          .trim()
          .split('\n')
          .slice(has_length ? 2 : 1, has_length ? undefined : -1)
      );
      const list = has_length ? [lines.length, ...lines] : [...lines, none];
      return `${orders_word}\n${list.join('\n')}\n`;
    }

    /// A player's turn, unless it never returns: `stops`, by player, has the round and why that is.
    function take_turn(stops, player, p, round, ...call) {
      globalThis.postMessage({player: p, round});
      const stop = stops.get(p);
      return stop?.round === round ? stop : player.turn(...call);
    }

    function play({rules, seats, seed, start, rounds, stops, ...game}) {
      const names = seats.map(({name}) => name);
      const room = new Module(rules);
      const ask = (...call) => {
        const text = room.call(...call);
        if (text === null) throw new Error(room.call('rules_error'));
        return text;
      };
      const in_page = seats.map(({name, module}) => (module ? '-' : name));
      const opening = ask('play_start', start, names.join(' '), in_page.join(' '), String(seed));
      let trace = start.startsWith('Game') ? start : opening;
      const [, game_name, version] = /^(\w+) (\d+\.\d+)$/m.exec(trace);
      const log = new LogWriter(
        `log 1\nmatch ${game_name} ${version} seed ${seed}\nnames ${names.join(' ')}\n`
      );
      const outs = new Map();
      const turn = (player, p, round, ...call) => {
        const {text, ...out} = take_turn(stops, player, p, round, ...call);
        for (const line of player.said.splice(0)) log.add(round, p, 'say', line);
        if (!out.out) return text;
        outs.set(p, {round, why: out.out, places: out.places});
        log.add(round, p, 'out', out.out);
        ask('play_stop', String(p));
        return '';
      };
      const players = new Map();
      for (const [p, {module, file, hash}] of seats.entries())
        if (module) {
          log.add(rounds, p, 'say', `source: ${file} ${hash}`);
          players.set(p, new Player(module));
        }
      for (const [p, player] of players) turn(player, p, -1, 'turn_begin', trace, String(p));
      let added = '';
      for (let round = rounds; ; ++round) {
        const so_far = {trace, log: log.text, outs: new Map(outs)};
        const playing = Array.from(players).filter(([p]) => !outs.has(p));
        const texts = playing.map(([p, player]) => turn(player, p, round, 'turn_play', added));
        added = ask(
          'play_round',
          orders_together(
            texts.filter(text => text),
            game
          )
        );
        if (added === '') return so_far;
        for (const [, player, order] of ask('play_orders').matchAll(/^(\d) (.*)$/gm))
          log.add(round, player, 'order', order);
        log.end(round);
        trace += added;
      }
    }

    /// What the coach says, whose module plays the matches and calls the players back.
    function coach({coach: module, seats, seed, start, boards, stops}) {
      const names = seats.map(({name}) => name);
      const players = [];
      const turn = (seat, round, ...call) => {
        const {text, out} = take_turn(stops, players[seat], seat, round, ...call);
        if (!out) return text;
        const {name} = players[seat];
        throw Object.assign(new Error(out), {key: 'code_out', args: {name, round, why: out}});
      };
      const room = new Module(module, {
        coach_tells: (...done) => globalThis.postMessage({player: -1, done}),
        player_begin(seat, place, trace) {
          const name = room.text_at(place);
          players[seat] = Object.assign(new Player(seats[names.indexOf(name)].module), {name});
          turn(seat, -1, 'turn_begin', room.text_at(trace), String(seat));
        },
        player_play: (seat, round, added) => room.put(turn(seat, round, 'turn_play', room.text_at(added))),
      });
      return {said: room.call('coach', start, [...names, seed, ...boards].join(' '))};
    }
    globalThis.onmessage = ({data}) => {
      try {
        globalThis.postMessage({played: data.coach ? coach(data) : play(data)});
      } catch (error) {
        const {message, key, args} = error;
        globalThis.postMessage({error: String(message || error), key, args});
      }
    };
  }

  const TURN_MILLISECONDS = 3000;
  const idle = [];

  class StudioMatch {
    /// `seats`: for each player, what was built, or the name of a player of the page. `start`: a
    /// configuration, or a trace that goes on from its last state, in which `rounds` were played. With the
    /// module `coach`, it is all matches of the coach of the first player: on how many `boards`, and at most.
    constructor(game, how) {
      Object.assign(this, {seats: how.seats, seed: how.seed, stopped: false, stops: new Map()});
      const seats = how.seats.map(({name, module, file, hash}) => ({name, module, file, hash}));
      this.task = {
        rules: game.rules.module,
        start: game.configuration,
        rounds: 0,
        orders_word: game.orders_word,
        none: game.print_orders(game, []),
        ...how,
        seats: seats.map((seat, p) => ({...seat, name: seat.name || how.seats[p]})),
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

    /// Resolves to what was played; to null if it was stopped, or a player never returned, which is then
    /// known.
    try_to_play(tell) {
      const {task, stops} = this;
      const worker = idle.pop() || V.new_worker(play_in_worker);
      return new Promise((resolve, reject) => {
        let [clock, turn] = [0, {player: -1}];
        const end = () => {
          clearTimeout(clock);
          worker.terminate();
          resolve(null);
        };
        this.end = end;
        const fails = out => {
          if (turn.player >= 0) stops.set(turn.player, {round: turn.round, out, places: []});
          else reject(new Error(out));
          end();
        };
        worker.onerror = event => fails(event.message);
        worker.onmessage = ({data}) => {
          clearTimeout(clock);
          if (data.played || data.error) {
            idle.push(worker);
            if (data.error) reject(Object.assign(new Error(data.error), data));
            else resolve(data.played);
            return;
          }
          turn = data;
          const more = turn.round < 0 ? 100 * task.rounds : 0;
          const out = 'play() did not return in 3 s. Perhaps a loop never ends?';
          if (turn.player >= 0) clock = setTimeout(() => fails(out), TURN_MILLISECONDS + more);
          tell(turn);
        };
        worker.postMessage({...task, stops});
      });
    }

    /// Ends it before its time.
    stop() {
      this.stopped = true;
      if (this.end) this.end();
    }
  }

  Object.assign(V, {StudioMatch});
}
