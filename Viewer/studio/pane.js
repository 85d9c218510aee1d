'use strict';
// The pane beside the match in which one writes a player, builds it and plays.
{
  const {by_id, make} = V;

  const CHECK_MILLISECONDS = 1000;
  const MINE = '*';
  const FIRST = 'AIFirst.cc';

  const button = (action, click, kind = '') => make('button', kind, {type: 'button', 'data-code': action, click});

  class Pane {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words, status: null, note: '', busy: false, drawn: new V.Drawn()});
      Object.assign(this, {match: null, built_text: null, seats: [MINE, 'Demo', 'Demo', 'Demo'], seed: 1});
      this.build_page();
      this.editor = new V.Editor(this.place, {
        label: 'C++',
        change: text => this.changed(text),
        keys: {'Mod-Enter': () => this.play(), 'Mod-s': () => this.save()},
      });
      this.compiler = new V.Compiler(status => this.tell(status));
      this.view.listen(() => this.update());
      this.choose_game(this.first_game());
    }

    build_page() {
      const pick = (name, act) => make('select', '', {'data-code': name, change: act});
      this.select_game = pick('game', event => this.choose_game(event.target.value));
      this.select_game.append(...V.GAMES.map(name => make('option', '', {value: V.game_folder(name)}, V.title_of(name))));
      this.begin = pick('begin', event => this.begin_with(event.target));
      this.versions = pick('versions', event => this.open_version(event.target));
      this.file_name = make('input', '', {'data-code': 'file', spellcheck: 'false', change: () => this.rename(this.file_name.value)});
      this.file = make('input', '', {type: 'file', accept: '.cc,.cpp,.txt', hidden: '', change: event => this.open_file(event.target.files[0])});
      this.place = make('div', 'editor');
      this.messages = make('pre', 'messages', {click: event => this.go_to_message(event.target)});
      this.line = make('p', 'status', {role: 'status'});
      this.bar = make('progress', '', {max: 1, value: 0, hidden: ''});
      this.seat_places = this.seats.map((seat, p) => pick(`seat${p}`, event => (this.seats[p] = event.target.value)));
      this.seed_place = make('input', '', {'data-code': 'seed', inputmode: 'numeric', change: event => (this.seed = this.seed_in(event.target))});
      const actions = [
        button('play', () => this.play(), 'primary'),
        button('go_on', () => this.go_on()),
        button('many', () => this.play_many()),
        button('stop', () => this.stop()),
      ];
      const head = make('div', 'row', {}, this.select_game, this.begin, this.versions, this.file_name,
        button('open', () => this.file.click()), button('save', () => this.save()), button('share', () => this.share()), this.file);
      const seats = make('div', 'row seats', {}, ...this.seat_places, this.seed_place);
      this.pane = make('section', '', {id: 'studio', keydown: event => event.stopPropagation(), dragover: event => event.stopPropagation(),
        drop: event => this.drop(event)}, head, this.place, this.messages, this.bar, this.line, seats, make('div', 'row', {}, ...actions));
      this.toggle = make('button', '', {type: 'button', id: 'studio-toggle', 'data-code': 'code', click: () => this.open(!document.body.classList.contains('with-code'))});
      document.body.append(this.pane, this.toggle);
      this.open(true);
    }

    open(shown) {
      document.body.classList.toggle('with-code', shown);
      this.toggle.setAttribute('aria-pressed', shown);
    }

    first_game() {
      const named = new URLSearchParams(location.hash.slice(1)).get('game');
      const last = V.remembered('studio-game');
      return V.GAMES.map(V.game_folder).find(folder => folder === (named || last)) || V.game_folder(V.GAMES[0]);
    }

    /// Shows another game's players, and warms the compiler for it.
    async choose_game(folder) {
      Object.assign(this, {folder, game: null});
      V.remember('studio-game', folder);
      this.select_game.value = folder;
      this.sources = new V.Sources(folder);
      this.starters = await (await fetch(`studio/${folder}.players.json`)).json();
      this.game = await V.load_game_part(V.GAMES.find(name => V.game_folder(name) === folder));
      await V.start_rules(this.game, V.load_rules);
      const linked = await code_in_address();
      if (linked) this.sources.open(`AI${V.player_name(linked) || 'Linked'}.cc`, linked);
      else if (this.sources.text === '') this.start_with(FIRST);
      this.show_source();
      this.fill_seats();
      try {
        const {headers} = await this.compiler.start(folder);
        this.editor.know(headers);
        this.tell({key: 'code_ready'});
        this.check();
      } catch (error) {
        this.tell({text: error.message});
      }
    }

    /// A player that the game comes with, under a name of one's own.
    start_with(file) {
      const name = file === FIRST ? V.player_name(this.starters[file]) : `My${V.player_name(this.starters[file])}`.slice(0, 12);
      const own = name === 'First' ? 'Mine' : name;
      this.sources.open(`AI${own}.cc`, V.renamed(this.starters[file], own));
    }

    begin_with(select) {
      this.start_with(select.value);
      this.show_source();
    }

    open_version(select) {
      const {file, text} = this.sources.versions[Number(select.value)];
      this.sources.open(file, text);
      this.show_source();
    }

    async open_file(file) {
      if (!file) return;
      const text = await file.text();
      if (!V.is_player_file(file.name) || V.player_name(text) === '') this.tell({key: 'code_name', args: {file: file.name}});
      else {
        this.sources.open(file.name, text);
        this.show_source();
      }
    }

    drop(event) {
      event.preventDefault();
      event.stopPropagation();
      this.open_file(event.dataTransfer.files[0]);
    }

    /// The player's name is that of its file, and both change together.
    rename(file) {
      if (!V.is_player_file(file)) {
        this.tell({key: 'code_name', args: {file}});
        this.file_name.value = this.sources.file;
        return;
      }
      this.sources.open(file, V.renamed(this.editor.text, file.slice(2, -3)));
      this.show_source();
    }

    show_source() {
      this.editor.open(this.sources.text);
      this.file_name.value = this.sources.file;
      this.messages.replaceChildren();
      this.drawn = new V.Drawn();
      this.update();
      this.check_soon();
    }

    changed(text) {
      const safe = this.sources.keep(text);
      if (!safe) this.tell({key: 'code_kept_not'});
      else if (this.built_text !== null && !this.busy) this.tell({key: 'code_changed'});
      this.check_soon();
    }

    check_soon() {
      clearTimeout(this.checking);
      this.checking = setTimeout(() => this.check(), CHECK_MILLISECONDS);
    }

    /// The compiler's messages, once typing stops.
    async check() {
      const {file, text} = this.sources;
      if (this.busy || this.compiler.waiting.size > 0) return;
      const answer = await this.compiler.ask('check', file, text).catch(error => ({text: error.message}));
      if (this.sources.text === text) this.show_messages(answer.text);
    }

    show_messages(text) {
      const {file} = this.sources;
      this.messages.replaceChildren(...text.trim().split('\n').map(line => {
        const found = /^[\w.]+:(\d+):/.exec(line);
        return make('span', /error:/.test(line) ? 'bad' : '', found ? {'data-line': found[1]} : {}, `${line}\n`);
      }));
      this.messages.hidden = text.trim() === '';
      this.editor.mark(V.messages_of(text, file));
    }

    go_to_message(element) {
      if (element.dataset.line) this.editor.go_to(Number(element.dataset.line));
    }

    save() {
      const {file, text} = this.sources;
      this.sources.keep_version();
      V.save(file, new Blob([text], {type: 'text/x-c++src'}));
      this.update_lists();
    }

    /// A link whose part after # holds the code, which no server is sent.
    async share() {
      const code = await packed(this.sources.text);
      if (code.length > 8000) this.tell({key: 'code_too_long'});
      else {
        const link = `${location.href.replace(/#.*$/, '')}#game=${this.folder}&code=${code}`;
        await navigator.clipboard.writeText(link).then(() => this.tell({key: 'code_linked'}), () => this.tell({text: link}));
      }
    }

    // ------------------------------------------------------------------ to build and to play

    seed_in(input) {
      const number = /^\d{1,9}$/.test(input.value.trim()) ? Number(input.value) : this.seed;
      input.value = number;
      return number;
    }

    /// Builds what is written: null if it has errors.
    async build() {
      const {file, text} = this.sources;
      const name = V.player_name(text);
      if (file !== `AI${name}.cc`) {
        this.tell({key: 'code_name', args: {file}});
        return null;
      }
      this.sources.keep_version();
      this.tell({key: 'code_building', args: {file}});
      const built = await this.compiler.build(file, text);
      this.show_messages(built.text);
      if (built.module === null) this.tell({key: 'code_failed', args: {file}});
      else this.built_text = text;
      return built.module === null ? null : built;
    }

    /// Who sits where: what was built, or the names of the page's players; earlier versions are built, too. Those that are
    /// `led` through rounds must be built to remember them: the page's own players begin anew.
    async players(mine, led = false) {
      return Promise.all(this.seats.map(async seat => {
        if (seat === MINE) return mine;
        const given = this.starters[`AI${seat}.cc`];
        if (!/^\d/.test(seat) && !(led && given)) return seat;
        const {file, text} = given ? {file: `AI${seat}.cc`, text: given} : this.sources.versions[Number(seat)];
        const built = await this.compiler.build(file, text);
        return built.module === null ? 'Null' : built;
      }));
    }

    /// Does something that takes a while, one at a time.
    async occupied(work) {
      if (this.busy) return;
      this.busy = true;
      this.update();
      try {
        await work(performance.now());
      } catch (error) {
        this.tell({text: String(error.message || error)});
      } finally {
        this.busy = false;
        this.match = null;
        this.update_lists();
      }
    }

    play() {
      return this.occupied(async began => {
        const mine = await this.build();
        if (mine === null) return;
        await this.play_match({seats: await this.players(mine), seed: this.seed}, began);
      });
    }

    /// Goes on from the round that is shown, with what is written now; the match that was shown is the other one.
    go_on() {
      const {match, index, file_name} = this.view;
      return this.occupied(async began => {
        const mine = await this.build();
        if (mine === null) return;
        const seats = await this.players(mine, true);
        const names = seats.map(seat => (typeof seat === 'string' ? seat : seat.name));
        const start = V.with_names(V.cut_match(match, index), names);
        const other = async () => ({bytes: match.bytes, name: file_name});
        await this.play_match({seats, seed: match.seed, start, rounds: match.states[index].round}, began, [other]);
      });
    }

    async play_match(how, began, others = []) {
      this.match = new V.StudioMatch(this.game, how);
      const played = await this.match.play(round => round % 10 === 0 && this.tell({key: 'code_playing', args: {round}}));
      if (played.stopped) {
        this.tell({key: 'code_ready'});
        return;
      }
      await this.show_match(played, others);
      await this.tell_result(played, began, others.length > 0 ? how.rounds : null);
    }

    async show_match({trace, log, seed}, others) {
      const {page, view, folder} = this;
      const name = `${folder}-${seed}`;
      const file = (text, end) => async () => ({bytes: new TextEncoder().encode(text), name: `${name}.${end}`});
      await page.files.open([file(trace, 'res'), ...others, file(log.text, 'log')], {again: view.match !== null});
    }

    async tell_result(played, began, from) {
      const {view} = this;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const [first] = played.own.map((seat, p) => p).filter(p => played.own[p] !== null);
      const out = played.outs.get(first);
      if (out) {
        await this.tell_out(played.own[first].built, out);
        return;
      }
      const {score} = view.match.states[view.match.states.length - 1];
      const place = 1 + score.filter(points => points > score[first]).length;
      const parts = [{key: 'code_place', args: {name: played.names()[first], place, score: score[first], seconds}}];
      if (from !== null) parts.push(this.difference(from));
      this.tell(...parts);
    }

    /// Why a player is out, with its line if the browser tells places; the match is shown there.
    async tell_out({file, name, bytes}, {round, why, places}) {
      const found = places.length > 0 && !/ in AI\w+\.cc:\d+$/.test(why) ? (await this.compiler.ask('place', file, bytes, places)).text : '';
      const words = found === '' ? why : `${why} in ${found}`;
      this.view.go_to_round(Math.max(0, round));
      this.tell({key: round < 0 ? 'code_out_before' : 'code_out', args: {name, round, why: words}});
      const line = / in AI\w+\.cc:(\d+)$/.exec(words);
      if (line) this.editor.mark([{line: Number(line[1]), column: 1, severity: 'error', message: why}]);
    }

    /// The first round in which orders differ from those of the other match, which is then shown.
    difference(from) {
      const {match, other} = this.view;
      const orders = (one, index) => JSON.stringify(one.orders[index], (key, value) => (value instanceof Map ? [...value] : value));
      const count = Math.min(match.orders.length, other.match.orders.length);
      const first = match.states.findIndex((state, index) => state.round >= from && index < count && orders(match, index) !== orders(other.match, index));
      if (first < 0) return {key: 'code_same'};
      this.view.go(first);
      return {key: 'code_differs', args: {round: match.states[first].round}};
    }

    /// Plays many matches, as many at a time as there are cores; the player's seat and the seed change from one to the next.
    play_many(count = 20) {
      return this.occupied(async () => {
        const mine = await this.build();
        if (mine === null) return;
        const players = await this.players(mine);
        const matches = Array.from({length: count}, (_, k) => {
          const seats = players.map((_, p) => players[(p + 4 - (k % 4)) % 4]);
          return new V.StudioMatch(this.game, {seats, seed: this.seed + k});
        });
        this.match = {stop: () => matches.forEach(match => match.stop())};
        const todo = matches.slice();
        const work = async () => {
          for (let match = todo.shift(); match !== undefined; match = todo.shift()) {
            await match.play();
            this.tell({key: 'code_many', args: {count: `${count - todo.length} / ${count}`}});
          }
        };
        await Promise.all(Array.from({length: Math.min(count, navigator.hardwareConcurrency || 2)}, work));
        if (matches.some(({stopped}) => stopped)) return;
        this.tell_many(matches, mine);
      });
    }

    tell_many(matches, mine) {
      const ahead = matches.map(match => {
        const me = match.seats.indexOf(mine);
        const scores = this.scores_of(match);
        return scores[me] - Math.max(...scores.filter((_, p) => p !== me)) - (match.outs.has(me) ? 1e6 : 0);
      });
      const won = ahead.filter(points => points >= 0).length;
      const [low, high] = interval(won, matches.length).map(share => Math.round(100 * share));
      const worst = matches[ahead.indexOf(Math.min(...ahead))];
      this.tell({key: 'code_won', args: {won, count: matches.length, low, high}});
      this.line.append(' ', make('button', '', {type: 'button', click: () => this.show_match(worst, [])}, String(worst.seed)));
    }

    /// The scores at the end of a match that was played.
    scores_of({trace}) {
      const found = Array.from(trace.matchAll(/^score\s+(-?\d+)\s+(-?\d+)\s+(-?\d+)\s+(-?\d+)/gm)).pop();
      return found.slice(1).map(Number);
    }

    stop() {
      if (this.match !== null) this.match.stop();
    }

    // ------------------------------------------------------------------ what is shown

    /// Says how it stands: {key, args} or {text}, several; or how far the loading is.
    tell(...parts) {
      const [{got, all, preparing}] = parts;
      this.bar.hidden = !all || got >= all;
      if (all) this.bar.value = got / all;
      if (all) parts = [{key: 'code_loading', args: {share: Math.floor((100 * got) / all), size: (all / 1e6).toFixed(0)}}];
      if (preparing) parts = [{key: 'code_preparing', args: {}}];
      this.status = parts;
      this.line.textContent = parts.map(({text, key, args}) => text || this.words.text(key, args)).join(' ');
    }

    fill_seats() {
      const {words} = this;
      const {versions} = this.sources;
      const own = versions.map(({file, time}, k) => [String(k), `${file} ${new Date(time).toLocaleTimeString()}`]);
      const all = [[MINE, words.text('code_mine')], ...this.game.rules.players().map(name => [name, name]), ...own];
      this.seat_places.forEach((select, p) => {
        select.replaceChildren(...all.map(([value, text]) => make('option', '', {value}, text)));
        select.value = this.seats[p];
        select.setAttribute('aria-label', words.text('code_seat', {seat: p}));
      });
    }

    /// The players to begin with, and the versions.
    update_lists() {
      const {words, sources} = this;
      const title = key => make('option', '', {value: '', disabled: '', selected: ''}, words.text(key));
      this.begin.replaceChildren(title('code_begin'), ...Object.keys(this.starters || {}).map(file => make('option', '', {value: file}, file)));
      const names = sources.versions.map(({file, time}) => `${file} ${new Date(time).toLocaleString()}`);
      this.versions.replaceChildren(title('code_versions'), ...names.map((name, k) => make('option', '', {value: k}, name)));
      if (this.game) this.fill_seats();
      this.drawn = new V.Drawn();
      this.update();
    }

    update() {
      const {view, words, busy, game} = this;
      const goes_on = view.match !== null && view.game === game && !view.hand && view.round < view.match.rounds;
      if (this.drawn.from(view.language, busy, goes_on, view.round, game)) return;
      if (!this.drawn_language || this.drawn_language !== view.language) {
        this.drawn_language = view.language;
        this.update_lists();
      }
      for (const element of document.querySelectorAll('button[data-code]'))
        element.textContent = words.text(`code_${element.dataset.code}`.replace('code_code', 'code'), {round: view.round, count: 20});
      for (const action of ['play', 'go_on', 'many']) by_code(action).disabled = busy || game === null || (action === 'go_on' && !goes_on);
      by_code('stop').hidden = !busy;
      this.select_game.setAttribute('aria-label', words.text('code_game'));
      for (const [place, key] of [[this.seed_place, 'code_seed'], [this.begin, 'code_begin'], [this.versions, 'code_versions'], [this.file_name, 'code_save'], [this.file, 'code_open']])
        place.setAttribute('aria-label', words.text(key));
      this.seed_place.value = this.seed;
    }
  }

  const by_code = name => document.querySelector(`button[data-code="${name}"]`);

  /// Between which shares of wins the true one is, as Wilson's interval of 95% has it.
  function interval(won, count) {
    const z = 1.96;
    const middle = (won + (z * z) / 2) / (count + z * z);
    const half = (z / (count + z * z)) * Math.sqrt((won * (count - won)) / count + (z * z) / 4);
    return [Math.max(0, middle - half), Math.min(1, middle + half)];
  }

  const packed = async text => {
    const bytes = await V.through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
    return V.to_base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };

  /// The code that the page's address brings; '' if none. It is only shown.
  const address = new URLSearchParams(location.hash.slice(1));
  async function code_in_address() {
    const code = address.get('code');
    address.delete('code');
    if (!code) return '';
    try {
      const bytes = V.from_base64(code.replaceAll('-', '+').replaceAll('_', '/'));
      return new TextDecoder().decode(await V.through(bytes, new DecompressionStream('deflate-raw')));
    } catch {
      return '';
    }
  }

  Object.assign(V, {Pane, interval});
  V.studio = new Pane(V.page);
}
