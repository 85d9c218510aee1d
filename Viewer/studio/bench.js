// Where a player that one writes is built and plays.

/// In one of the seats is what is written.
const MINE = '*';

/// The coach takes as long as so many matches; longer than this, it isn't offered.
const COACHED = 100;
const MOST_MINUTES = 10;

const told = (key, args) => ({key, args});

/// `pane` has what is written, the seats and the seed, and says how it stands.
class Bench {
  constructor(pane) {
    Object.assign(this, {pane, busy: false, match: null, mine: null, built_text: null});
  }

  async build() {
    const {pane} = this;
    const {text} = pane.sources;
    const file = V.file_of(text);
    if (!/^AI\w{1,12}\.cc$/.test(file)) throw told('code_name');
    pane.keep_version();
    if (pane.compiler.ready) pane.tell(told('code_building', {file}));
    this.mine = await this.built(text, true);
    this.built_text = text;
  }

  /// Builds a player. What the compiler says is shown if it is one's own, or has errors: then it fails.
  async built(text, is_own = false) {
    const built = await this.pane.compiler.build(text);
    const fails = built.module === null;
    if (is_own || fails) await this.pane.show_messages(text, built);
    if (fails) throw told('code_failed', built);
    return built;
  }

  /// Who sits where: what was built, or the names of players of the page's rules; others are built, too.
  /// Who is `led` through rounds is built, if possible, to remember them: the page's own begin anew.
  players(led = false) {
    const {seats, game, starters, sources} = this.pane;
    const ready = led ? [] : game.rules.players();
    return Promise.all(
      seats.map(seat => {
        if (seat === MINE) return this.mine;
        const text = sources.titled.get(seat) || starters[`AI${seat}.cc`];
        return ready.includes(seat) || !text ? seat : this.built(text);
      })
    );
  }

  /// Builds what is written, then does something with it: one at a time.
  async with_player(work) {
    if (this.busy) return;
    this.busy = true;
    this.pane.view.pause();
    this.pane.update();
    try {
      await this.build();
      await work();
    } catch (error) {
      this.pane.tell_error(error);
    } finally {
      this.busy = false;
      this.match = null;
      this.pane.update();
    }
  }

  /// Plays to the end; then shows the result, unless it was stopped.
  async play_out(match, tell, show) {
    this.match = match;
    await match.play(tell);
    if (match.stopped) this.pane.tell(told('code_ready'));
    else await show(match);
  }

  play() {
    return this.with_player(async () => {
      await this.play_match({seats: await this.players(), seed: this.pane.seed});
    });
  }

  /// Goes on from the round that is shown with what is written now, beside the match that was shown.
  go_on() {
    const {match, index, file_name, hand} = this.pane.view;
    return this.with_player(async () => {
      if (hand?.branch.match === match && hand.branch.seats.includes(V.GUEST))
        return this.pane.tell(told('code_by_hand'));
      const seats = await this.players(true);
      const start = V.with_names(V.cut_match(match, index), seats.map(seat => seat.name || seat));
      const other = async () => ({bytes: match.bytes.slice(), name: file_name});
      const {seed, states} = match;
      await this.play_match({seats, seed, start, rounds: states[index].round}, [other]);
    });
  }

  /// In a match by hand, what was built plays as the game's guest.
  get name() {
    return V.player_name(this.pane.sources.text) || 'Mine';
  }

  async turn(how, plays, signal) {
    if (!this.mine) {
      await this.build();
      this.pane.tell(told('code_by_hand'));
    }
    const {mine} = this;
    const seats = plays.map(is_mine => (is_mine ? mine : 'Demo'));
    const match = new V.StudioMatch(this.pane.game, {...how, seats, until: how.rounds + 1});
    signal.onabort = () => match.stop();
    await match.play();
    for (const out of match.outs.values()) await this.tell_out(out);
    return match;
  }

  play_match(how, others = []) {
    const tell = ({round}) => round % 10 === 0 && this.pane.tell(told('code_playing', {round}));
    return this.play_out(new V.StudioMatch(this.pane.game, how), tell, async played => {
      await this.show_match(played, others);
      if (others.length === 0) this.pane.view.watch(0, Infinity);
      await this.tell_result(played, others.length > 0);
    });
  }

