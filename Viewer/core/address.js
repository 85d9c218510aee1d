'use strict';
// The part of the page's address behind `#`: what is shown.
{
  const SHORTEST_PAUSE = 0.4;

  const [CHOSEN, SWITCHED] = [true, false].map(has => V.LAYERS.filter(layer => Boolean(layer.choices) === has));
  const SHOWN = [...SWITCHED.map(({name}) => name), 'alone'];

  const usual_tab = ({unit}) => (unit >= 0 ? 'unit' : 'match');

  /// What a view shows, as words: "#round=57&unit=12", and what is not as it is at first of the part of
  /// the board, the layers over it, and the filters.
  function print_address(view) {
    if (view.match === null) return '';
    const {round, unit, zoom, row, col, filter} = view;
    const words = {
      round,
      unit: unit >= 0 ? unit : '',
      zoom: zoom > 1 ? [zoom, row, col].map(number => Number(number.toFixed(2))).join('_') : '',
      show: SHOWN.filter(name => view[name]).join('_'),
      ...Object.fromEntries(CHOSEN.map(({name}) => [name, view[name]])),
      kind: filter.kind,
      clans: filter.clans.every(is_shown => is_shown) ? '' : `c${[0, 1, 2, 3].filter(p => filter.clans[p]).join('')}`,
      only: filter.unit_only ? 'unit' : '',
      tab: view.tab === usual_tab(view) ? '' : view.tab,
    };
    const given = Object.entries(words).filter(([, word]) => word !== '');
    return `#${given.map(([name, word]) => `${name}=${word}`).join('&')}`;
  }

  /// Shows what such words say; what is missing or makes no sense stays as it is. A link that has but
  /// round and unit leaves the rest. Returns how many make no sense.
  function follow_address(view, hash) {
    const {found, strange} = V.read_address(hash, SHOWN, view.game);
    const {round, unit, zoom, show, kind, clans, only, tab} = found;
    if (round !== undefined) view.go_to_round(Number(round));
    if (unit !== undefined && Number(unit) !== view.unit) view.follow(Number(unit));
    if (unit === undefined && view.unit >= 0) view.follow(-1);
    if (zoom !== undefined) {
      const [factor, row, col] = zoom.split('_').map(Number);
      view.zoom_by(factor / view.zoom);
      view.look_at(row, col);
    }
    if (show !== undefined) for (const name of SHOWN) view[name] = show.split('_').includes(name);
    for (const {name} of CHOSEN) if (found[name] !== undefined) view[name] = found[name];
    if (kind !== undefined) view.set_filter({kind});
    if (clans !== undefined) view.set_filter({clans: [0, 1, 2, 3].map(p => clans.includes(String(p)))});
    if (only !== undefined) view.set_filter({unit_only: true});
    if (tab !== undefined) view.show_tab(tab);
    view.notify();
    return strange;
  }

  /// Keeps the page's address in step with the view, and the view with the address.
  class Address {
    /// `tell(note)` tells the user what makes no sense.
    constructor(view, tell) {
      Object.assign(this, {view, written: 0, later: 0, used: false});
      window.addEventListener('hashchange', () => {
        const note = this.follow();
        if (note !== null) tell(note);
      });
    }

    /// Shows what the address says. Returns a note on what makes no sense, or null.
    follow() {
      const {view} = this;
      if (view.match === null || location.hash === print_address(view)) return null;
      return V.note_of_strange('#', follow_address(view, location.hash));
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
