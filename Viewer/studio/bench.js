'use strict';
// Where a player that one writes is built and plays.
{
  const {make} = V;

  /// In one of the seats is what is written.
  const MINE = '*';

  /// `pane` has what is written, the seats and the seed, and says how it stands.
  class Bench {
    constructor(pane) {
      Object.assign(this, {pane, busy: false, match: null, mine: null, built_text: null});
    }

    /// Builds what is written: whether it could.
    async build() {
      const {file, text} = this.pane.sources;
      const name = V.player_name(text);
      if (file !== `AI${name}.cc`) {
        this.pane.tell({key: 'code_name', args: {file}});
        return false;
      }
      this.pane.sources.keep_version();
      if (this.pane.compiler.ready) this.pane.tell({key: 'code_building', args: {file}});
      const built = await this.pane.compiler.build(file, text);
      await this.pane.show_messages(file, text, built);
      if (built.module === null) this.pane.tell({key: 'code_failed', args: {file}});
      else Object.assign(this, {mine: built, built_text: text});
      return built.module !== null;
    }

    /// Who sits where: what was built, or the names of players of the page's rules; others are built, too.
    /// Those that are `led` through rounds must be built to remember them, if they can be: the page's own
    /// players begin anew.
    players(led = false) {
      const {seats, game, starters, sources} = this.pane;
      return Promise.all(
        seats.map(seat => {
          if (seat === MINE) return this.mine;
          const file = `AI${seat}.cc`;
          const given = starters[file];
          if (given && (led || !game.rules.players().includes(seat)))
            return this.opponent({file, text: given});
          return /^\d/.test(seat) ? this.opponent(sources.version(seat)) : seat;
        })
      );
    }

    async opponent({file, text}) {
      const built = await this.pane.compiler.build(file, text);
      if (built.module !== null) return built;
      await this.pane.show_messages(file, text, built);
      throw Object.assign(new Error(), {key: 'code_failed', args: {file}});
    }

    /// Builds what is written, and does something with it: one at a time.
    async with_player(work) {
      if (this.busy) return;
      this.busy = true;
      this.pane.update();
      try {
        const began = performance.now();
        if (await this.build()) await work(began);
      } catch (error) {
        this.pane.tell_error(error);
      } finally {
        this.busy = false;
        this.match = null;
        this.pane.update_lists();
      }
    }

    play() {
      return this.with_player(async began =>
        this.play_match({seats: await this.players(), seed: this.pane.seed}, began)
      );
    }

    /// Goes on from the round that is shown, with what is written now; the match that was shown is the other
    /// one.
    go_on() {
      const {match, index, file_name} = this.pane.view;
      return this.with_player(async began => {
        const seats = await this.players(true);
        const names = seats.map(seat => (typeof seat === 'string' ? seat : seat.name));
        const start = V.with_names(V.cut_match(match, index), names);
        const other = async () => ({bytes: match.bytes.slice(), name: file_name});
        await this.play_match({seats, seed: match.seed, start, rounds: match.states[index].round}, began, [
          other,
        ]);
      });
    }

    async play_match(how, began, others = []) {
      this.match = new V.StudioMatch(this.pane.game, how);
      const played = await this.match.play(
        round => round % 10 === 0 && this.pane.tell({key: 'code_playing', args: {round}})
      );
      if (played.stopped) {
        this.pane.tell({key: 'code_ready'});
        return;
      }
      await this.show_match(played, others);
      if (others.length === 0) this.pane.view.watch(0, Infinity);
      await this.tell_result(played, began, others.length > 0);
    }

    async show_match({trace, log, seed}, others) {
      scrollTo(0, 0);
      const {page, view, folder} = this.pane;
      const name = `${folder}-${seed}`;
      const file = (text, end) => async () => ({
        bytes: new TextEncoder().encode(text),
        name: `${name}.${end}`,
      });
      await page.files.open([file(trace, 'res'), ...others, file(log, 'log')], {
        again: view.match !== null,
      });
    }

    async tell_result(played, began, goes_on) {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const me = played.seats.indexOf(this.mine);
      if (played.outs.has(me)) {
        await this.tell_out(played.outs.get(me));
        return;
      }
      const {score} = this.pane.view.match.states.at(-1);
      const place = 1 + score.filter(points => points > score[me]).length;
      const parts = [{key: 'code_place', args: {name: this.mine.name, place, score: score[me], seconds}}];
      if (goes_on) parts.push(this.difference());
      this.pane.tell(...parts);
    }

    /// Why a player is out, with its line if the browser tells places.
    async reason({why, places}, {file, bytes}) {
      if (/ in AI\w+\.cc:\d/.test(why) || places.length === 0) return why;
      const {text} = await this.pane.compiler.ask('place', file, bytes, places);
      return text === '' ? why : why.replace(/(?= \(last unit: \d+\)$|$)/, ` in ${text}`);
    }

    /// Shows the match and the line where a player is out.
    async tell_out(out) {
      const {round} = out;
      const why = await this.reason(out, this.mine);
      this.pane.view.go_to_round(Math.max(0, round));
      this.pane.tell({
        key: round < 0 ? 'code_out_before' : 'code_out',
        args: {name: this.mine.name, round, why},
      });
      const line = / in AI\w+\.cc:(\d+)/.exec(why);
      if (line) this.pane.editor.mark([{line: Number(line[1]), column: 1, severity: 'error', message: why}]);
    }

    /// The first round in which orders differ from those of the other match, which is then shown.
    difference() {
      const {match, other} = this.pane.view;
      const round = V.first_difference(match, other.match);
      if (round < 0) return {key: 'code_same'};
      this.pane.view.go_to_round(round);
      return {key: 'code_differs', args: {round}};
    }

    /// Plays many matches, and says how they went.
    play_many(count = 20) {
      return this.with_player(async () => {
        const players = await this.players();
        this.match = new V.StudioSeries(this.pane.game, {
          players,
          mine: this.mine,
          seed: this.pane.seed,
          count,
        });
        const series = await this.match.play(done =>
          this.pane.tell({key: 'code_many', args: {count: `${done} / ${count}`}})
        );
        if (series.stopped) this.pane.tell({key: 'code_ready'});
        else this.tell_many(series);
      });
    }

    tell_many(series) {
      const {won, count, shares, worst} = series.result();
      const [low, high] = shares.map(share => Math.round(100 * share));
      const {words} = this.pane;
      const {format} = new Intl.NumberFormat('en', {maximumSignificantDigits: 3, signDisplay: 'always'});
      const apart = series.apart().slice(0, 3);
      const list = apart.map(({key, middle}) => `${words.text(key)} ${format(middle)}`).join(', ');
      const parts = [{key: 'code_won', args: {won, count, low, high}}];
      if (list !== '') parts.push({key: 'code_apart', args: {list}});
      this.pane.tell(...parts);
      const open = () => this.show_match(worst, []);
      this.pane.line.append(
        ' ',
        make('button', '', {click: open}, words.text('code_worst', {seed: worst.seed}))
      );
    }

    stop() {
      if (this.match !== null) this.match.stop();
      else this.pane.compiler.stop();
    }

    /// While the compiler is brought, one sees what the game is.
    async show_demo() {
      const {game, view} = this.pane;
      if (view.match !== null && view.game === game) return;
      const match = await new V.StudioMatch(game, {
        seats: Array(4).fill('Demo'),
        seed: this.pane.seed,
      }).play();
      if (this.pane.game === game && !this.busy && (view.match === null || view.game !== game))
        await this.show_match(match, []);
    }
  }

  Object.assign(V, {Bench, MINE});
}
