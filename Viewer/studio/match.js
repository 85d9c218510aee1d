'use strict';
// A match of the page's rules in which some players were built in the page.
{
  /// The orders of several players as one list, which has its length before it or, in some games, a mark
  /// behind it.
  function orders_together(texts, game) {
    const none = game.print_orders(game, []);
    const has_length = none === '0';
    const lines = texts.flatMap(text =>
      text
        .trim()
        .split('\n')
        .slice(has_length ? 2 : 1, has_length ? undefined : -1)
    );
    const list = has_length ? [lines.length, ...lines] : [...lines, none];
    return `${game.orders_word}\n${list.join('\n')}\n`;
  }

  const escaped = text =>
    text
      .replaceAll('\\', '\\\\')
      // eslint-disable-next-line no-control-regex
      .replace(
        /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g,
        letter => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`
      );

  /// The log of a match, as the program writes it.
  class LogWriter {
    constructor({game_name, version, seed, names}) {
      this.text = `log 1\nmatch ${game_name} ${version} seed ${seed}\nnames ${names.join(' ')}\n`;
      this.last = -1;
    }

    add(round, player, word, text) {
      this.last = round;
      this.text += `${round} ${player} ${word} ${escaped(text)}\n`;
    }

    /// A round of which nothing is told has no end.
    end(round) {
      if (this.last === round) this.text += `${round} end\n`;
    }
  }

  class StudioMatch {
    /// `seats`: for each player, what was built, or the name of a player of the page. `start`: a
    /// configuration, or a trace that goes on from its last state, in which `rounds` were played.
    constructor(game, {seats, seed, start = game.configuration, rounds = 0}) {
      Object.assign(this, {
        game,
        seats,
        seed,
        start,
        round: rounds,
        ended: false,
        stopped: false,
        trace: '',
        log: null,
      });
      this.own = seats.map((seat, p) => (typeof seat === 'string' ? null : new V.Seat(seat, p)));
      this.outs = new Map();
    }

    names() {
      return this.seats.map(seat => (typeof seat === 'string' ? seat : seat.name));
    }

    /// Plays it to the end. `tell(round)` is called after each.
    async play(tell = () => {}) {
      const {game, seats, seed, start} = this;
      this.room = new V.Room(await V.unpack_rules(game.packed_rules));
      const in_page = seats.map(seat => (typeof seat === 'string' ? seat : '-'));
      try {
        const opening = await this.room.ask([
          ['play_start', start, this.names().join(' '), in_page.join(' '), String(seed)],
        ]);
        this.trace = start.startsWith('Game') ? start : opening;
        const [, game_name, version] = /^(\w+) (\d+\.\d+)$/m.exec(this.trace);
        this.log = new LogWriter({game_name, version, seed, names: this.names()});
        seats.forEach(
          ({file, hash}, p) => hash && this.log.add(this.round, p, 'say', `source: ${file} ${hash}`)
        );
        await this.begin_players();
        let added = '';
        do {
          added = await this.play_round(added);
          this.trace += added;
          tell(this.round);
        } while (added !== '' && !this.ended);
      } catch (error) {
        if (!this.stopped) throw error;
      } finally {
        this.end();
      }
      return this;
    }

    async begin_players() {
      await Promise.all(
        this.own.map(async (seat, p) => {
          if (seat !== null) this.take(p, await seat.begin(this.trace, this.round), -1);
        })
      );
    }

    async play_round(added) {
      const {own, round} = this;
      const playing = own.map((seat, p) => p).filter(p => own[p] !== null && !own[p].out);
      const answers = await Promise.all(playing.map(p => own[p].play(added)));
      const texts = answers
        .map((answer, k) => this.take(playing[k], answer, round))
        .filter(text => text !== '');
      const stops = [...this.outs].filter(([, at]) => at.round === round || (at.round === -1 && round === 0));
      const calls = stops.map(([player]) => ['play_stop', String(player)]);
      const text = await this.room.ask([...calls, ['play_round', orders_together(texts, this.game)]]);
      for (const [, player, order] of (await this.room.ask([['play_orders']])).matchAll(/^(\d) (.*)$/gm))
        this.log.add(round, player, 'order', order);
      this.log.end(round);
      ++this.round;
      return text;
    }

    /// Notes what a player did; returns its orders.
    take(player, {orders = '', said, out, places}, round) {
      for (const line of said) this.log.add(round, player, 'say', line);
      if (out) {
        this.outs.set(player, {round, why: out, places});
        this.log.add(round, player, 'out', out);
      }
      return orders;
    }

    /// Ends it before its time.
    stop() {
      this.stopped = true;
      this.end();
    }

    end() {
      this.ended = true;
      for (const seat of this.own) if (seat !== null) seat.end();
      if (this.room) this.room.stop();
    }
  }

  Object.assign(V, {StudioMatch});
}
