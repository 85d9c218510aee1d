'use strict';
// Where a player that one writes is built and plays.
{
  const {make} = V;

  /// In one of the seats is what is written.
  const MINE = '*';

  /// About so many matches take as long as the coach, who is not offered if that is too long.
  const COACHED = 240;
  const MOST_MINUTES = 10;

  const told = (key, file) => ({key, args: {file}});

  /// `pane` has what is written, the seats and the seed, and says how it stands.
  class Bench {
    constructor(pane) {
      Object.assign(this, {pane, busy: false, match: null, mine: null, built_text: null});
    }

    /// Builds what is written.
    async build() {
      const {sources, compiler} = this.pane;
      const {file, text} = sources;
      if (file !== `AI${V.player_name(text)}.cc`) throw told('code_name', file);
      sources.keep_version();
      if (compiler.ready) this.pane.tell(told('code_building', file));
      this.mine = await this.built(sources, true);
      this.built_text = text;
    }

    /// Builds a player. What the compiler says is shown if it is one's own, or has errors: then it fails.
    async built({file, text}, is_own = false) {
      const built = await this.pane.compiler.build(file, text);
      const fails = built.module === null;
      if (is_own || fails) await this.pane.show_messages(file, text, built);
      if (fails) throw told('code_failed', file);
      return built;
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
          if (given && (led || !game.rules.players().includes(seat))) return this.built({file, text: given});
          return /^\d/.test(seat) ? this.built(sources.version(seat)) : seat;
        })
      );
    }

    /// Builds what is written, and does something with it: one at a time.
    async with_player(work) {
      if (this.busy) return;
      this.busy = true;
      this.pane.update();
      try {
        const began = performance.now();
        await this.build();
        await work(began);
      } catch (error) {
        this.pane.tell_error(error);
      } finally {
        this.busy = false;
        this.match = null;
        this.pane.update();
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
        ({round}) => round % 10 === 0 && this.pane.tell({key: 'code_playing', args: {round}})
      );
      if (played.stopped) {
        this.pane.tell({key: 'code_ready'});
        return;
      }
      await this.show_match(played, others);
      if (others.length === 0) this.pane.view.watch(0, Infinity);
      await this.tell_result(played, began, others.length > 0);
    }

    async show_match({trace, log, seed, seats}, others) {
      document.body.dataset.mine = seats.indexOf(this.mine);
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
      const minutes = Math.ceil((COACHED * played.seconds) / 60);
      if (minutes <= MOST_MINUTES) this.offer('code_coach', {minutes}, () => this.coach());
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
    play_many(count) {
      return this.with_player(async () => {
        const players = await this.players();
        this.match = new V.StudioSeries(this.pane.game, {
          players,
          mine: this.mine,
          seed: this.pane.seed,
          count,
        });
        const series = await this.match.play(done => this.tell_done(done, count));
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
      this.offer('code_worst', {seed: worst.seed}, () => this.show_match(worst, []));
    }

    /// Asks what to work on: the coach plays on so many boards, and on so many at most if nothing is sure.
    coach(boards = [40, 160]) {
      return this.with_player(async () => {
        const {game, folder, seed, compiler} = this.pane;
        const players = await this.players();
        const me = players.indexOf(this.mine);
        // The module knows players by their names.
        const names = game.rules.players();
        const seats = [this.mine, ...players.filter((_, p) => p !== me)].map(seat => {
          if (typeof seat === 'string') return seat;
          let {name} = seat;
          while (names.includes(name)) name += '_';
          names.push(name);
          return {...seat, name};
        });
        const coach = await compiler.ask('module_of', `${folder}.coach.wasm`);
        this.pane.view.pause();
        this.match = new V.StudioMatch(game, {coach, seats, seed, boards});
        const {said} = await this.match.play(({done}) => done && this.tell_done(...done));
        this.pane.tell(said ? {text: said} : {key: 'code_ready'});
      });
    }

    tell_done(done, all) {
      this.pane.tell({key: 'code_many', args: {count: `${done} / ${all}`}, share: done / all});
    }

    /// Puts a button behind what was told.
    offer(key, args, click) {
      const {line, words} = this.pane;
      line.append(' ', make('button', '', {click}, words.text(key, args)));
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
