'use strict';
// What the viewer shows, and the one place that every key, button and gesture calls. No page here.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const SPEEDS = [1, 2, 4, 8, 15, 30, 60];
  const MOST_ZOOM = 8;
  const STEP_SECONDS = 0.12;
  const FLASH_SECONDS = 1.6;

  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  /// The state of the view. `index` is the shown round counted from the first of the trace;
  /// `position` is what is drawn, on its way to it or beyond it between two rounds.
  class Controller {
    constructor() {
      this.listeners = [];
      this.match = null;
      this.game = null;
      this.file_name = '';
      this.animation = true;
      this.speed = 4;
      this.arrows = false;
      this.letters = false;
      this.help = false;
      this.window_rows = this.window_cols = 0;
      this.language = 'en';
      this.reset();
    }

    reset() {
      this.index = 0;
      this.position = 0;
      this.playing = false;
      this.last_tick = null;
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
    get moving() {
      return this.playing || this.position !== this.index;
    }

    /// Shows a match. If it has the name of the one shown, round, unit and view stay as they are.
    open(match, game, file_name) {
      const again = this.match !== null && this.file_name === file_name;
      const {index, unit, zoom, row, col} = this;
      this.reset();
      Object.assign(this, {match, game, file_name});
      this.row = match.rows / 2;
      this.col = match.cols / 2;
      if (again) {
        Object.assign(this, {zoom, row, col});
        this.index = this.position = Math.min(index, this.last_index);
        if (unit < game.count_units_of(this.state)) this.unit = unit;
      }
      this.notify();
    }

    close() {
      this.reset();
      this.match = this.game = null;
      this.file_name = '';
      this.notify();
    }

    play() {
      if (this.match === null || this.last_index === 0) return;
      if (this.index === this.last_index) this.index = 0;
      this.position = this.index;
      this.playing = true;
      this.last_tick = null;
      this.notify();
    }

    pause() {
      this.playing = false;
      this.position = this.index;
      this.notify();
    }

    toggle_play() {
      if (this.playing) this.pause();
      else this.play();
    }

    /// Shows the round at this index (or the nearest one that there is).
    go(index) {
      if (this.match === null || !Number.isFinite(index)) return;
      const target = clamp(Math.round(index), 0, this.last_index);
      const glides = this.animation && !this.playing && target === this.index + 1;
      this.position = glides ? Math.max(this.position, this.index) : target;
      this.index = target;
      this.last_tick = null;
      this.notify();
    }

    go_to_round(round) {
      if (this.match !== null) this.go(round - this.match.first_round);
    }
    step(rounds) {
      this.go(this.index + rounds);
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
      if (this.playing) this.advance(passed * this.speed);
      else if (this.position < this.index) {
        this.position = Math.min(this.index, this.position + passed / STEP_SECONDS);
      } else this.position = this.index;
      if (this.flash !== null) {
        if (this.flash.until === null) this.flash.until = now + FLASH_SECONDS;
        this.flash.left = clamp((this.flash.until - now) / FLASH_SECONDS, 0, 1);
        if (this.flash.left === 0) this.flash = null;
      }
      this.notify();
    }

    advance(rounds) {
      this.position = Math.min(this.position + rounds, this.last_index);
      this.index = Math.floor(this.position);
      if (this.index === this.last_index) this.playing = false;
    }

    toggle(what) {
      if (!['animation', 'arrows', 'letters', 'help'].includes(what)) throw new Error(what);
      this[what] = !this[what];
      if (what === 'animation' && !this.playing) this.position = this.index;
      this.notify();
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

    set_language(language) {
      this.language = language;
      this.notify();
    }

    /// Follows a unit; -1, or the unit that is followed, ends that.
    follow(unit) {
      if (this.match === null) return;
      const known = unit >= 0 && unit < this.game.count_units_of(this.state);
      this.unit = known && unit !== this.unit ? unit : -1;
      if (this.unit >= 0 && this.zoom > 1) this.center_on_unit();
      this.notify();
    }

    center_on_unit() {
      const place = this.game.place_of_unit(this.state, this.unit);
      if (place !== null) this.look_at(place.row + 0.5, place.col + 0.5);
    }

    /// Points at a cell (row * columns + column); -1 at none.
    point(cell) {
      if (this.match === null || cell === this.cursor) return;
      this.cursor = cell;
      this.notify();
    }

    /// Moves the cell that is pointed at, as the keys do.
    move_cursor(rows, cols) {
      if (this.match === null) return;
      const {match} = this;
      const start =
        this.cursor >= 0
          ? this.cursor
          : Math.floor(match.rows / 2) * match.cols + Math.floor(match.cols / 2);
      const row = clamp(Math.floor(start / match.cols) + rows, 0, match.rows - 1);
      const col = clamp((start % match.cols) + cols, 0, match.cols - 1);
      this.point(row * match.cols + col);
    }

    /// Follows the unit on the cell that is pointed at.
    follow_cursor() {
      if (this.match === null || this.cursor < 0) return;
      this.follow(this.game.unit_at(this.match, this.state, this.cursor));
    }

    /// Makes cells flash.
    show_places(places) {
      this.flash = {places, left: 1, until: null};
      this.notify();
    }

    /// How many rows and columns the page has room for at zoom 1.
    set_window(rows, cols) {
      if (rows === this.window_rows && cols === this.window_cols) return;
      this.window_rows = rows;
      this.window_cols = cols;
      this.look_at(this.row, this.col);
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
      const zoom = clamp(this.zoom * factor, 1, MOST_ZOOM);
      const ratio = this.zoom / zoom;
      this.zoom = zoom;
      if (row !== null)
        this.look_at(row + (this.row - row) * ratio, col + (this.col - col) * ratio);
      else if (this.unit >= 0) this.center_on_unit();
      else this.look_at(this.row, this.col);
      this.notify();
    }

    /// Moves the view by cells.
    pan(rows, cols) {
      if (this.match === null) return;
      this.look_at(this.row + rows, this.col + cols);
      this.notify();
    }

    fit() {
      if (this.match === null) return;
      this.zoom = 1;
      this.look_at(this.match.rows / 2, this.match.cols / 2);
      this.notify();
    }
  }

  Object.assign(V, {Controller, SPEEDS});
}
