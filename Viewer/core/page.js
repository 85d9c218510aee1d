'use strict';
// The page: puts the parts together and redraws what has changed.
{
  const V = globalThis.Viewer;
  const {make} = V;

  const SLOW_PANELS_FROM = 10;
  const PANEL_SECONDS = 0.12;
  const HELP_KEYS = [['Space', 'k_play'], ['Home, End', 'k_ends'], ['← ↑, → ↓', 'k_one'],
    ['PageUp, PageDown', 'k_ten'], [', .', 'k_speed'], ['M', 'k_animation'], ['W A S D', 'k_point'],
    ['F', 'k_follow'], ['Esc', 'k_escape'], ['O', 'k_arrows'], ['L', 'k_letters'], ['+ −, 0', 'k_zoom'],
    ['Shift + ← ↑ → ↓', 'k_pan'], ['G, P', 'k_save'], ['R', 'k_reload'], ['H', 'k_help']];
  const HELP_MOUSE = ['m_point', 'm_click', 'm_wheel', 'm_charts'];

  const by_id = id => document.getElementById(id);

  class Page {
    constructor() {
      this.view = new V.Controller();
      this.words = new V.Words(this.view);
      this.board = by_id('board');
      this.ctx = this.board.getContext('2d', {alpha: false});
      this.drawer = new V.BoardDrawer((width, height) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, {width, height});
        return canvas;
      });
      this.players = new V.PlayersPanel(by_id('players'), by_id('ranking'));
      this.inspect = new V.InspectPanel(by_id('cell-info'), by_id('followed'));
      this.events = new V.EventsPanel(by_id('events-title'), by_id('event-list'));
      this.charts = new V.ChartsPanel(by_id('charts'), this.view);
      this.timeline = new V.Timeline(by_id('slider'), by_id('marks'), this.view);
      this.files = new V.Files(this);
      this.shown = {};
      this.frame = 0;
      this.panels_at = 0;
    }

    start() {
      const {view} = this;
      this.theme_queries = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']
        .map(query => window.matchMedia(query));
      for (const query of this.theme_queries) query.addEventListener('change', () => this.restyle());
      view.animation = !this.theme_queries[1].matches;
      view.language = V.choose_language(navigator.languages);
      this.address = new V.Address(view);
      new V.BoardGestures(this.board, view, () => this.layout);
      this.watch_buttons();
      this.watch_keys();
      new ResizeObserver(() => this.restyle()).observe(by_id('board-box'));
      new ResizeObserver(() => this.restyle()).observe(by_id('charts'));
      view.listen(() => this.request_frame());
      this.restyle();
      this.files.start();
    }

    /// Draws again, at the next frame of the screen.
    request_frame() {
      if (this.frame === 0) this.frame = requestAnimationFrame(time => this.redraw(time / 1000));
    }

    redraw(now) {
      this.frame = 0;
      const {view} = this;
      const animated = view.match !== null && (view.moving || view.flash !== null);
      if (animated) {
        view.tick(now);
        if (!view.animation && !view.playing) view.position = view.index;
      } else view.last_tick = null;
      this.update_language();
      this.update_match();
      if (view.match !== null) this.update_round(now);
      this.update_buttons();
      this.address.update(now);
    }

    /// Sizes, colours or motion of the page have changed.
    restyle() {
      const style = getComputedStyle(document.documentElement);
      const colour = name => style.getPropertyValue(`--${name}`).trim();
      const still = this.theme_queries[1].matches;
      this.theme = {still, surround: colour('surround'), grid: 'rgba(20, 24, 40, 0.09)',
        pattern: 'rgba(20, 24, 40, 0.3)', path: '#111318', path_edge: 'rgba(255, 255, 255, 0.75)',
        arrow: '#111318', arrow_edge: 'rgba(255, 255, 255, 0.85)', mark: '#111318', mark_edge: '#ffffff',
        cursor: '#111318'};
      const dark = this.theme_queries[0].matches;
      this.chart_style = {dark, grid: colour('border'), text: colour('text'), muted: colour('muted'),
        cursor: colour('muted'), dashes: [[], [7, 3], [2, 2], [9, 3, 2, 3]]};
      const box = by_id('board-box').getBoundingClientRect();
      const ratio = window.devicePixelRatio || 1;
      this.board.width = Math.max(1, Math.round(box.width * ratio));
      this.board.height = Math.max(1, Math.round(box.height * ratio));
      this.chart_style.ratio = ratio;
      this.shown.charts = null;
      this.request_frame();
    }

    update_language() {
      const {view, words} = this;
      const sign = `${view.language} ${view.game === null ? '' : view.game.name}`;
      if (this.shown.language === sign) return;
      this.shown = {language: sign};
      document.documentElement.lang = view.language;
      document.title = view.file_name || words.text('title');
      for (const element of document.querySelectorAll('[data-text]')) {
        element.textContent = words.text(element.dataset.text);
      }
      for (const select of document.querySelectorAll('select.language')) {
        select.value = view.language;
        select.setAttribute('aria-label', words.text('language'));
      }
      const labels = {'#slider': 'slider', '#charts': 'charts', '#players': 'players', '#tools': 'board'};
      for (const [place, key] of Object.entries(labels)) {
        document.querySelector(place).setAttribute('aria-label', words.text(key));
      }
      by_id('help-keys').replaceChildren(...HELP_KEYS.flatMap(([keys, key]) => [
        make('dt', '', {}, ...keys.split(' ').map(name => name === '+' && keys.startsWith('Shift') ? ' + '
          : make('kbd', '', {}, name.replace(/(.),$/, '$1')))),
        make('dd', '', {}, words.text(key))]));
      by_id('help-mouse').replaceChildren(...HELP_MOUSE.map(key => make('li', '', {}, words.text(key))));
      by_id('help-legend').replaceChildren(...this.make_legend());
      this.files.update_texts();
    }

    /// The game's things, drawn, with their names.
    make_legend() {
      const {view, words} = this;
      if (view.game === null) return [];
      return view.game.legend.flatMap(({key, draw}) => {
        const canvas = make('canvas', '', {width: 108, height: 78, 'aria-hidden': 'true'});
        const ctx = canvas.getContext('2d');
        ctx.fillStyle = '#ffffff';
        ctx.fillRect(0, 0, 108, 78);
        draw(new V.Pen(ctx, 48, 30, 15));
        return [make('dt', '', {}, canvas), make('dd', '', {}, words.text(key))];
      });
    }

    /// What changes with the match only.
    update_match() {
      const {view} = this;
      if (this.shown.match === view.match) return;
      this.shown.match = view.match;
      this.shown.index = null;
      document.body.classList.toggle('empty', view.match === null);
      document.title = view.file_name || this.words.text('title');
      if (view.match === null) return;
      view.game.colours.forEach((colour, p) => {
        document.documentElement.style.setProperty(`--clan${p}`, colour);
        document.documentElement.style.setProperty(`--line${p}`, view.game.dark_colours[p]);
      });
      this.players.build(view, this.words);
      this.charts.build(view, this.words);
      this.timeline.build(view, this.words);
      by_id('round-last').textContent = ` / ${view.match.last_round}`;
    }

    update_round(now) {
      const {view, words} = this;
      const seen = V.window_of(view.match, this.board.width, this.board.height);
      view.set_window(seen.rows, seen.cols);
      if (view.playing && view.unit >= 0 && view.zoom > 1) view.center_on_unit();
      this.layout = this.drawer.draw(this.ctx, view, this.board.width, this.board.height, this.theme);
      const hurry = view.playing && view.speed > SLOW_PANELS_FROM && now - this.panels_at < PANEL_SECONDS;
      if (this.shown.index !== view.index) {
        by_id('round-number').textContent = view.round;
        this.timeline.update(view);
      }
      const sign = [view.index, view.cursor, view.unit].join(' ');
      if (hurry || this.shown.charts === `${sign} ${view.letters}`) return;
      this.panels_at = now;
      if (this.shown.index !== view.index) {
        this.players.update(view, words);
        this.events.update(view, words);
        this.board.setAttribute('aria-label', words.text('board_label', {round: view.round}));
        this.shown.index = view.index;
      }
      this.inspect.update(view, words);
      this.charts.update(view, this.chart_style, words);
      this.shown.charts = `${sign} ${view.letters}`;
    }

    update_buttons() {
      const {view, words} = this;
      const state = [view.playing, view.animation, view.arrows, view.letters, view.help, view.speed,
        view.language].join(' ');
      if (this.shown.buttons === state) return;
      this.shown.buttons = state;
      for (const button of document.querySelectorAll('button[data-action]')) {
        let name = button.dataset.action;
        if (name === 'play' && view.playing) name = 'pause';
        const keys = {close_help: 'close', stop_following: 'close', dismiss: 'close'};
        const label = words.text({close_help: 'dismiss'}[name] || name);
        button.innerHTML = `<svg aria-hidden="true"><use href="#i-${keys[name] || name}"></use></svg>`;
        button.title = label;
        button.setAttribute('aria-label', label);
        if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', view[name]);
      }
      const select = by_id('speed-select');
      select.replaceChildren(...V.SPEEDS.map(speed =>
        make('option', '', {value: speed}, words.text('speed', {speed}))));
      select.value = view.speed;
      const dialog = by_id('help');
      if (view.help && !dialog.open) dialog.showModal();
      if (!view.help && dialog.open) dialog.close();
    }

    watch_buttons() {
      const {view, files} = this;
      const actions = {
        open: () => files.choose(), reload: () => files.reload(), close: () => files.close(),
        first: () => view.first(), last: () => view.last(), back: () => view.step(-1),
        forward: () => view.step(1), play: () => view.toggle_play(),
        animation: () => view.toggle('animation'), arrows: () => view.toggle('arrows'),
        letters: () => view.toggle('letters'), help: () => view.toggle('help'),
        close_help: () => view.toggle('help'), zoom_in: () => view.zoom_by(1.5),
        zoom_out: () => view.zoom_by(1 / 1.5), fit: () => view.fit(),
        save_position: () => files.save_position(), save_picture: () => files.save_picture(),
        stop_following: () => view.follow(-1), dismiss: () => files.tell(null),
      };
      document.addEventListener('click', event => {
        const button = event.target.closest('button');
        if (button === null) return;
        if (button.dataset.action) actions[button.dataset.action]();
        // After a click with the mouse, the keys belong to the match again.
        if (event.detail > 0) button.blur();
      });
      by_id('choose').addEventListener('click', () => files.choose());
      for (const select of document.querySelectorAll('select.language')) {
        select.append(...Object.entries(V.LANGUAGES).map(([name, text]) =>
          make('option', '', {value: name, lang: name}, text)));
        select.addEventListener('change', () => view.set_language(select.value));
      }
      by_id('speed-select').addEventListener('change', event => {
        view.set_speed(Number(event.target.value));
        event.target.blur();
      });
      by_id('follow-form').addEventListener('submit', event => {
        event.preventDefault();
        const text = by_id('follow-id').value.trim();
        const unit = /^\d+$/.test(text) ? Number(text) : -1;
        if (unit !== view.unit) view.follow(unit);
      });
      by_id('help').addEventListener('cancel', event => {
        event.preventDefault();
        if (view.help) view.toggle('help');
      });
      by_id('help').addEventListener('click', event => {
        if (event.target === by_id('help')) view.toggle('help');
      });
    }

    watch_keys() {
      document.addEventListener('keydown', event => {
        const {target} = event;
        if (target.matches('input:not([type=range]), select, textarea')) return;
        const presses = event.key === ' ' || event.key === 'Enter';
        if (presses && target.closest('button')) return;
        if (this.view.help && !['h', 'H', 'Escape'].includes(event.key)) return;
        if (V.press_key(event, this.view, this.files)) event.preventDefault();
      });
    }
  }

  Object.assign(V, {Page});
  V.page = new Page();
  V.page.start();
}
