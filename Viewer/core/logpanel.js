'use strict';
// The panel of the log. What players have written only ever becomes text nodes.
{
  const {by_id, make} = V;

  const MOST_LINES = 200;
  const MORE_LINES = 1000;
  const MOST_DRAWN = 5000;
  const MOST_LETTERS = 2000;
  const MOST_HITS = 5000;
  const PAUSE_MILLISECONDS = 150;

  class LogPanel {
    constructor(view, words) {
      Object.assign(this, {view, words, hits: [], hit: -1, closed: new Set(), drawn: new V.Drawn()});
      this.forget();
      this.find = by_id('log-find');
      this.find.addEventListener('input', () => {
        clearTimeout(this.later);
        this.later = setTimeout(() => this.search(), PAUSE_MILLISECONDS);
      });
      this.find.addEventListener('keydown', event => {
        if (event.key === 'Enter') this.jump(event.shiftKey ? -1 : 1);
        if (event.key === 'Escape') by_id('board').focus();
        if (event.key === 'Enter') event.preventDefault();
      });
      for (const [id, by, icon] of [
        ['log-before', -1, 'back'],
        ['log-next', 1, 'forward'],
      ]) {
        by_id(id).innerHTML = V.icon(icon);
        by_id(id).addEventListener('click', () => this.jump(by));
      }
      this.switches = view.drawings.map((_, p) =>
        V.swatch(p, {click: () => view.toggle_drawings(p)}, 'button')
      );
      by_id('log-drawings').append(...this.switches);
    }

    forget() {
      this.limits = Array(V.NUM_PLAYERS).fill(MOST_LINES);
      this.told = new Set();
    }

    build() {
      const {view, words} = this;
      const {log} = view;
      this.forget();
      by_id('log').hidden = log === null;
      this.find.placeholder = this.find.ariaLabel = words.text('log_find');
      for (const [id, key] of [
        ['log-before', 'hit_before'],
        ['log-next', 'hit_next'],
      ])
        V.set_label(by_id(id), words.text(key));
      if (log === null) return;
      this.switches.forEach((button, p) => {
        V.set_label(button, words.text('drawings_of', {player: words.player(p)}));
      });
      this.reference = reference_pattern(view.game);
      this.search();
    }

    search() {
      const {view} = this;
      if (view.log === null) return;
      this.query = this.find.value;
      this.hits = V.search_log(view.log, this.query, MOST_HITS);
      this.hit = -1;
      this.show_count();
      view.notify();
    }

    show_count() {
      const {hits, hit} = this;
      const all = hits.length === MOST_HITS ? `${MOST_HITS}+` : hits.length;
      by_id('log-count').textContent = this.query === '' ? '' : `${hit < 0 ? '' : `${hit + 1} / `}${all}`;
      for (const id of ['log-before', 'log-next']) by_id(id).disabled = hits.length === 0;
    }

    /// To the next hit (+1) or the one before (-1); the first time, to the one that is nearest to the
    /// round that is shown.
    jump(by) {
      const {view} = this;
      clearTimeout(this.later);
      if (this.query !== this.find.value) this.search();
      const {hits} = this;
      if (hits.length === 0) return;
      if (this.hit >= 0) this.hit = (this.hit + by + hits.length) % hits.length;
      else {
        const from = hits.findIndex(line => V.round_of_line(view.log, line) >= view.round);
        this.hit = by > 0 ? Math.max(from, 0) : (from < 0 ? hits.length : from + hits.length) - 1;
        this.hit %= hits.length;
      }
      // The hit comes into view again, even if it is the same.
      this.drawn = new V.Drawn();
      this.show_count();
      view.go_to_round(V.round_of_line(view.log, hits[this.hit]));
      view.notify();
    }

    update() {
      const {view} = this;
      if (view.log === null) return;
      this.switches.forEach((button, p) => button.setAttribute('aria-pressed', view.drawings[p]));
      if (this.drawn.from(view.log, view.index, view.language, this.hits, this.hit)) return;
      if (this.index !== view.index) this.forget();
      this.index = view.index;
      this.fill();
    }

    fill() {
      const {view, words} = this;
      const {log, round} = view;
      by_id('log-title').textContent = words.text('log_title', {round});
      const players = V.round_of_log(log, round).map((found, p) =>
        view.index > 0 ? found : with_lines_before(found, V.round_of_log(log, -1)[p])
      );
      const parts = players.map((found, p) => this.player_part(found, p)).filter(part => part !== null);
      const lines = log.rounds.get(round);
      if (parts.length === 0) parts.push(make('p', 'muted', {}, words.text('log_nothing')));
      if (lines && !lines.whole) parts.push(make('p', 'bad', {}, words.text('log_cut')));
      const box = by_id('log-lines');
      const focused = box.contains(document.activeElement);
      box.replaceChildren(...parts);
      if (focused) box.focus();
      const hit = box.querySelector('.hit');
      if (hit !== null) hit.scrollIntoView({block: 'nearest'});
    }

    /// What there is of a player; null if there is nothing.
    player_part(found, p) {
      const lines = [...this.failed_lines(found), ...this.said_lines(found, p), ...this.end_lines(found)];
      if (lines.length === 0 && Number.isNaN(found.cpu)) return null;
      const head = [V.swatch(p), make('b', '', {}, this.view.match.names[p])];
      if (!Number.isNaN(found.cpu))
        head.push(make('span', 'time muted', {}, `${V.milliseconds(found.cpu)} ms`));
      if (lines.length === 0) return make('div', 'said silent', {'data-player': p}, ...head);
      const part = make('details', 'said', {'data-player': p}, make('summary', '', {}, ...head));
      part.open = !this.closed.has(p) || lines.some(line => line.classList.contains('hit'));
      part.addEventListener('toggle', () => (part.open ? this.closed.delete(p) : this.closed.add(p)));
      part.append(make('ul', 'lines', {}, ...lines));
      return part;
    }

    failed_lines({orders}) {
      return orders
        .filter(({reason}) => reason !== '')
        .map(order => {
          const {unit, line} = order;
          return this.line('failed', line, [this.unit_node(unit), ` ${this.words.idle_order(order)}`]);
        });
    }

    /// The lines that were said; drawings are counted, until they are asked for. Only as many lines
    /// as are shown are looked at.
    said_lines({said}, p) {
      const lines = [];
      const drawn = [];
      const hit = this.hits[this.hit];
      let looked = 0;
      while (looked < said.length && lines.length < this.limits[p] && drawn.length < MOST_DRAWN) {
        const line = said[looked++];
        const is_counted = line !== hit && !this.told.has(p) && this.is_drawn(line);
        if (is_counted) drawn.push(line);
        else lines.push(this.said_line(line));
      }
      if (said.indexOf(hit) >= looked) lines.push(this.said_line(hit));
      const left = said.length - looked;
      if (drawn.length > 0)
        lines.push(this.button('drawings_more', {count: drawn.length}, () => this.told.add(p)));
      if (left > 0)
        lines.push(this.button('lines_more', {count: left}, () => (this.limits[p] += MORE_LINES)));
      return lines;
    }

    is_drawn(line) {
      const {log, match} = this.view;
      if (!V.is_drawing(log, line)) return false;
      return V.parse_drawing(V.said_text(log, line), match).kind !== 'wrong';
    }

    said_line(line) {
      const {view, words} = this;
      const text = V.said_text(view.log, line);
      const parts = this.text_nodes(text);
      if (!V.is_drawing(view.log, line)) return this.line('text', line, parts);
      const drawing = V.parse_drawing(text, view.match);
      if (drawing.kind === 'wrong') parts.push(make('em', 'bad', {}, ` ${words.plain(drawing)}`));
      return this.line('drawing', line, parts);
    }

    end_lines({lost, out}) {
      const lines = [];
      const add = (text, args) => lines.push(make('li', 'bad', {}, this.words.text(text, args)));
      if (lost !== null) add('lines_lost', lost);
      if (out !== '') add('out_why', {why: this.words.reason(out)});
      return lines;
    }

    line(kind, number, parts) {
      const is_hit = number === this.hits[this.hit];
      return make('li', is_hit ? `${kind} hit` : kind, {'data-line': number}, ...parts);
    }

    button(text, args, change) {
      const click = () => {
        change();
        this.fill();
      };
      const label = this.words.text(text, args);
      return make('li', '', {}, make('button', 'event quiet', {click}, label));
    }

    unit_node(unit) {
      const {view, words} = this;
      if (!view.state.has(unit)) return make('b', '', {}, String(unit));
      const value = V.unit_value(view.game, view.state, unit);
      return this.reference_button(words.unit(value), () => this.show_unit(unit), value.clan);
    }

    reference_button(text, click, clan = -1) {
      const button = make('button', 'reference', {click}, text);
      if (clan >= 0) button.classList.add(`clan${clan}`);
      return button;
    }

    show_unit(unit) {
      const {view} = this;
      const cell = view.state.has(unit) ? view.state.cell_of(unit) : -1;
      if (cell >= 0 && view.state.place(unit) !== null) view.show_places([cell]);
    }

    /// A text in which cells such as (12, 30) and units such as "unit 40" can be clicked, and what is
    /// searched for is marked.
    text_nodes(text) {
      const {view} = this;
      const {rows, cols} = view.match;
      const shown = text.slice(0, MOST_LETTERS);
      const nodes = [];
      let at = 0;
      for (const found of shown.matchAll(this.reference)) {
        const {row, col, unit} = found.groups;
        const is_cell = unit === undefined;
        if (is_cell ? !(row < rows && col < cols) : !view.state.has(Number(unit))) continue;
        nodes.push(...this.marked(shown.slice(at, found.index)));
        const click = is_cell
          ? () => view.show_places([row * cols + Number(col)])
          : () => this.show_unit(Number(unit));
        nodes.push(this.reference_button(found[0], click));
        at = found.index + found[0].length;
      }
      nodes.push(...this.marked(shown.slice(at)));
      if (shown.length < text.length)
        nodes.push(make('em', 'muted', {}, ` … (+${text.length - shown.length})`));
      return nodes;
    }

    marked(text) {
      if (this.query === '') return [text];
      const nodes = [];
      const [plain, wanted] = [text.toLowerCase(), this.query.toLowerCase()];
      let at = 0;
      for (let hit = plain.indexOf(wanted); hit >= 0; hit = plain.indexOf(wanted, at)) {
        nodes.push(text.slice(at, hit), make('mark', '', {}, text.slice(hit, hit + wanted.length)));
        at = hit + wanted.length;
      }
      nodes.push(text.slice(at));
      return nodes;
    }
  }

  function with_lines_before(found, before) {
    return {...found, said: [...before.said, ...found.said], out: before.out || found.out};
  }

  /// Cells, and units by the names that they have in any language.
  function reference_pattern(game) {
    const names = Object.keys(V.LANGUAGES).flatMap(language =>
      ['unit', ...game.unit_kinds].map(kind => V.find_text(language, game, kind).replace('{id}', '').trim())
    );
    const unit = [...new Set(['unit', ...names])].map(name => name.replace(/[^\p{L} ]/gu, '.')).join('|');
    return new RegExp(
      `\\((?<row>\\d{1,4}), ?(?<col>\\d{1,4})\\)|(?<![\\p{L}\\d])(?:${unit}) (?<unit>\\d{1,6})(?!\\d)`,
      'giu'
    );
  }

  V.LogPanel = LogPanel;
}
