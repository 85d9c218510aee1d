'use strict';
// The tabs of the panel beside the board.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id} = V;

  class Tabs {
    constructor(view) {
      Object.assign(this, {view, list: by_id('tabs'), drawn: new V.Drawn()});
      this.tabs = V.TABS.map(name => ({name, button: by_id(`tab-${name}`), panel: by_id(`panel-${name}`)}));
      for (const {name, button} of this.tabs) button.addEventListener('click', () => view.show_tab(name));
      this.list.addEventListener('keydown', event => this.press(event));
    }

    /// Arrows lead from tab to tab.
    press(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const last = V.TABS.length - 1;
      const at = V.TABS.indexOf(this.view.tab);
      const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
      const to = by ? (at + by + last + 1) % (last + 1) : {Home: 0, End: last}[event.key];
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      this.view.show_tab(V.TABS[to]);
      this.update();
      this.tabs[to].button.focus();
    }

    update() {
      const {tab, log, review} = this.view;
      const is_column = document.body.dataset.layout === 'wide' && window.innerWidth > 900;
      if (this.drawn.from(tab, log, review, is_column)) return;
      this.list.setAttribute('aria-orientation', is_column ? 'vertical' : 'horizontal');
      for (const {name, button, panel} of this.tabs) {
        const is_shown = name === tab;
        button.setAttribute('aria-selected', is_shown);
        button.tabIndex = is_shown ? 0 : -1;
        panel.hidden = !is_shown;
      }
      by_id('no-log').hidden = log !== null;
      by_id('no-review').hidden = review !== null;
    }
  }

  V.Tabs = Tabs;

  V.add_texts(`
    tab_match | Match | Partida | Partida
    tab_review | Review | Anàlisi | Análisis
    no_log | What your player prints and draws, its time, and why orders did nothing are in the log: play with --log=out.log, and open it, too.
      | El que el vostre jugador escriu i dibuixa, el seu temps i per què hi ha ordres sense efecte són al registre: jugueu amb --log=out.log i obriu-lo també.
      | Lo que tu jugador escribe y dibuja, su tiempo y por qué hay órdenes sin efecto están en el registro: juega con --log=out.log y ábrelo también.
    no_review | A review says where a match turned, and what would have been better: ./Game --repeat=out.res --review=NAME --review-to=out.jsonl makes one, which you open here.
      | Una anàlisi diu on es va decidir la partida, i què hauria estat millor: ./Game --repeat=out.res --review=NOM --review-to=out.jsonl en fa una, que s'obre aquí.
      | Un análisis dice dónde se decidió la partida, y qué habría sido mejor: ./Game --repeat=out.res --review=NOMBRE --review-to=out.jsonl hace uno, que se abre aquí.
  `);
}
