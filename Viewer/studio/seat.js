'use strict';
// A player that was built in the page, in a worker of its own: it has its module's memory and what it is
// sent, and neither the page nor a network.
{
  /// What the worker does: its text is sent there. The module gets what a system would give: a clock, and
  /// lines to print.
  function play_in_worker(Module) {
    const MOST_PRINTED = 100000;
    let module = null;
    let said = [];
    let line = '';
    let printed = 0;

    class PlayerIsOut extends Error {}

    const memory = () => module.exports.memory.buffer;
    const say = text => {
      printed += text.length;
      if (printed > MOST_PRINTED) return;
      const [first, ...more] = text.split('\n');
      line += first;
      for (const next of more) {
        said.push(line);
        line = next;
      }
    };
    const set_numbers = (...places) => {
      for (const place of places) new DataView(memory()).setUint32(place, 0, true);
      return 0;
    };
    const is_bad = () => 8;
    // The module may be in no state to tell.
    const last_unit = () => {
      try {
        const unit = module.exports.turn_unit();
        return unit < 0 ? '' : ` (last unit: ${unit})`;
      } catch {
        return '';
      }
    };
    const told = new Set();
    const given = {
      player_is_out: why => {
        throw new PlayerIsOut(module.text_at(why));
      },
      player_errs: what => {
        const text = module.text_at(what);
        if (!told.has(text)) say(`warning: ${text}${last_unit()}\n`);
        told.add(text);
      },
      fd_write: (file, pieces, count, size) => {
        const view = new DataView(memory());
        let all = 0;
        for (let k = 0; k < count; ++k) {
          const [place, length] = [0, 4].map(more => view.getUint32(pieces + 8 * k + more, true));
          say(new TextDecoder().decode(new Uint8Array(memory(), place, length)));
          all += length;
        }
        view.setUint32(size, all, true);
        return 0;
      },
      clock_time_get: (clock, precision, place) => {
        new DataView(memory()).setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      },
      environ_sizes_get: set_numbers,
      fd_prestat_get: is_bad,
      fd_read: is_bad,
      fd_seek: is_bad,
      path_open: is_bad,
      fd_fdstat_get: (file, place) => {
        new Uint8Array(memory(), place, 24).fill(0);
        return 0;
      },
      proc_exit: () => {
        throw new PlayerIsOut('exit() was called');
      },
    };

    // Why a module can't go on: what it says itself, or what the browser does.
    const why_of = error => {
      if (error instanceof PlayerIsOut) return error.message;
      if (error instanceof RangeError || module?.exports.__stack_pointer.value < 0)
        return 'its calls go too deep: the stack is full';
      return `a wrong access to memory: ${error.message}`;
    };
    const places_of = error =>
      Array.from(String(error.stack).matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g), ([, at]) =>
        parseInt(at, 16)
      );

    const take = ({built, trace, number, added}) => {
      if (built) {
        module = new Module(built, given);
        module.call('turn_begin', trace, String(number));
        return {};
      }
      return {orders: module.call('turn_play', added)};
    };
    globalThis.onmessage = ({data}) => {
      let answer;
      printed = 0;
      try {
        answer = take(data);
      } catch (error) {
        answer = {out: why_of(error) + last_unit(), places: places_of(error)};
      }
      if (line !== '' && answer.out) say('\n');
      globalThis.postMessage({...answer, said});
      said = [];
    };
  }

  const TURN_MILLISECONDS = 3000;
  const ENDLESS = 'play() did not return in 3 s: a loop that never ends?';

  class Seat {
    /// @param built {module, name}
    constructor(built, number) {
      const script = `'use strict';\n${V.start_module}\n${V.Module}\n(${play_in_worker})(Module);`;
      const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
      Object.assign(this, {built, number, worker: new Worker(address), out: false});
      URL.revokeObjectURL(address);
    }

    /// The player is made, and led through what the trace has. Resolves as `play`.
    begin(trace, rounds = 1) {
      return this.ask(
        {built: this.built.module, trace, number: this.number},
        TURN_MILLISECONDS + 100 * rounds
      );
    }

    /// What the player does, once a round has added this to the trace: {orders, said}, or {out, said,
    /// places}.
    play(added) {
      return this.ask({added}, TURN_MILLISECONDS);
    }

    ask(what, milliseconds) {
      return new Promise(resolve => {
        const end = answer => {
          clearTimeout(clock);
          if (answer.out) this.end();
          resolve(answer);
        };
        const clock = setTimeout(() => end({out: ENDLESS, said: [], places: []}), milliseconds);
        this.worker.onerror = event => end({out: event.message, said: [], places: []});
        this.worker.onmessage = ({data}) => end(data);
        this.worker.postMessage(what);
      });
    }

    end() {
      this.out = true;
      this.worker.terminate();
    }
  }

  Object.assign(V, {Seat, play_in_worker});
}
