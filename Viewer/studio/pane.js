// The pane beside the match in which one writes a player, builds it and plays.
import './match.js';
import './many.js';
import './editor.js';
import './files.js';
import './calls.js';
import './bench.js';

const {by_id, make, MINE} = V;

const CHECK_MILLISECONDS = 1000;

const part = selector => document.querySelector(`#studio ${selector}`);
const doing = name => part(`[data-does=${name}]`);

/// Puts choices behind the first one of a list.
function fill(list, choices) {
  list.length = 1;
  list.append(...choices.map(choice => new Option(choice)));
  list.selectedIndex = 0;
}

const new_seat = seat =>
  make(
    'select',
    '',
    {'data-does': 'seat', 'data-title': 'code_seat', 'data-seat': seat},
    make('option', '', {value: MINE, 'data-text': 'code_mine'}),
    new Option('Demo', 'Demo', true, true)
  );

class Pane {
  constructor(page) {
    const {view, words} = page;
    const {game: folder} = by_id('studio').dataset;
    const line = part('.status');
    const [bench, sources] = [new V.Bench(this), new V.Sources(folder)];
    Object.assign(this, {page, view, words, folder, line, bench, sources, seed: 1});
    this.places = [0, 1, 2, 3].map(new_seat);
    part('.seats').prepend(...this.places);
    this.listen();
    this.editor = new V.Editor(part('.editor'), this);
    this.compiler = new V.Compiler(folder, told => this.tell(told));
    this.view.listen(() => this.update());
    this.begin();
  }

