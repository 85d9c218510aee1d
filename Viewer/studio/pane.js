'use strict';
// The pane beside the match in which one writes a player, builds it and plays.
{
  const {make, MINE} = V;

  const CHECK_MILLISECONDS = 1000;
  const FIRST = 'AIFirst.cc';
  const FAILED = ['code_failed', 'code_out', 'code_out_before', 'code_name', 'code_kept_not', 'code_hangs'];

  const option = (value, text = value) => make('option', '', {value}, text);
  const button = (action, click, kind = '') => make('button', kind, {'data-code': action, click});

  class Pane {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words, drawn: new V.Drawn()});
      Object.assign(this, {bench: new V.Bench(this), seats: [MINE, 'Demo', 'Demo', 'Demo'], seed: 1});
      this.build_page();
      this.editor = new V.Editor(this.place, {
        label: 'C++',
        change: text => this.changed(text),
        keys: {'Mod-Enter': () => this.bench.play(), 'Mod-s': () => this.save()},
        complete: (...where) => this.complete(...where),
      });
      this.compiler = new V.Compiler(status => this.tell(status));
      this.view.listen(() => this.update());
      this.begin_with_link(V.read_link());
    }

    build_page() {
      const pick = (name, act) => make('select', '', {'data-code': name, change: act});
      this.select_game = pick('game', event => this.choose_game(event.target.value));
      this.select_game.append(...V.GAMES.map(name => option(V.game_folder(name), V.title_of(name))));
      this.begin = pick('begin', event => this.begin_with(event.target));
      this.versions = pick('versions', event => this.open_version(event.target));
      this.file_name = make('input', '', {
        'data-code': 'file',
        spellcheck: 'false',
        change: () => this.rename(this.file_name.value),
      });
      const open_file = event => this.open_file(event.target.files[0]);
      this.file = make('input', '', {type: 'file', accept: '.cc,.cpp,.txt', hidden: '', change: open_file});
      this.place = make('div', 'editor');
      this.messages = make('pre', 'messages', {click: event => this.go_to_message(event.target)});
      this.line = make('p', 'status', {role: 'status'});
      this.bar = make('progress', '', {max: 1, value: 0, hidden: ''});
      this.seat_places = this.seats.map((seat, p) =>
        pick(`seat${p}`, event => this.seat(p, event.target.value))
      );
      const read_seed = event => (this.seed = this.seed_in(event.target));
      this.seed_place = make('input', '', {'data-code': 'seed', inputmode: 'numeric', change: read_seed});
      const actions = [
        button('play', () => this.bench.play(), 'primary'),
        button('go_on', () => this.bench.go_on()),
        button('many', () => this.bench.play_many()),
        button('stop', () => this.bench.stop()),
      ];
      const head = make(
        'div',
        'row',
        {},
        this.select_game,
        this.begin,
        this.versions,
        this.file_name,
        button('open', () => this.file.click()),
        button('save', () => this.save()),
        button('share', () => this.share()),
        this.file
      );
      this.rules = make('a', '', {target: '_blank'});
      this.api = make('a', '', {target: '_blank'});
      this.help = make('a', 'help', {target: '_blank'}, '?');
      this.seats_label = make('span');
      const seats = make('div', 'row seats', {}, this.seats_label, ...this.seat_places, this.seed_place);
      const foot = make('div', 'row', {}, ...actions, this.rules, this.api, this.help);
      // What is done in it is not for the page behind it.
      const keep = event => event.stopPropagation();
      const pane = make(
        'section',
        '',
        {id: 'studio', keydown: keep, dragover: keep, drop: event => this.drop(event)},
        head,
        this.place,
        this.messages,
        this.bar,
        this.line,
        seats,
        foot
      );
      this.toggle = button('code', () => this.open(!document.body.classList.contains('with-code')));
      this.toggle.id = 'studio-toggle';
      document.body.append(pane, this.toggle);
      this.open(true);
    }

    open(shown) {
      document.body.classList.toggle('with-code', shown);
      this.toggle.setAttribute('aria-pressed', shown);
      this.page.restyle();
    }

    async begin_with_link(link) {
      const {game, code} = await link;
      const folders = V.GAMES.map(V.game_folder);
      const wanted = [game, V.remembered('studio-game')].find(folder => folders.includes(folder));
      await this.choose_game(wanted || folders[0], code);
    }

    /// Shows another game's players, perhaps with code to begin with, and warms the compiler for it.
    async choose_game(folder, code = '') {
      Object.assign(this, {folder, game: null});
      V.remember('studio-game', folder);
      this.select_game.value = folder;
      this.sources = new V.Sources(folder);
      this.starters = await (await fetch(`studio/${folder}.players.json`)).json();
      this.game = await V.load_game_part(V.GAMES.find(name => V.game_folder(name) === folder));
      await V.start_rules(this.game, V.load_rules);
      if (code !== '') this.open_linked(code);
      else if (this.sources.text === '') this.start_with(FIRST);
      this.show_source();
      this.fill_seats();
      this.bench.show_demo();
      try {
        await this.compiler.start(folder);
        if (!this.compiler.ready) return; // Another game was chosen.
        if (!this.bench.busy) this.tell({key: 'code_ready'});
        this.check();
      } catch (error) {
        this.tell_error(error);
      }
    }

    /// It is named as its player, if that can be a name.
    open_linked(code) {
      const file = `AI${V.player_name(code)}.cc`;
      if (V.is_player_file(file)) this.sources.open(file, code);
      else this.sources.open('AILinked.cc', V.renamed(code, 'Linked'));
    }

    /// A player that the game comes with, under a name of one's own.
    start_with(file) {
      const name =
        file === FIRST
          ? V.player_name(this.starters[file])
          : `My${V.player_name(this.starters[file])}`.slice(0, 12);
      const own = name === 'First' ? 'Mine' : name;
      this.sources.open(`AI${own}.cc`, V.renamed(this.starters[file], own));
    }

    begin_with(select) {
      this.start_with(select.value);
      this.show_source();
    }

    open_version(select) {
      const {file, text} = this.sources.version(select.value);
      this.show(file, text);
    }

    show(file, text) {
      this.sources.open(file, text);
      this.show_source();
    }

    async open_file(file) {
      if (!file) return;
      const text = await file.text();
      if (!V.is_player_file(file.name) || V.player_name(text) === '')
        this.tell({key: 'code_name', args: {file: file.name}});
      else this.show(file.name, text);
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
      this.show(file, V.renamed(this.editor.text, file.slice(2, -3)));
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
      else if (this.bench.built_text !== null && !this.bench.busy) this.tell({key: 'code_changed'});
      this.check_soon();
    }

    check_soon() {
      clearTimeout(this.checking);
      this.checking = setTimeout(() => this.check(), CHECK_MILLISECONDS);
    }

    /// The compiler's messages, once typing stops.
    async check() {
      const {file, text} = this.sources;
      if (this.bench.busy || !this.compiler.ready) return;
      if (this.compiler.waiting.size > 0) {
        this.check_soon();
        return;
      }
      try {
        const answer = await this.compiler.ask('check', file, text);
        if (this.sources.text === text) await this.show_messages(file, text, answer);
      } catch (error) {
        this.tell_error(error);
      }
    }

    async complete(text, line, column) {
      if (!this.compiler.ready) return [];
      return V.completions_of(await this.compiler.ask('complete', this.sources.file, text, line, column));
    }

    /// What to write instead, what the compiler says, and what "make check" would.
    async show_messages(file, source, {hint, text, preprocessed}) {
      this.look ??= WebAssembly.compile(await (await fetch('studio/look.wasm')).arrayBuffer());
      const look = new V.Module(await this.look);
      const found = look.call('look', source, preprocessed, `/game/${file}`) || '';
      const refused = found.replace(/^(\d+)\t/gm, `${file}:$1:1: warning: make check: `);
      const said = [hint, text.trim(), refused.trim()].filter(part => part !== '').join('\n');
      const row = line => {
        const place = /^[\w.]+:(\d+):/.exec(line) || (line === hint && /^line (\d+):/.exec(line));
        const kind = line === hint ? 'hint' : /error:/.test(line) ? 'bad' : '';
        return make('span', kind, place ? {'data-line': place[1]} : {}, `${line}\n`);
      };
      this.messages.replaceChildren(...said.split('\n').map(row));
      this.messages.hidden = said === '';
      this.editor.mark(V.messages_of(said, file));
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

    async share() {
      const link = await V.link_with_code(this.folder, this.sources.text);
      if (link === null) {
        this.tell({key: 'code_too_long'});
        return;
      }
      try {
        await navigator.clipboard.writeText(link);
        this.tell({key: 'code_linked'});
      } catch {
        this.tell({text: link});
      }
    }

    seed_in(input) {
      const number = /^\d{1,9}$/.test(input.value.trim()) ? Number(input.value) : this.seed;
      input.value = number;
      return number;
    }

    /// Says how it stands: {key, args} or {text}, several; or how far the loading is.
    tell(...parts) {
      const [{got, all, preparing}] = parts;
      this.bar.hidden = !all || got >= all;
      if (all) this.bar.value = got / all;
      if (all)
        parts = [
          {key: 'code_loading', args: {share: Math.floor((100 * got) / all), size: (all / 1e6).toFixed(0)}},
        ];
      if (preparing || got >= all) parts = [{key: 'code_preparing', args: {}}];
      this.line.classList.toggle('bad', FAILED.includes(parts[0].key));
      this.line.textContent = parts.map(({text, key, args}) => text || this.words.text(key, args)).join(' ');
    }

    tell_error(error) {
      this.tell(error.key ? error : {text: String(error.message || error)});
    }

    /// In one of them is what is written.
    seat(p, who) {
      this.seats[p] = who;
      if (!this.seats.includes(MINE)) this.seats[p === 0 ? 1 : 0] = MINE;
      this.fill_seats();
    }

    fill_seats() {
      const {words} = this;
      const {versions} = this.sources;
      const own = versions.map(({file, time}) => [
        String(time),
        `${file} ${new Date(time).toLocaleTimeString()}`,
      ]);
      const given = Object.keys(this.starters).map(file => file.slice(2, -3));
      const names = new Set([...this.game.rules.players(), ...given]);
      const all = [[MINE, words.text('code_mine')], ...Array.from(names, name => [name]), ...own];
      this.seat_places.forEach((select, p) => {
        select.replaceChildren(...all.map(one => option(...one)));
        select.value = this.seats[p];
        if (select.value === '') select.value = this.seats[p] = 'Demo';
        name_by_hint(select, words.text('code_seat', {seat: p}));
      });
    }

    /// The players to begin with, and the versions.
    update_lists() {
      const {words, sources} = this;
      const title = key => make('option', '', {value: '', disabled: '', selected: ''}, words.text(key));
      this.begin.replaceChildren(
        title('code_begin'),
        ...Object.keys(this.starters || {}).map(file => option(file))
      );
      const kept = sources.versions.map(({file, time, text}) =>
        option(time, `${file} ${new Date(time).toLocaleString()} ${V.hash_of(text)}`)
      );
      this.versions.replaceChildren(title('code_versions'), ...kept);
      if (this.game) this.fill_seats();
      this.drawn = new V.Drawn();
      this.update();
    }

    update() {
      const {view, words, game} = this;
      const {busy} = this.bench;
      const goes_on =
        view.match !== null && view.game === game && !view.hand && view.round < view.match.rounds;
      if (this.drawn.from(view.language, busy, goes_on, view.round, game)) return;
      if (!this.drawn_language || this.drawn_language !== view.language) {
        this.drawn_language = view.language;
        this.update_lists();
      }
      for (const element of document.querySelectorAll('button[data-code]'))
        element.textContent = words.text(`code_${element.dataset.code}`.replace('code_code', 'code'), {
          round: view.round,
          count: 20,
        });
      for (const action of ['play', 'go_on', 'many'])
        by_code(action).disabled = busy || game === null || (action === 'go_on' && !goes_on);
      by_code('stop').hidden = !busy;
      for (const place of [this.select_game, this.seed_place, this.begin, this.versions, this.file_name])
        name_by_hint(place, words.text(`code_${place.dataset.code}`));
      this.rules.textContent = words.text('code_docs');
      this.api.textContent = words.text('code_api');
      this.seats_label.textContent = words.text('code_seats');
      const pages = `docs/${this.folder}/pages`;
      document.querySelector('meta[name=documents]').content = `${pages}/*.html`;
      this.rules.href = `${pages}/${view.language === 'ca' ? 'regles' : 'rules'}.html`;
      this.api.href = `docs/${this.folder}/api.pdf`;
      this.help.href = `${pages}/playing.html#in-the-page-with-nothing-installed`;
      name_by_hint(this.help, words.text('code_help'));
      this.seed_place.value = this.seed;
    }
  }

  const name_by_hint = (place, text) => Object.assign(place, {title: text, ariaLabel: text});
  const by_code = name => document.querySelector(`button[data-code="${name}"]`);

  V.studio = new Pane(V.page);
  if (navigator.serviceWorker) navigator.serviceWorker.register('offline.js').catch(() => {});
}
