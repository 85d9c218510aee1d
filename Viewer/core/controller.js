'use strict';
// What the viewer shows, and the one place that every key, button and gesture calls. No page here.
{
  const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];
  const MOST_ZOOM = 8;
  const TABS = ['match', 'unit', 'log', 'review'];
  const STEP_SECONDS = 0.12;
  const FLASH_SECONDS = 1.6;

  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  /// The state of the view. `index` is the shown round counted from the first of the trace;
  /// `position` is what is drawn, on its way to it or beyond it between two rounds.
  class Controller {
    constructor() {
      this.listeners = [];
      this.match = this.game = this.log = this.review = this.other = null;
      this.file_name = '';
      // The match whose end is no longer told.
      this.dismissed = null;
      this.tab = 'match';
      this.animation = true;
      this.speed = 4;
      this.arrows = this.ids = false;
      this.letters = V.remembered('letters') === 'on';
      this.alone = false;
      // Whether names are large, and only scores and chart are beside the board.
      this.beamer = false;
      // The boards of two matches side by side, where there is room.
      this.both = true;
      this.help = false;
      // Whether there is a line below the board that says what its figures are.
      this.legend = true;
      this.window_rows = this.window_cols = 0;
      // Whether the view follows the action while the match plays; null: where cells are small, of so many
      // pixels.
      this.camera = null;
      this.cell_pixels = 0;
      this.language = 'en';
      this.clans = V.PLAYERS.map(() => true);
      this.drawings = V.PLAYERS.map(() => true);
      this.reset();
    }

    reset() {
      this.index = 0;
      this.position = 0;
      this.playing = false;
      // The index at which it stops, besides its end.
      this.until = Infinity;
      this.last_tick = null;
      if (this.hand) this.hand.branch.end();
      this.hand = null;
      this.unit = -1;
      this.cursor = -1;
      this.flash = null;
      this.zoom = 1;
      this.row = 0;
      this.col = 0;
    }

    listen(listener) {
      this.listeners.push(listener);
    }
    notify() {
      for (const listener of this.listeners) listener(this);
    }

    get last_index() {
      return this.match === null ? 0 : this.match.states.length - 1;
    }
    get round() {
      return this.match === null ? 0 : this.match.first_round + this.index;
    }
    get state() {
      return this.match.states[this.index];
    }
    /// Whether the shown round is the end of the match, which is told on the board.
    get has_ended() {
      return (
        this.match !== null
        && this.index === this.last_index
        && this.match !== this.dismissed
        && V.outcome_of(this.match) !== null
      );
    }
    get moving() {
      return this.playing || this.position !== this.index;
    }

    /// Shows a match, with its log if there is one, and with another way it went, {match, game, file_name,
    /// log}, to which swap() goes; open_review() adds a review. If it is the one shown, whatever its file is
    /// called, or takes its place (`again`), round, unit, cells and view stay as they are, and it goes on
    /// playing.
    open(match, game, file_name, {log = null, other = null, again: in_place = false} = {}) {
      const {index, position, playing, last_tick, unit, zoom, row, col, cursor} = this;
      const again = this.match !== null && (in_place || V.is_same_match(match, this.match));
      if (!again) this.tab = log === null ? 'match' : 'log';
      if (!again) this.camera = null;
      this.was_reviewed = again && this.review !== null;
      const cells = again && this.match.rows === match.rows && this.match.cols === match.cols;
      this.reset();
      Object.assign(this, {match, game, file_name, log, review: null, other});
      this.row = match.rows / 2;
      this.col = match.cols / 2;
      if (again) {
        Object.assign(this, {zoom, row, col, last_tick}, cells ? {cursor} : {});
        if (index < this.last_index) Object.assign(this, {index, position, playing});
        else this.index = this.position = this.last_index;
        if (V.all_ids(match).includes(unit)) this.unit = unit;
        this.keep_unit_in_view();
      }
      this.notify();
    }

    go_on(match, index) {
      this.match = match;
      if (!V.all_ids(match).includes(this.unit)) this.unit = -1;
      this.go(index);
    }

    open_log(log) {
      if (this.log === null) this.tab = 'log';
      this.log = log;
      this.notify();
    }

    open_review(review) {
      this.review = review;
      if (!this.was_reviewed) this.tab = 'review';
      this.notify();
    }

    show_tab(tab) {
      this.tab = tab;
      this.notify();
    }

    swap() {
      if (this.other === null) return;
      const {match, game, file_name, log, review, round, unit} = this;
      Object.assign(this, {review: null}, this.other, {other: {match, game, file_name, log, review}});
      this.index = clamp(round - this.match.first_round, 0, this.last_index);
      this.position = this.index;
      this.playing = false;
      if (!V.all_ids(this.match).includes(unit)) this.unit = -1;
      this.keep_unit_in_view();
      this.notify();
    }

    /// The other match as a view beside this one: in the same round, with the same cells and switches.
    beside() {
      const {match, game, log} = this.other;
      const shift = this.match.first_round - match.first_round;
      const [index, position] = [this.index, this.position].map(at =>
        clamp(at + shift, 0, match.states.length - 1)
      );
      const unit = V.all_ids(match).includes(this.unit) ? this.unit : -1;
      const other = {match: this.match, game: this.game, log: this.log};
      return Object.assign(Object.create(this), {match, game, log, other, index, position, unit});
    }

    close() {
      this.reset();
      this.match = this.game = this.log = this.review = this.other = null;
      this.file_name = '';
      this.notify();
    }

    play() {
      if (this.match === null || this.last_index === 0) return;
      if (this.index === this.last_index) this.index = 0;
      this.position = this.index;
      this.playing = true;
      this.until = Infinity;
      this.last_tick = null;
      this.notify();
    }

    dismiss() {
      this.dismissed = this.match;
      this.notify();
    }

    watch(from, to) {
      this.go(clamp(from, 0, this.last_index));
      this.play();
      this.until = to;
    }

    pause() {
      this.playing = false;
      this.position = this.index;
      this.keep_unit_in_view();
      this.notify();
    }

    toggle_play() {
      if (this.playing) this.pause();
      else this.play();
    }

    /// Shows the round at this index (or the nearest one that there is) and stays there.
    go(index) {
      if (this.match === null || !Number.isFinite(index)) return;
      this.playing = false;
      const target = clamp(Math.round(index), 0, this.last_index);
      const glides = this.animation && target === this.index + 1;
      this.position = glides ? Math.max(this.position, this.index) : target;
      this.index = target;
      this.last_tick = null;
      this.keep_unit_in_view();
      this.notify();
    }

    go_to_round(round) {
      if (this.match !== null) this.go(round - this.match.first_round);
    }
    step(rounds) {
      this.go(this.index + rounds);
    }
    /// The next mark (+1) on the slider or the one before (-1).
    step_to_mark(by) {
      if (this.match === null) return;
      const indices = V.marks_of(this).map(mark => mark.index);
      const others = indices.filter(index => (by > 0 ? index > this.index : index < this.index));
      if (others.length > 0) this.go(by > 0 ? Math.min(...others) : Math.max(...others));
    }
    first() {
      this.go(0);
    }
    last() {
      this.go(this.last_index);
    }

    /// Lets time pass: `now` in seconds, always increasing.
    tick(now) {
      const passed = this.last_tick === null ? 0 : clamp(now - this.last_tick, 0, 0.5);
      this.last_tick = now;
      if (this.playing) {
        this.advance(passed * this.speed);
        if (this.playing) V.film(this, passed);
        else if (V.is_filming(this) && this.index === this.last_index) this.show_all();
      } else if (this.position < this.index) {
        this.position = Math.min(this.index, this.position + passed / STEP_SECONDS);
      } else this.position = this.index;
      if (this.flash !== null) {
        if (this.flash.until === null) this.flash.until = now + FLASH_SECONDS;
        this.flash.left = clamp((this.flash.until - now) / FLASH_SECONDS, 0, 1);
        if (this.flash.left === 0) this.flash = null;
      }
      this.keep_unit_in_view();
      this.notify();
    }

    advance(rounds) {
      const end = Math.min(this.until, this.last_index);
      this.position = Math.min(this.position + rounds, end);
      this.index = Math.floor(this.position);
      if (this.index === end) this.playing = false;
    }

    toggle(what) {
      this[what] = !this[what];
      if (what === 'letters') V.remember(what, this.letters ? 'on' : '');
      if (what === 'animation' && !this.playing) this.position = this.index;
      this.notify();
    }

    toggle_camera() {
      const was_on = V.is_filming(this);
      this.show_all();
      this.camera = !was_on;
      this.notify();
    }

    end_camera() {
      if (V.is_filming(this)) this.camera = false;
    }

    set_speed(speed) {
      this.speed = clamp(speed, SPEEDS[0], SPEEDS[SPEEDS.length - 1]);
      this.notify();
    }

    /// The next greater (+1) or smaller (-1) of the usual speeds.
    change_speed(by) {
      const others = SPEEDS.filter(speed => (by > 0 ? speed > this.speed : speed < this.speed));
      if (others.length > 0) this.set_speed(by > 0 ? others[0] : others[others.length - 1]);
    }

    toggle_clan(clan) {
      this.clans = this.clans.map((shown, p) => shown !== (p === clan));
      this.notify();
    }

    toggle_drawings(player) {
      this.drawings = this.drawings.map((shown, p) => shown !== (p === player));
      this.notify();
    }

    set_language(language) {
      this.language = language;
      this.notify();
    }

    /// Follows a unit; -1, or the unit that is followed, ends that.
    follow(unit) {
      if (this.match === null) return;
      const known = V.all_ids(this.match).includes(unit);
      this.unit = known && unit !== this.unit ? unit : -1;
      if (this.unit >= 0) this.tab = 'unit';
      else if (this.tab === 'unit') this.tab = 'match';
      this.keep_unit_in_view();
      this.notify();
    }

    /// Zoomed in, the unit that is followed is in the middle, also on its way between two rounds.
    keep_unit_in_view() {
      if (this.match === null || this.unit < 0 || this.zoom <= 1) return;
      const place = V.place_between(V.scene_of(this), this.unit);
      if (place !== null) this.look_at(place.row + 0.5, place.col + 0.5);
    }

    /// Points at a cell (row * columns + column); -1 at none.
    point(cell) {
      if (this.match === null || cell === this.cursor) return;
      this.cursor = cell;
      this.notify();
    }

    move_cursor(rows, cols) {
      if (this.match === null) return;
      const {match} = this;
      const start =
        this.cursor >= 0 ? this.cursor : Math.floor(match.rows / 2) * match.cols + Math.floor(match.cols / 2);
      const {row, col} = V.place_of(match, start);
      this.point(clamp(row + rows, 0, match.rows - 1) * match.cols + clamp(col + cols, 0, match.cols - 1));
    }

    /// Gives the order by hand that the cell pointed at means, or follows the unit there.
    follow_cursor() {
      if (this.match === null || this.cursor < 0) return;
      if (this.hand !== null && this.hand.point()) return;
      const unit = this.state.unit_on(this.cursor);
      if (unit >= 0) this.follow(unit);
    }

    go_to_places(index, places) {
      this.go(index);
      this.show_places(places);
    }

    show_places(places) {
      this.flash = {places, left: 1, until: null};
      if (this.zoom > 1 && places.length > 0 && !places.every(cell => this.sees(cell))) {
        const at = places.map(cell => V.place_of(this.match, cell));
        const mean = name => at.reduce((sum, place) => sum + place[name], 0) / at.length;
        this.look_at(mean('row') + 0.5, mean('col') + 0.5);
        if (!this.sees(places[0])) this.look_at(at[0].row + 0.5, at[0].col + 0.5);
      }
      this.notify();
    }

    sees(cell) {
      const {row, col} = V.place_of(this.match, cell);
      const near = (at, middle, seen) => Math.abs(at + 0.5 - middle) < seen / this.zoom / 2;
      return near(row, this.row, this.window_rows) && near(col, this.col, this.window_cols);
    }

    /// How many rows and columns the page has room for at zoom 1, each so many pixels of the page.
    set_window(rows, cols, cell_pixels = 0) {
      this.cell_pixels = cell_pixels;
      if (this.match === null || (rows === this.window_rows && cols === this.window_cols)) return;
      this.window_rows = rows;
      this.window_cols = cols;
      this.look_at(this.row, this.col);
      this.keep_unit_in_view();
    }

    /// Brings a point of the board as near to the middle as the edges of the board allow.
    look_at(row, col) {
      const center = (wanted, count, seen) =>
        seen >= count ? count / 2 : clamp(wanted, seen / 2, count - seen / 2);
      this.row = center(row, this.match.rows, (this.window_rows || this.match.rows) / this.zoom);
      this.col = center(col, this.match.cols, (this.window_cols || this.match.cols) / this.zoom);
    }

    /// Zooms by a factor. The point (row, col) of the board stays where it is; without one, the
    /// unit that is followed comes to the middle, or the middle stays.
    zoom_by(factor, row = null, col = null) {
      if (this.match === null) return;
      this.end_camera();
      const zoom = clamp(this.zoom * factor, 1, MOST_ZOOM);
      const ratio = this.zoom / zoom;
      this.zoom = zoom;
      if (row !== null) this.look_at(row + (this.row - row) * ratio, col + (this.col - col) * ratio);
      else if (this.unit >= 0) this.keep_unit_in_view();
      else this.look_at(this.row, this.col);
      this.notify();
    }

    pan(rows, cols) {
      if (this.match === null) return;
      this.end_camera();
      this.look_at(this.row + rows, this.col + cols);
      this.notify();
    }

    fit() {
      if (this.match === null) return;
      this.end_camera();
      this.show_all();
      this.notify();
    }

    show_all() {
      this.zoom = 1;
      this.look_at(this.match.rows / 2, this.match.cols / 2);
    }
  }

  Object.assign(V, {Controller, SPEEDS, TABS});
}