  /// What a button or a field does is its data-does: a function of the pane or of the bench.
  listen() {
    for (const place of document.querySelectorAll('[data-does]')) {
      const {does} = place.dataset;
      const owner = does in this ? this : this.bench;
      const type = place.matches('button') ? 'click' : 'change';
      place.addEventListener(type, ({target}) => owner[does](target.value, target));
    }
    const drop = event => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      this.open_file('', event.dataTransfer);
    };
    by_id('studio').addEventListener('drop', drop, true);
  }

  /// Shows the code of a link, or what was written, or a first player, and a match until all is ready.
  async begin() {
    const {folder, sources, compiler, bench} = this;
    this.starters = await (await fetch(`studio/${folder}.players.json`)).json();
    this.game = await V.load_game_part(V.GAMES.find(name => V.game_folder(name) === folder));
    await V.start_rules(this.game, V.load_rules);
    this.game.guest = bench;
    const text = (await V.linked_code()) || sources.text;
    if (text === '') this.start_with('AIFirst.cc');
    else this.show(text);
    const demo = new V.StudioMatch(this.game, {seats: Array(4).fill('Demo'), seed: 1});
    demo.play().then(() => this.view.match || bench.show_match(demo));
    try {
      await compiler.started;
      keep_page().catch(() => {});
      if (!bench.busy) this.tell({key: 'code_ready'});
    } catch (error) {
      this.tell_error(error);
    }
  }

  go_to_game(folder) {
    location.href = `${folder}.html`;
  }

  /// A player that the game comes with, under another name.
  start_with(file) {
    this.show(V.renamed(this.starters[file], 'Mine'));
  }

  open_version(title) {
    this.show(this.sources.titled.get(title));
  }

  async open_file(_, {files: [file]}) {
    const text = (await file?.text()) ?? '';
    if (V.player_name(text) !== '') this.show(text);
    else if (file) this.tell_error({key: 'code_name'});
  }

  show(text) {
    this.sources.open(text);
    this.editor.open(text);
    part('.messages').replaceChildren();
    this.fill_lists();
    this.changed(text);
  }

  changed(text) {
    if (!this.sources.keep(text)) this.tell_error({key: 'code_kept_not'});
    else if (this.bench.built_text !== null && !this.bench.busy) this.tell({key: 'code_changed'});
    this.check_soon();
  }

  check_soon() {
    this.update();
    clearTimeout(this.checking);
    this.checking = setTimeout(() => this.check(), CHECK_MILLISECONDS);
  }

  /// The compiler's messages, once typing stops.
  async check() {
    const {compiler, sources, bench} = this;
    const {text} = sources;
    if (bench.busy) return;
    if (compiler.queue.pending > 0) {
      this.check_soon();
      return;
    }
    try {
      const answer = await compiler.ask('check', V.file_of(text), text);
      if (sources.text === text) await this.show_messages(text, answer);
    } catch (error) {
      this.tell_error(error);
    }
  }

  async complete(text, line, column) {
    if (!this.compiler.ready) return [];
    return V.completions_of(await this.compiler.ask('complete', V.file_of(text), text, line, column));
  }

  /// What to write instead, what the compiler says, and what "make check" would, at its lines, too.
  async show_messages(source, {hint, text, preprocessed}) {
    const file = V.file_of(source);
    const refused = new V.Module(this.compiler.module)
      .call('look', source, preprocessed, `/game/${file}`)
      .replace(/^(\d+)\t/gm, `${file}:$1:1: warning: make check: `);
    const said = `${hint}\n${text}\n${refused}`.match(/.*\S.*/g) ?? [];
    const pattern = new RegExp(`^(?:line|${file}):? ?(\\d+):(?:(\\d+): (?:fatal )?(error|warning): (.*))?`);
    const marks = [];
    let line = 1;
    const row = words => {
      const [found, number, column, severity, message] = pattern.exec(words) ?? [];
      if (found) line = Number(number);
      if (message) marks.push({line, column: Number(column), severity, message});
      const click = this.editor.go_to.bind(this.editor, line);
      return make(words === hint ? 'b' : 'span', severity === 'error' ? 'bad' : '', {click}, `${words}\n`);
    };
    part('.messages').replaceChildren(...said.map(row));
    this.editor.mark(marks);
  }

  keep_version() {
    this.sources.keep_version();
    this.fill_lists();
  }

  save() {
    const {text} = this.sources;
    this.keep_version();
    V.save(V.file_of(text), new Blob([text]));
  }

  async share() {
    const link = await V.link_with_code(this.sources.text);
    try {
      if (link !== null) await navigator.clipboard.writeText(link);
      this.tell({key: link === null ? 'code_too_long' : 'code_linked'});
    } catch {
      this.tell({text: link});
    }
  }

  /// Says how it stands: sentences {key, args} or {text}. The first one may be `bad`.
  tell(...sentences) {
    this.line.classList.toggle('bad', sentences[0].bad === true);
    this.line.textContent = sentences
      .map(({text, key, args}) => (key ? this.words.text(key, args) : text))
      .join(' ');
  }

  tell_error({key, args, message}) {
    this.tell({key, args, text: message, bad: true});
  }

  set_seed(text) {
    if (/^\d{1,9}$/.test(text.trim())) this.seed = Number(text);
    doing('set_seed').value = this.seed;
  }

  get seats() {
    return this.places.map(place => place.value);
  }

  /// In one of them is what is written.
  seat(who, place) {
    if (!this.seats.includes(MINE)) this.places.find(other => other !== place).value = MINE;
  }

  /// In all seats but one's own.
  others(who, list) {
    for (const place of this.places) if (place.value !== MINE) place.value = who;
    list.selectedIndex = 0;
  }

  /// What depends on the game and the versions that were kept.
  fill_lists() {
    const given = Object.keys(this.starters);
    const versions = [...this.sources.titled.keys()];
    const names = given.map(file => file.slice(2, -3));
    const players = [...new Set([...this.game.rules.players(), ...names, ...versions])];
    fill(doing('start_with'), given);
    fill(doing('open_version'), versions);
    fill(doing('others'), players);
    for (const place of this.places) {
      const who = place.value;
      fill(place, players);
      place.value = who;
      place.value ||= 'Demo';
    }
    this.seat();
  }

  /// What depends on the match that is shown, and on what is under way.
  update() {
    const {view, words, game, bench, sources} = this;
    const goes_on = view.game === game && view.round < view.match?.rounds;
    part('fieldset').disabled = bench.busy || !game;
    const textContent = words.text('code_go_on', {round: view.round});
    Object.assign(doing('go_on'), {textContent, disabled: !goes_on});
    doing('stop').hidden = !bench.busy;
    doing('save').textContent = words.text('code_save', {file: V.file_of(sources.text)});
  }
}

/// What will come is kept for when there is no network; at the first visit, what has come, too.
async function keep_page() {
  await navigator.serviceWorker.register('offline.js');
  if (navigator.serviceWorker.controller) return;
  const come = performance.getEntriesByType('resource').map(({name}) => name);
  const cache = await caches.open('studio-page');
  await cache.addAll([location.pathname, ...come.filter(name => !/\.gz/.test(name))]);
}

V.studio = new Pane(V.page);
