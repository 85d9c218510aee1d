'use strict';
// The part of the page's address behind `#`: the round and the unit that are shown.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const SHORTEST_PAUSE = 0.4;

  /// "#round=57&unit=12" as {round, unit}; what is missing or no number is null.
  function read_address(hash) {
    const words = new URLSearchParams(hash.replace(/^#/, ''));
    const number = name =>
      /^\d{1,9}$/.test(words.get(name) || '') ? Number(words.get(name)) : null;
    return {round: number('round'), unit: number('unit')};
  }

  /// The inverse, for what a view shows.
  function print_address(view) {
    if (view.match === null) return '';
    return `#round=${view.round}` + (view.unit >= 0 ? `&unit=${view.unit}` : '');
  }

  /// Keeps the page's address in step with the view, and the view with the address.
  class Address {
    constructor(view) {
      this.view = view;
      this.written = 0;
      this.later = 0;
      this.used = false;
      window.addEventListener('hashchange', () => this.follow());
    }

    /// Shows what the address says.
    follow() {
      const {view} = this;
      if (view.match === null || location.hash === print_address(view)) return;
      const {round, unit} = read_address(location.hash);
      if (round !== null) view.go_to_round(round);
      if (unit !== null && unit !== view.unit) view.follow(unit);
      if (unit === null && view.unit >= 0) view.follow(-1);
    }

    /// Writes what is shown, not more often than browsers allow.
    update(now) {
      const text = print_address(this.view);
      if (this.view.match !== null) this.used = true;
      if (!this.used || this.view.playing || text === location.hash) return;
      if (now - this.written < SHORTEST_PAUSE) {
        clearTimeout(this.later);
        this.later = setTimeout(() => this.view.notify(), 1000 * SHORTEST_PAUSE);
        return;
      }
      this.written = now;
      try {
        history.replaceState(null, '', text === '' ? location.pathname + location.search : text);
      } catch {
        // Some browsers forbid that to pages from disk.
        location.replace(text === '' ? '#' : text);
      }
    }
  }

  Object.assign(V, {read_address, print_address, Address});
}
