'use strict';
// The part of the page's address behind `#`: what is shown.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const SHORTEST_PAUSE = 0.4;

  const LAYERS = ['arrows', 'letters', 'ids', 'alone'];

  /// What a view shows, as words: "#round=57&unit=12", and what is not as it is at first of the part of
  /// the board, the layers over it, and the filters.
  function print_address(view) {
    if (view.match === null) return '';
    const {round, unit, zoom, row, col, heat, filter} = view;
    const words = {
      round,
      unit: unit >= 0 ? unit : '',
      zoom: zoom > 1 ? [zoom, row, col].map(number => Number(number.toFixed(2))).join('_') : '',
      show: LAYERS.filter(layer => view[layer]).join('_'),
      heat,
      kind: filter.kind,
      clans: filter.clans.every(is_shown => is_shown) ? '' : `c${[0, 1, 2, 3].filter(p => filter.clans[p]).join('')}`,
      only: filter.unit_only ? 'unit' : '',
    };
    const given = Object.entries(words).filter(([, word]) => word !== '');
    return `#${given.map(([name, word]) => `${name}=${word}`).join('&')}`;
  }

  /// Shows what such words say; what is missing or makes no sense stays as it is. A link that has but
  /// round and unit leaves the rest.
  function follow_address(view, hash) {
    const words = new URLSearchParams(hash.replace(/^#/, ''));
    const word = name => words.get(name) || '';
    const number = name => (/^\d{1,9}$/.test(word(name)) ? Number(word(name)) : null);
    const [round, unit] = [number('round'), number('unit')];
    if (round !== null) view.go_to_round(round);
    if (unit !== null && unit !== view.unit) view.follow(unit);
    if (unit === null && view.unit >= 0) view.follow(-1);
    const [zoom, row, col] = word('zoom').split('_').map(Number);
    if (zoom > 1 && row >= 0 && col >= 0) {
      view.zoom_by(zoom / view.zoom);
      view.look_at(row, col);
    }
    if (words.has('show'))
      for (const layer of LAYERS)
        if (view[layer] !== word('show').split('_').includes(layer)) view.toggle(layer);
    if (V.HEAT_MAPS.includes(word('heat'))) view.set_heat(word('heat'));
    if (V.event_kinds(view.game).includes(word('kind'))) view.set_filter({kind: word('kind')});
    if (/^c[0-3]*$/.test(word('clans')))
      view.set_filter({clans: [0, 1, 2, 3].map(p => word('clans').includes(String(p)))});
    if (word('only') === 'unit') view.set_filter({unit_only: true});
    view.notify();
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
      follow_address(view, location.hash);
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

  Object.assign(V, {print_address, follow_address, Address});
}
