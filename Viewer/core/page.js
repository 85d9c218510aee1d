'use strict';
// The page: puts the parts together and redraws what has changed.
{
  const {by_id} = V;

  // In CSS pixels: gaps, padding and the buttons beside the board; the head, where it is above the board; the
  // least height of panels below it.
  const AROUND = 64;
  const PADDING = 12;
  const HEAD = 54;
  const LEAST_BELOW = 132;
  const LEGEND = 28;
  // Windows that are not higher show no legend and no rulers.
  const LOW = 700;
  // What the toolbar takes with words below its pictures.
  const WORDS = {width: 66, height: 480};
  const RULERS = 14;
  // How far the canvas reaches below its box.
  const FEET = 5;
  // The widest narrow window, with text of the usual size.
  const NARROW = 900;
  const USUAL_TEXT = 14;
  // Two wide boards side by side are less high than the buttons beside them.
  const LEAST_BESIDE_TOOLS = 400;
  // What the viewers of the original games take for themselves.
  const TAKEN = {width: 305, height: 190};

  /// What is beside the page, such as an editor, is its margin.
  const width_of_page = () => window.innerWidth - parseFloat(getComputedStyle(document.body).marginRight);

  /// How wide the board is in each layout, by name, the most convenient one first: it has the whole height,
  /// and all else is at its `side`; `two`, the head is above it, panels on the right; `wide`, they are below.
  /// `rem` is the size of a letter, `shape` is columns / rows, `legend` what the legend takes below the
  /// board.
  function board_widths(rem, shape, legend) {
    const [width, height] = [width_of_page(), window.innerHeight];
    const right = (rem > 16 ? 27 : 21.5) * rem;
    const fit = (across, down) => Math.min(across - AROUND - rulers(), shape * (down - PADDING - rulers()));
    const below = height - (HEAD * rem) / USUAL_TEXT - legend;
    return {
      side: fit(width - 36 * rem, height),
      two: fit(width - right, below),
      wide: fit(width - Math.max(210, 9 * rem), below - LEAST_BELOW),
    };
  }

  /// How wide the board is in the original viewer.
  const wanted_width = shape =>
    Math.min(width_of_page() - TAKEN.width, shape * (window.innerHeight - TAKEN.height));

  /// The first layout in which the board is as large as in the original viewer, else the one in which
  /// it is largest: [name, width of the board].
  function choose_layout(rem, shape, legend) {
    const wanted = wanted_width(shape);
    const widths = Object.entries(board_widths(rem, shape, legend));
    const enough = widths.find(([, width]) => width >= wanted);
    return enough || widths.reduce((best, other) => (other[1] > best[1] ? other : best));
  }

  const size_of_text = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

  const is_narrow = () => document.documentElement.classList.contains('narrow');

  /// Whether there are two boards side by side: of two matches, where there is room.
  const shows_both = ({both, other, hand}) => both && other !== null && hand === null && !is_narrow();

  const is_low = () => window.innerHeight <= LOW;

  /// How many pixels the rulers beside the board take.
  const rulers = () => (is_narrow() || is_low() ? 0 : RULERS);

  function update_layout(view) {
    const {match, alone, beamer, legend} = view;
    const {dataset, classList, style} = document.body;
    const both = shows_both(view);
    classList.toggle('alone', alone);
    classList.toggle('both', both);
    classList.toggle('beamer', beamer);
    if (match === null) return;
    const rem = size_of_text();
    const shape = ((both ? 2 : 1) * match.cols) / match.rows;
    const choose = below => choose_layout(rem, shape, below);
    // The legend takes nothing that the board needs.
    const [name, board] = choose(0);
    const fits = is_narrow() || (!is_low() && (name === 'side' || choose(LEGEND)[1] >= wanted_width(shape)));
    by_id('legend').hidden = !legend || alone || !fits;
    dataset.layout = alone && (name !== 'side' || classList.contains('show')) ? 'alone' : name;
    const height_of_board = Math.max(Math.floor(board / shape) + rulers(), both ? LEAST_BESIDE_TOOLS : 0);
    const words = (WORDS.width * rem) / USUAL_TEXT;
    const left = width_of_page() - board - rulers() - (name === 'side' ? 38 : 21.5) * rem;
    const roomy = left >= words && height_of_board >= WORDS.height;
    style.setProperty('--board-height', `${height_of_board}px`);
    style.setProperty('--board-width', `${Math.floor(board) + rulers() + (roomy ? words : AROUND - 24)}px`);
    classList.toggle('with-words', roomy || is_narrow());
  }

  function colour_clans({colours, letter_colours, line_colours, dark_colours}) {
    for (const [name, all] of Object.entries({
      clan: colours,
      'on-clan': letter_colours,
      line: line_colours,
      'dark-line': dark_colours,
    }))
      all.forEach((colour, p) => document.documentElement.style.setProperty(`--${name}${p}`, colour));
  }

  /// The old object if it says the same: what goes by it needn't be drawn again.
  const kept = (old, now) => (JSON.stringify(old) === JSON.stringify(now) ? old : now);

  const SLOW_PANELS_FROM = 10;
  const PANEL_SECONDS = 0.12;

  class Page {
    constructor() {
      this.view = new V.Controller();
      this.words = new V.Words(this.view);
      this.board = by_id('board');
      this.ctx = this.board.getContext('2d', {alpha: false});
      this.second_board = by_id('second-board');
      this.drawer = new V.BoardDrawer();
      this.second_drawer = new V.BoardDrawer();
      this.players = new V.Scoreboard(by_id('players'), by_id('ranking'));
      this.inspect = new V.InspectPanel(by_id('cell-info'), by_id('followed'));
      this.position = new V.PositionPanel(by_id('position'), by_id('round-note'));
      this.events = new V.EventsPanel(by_id('event-list'), by_id('earlier'));
      this.moments = new V.Moments(by_id('moments'));
      this.ending = new V.Ending(this);
      this.review = new V.ReviewPanel(by_id('why'), (seat, unit) => this.hand.play_on(seat, unit));
      this.legend = new V.Legend(this.view, this.words);
      this.map = new V.MiniMap(this.view);
      this.tip = new V.Tip(by_id('tip'), this.board, this.view);
      this.life = new V.LifePanel(by_id('life'), by_id('unit-marks'));
      this.tabs = new V.Tabs(this.view);
      this.clans = new V.ClanButtons(this.view, this.words);
      this.log = new V.LogPanel(this.view, this.words);
      this.charts = new V.ChartsPanel(by_id('charts'), this.view);
      this.timeline = new V.Timeline(by_id('slider'), by_id('marks'), by_id('preview'), this.view);
      this.files = new V.Files(this);
      this.hand = new V.HandPanel(this);
      this.start_page = new V.StartPage(this);
      this.show = new V.Show(this);
      const [language, match, layout, label, help, style, names] = [0, 1, 2, 3, 4, 5, 6].map(
        () => new V.Drawn()
      );
      this.drawn = {language, match, layout, label, help, style, names};
      this.frame = 0;
      this.panels_at = 0;
    }

    start() {
      const {view} = this;
      this.theme_queries = [
        '(prefers-color-scheme: dark)',
        '(prefers-reduced-motion: reduce)',
        '(forced-colors: active)',
      ].map(query => window.matchMedia(query));
      for (const query of this.theme_queries) query.addEventListener('change', () => this.restyle());
      view.animation = !this.theme_queries[1].matches;
      view.language = V.choose_language([V.remembered('language'), ...navigator.languages]);
      this.address = new V.Address(view, note => this.files.tell(note));
      new V.BoardGestures(this.board, view, () => this.layout);
      this.controls = new V.Controls(view, this.files, this.words);
      const observer = new ResizeObserver(() => this.restyle());
      for (const id of ['board-box', 'start']) observer.observe(by_id(id));
      window.addEventListener('resize', () => this.restyle());
      new ResizeObserver(
        () => view.match !== null && this.charts.update(view, this.chart_style, this.words)
      ).observe(by_id('charts'));
      view.listen(() => this.request_frame());
      this.words.number(0); // what the first number in a language needs takes longer than all others
      this.restyle();
      this.files.start();
      new V.Beside(this.files).start();
    }

    request_frame() {
      if (this.frame === 0) this.frame = requestAnimationFrame(time => this.redraw(time / 1000));
    }

    redraw(now) {
      this.frame = 0;
      const {view} = this;
      const animated = view.match !== null && (view.moving || view.flash !== null);
      if (animated) view.tick(now);
      else view.last_tick = null;
      this.update_language();
      this.show.update();
      this.update_match();
      // All that is written before sizes are read costs the browser one layout.
      if (view.match !== null) this.update_panels(now);
      if (!this.drawn.layout.from(view.match, view.alone, view.beamer, shows_both(view), view.legend)) {
        update_layout(view);
        this.fit_boards();
      }
      if (view.match !== null) this.draw_round();
      this.tabs.update();
      this.hand.update();
      this.start_page.update();
      if (view.help && !this.drawn.help.from(view.language, view.game, this.theme))
        V.fill_help(by_id('help'), view.game, this.words, this.theme);
      this.controls.update();
      this.address.update(now);
    }

    restyle() {
      document.documentElement.classList.toggle(
        'narrow',
        width_of_page() <= (NARROW * size_of_text()) / USUAL_TEXT
      );
      const style = getComputedStyle(document.documentElement);
      const colour = name => style.getPropertyValue(`--${name}`).trim();
      const ratio = window.devicePixelRatio || 1;
      const still = this.theme_queries[1].matches;
      const dark = this.theme_queries[0].matches;
      this.theme = kept(this.theme, {
        still,
        dark,
        ratio,
        surround: colour('surround'),
        muted: colour('muted'),
        rulers: rulers() * ratio,
        feet: FEET * ratio,
        pattern: dark ? 'rgba(235, 238, 255, 0.3)' : 'rgba(20, 24, 40, 0.3)',
        path: '#111318',
        path_edge: 'rgba(255, 255, 255, 0.75)',
        arrow: '#111318',
        arrow_edge: 'rgba(255, 255, 255, 0.85)',
        own: '#b3261e',
        instead: '#0b7a2b',
        mark: '#111318',
        mark_edge: '#ffffff',
        cursor: dark ? '#f6f3ea' : '#111318',
      });
      this.chart_style = kept(this.chart_style, {
        dark,
        grid: colour('grid') || colour('border'),
        text: colour('text'),
        muted: colour('muted'),
        cursor: colour('muted'),
        dashes: [[], [7, 3], [2, 2], [9, 3, 2, 3]],
        ratio,
      });
      update_layout(this.view);
      const same = this.drawn.style.from(this.theme, this.chart_style, width_of_page(), window.innerHeight);
      // A canvas that gets a size is empty: draw at once, not at the next frame.
      if (this.fit_boards()) {
        cancelAnimationFrame(this.frame);
        this.redraw(performance.now() / 1000);
      } else if (!same) this.request_frame();
    }

    /// Gives the canvases the pixels that they have on the screen, and says whether one has others now.
    fit_boards() {
      const {ratio} = this.theme;
      let changed = false;
      for (const board of [this.board, this.second_board]) {
        const box = board.getBoundingClientRect();
        const width = Math.max(1, Math.round(box.width * ratio));
        const height = Math.max(1, Math.round(box.height * ratio));
        if (board.width === width && board.height === height) continue;
        Object.assign(board, {width, height});
        changed = true;
      }
      this.update_window();
      return changed;
    }

    update_window() {
      const {view, board} = this;
      if (view.match === null) return;
      const {rulers, feet} = this.theme;
      const {rows, cols} = V.window_of(view.match, board.width - rulers, board.height - rulers - feet);
      view.set_window(rows, cols, (board.width - rulers) / cols / this.theme.ratio);
    }

    update_language() {
      const {view, words} = this;
      if (this.drawn.language.from(view.language, view.game)) return;
      document.documentElement.lang = view.language;
      // What stands in braces in a text, is in the element's data.
      for (const element of document.querySelectorAll('[data-text]'))
        element.textContent = words.text(element.dataset.text, element.dataset);
      for (const element of document.querySelectorAll('[data-title]'))
        V.set_label(element, words.text(element.dataset.title, element.dataset));
      for (const select of document.querySelectorAll('select.language')) select.value = view.language;
      for (const element of document.querySelectorAll('[data-label]'))
        element.setAttribute('aria-label', words.text(element.dataset.label));
      by_id('follow-id').placeholder = words.text('follow_hint');
    }

    update_match() {
      const {view} = this;
      if (this.drawn.match.from(view.match, view.log, view.review, view.language, view.hand)) return;
      const button = action => document.querySelector(`[data-action=${action}]`);
      button('swap').hidden = view.other === null;
      button('both').hidden = view.other === null || view.hand !== null;
      this.files.update_texts();
      document.body.classList.toggle('empty', view.match === null);
      document.title = view.file_name || this.words.text('title');
      by_id('match-title').textContent = document.title;
      if (view.match === null) return;
      const {style} = document.documentElement;
      style.setProperty('--board-shape', String(view.match.rows / view.match.cols));
      V.colour_clans(view.game);
      this.players.build(view, this.words);
      this.charts.build(view, this.words);
      this.timeline.build(view, this.words);
      this.log.build();
      this.review.build(view, this.words);
      by_id('round-last').textContent = ` / ${view.match.last_round}`;
    }

    draw_second(view) {
      const {width, height} = this.second_board;
      this.second_drawer.draw(this.second_board.getContext('2d'), view, width, height, this.theme);
      this.second_board.setAttribute('aria-label', this.words.text('board_label', {round: view.round}));
      if (this.drawn.names.from(this.view.match, this.view.index, view.index)) return;
      by_id('board-name').replaceChildren(...this.title_of_board(this.view, this.view.file_name));
      by_id('second-name').replaceChildren(...this.title_of_board(view, this.view.other.file_name));
    }

    title_of_board({match, state}, file) {
      const score_of = p => [
        V.swatch(p, {title: match.names[p]}),
        V.make('b', '', {}, this.words.number(state.score[p])),
      ];
      return [V.make('span', 'file', {}, file), ...V.rank_players(state).flatMap(score_of)];
    }

    /// What is said of the round, but for what depends on the sizes of the page.
    update_panels(now) {
      const {view, words} = this;
      if (document.activeElement !== by_id('round-number')) by_id('round-number').value = view.round;
      this.timeline.update(view);
      this.hurry = view.playing && view.speed > SLOW_PANELS_FROM && now - this.panels_at < PANEL_SECONDS;
      if (this.hurry) return;
      this.panels_at = now;
      if (!this.drawn.label.from(view.round, view.language))
        this.board.setAttribute('aria-label', words.text('board_label', {round: view.round}));
      this.players.update(view, words);
      this.position.update(view, words);
      this.events.update(view, words);
      this.moments.update(view, words);
      this.ending.update();
      this.life.update(view, words);
      this.clans.update();
      this.log.update();
      this.inspect.update(view, words);
    }

    draw_round() {
      const {view} = this;
      // The whole board leaves swipes to the page.
      this.board.style.touchAction = view.zoom > 1 ? 'none' : 'pan-y';
      const {width, height} = this.board;
      this.layout = this.drawer.draw(this.ctx, view, width, height, this.theme);
      if (shows_both(view)) this.draw_second(view.beside());
      if (this.hurry) return;
      this.timeline.place();
      this.timeline.update_preview(this.theme);
      this.map.update();
      this.legend.update(this.theme);
      this.tip.update(this.layout);
      this.charts.update(view, this.chart_style, this.words);
    }
  }

  Object.assign(V, {Page, colour_clans, is_narrow});
  V.page = new Page();
  V.page.start();
}
