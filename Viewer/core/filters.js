'use strict';
// The buttons and lists that choose which events and orders are shown.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id, make} = V;

  class Filters {
    constructor(view, words) {
      Object.assign(this, {view, words, drawn: new V.Drawn()});
      by_id('filter-unit').addEventListener('click', () =>
        view.set_filter({unit_only: !view.filter.unit_only})
      );
      by_id('filter-kind').addEventListener('change', event =>
        view.set_filter({kind: event.target.value})
      );
      V.release_after_mouse(by_id('filter-kind'));
      this.clans = [0, 1, 2, 3].map(p =>
        make('button', `swatch clan${p}`, {type: 'button', click: () => view.toggle_clan(p)}, String(p))
      );
      by_id('filter-clans').append(...this.clans);
    }

    /// The lists of a match, in the language of the words.
    build() {
      this.drawn = new V.Drawn();
      const {view, words} = this;
      const option = (value, text) => make('option', '', {value}, text);
      const kinds = V.event_kinds(view.game);
      if (!kinds.includes(view.filter.kind)) view.filter = {...view.filter, kind: ''};
      by_id('filter-kind').replaceChildren(
        option('', words.text('all_kinds')),
        ...kinds.map(kind => option(kind, words.event_kind(kind)))
      );
      by_id('filter-kind').setAttribute('aria-label', words.text('all_kinds'));
      by_id('filter').setAttribute('aria-label', words.text('filter'));
      this.clans.forEach((button, p) => {
        const label = words.text('filter_clan', {clan: words.player(p)});
        Object.assign(button, {title: label, ariaLabel: label});
      });
    }

    update() {
      const {filter} = this.view;
      const map = V.heat_of(this.view);
      if (this.drawn.from(filter, map)) return;
      this.clans.forEach((button, p) => button.setAttribute('aria-pressed', filter.clans[p]));
      by_id('filter-unit').setAttribute('aria-pressed', filter.unit_only);
      by_id('filter-kind').value = filter.kind;
      by_id('heat-legend').hidden = map === null;
      if (map !== null) by_id('heat-most').textContent = map.most;
    }
  }

  V.Filters = Filters;
}