  async show_match({trace, log, seed, seats}, others = []) {
    this.seat = seats.indexOf(this.mine);
    document.body.dataset.mine = this.seat;
    scrollTo(0, 0);
    const {page, view, folder} = this.pane;
    const file = (text, end) => async () => ({
      bytes: new TextEncoder().encode(text),
      name: `${folder}-${seed}.${end}`,
    });
    await page.files.open([file(trace, 'res'), ...others, file(log, 'log')], {again: view.match !== null});
  }

  async tell_result({outs, seconds}, goes_on) {
    const {pane, mine, seat} = this;
    if (outs.has(seat)) {
      await this.tell_out(outs.get(seat));
      return;
    }
    const {score} = pane.view.match.states.at(-1);
    const place = 1 + score.filter(points => points > score[seat]).length;
    const parts = [told('code_place', {name: mine.name, place, score: score[seat]})];
    if (goes_on) parts.push(this.difference());
    pane.tell(...parts);
    const minutes = Math.ceil((COACHED * seconds) / 60);
    if (minutes <= MOST_MINUTES) this.offer('code_coach', {minutes}, () => this.coach());
  }

  /// Why a player is out, with its line if known.
  async reason({why, places}, {file, bytes}) {
    if (/ in AI\w+\.cc:\d/.test(why) || places.length === 0) return why;
    const place = await this.pane.compiler.ask('place', file, bytes, places);
    return place === '' ? why : why.replace(/(?= \(last unit: \d+\)$|$)/, ` in ${place}`);
  }

  /// Shows the match and the line where one's player is out.
  async tell_out(out) {
    const {pane, mine} = this;
    const {round} = out;
    const why = (out.why = await this.reason(out, mine));
    pane.view.go_to_round(Math.max(0, round));
    pane.tell_error(told(round < 0 ? 'code_out_before' : 'code_out', {name: mine.name, round, why}));
    const [, line] = / in AI\w+\.cc:(\d+)/.exec(why) || [];
    if (line) pane.editor.mark([{line: Number(line), column: 1, severity: 'error', message: why}]);
  }

  /// Shows the first round in which orders differ from those of the other match.
  difference() {
    const {view} = this.pane;
    const round = V.first_difference(view.match, view.other.match);
    if (round < 0) return told('code_same');
    view.go_to_round(round);
    return told('code_differs', {round});
  }

  play_many(count) {
    return this.with_player(async () => {
      const {pane, mine} = this;
      const players = await this.players();
      const series = new V.StudioSeries(pane.game, {players, mine, seed: pane.seed, count});
      await this.play_out(series, done => this.tell_done(done, count), () => this.tell_many(series.result()));
    });
  }

  tell_many({worst, apart, ...won}) {
    const {pane} = this;
    const {format} = new Intl.NumberFormat('en', {maximumSignificantDigits: 3, signDisplay: 'always'});
    const parts = apart.slice(0, 3).map(({key, middle}) => `${pane.words.text(key)} ${format(middle)}`);
    const list = parts.join(', ');
    pane.tell(told('code_won', won), list ? told('code_apart', {list}) : {});
    this.offer('code_worst', {seed: worst.seed}, async () => {
      await this.show_match(worst);
      await this.tell_result(worst);
    });
  }

  /// Asks what to work on: on so many boards, and on so many at most if nothing is sure.
  coach(boards = [40, 160]) {
    return this.with_player(async () => {
      const {game, seed, compiler} = this.pane;
      const players = await this.players();
      const me = players.indexOf(this.mine);
      // In one module, they need different names.
      const taken = game.rules.players();
      const sources = {};
      const seats = [this.mine, ...players.filter((_, p) => p !== me)].map(player => {
        if (typeof player === 'string') return player;
        let {name} = player;
        while (taken.includes(name)) name += '_';
        taken.push(name);
        sources[`AI${name}.cc`] = V.renamed(player.source, name);
        return name;
      });
      const coach = await compiler.ask('coach', sources);
      await this.play_out(
        new V.StudioMatch(game, {coach, seats, how: [...seats, seed, ...boards].join(' ')}),
        ({done}) => done && this.tell_done(...done),
        ({said}) => this.pane.tell({text: said})
      );
    });
  }

  tell_done(done, all) {
    this.pane.tell(told('code_many', {count: `${done} / ${all}`}));
  }

  /// Puts a button behind what was told.
  offer(key, args, click) {
    const {line, words} = this.pane;
    line.append(' ', V.make('button', 'field', {click}, words.text(key, args)));
  }

  stop() {
    (this.match || this.pane.compiler).stop();
  }
}

Object.assign(V, {Bench, MINE});
