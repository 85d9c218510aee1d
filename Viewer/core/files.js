'use strict';
// Files: the ways in which a match comes to the page, and what the page saves.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const NOTE_MILLISECONDS = 8000;

  const by_id = id => document.getElementById(id);

  /// Opens matches and saves positions and pictures. `source` is where the shown match came from:
  /// a function that brings {bytes, name} again.
  class Files {
    constructor(page) {
      this.page = page;
      this.view = page.view;
      this.source = null;
      this.problem = null;
      this.message = null;
      this.turn = 0;
      this.fading = 0;
      by_id('file').addEventListener('change', event => {
        const [file] = event.target.files;
        event.target.value = '';
        if (file !== undefined) this.open_file(file);
      });
      this.watch_drops();
    }

    /// Opens what the page was called with: the match inside it, or `?game=FILE`.
    start() {
      const embedded = V.embedded_match();
      const address = new URLSearchParams(location.search).get('game');
      if (embedded !== null) this.open(async () => embedded);
      else if (address) this.open_address(address);
    }

    open_file(file) {
      return this.open(async () => ({bytes: await V.read_file(file), name: file.name}));
    }

    open_address(address) {
      const name = address.split(/[\\/]/).pop() || address;
      return this.open(async () => ({bytes: await V.fetch_bytes(address, name), name}));
    }

    /// Brings and shows a match; a problem is told where the user looks.
    async open(source) {
      const turn = ++this.turn;
      try {
        const {bytes, name} = await source();
        const {match, game} = await V.load_match(bytes, name, V.load_game_part);
        if (turn !== this.turn) return;
        this.source = source;
        this.problem = null;
        const first = this.view.match === null;
        this.view.open(match, game, name);
        if (first) this.page.address.follow();
        this.tell(this.note_of(match, game));
      } catch (error) {
        if (!(error instanceof V.LoadError)) throw error;
        if (turn !== this.turn) return;
        this.problem = {key: error.key, args: error.args};
        if (this.view.match !== null) this.tell({...this.problem, bad: true});
      }
      this.update_texts();
      this.view.notify();
    }

    /// What the user should know of a match; null if nothing.
    note_of(match, game) {
      const {trouble, version} = match;
      const known = game.versions.includes(version);
      if (known && trouble === null) return null;
      const args = {version, game: game.name, from: match.first_round, to: match.last_round};
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
        const [handle] = await window.showOpenFilePicker();
        this.open_handle(handle);
      } catch (error) {
        if (error.name !== 'AbortError') by_id('file').click();
      }
    }

    open_handle(handle) {
      return this.open(() => read_handle(handle));
    }

    close() {
      ++this.turn;
      this.source = this.problem = null;
      this.tell(null);
      this.view.close();
    }

    /// The same file again, as it is now; a file that can't be read again is to be chosen again.
    async reload() {
      if (this.source === null) return;
      await this.open(this.source);
      if (this.problem !== null && this.problem.key === 'error_unreadable') this.choose();
    }

    /// Shows a note: {key, args}, or none. What is `bad` stays until it is dismissed.
    tell(message) {
      this.message = message;
      clearTimeout(this.fading);
      if (message !== null && !message.bad) {
        this.fading = setTimeout(() => this.tell(null), NOTE_MILLISECONDS);
      }
      this.update_texts();
    }

    update_texts() {
      const {words} = this.page;
      const note = by_id('note');
      note.hidden = this.message === null;
      note.classList.toggle('bad', this.message !== null && Boolean(this.message.bad));
      if (this.message !== null) {
        by_id('note-text').textContent = words.plain({
          text: this.message.key,
          args: this.message.args,
        });
      }
      const problem = by_id('problem');
      problem.hidden = this.problem === null;
      if (this.problem !== null)
        problem.textContent = words.plain({text: this.problem.key, args: this.problem.args});
      by_id('file-name').textContent =
        this.view.match === null
          ? ''
          : `${this.view.file_name} · ${words.text('seed', {seed: this.view.match.seed})}`;
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
        event.preventDefault();
        over(false);
        this.open_dropped(event.dataTransfer);
      });
    }

    /// Opens what was dropped, and keeps its handle, where there are handles, to read it again.
    async open_dropped({files: [file], items: [item]}) {
      if (file === undefined) return;
      const handle = item.getAsFileSystemHandle ? item.getAsFileSystemHandle() : null;
      const opening = this.open_file(file);
      const turn = this.turn;
      await opening;
      const found = await handle;
      if (found && found.kind === 'file' && turn === this.turn)
        this.source = () => read_handle(found);
    }

    /// The shown round as a configuration that `./Game` accepts.
    save_position() {
      const {view} = this;
      if (view.match === null) return;
      if (view.round >= view.match.setting('NUM_ROUNDS')) {
        this.tell({key: 'position_over', args: {}});
        return;
      }
      const file = `round${view.round}.cnf`;
      const text = V.print_position(view.match, view.index, view.game);
      save(file, new Blob([text], {type: 'text/plain'}));
      this.tell({key: 'position_saved', args: {file}});
    }

    /// The board as it is shown.
    save_picture() {
      const {view, page} = this;
      if (view.match === null) return;
      const {scale, left, top} = page.layout;
      const x = Math.max(0, left);
      const y = Math.max(0, top);
      const width = Math.min(page.board.width, left + view.match.cols * scale) - x;
      const height = Math.min(page.board.height, top + view.match.rows * scale) - y;
      const picture = document.createElement('canvas');
      Object.assign(picture, {width, height});
      picture.getContext('2d').drawImage(page.board, -x, -y);
      const file = `round${view.round}.png`;
      picture.toBlob(blob => {
        save(file, blob);
        this.tell({key: 'picture_saved', args: {file}});
      }, 'image/png');
    }
  }

  async function read_handle(handle) {
    const file = await handle.getFile();
    return {bytes: await V.read_file(file), name: file.name};
  }

  function save(name, blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  V.Files = Files;
}
