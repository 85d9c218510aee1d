// The pane beside the match in which one writes a player, builds it and plays.
import './match.js';
import './many.js';
import './editor.js';
import './files.js';
import './calls.js';
import './links.js';
import './bench.js';

{
  const {by_id, make, MINE} = V;

  const CHECK_MILLISECONDS = 1000;
  const FIRST = 'AIFirst.cc';
  const FAILED = ['code_failed', 'code_out', 'code_out_before', 'code_name', 'code_kept_not', 'code_hangs'];

  const option = (value, text = value) => make('option', '', {value}, text);
  const part = selector => document.querySelector(`#studio ${selector}`);

  class Pane {
    constructor(page) {
      Object.assign(this, {page, view: page.view, words: page.words});
      Object.assign(this, {drawn: new V.Drawn(), listed: new V.Drawn()});
      Object.assign(this, {bench: new V.Bench(this), seats: [MINE, 'Demo', 'Demo', 'Demo'], seed: 1});
      Object.assign(this, {messages: part('.messages'), line: part('.status'), bar: part('progress')});
      this.seat_places = Array.from(document.querySelectorAll('[data-does=seat]'));
      by_id('code_game').append(...V.GAMES.map(name => option(V.game_folder(name), V.title_of(name))));
      this.listen();
      this.editor = new V.Editor(part('.editor'), {
        label: 'C++',
        change: text => this.changed(text),
        keys: {'Mod-Enter': () => this.bench.play(), 'Mod-s': () => this.save()},
        complete: (...where) => this.complete(...where),
      });
      this.compiler = new V.Compiler(status => this.tell(status));
      this.view.listen(() => this.update());
      this.toggle();
      this.begin_with_link(V.read_link());
    }

    /// What a button or a field does is its data-does: a function of the pane or of the bench.
    listen() {
      for (const place of document.querySelectorAll('[data-does]')) {
        const {does} = place.dataset;
        const owner = does in this ? this : this.bench;
        const type = place.matches('button, pre') ? 'click' : 'change';
        place.addEventListener(type, ({target}) => owner[does](target.value, target));
      }
      // What is done in it is not for the page behind it.
      const pane = by_id('studio');
      for (const type of ['keydown', 'dragover'])
        pane.addEventListener(type, event => event.stopPropagation());
      pane.addEventListener('drop', event => this.drop(event));
    }

    toggle() {
      const shown = document.body.classList.toggle('with-code');
      by_id('code').setAttribute('aria-pressed', shown);
      this.page.restyle();
    }

    async begin_with_link(link) {
      const {game, code} = await link;
      const folders = V.GAMES.map(V.game_folder);
      const wanted = [game, V.remembered('studio-game')].find(folder => folders.includes(folder));
      await this.choose_game(wanted || folders[0], null, code);
    }

    /// Shows another game's players, perhaps with code to begin with, and warms the compiler for it.
    async choose_game(folder, place, code = '') {
      Object.assign(this, {folder, game: null});
      V.remember('studio-game', folder);
      by_id('code_game').value = folder;
      this.sources = new V.Sources(folder);
      this.starters = await (await fetch(`studio/${folder}.players.json`)).json();
      this.game = await V.load_game_part(V.GAMES.find(name => V.game_folder(name) === folder));
      await V.start_rules(this.game, V.load_rules);
      if (code !== '') this.open_linked(code);
      else if (this.sources.text === '') this.start_with(FIRST);
      else this.show_source();
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
      if (V.is_player_file(file)) this.show(file, code);
      else this.show('AILinked.cc', V.renamed(code, 'Linked'));
    }

    /// A player that the game comes with, under a name of one's own.
    start_with(file) {
      const given = V.player_name(this.starters[file]);
      const own = file === FIRST ? 'Mine' : `My${given}`.slice(0, 12);
      this.show(`AI${own}.cc`, V.renamed(this.starters[file], own));
    }

    open_version(time) {
      const {file, text} = this.sources.version(time);
      this.show(file, text);
    }

    show(file, text) {
      this.sources.open(file, text);
      this.show_source();
    }

    choose_file() {
      part('input[type=file]').click();
    }

    async open_file(_, {files: [file]}) {
      if (!file) return;
      const text = await file.text();
      if (!V.is_player_file(file.name) || V.player_name(text) === '')
        this.tell({key: 'code_name', args: {file: file.name}});
      else this.show(file.name, text);
    }

    drop(event) {
      event.preventDefault();
      event.stopPropagation();
      this.open_file('', event.dataTransfer);
    }

    /// The player's name is that of its file, and both change together.
    rename(file) {
      if (V.is_player_file(file)) this.show(file, V.renamed(this.editor.text, file.slice(2, -3)));
      else this.tell({key: 'code_name', args: {file}});
      by_id('code_file').value = this.sources.file;
    }

    show_source() {
      this.editor.open(this.sources.text);
      this.messages.replaceChildren();
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
      this.look ??= await this.compiler.ask('module_of', 'look.wasm');
      const look = new V.Module(this.look);
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

    go_to_message(_, {dataset: {line}}) {
      if (line) this.editor.go_to(Number(line));
    }

    save() {
      const {file, text} = this.sources;
      this.sources.keep_version();
      V.save(file, new Blob([text], {type: 'text/x-c++src'}));
      this.update();
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

    set_seed(text) {
      if (/^\d{1,9}$/.test(text.trim())) this.seed = Number(text);
      by_id('code_seed').value = this.seed;
    }

    /// Says how it stands: {key, args} or {text}, several, and which share is done; or how far the loading
    /// is.
    tell(...parts) {
      const [{got, all, preparing, share = got / all}] = parts;
      const args = {share: Math.floor(100 * share), size: (all / 1e6).toFixed(0)};
      if (preparing || got >= all) parts = [{key: 'code_preparing'}];
      else if (all) parts = [{key: 'code_loading', args}];
      // What takes a time that isn't known, has a bar that moves.
      this.bar.hidden = !(share < 1 || ['code_preparing', 'code_building'].includes(parts[0].key));
      if (share < 1) this.bar.value = share;
      else this.bar.removeAttribute('value');
      this.line.classList.toggle('bad', FAILED.includes(parts[0].key));
      this.line.textContent = parts.map(({text, key, args}) => text || this.words.text(key, args)).join(' ');
    }

    tell_error(error) {
      this.tell(error.key ? error : {text: String(error.message || error)});
    }

    /// In one of them is what is written.
    seat(who, place) {
      const p = this.seat_places.indexOf(place);
      this.seats[p] = who;
      if (!this.seats.includes(MINE)) this.seats[p === 0 ? 1 : 0] = MINE;
      this.fill_seats();
    }

    /// In all seats but one's own.
    others(who) {
      this.seats = this.seats.map(one => (one === MINE ? MINE : who));
      this.fill_seats();
    }

    fill_seats() {
      const {words, seats} = this;
      const own = this.sources.versions.map(({file, time}) => [
        String(time),
        `${file} ${new Date(time).toLocaleTimeString()}`,
      ]);
      const given = Object.keys(this.starters).map(file => file.slice(2, -3));
      const names = new Set([...this.game.rules.players(), ...given]);
      const all = [[MINE, words.text('code_mine')], ...Array.from(names, name => [name]), ...own];
      const shown = all.map(one => option(...one));
      this.fill('code_others', shown.slice(1));
      this.seat_places.forEach((place, p) => {
        place.replaceChildren(...shown.map(one => one.cloneNode(true)));
        if (!all.some(([who]) => who === seats[p])) seats[p] = 'Demo';
        place.value = seats[p];
        V.set_label(place, words.text('code_seat', {seat: p}));
      });
    }

    /// Fills a list that says itself what it is for.
    fill(id, options) {
      const title = make('option', '', {value: '', disabled: '', selected: ''}, this.words.text(id));
      by_id(id).replaceChildren(title, ...options);
    }

    /// What depends on the language, the game and the versions that were kept.
    update_lists() {
      const {view, words, folder, sources} = this;
      for (const place of document.querySelectorAll('#studio :is([id]:is(select, input), #code_help)'))
        V.set_label(place, words.text(place.id));
      const given = Object.keys(this.starters);
      this.fill(
        'code_begin',
        given.map(file => option(file))
      );
      const shown = ({file, time, text}) =>
        option(time, `${file} ${new Date(time).toLocaleString()} ${V.hash_of(text)}`);
      this.fill('code_versions', sources.versions.map(shown));
      this.fill_seats();
      const pages = `docs/${folder}/pages`;
      document.querySelector('meta[name=documents]').content = `${pages}/*.html`;
      by_id('code_docs').href = `${pages}/${view.language === 'ca' ? 'regles' : 'rules'}.html`;
      by_id('code_api').href = `docs/${folder}/api.pdf`;
      by_id('code_help').href = `${pages}/playing.html#in-the-page-with-nothing-installed`;
    }

    update() {
      const {view, words, game, sources} = this;
      const {busy} = this.bench;
      const [last] = sources?.versions || [];
      if (game && !this.listed.from(view.language, game, last)) this.update_lists();
      const goes_on =
        view.match !== null && view.game === game && !view.hand && view.round < view.match.rounds;
      if (this.drawn.from(view.language, busy, goes_on, view.round, game, sources?.file)) return;
      by_id('code_file').value = sources?.file || '';
      by_id('code_seed').value = this.seed;
      by_id('code_go_on').textContent = words.text('code_go_on', {round: view.round});
      by_id('code_many').textContent = words.text('code_many', {count: by_id('code_many').value});
      for (const id of ['code_play', 'code_go_on', 'code_many']) by_id(id).disabled = busy || game === null;
      by_id('code_go_on').disabled ||= !goes_on;
      by_id('code_stop').hidden = !busy;
    }
  }

  V.studio = new Pane(V.page);
  if (navigator.serviceWorker) navigator.serviceWorker.register('offline.js').catch(() => {});
}
