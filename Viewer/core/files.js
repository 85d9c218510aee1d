'use strict';
// Files: the ways in which a match comes to the page, and what the page saves.
{
  const {by_id} = V;

  const NOTE_MILLISECONDS = 8000;

  /// Opens matches with their logs, and saves positions and pictures. `sources` are where what is
  /// shown came from: functions that bring {bytes, name} again. `opening` is done when what was asked
  /// for last is shown, or its problem told.
  class Files {
    constructor(page) {
      Object.assign(this, {page, view: page.view, sources: {}, notes: [], turn: 0, fading: 0});
      this.waiting_log = this.waiting_review = this.problem = null;
      // Whether the page's address brings what is shown.
      this.is_of_page = false;
      this.opening = Promise.resolve();
      by_id('file').addEventListener('change', event => {
        const files = Array.from(event.target.files);
        event.target.value = '';
        if (files.length > 0) this.open_files(files);
      });
      this.film = new V.Film(this.view, page, (file, blob) => this.save(file, blob));
      this.watch_drops();
    }

    /// Opens what the page was called with: the match inside it, or `?game=FILE&log=FILE&review=FILE`.
    start() {
      const embedded = V.embedded_files();
      const words = new URLSearchParams(location.search);
      const addresses = ['game', 'log', 'review'].map(name => words.get(name)).filter(address => address);
      if (embedded.length > 0) this.open_found(embedded);
      else if (words.get('play')) this.page.start_page.play(words.get('play'));
      else if (addresses.length > 0) this.open(addresses.map(from_address), {of_page: true});
    }

    open_files(files) {
      return this.open(files.map(file => () => V.read_file(file)));
    }

    open_found(files) {
      return this.open(
        files.map(file => async () => file),
        {of_page: true}
      );
    }

    /// Brings and shows a match, a log, a review, or several of them; a problem is shown where the user
    /// looks. `of_page`: the page's address brings them; `again`: they take the place of what is shown.
    open(sources, {of_page = false, again = of_page} = {}) {
      this.opening = this.bring_and_show(sources, {of_page, again});
      return this.opening;
    }

    async bring_and_show(sources, how) {
      const turn = ++this.turn;
      const first = this.view.match === null;
      try {
        const files = await Promise.all(sources.map(source => bring(source)));
        const [review, ...reviews] = files.filter(file => file.review !== null);
        const [log, ...logs] = files.filter(({head}) => head !== null);
        const traces = files.filter(file => file.head === null && file.review === null);
        const others = [...traces.splice(2), ...logs, ...reviews].map(({name}) => name).join(', ');
        const notes = [];
        if (traces.length > 0)
          notes.push(...(await this.show_match(traces, log || this.waiting_log, turn, how)));
        else if (log) notes.push(...(await this.add_log(log, turn)));
        if (turn !== this.turn) return;
        notes.push(...this.add_review(review || this.waiting_review));
        if (first) notes.push(this.page.address.follow());
        if (others !== '') notes.push({key: 'not_shown', bad: true, args: {files: others}});
        this.tell(...notes);
      } catch (error) {
        if (!(error instanceof V.LoadError)) throw error;
        if (turn !== this.turn) return;
        this.fail({key: error.key, args: error.args});
      } finally {
        if (turn === this.turn) this.show_progress(null);
      }
      this.update_texts();
      this.view.notify();
    }

    /// Shows a match; with a log that was brought with it or waits for it, and with the other one of
    /// two matches. Returns notes, as the next two do.
    async show_match(traces, log, turn, {of_page, again}) {
      const [trace, second] = traces;
      const {name} = trace;
      const first = this.view.match === null;
      const progress = share => turn === this.turn && (this.show_progress(share, name), true);
      const begin = (match, game) =>
        turn === this.turn && !again && this.view.open(Object.assign(match, {is_begun: true}), game, name);
      const {match, game} = await V.read_match(trace, name, V.load_game_part, progress, begin);
      const other = second === undefined ? null : await read_other(second, match);
      const fits = Boolean(log) && V.log_fits(log.head, match);
      const shown = fits ? await V.load_log(log, log.head) : null;
      if (turn !== this.turn) return [];
      this.sources = {trace: trace.source};
      if (other !== null) this.sources.other = second.source;
      if (fits) this.sources.log = log.source;
      this.problem = this.waiting_log = null;
      const is_begun = this.view.match !== null && this.view.match.is_begun;
      this.view.open(match, game, name, {log: shown, other, again: again || is_begun});
      this.is_of_page = of_page;
      const of_log = log && !fits ? this.other_log(log) : shown && V.note_of_strange(log.name, shown.strange);
      const kept =
        first && this.page.hand.kept.all([game.name]).some(({over}) => !over)
          ? {key: 'hand_kept', args: {}}
          : null;
      return [this.note_of(match, game), of_log, kept];
    }

    /// Shows a log with the match that is there already; without one, it waits for it.
    async add_log(file, turn) {
      const {match} = this.view;
      if (match === null) {
        this.waiting_log = file;
        this.problem = {key: 'log_alone', args: {file: file.name}};
        return [];
      }
      if (!V.log_fits(file.head, match)) return [this.other_log(file)];
      const log = await V.load_log(file, file.head);
      if (turn !== this.turn) return [];
      this.sources.log = file.source;
      this.view.open_log(log);
      return [V.note_of_strange(file.name, log.strange)];
    }

    /// Shows a review with the match that is there already; without one, it waits for it.
    add_review(file) {
      const {match} = this.view;
      this.waiting_review = match === null && file ? file : null;
      if (!file) return [];
      const {name, review} = file;
      if (match === null) this.problem = {key: 'review_alone', args: {file: name}};
      if (match === null) return [];
      if (V.review_fits(review, match)) {
        const fitting = V.fit_review(review, match);
        this.sources.review = file.source;
        this.view.open_review(fitting);
        return [V.note_of_strange(name, fitting.strange)];
      }
      if (review.match === null) return [V.note_of_strange(name, review.strange)];
      const {game: told, seed, player0, player1, player2, player3} = review.match;
      const other = [player0, player1, player2, player3].join(', ');
      return [
        {key: 'review_other', bad: true, args: {file: name, match: this.name_of_match(told, seed, other)}},
      ];
    }

    other_log({name, head: {game, version, seed, names}}) {
      const match = this.name_of_match(game && `${game} ${version}`, seed, names && names.join(', '));
      return {key: 'log_other', bad: true, args: {file: name, match}};
    }

    /// What is known of a match, for a note; null for what is not.
    name_of_match(game, seed, names) {
      const seed_words = seed === null ? null : this.page.words.text('seed', {seed});
      return [game, seed_words, names && `(${names})`].filter(part => part !== null).join(' ');
    }

    /// Shows how much of a file has been read; null: nothing is.
    show_progress(share, file) {
      const bar = by_id('loading');
      bar.hidden = share === null;
      if (share === null) return;
      bar.value = share;
      bar.setAttribute('aria-label', this.page.words.text('loading', {file}));
    }

    /// What the user should know of a match; null if nothing.
    note_of(match, game) {
      const {trouble, version, damaged} = match;
      const known = game.versions.includes(version);
      if (known && trouble === null && !damaged) return null;
      const args = {version, game: game.name, from: match.first_round, to: match.last_round};
      if (damaged) return {key: 'note_gzip', bad: true, args};
      if (trouble === null) return {key: 'note_version', bad: true, args};
      Object.assign(args, {line: trouble.line, detail: trouble.detail});
      if (trouble.cut) return {key: 'note_cut', bad: true, args};
      return {key: known ? 'note_damaged' : 'note_version_stops', bad: true, args};
    }

    /// Lets the user choose a file; where the browser can, one that it can read again later.
    async choose() {
      if (!window.showOpenFilePicker) {
        by_id('file').click();
        return;
      }
      try {
        const handles = await window.showOpenFilePicker({multiple: true});
        this.open(handles.map(handle => () => read_handle(handle)));
      } catch (error) {
        if (error.name !== 'AbortError') by_id('file').click();
      }
    }

    close() {
      ++this.turn;
      this.sources = {};
      this.problem = this.waiting_log = this.waiting_review = null;
      this.tell(null);
      this.view.close();
    }

    /// The same file again, as it is now; a file that can't be read again is to be chosen again.
    async reload() {
      const sources = Object.values(this.sources);
      if (sources.length === 0) return;
      await this.open(sources, {of_page: this.is_of_page, again: true});
      if (this.problem !== null && this.problem.key === 'error_unreadable') this.choose();
    }

    fail(problem) {
      this.problem = problem;
      if (this.view.match !== null) this.tell({...problem, bad: true});
      this.update_texts();
    }

    /// Shows notes {key, args}, one behind the other; null is none. What is `bad` stays until it is
    /// dismissed.
    tell(...notes) {
      this.notes = notes.filter(note => note !== null);
      clearTimeout(this.fading);
      if (!this.notes.some(({bad}) => bad)) this.fading = setTimeout(() => this.tell(), NOTE_MILLISECONDS);
      this.update_texts();
    }

    update_texts() {
      const {words} = this.page;
      const note = by_id('note');
      note.hidden = this.notes.length === 0;
      note.classList.toggle(
        'bad',
        this.notes.some(({bad}) => bad)
      );
      by_id('note-text').textContent = this.notes
        .map(({key, args}) => words.plain({text: key, args}))
        .join(' ');
      const problem = by_id('problem');
      problem.hidden = this.problem === null;
      if (this.problem !== null)
        problem.textContent = words.plain({text: this.problem.key, args: this.problem.args});
      const {match} = this.view;
      const parts = match === null ? [] : [this.shown_name(), words.text('seed', {seed: match.seed})];
      if (match !== null) parts.push(words.text('version', {version: match.version}));
      const name = by_id('file-name');
      name.title = name.textContent = parts.join(' · ');
    }

    shown_name() {
      const {file_name, other} = this.view;
      return other === null ? file_name : this.page.words.text('one_of_two', {file: file_name});
    }

    watch_drops() {
      const over = on => document.body.classList.toggle('drop-over', on);
      document.addEventListener('dragover', event => {
        event.preventDefault();
        over(true);
      });
      document.addEventListener('dragleave', event => {
        if (event.relatedTarget === null) over(false);
      });
      document.addEventListener('drop', event => {
        over(false);
        // Who has taken it, has prevented the default.
        const files = event.defaultPrevented ? [] : Array.from(event.dataTransfer.files);
        event.preventDefault();
        if (files.length > 0) this.open_files(files);
      });
    }

    /// Copies the address of what is shown, and says what others need besides: the page may not have the
    /// match, or be on this computer only.
    async copy_link() {
      const {view} = this;
      if (view.match === null) return;
      const link = location.href.replace(/#.*$/, '') + V.print_address(view);
      try {
        await navigator.clipboard.writeText(link);
      } catch {
        this.tell({key: 'link', args: {link}, bad: true});
        return;
      }
      const is_of_page = this.is_of_page && view.hand === null && location.protocol !== 'file:';
      this.tell({key: is_of_page ? 'link_copied' : 'link_alone', args: {file: view.file_name}});
    }

    save_position() {
      const {view} = this;
      if (view.match === null) return;
      if (view.round >= view.match.rounds) {
        this.tell({key: 'position_over', args: {}});
        return;
      }
      const file = `round${view.round}.cnf`;
      const text = view.game.print_position(view.match, view.index);
      this.save(file, new Blob([text], {type: 'text/plain'}), 'position_saved');
    }

    toggle_film() {
      if (this.view.match !== null && !this.film.toggle()) this.tell({key: 'no_film', args: {}});
    }

    save_picture() {
      const {view, page} = this;
      if (view.match === null) return;
      const picture = document.createElement('canvas');
      V.draw_picture(picture, page, view);
      const file = `round${view.round}.png`;
      picture.toBlob(blob => this.save(file, blob), 'image/png');
    }

    save(file, blob, key = 'picture_saved') {
      save(file, blob);
      this.tell({key, args: {file}});
    }
  }

  /// What a source brings, unpacked: {name, bytes, damaged, source, head, review}. `head` is that of a
  /// log, null for what is none; so is `review`.
  async function bring(source) {
    const {bytes: packed, name} = await source();
    const unpacked = await V.unpack_file(packed, name);
    const review = V.read_review(unpacked);
    const head = review === null ? V.log_head(unpacked) : null;
    return {...unpacked, name, source, head, review};
  }

  /// The other one of two matches, as the view has it. Throws a LoadError if they can't be compared.
  async function read_other(file, shown) {
    const {match, game} = await V.read_match(file, file.name, V.load_game_part);
    if (!V.are_alike(match, shown)) throw new V.LoadError('not_alike', {file: file.name});
    return {match, game, file_name: file.name, log: null};
  }

  const from_address = address => async () => {
    const name = address.split(/[\\/]/).pop() || address;
    return {bytes: await V.fetch_bytes(address, name), name};
  };

  /// What the user should know of a file, or of the address, of which so much makes no sense; null if
  /// nothing.
  function note_of_strange(file, count) {
    return count === 0 ? null : {key: 'left_out', bad: true, args: {file, count}};
  }

  const read_handle = async handle => V.read_file(await handle.getFile());

  function save(name, blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  Object.assign(V, {Files, note_of_strange, save});
}
