'use strict';
// The buttons and lists that choose which events, orders and heat map are shown.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id, make} = V;

  const GIF_ROUNDS = [5, 10, 20, 50, 100];

  class Filters {
    constructor(view, words) {
      Object.assign(this, {view, words, drawn: new V.Drawn()});
      by_id('filter-unit').addEventListener('click', () =>
        view.set_filter({unit_only: !view.filter.unit_only})
      );
      by_id('filter-kind').addEventListener('change', event =>
        view.set_filter({kind: event.target.value})
      );
      by_id('heat').addEventListener('change', event => view.set_heat(event.target.value));
      for (const id of ['filter-kind', 'heat', 'gif']) V.release_after_mouse(by_id(id));
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
      by_id('heat').replaceChildren(
        option('', words.text('no_heat')),
        ...V.HEAT_MAPS.map(heat => option(heat, words.text(`heat_${heat}`)))
      );
      by_id('gif').replaceChildren(
        option('', words.text('gif')),
        ...GIF_ROUNDS.map(count => option(count, words.text('gif_rounds', {count})))
      );
      const labels = {'filter-kind': 'all_kinds', heat: 'heat', gif: 'gif', filter: 'filter'};
      for (const [id, key] of Object.entries(labels))
        by_id(id).setAttribute('aria-label', words.text(key));
      for (const id of ['heat', 'gif']) by_id(id).title = words.text(id);
      this.clans.forEach((button, p) => {
        const label = words.text('filter_clan', {clan: words.player(p)});
        Object.assign(button, {title: label, ariaLabel: label});
      });
    }

    update() {
      const {filter, heat} = this.view;
      const map = V.heat_of(this.view);
      if (this.drawn.from(filter, heat, map)) return;
      this.clans.forEach((button, p) => button.setAttribute('aria-pressed', filter.clans[p]));
      by_id('filter-unit').setAttribute('aria-pressed', filter.unit_only);
      by_id('filter-kind').value = filter.kind;
      by_id('heat').value = heat;
      by_id('heat-label').classList.toggle('on', heat !== '');
      by_id('heat-legend').hidden = map === null;
      if (map !== null) by_id('heat-most').textContent = map.most;
    }
  }

  V.Filters = Filters;
}
