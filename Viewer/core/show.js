'use strict';
// A match shown to a class, in a page around it (`?show`): the board with names and scores of the shown round, and
// nothing of what comes. That page hears when the match is over and when Space is to go on.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id, make} = V;

  const SPEED = 8;  // rounds a second

  class Show {
    constructor(page) {
      Object.assign(this, {page, view: page.view, built: new V.Drawn(), drawn: new V.Drawn()});
      this.is_on = new URLSearchParams(location.search).has('show');
      if (!this.is_on) return;
      document.body.classList.add('show');
      this.view.alone = true;
      this.view.speed = SPEED;
      // Before the keys of the match.
      document.addEventListener('keydown', event => this.press(event), {capture: true});
    }

    get is_over() {
      return this.view.match !== null && this.view.index === this.view.last_index;
    }

    press(event) {
      event.stopImmediatePropagation();
      if (event.key !== ' ' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      if (this.is_over || event.key === 'ArrowRight') this.tell('next');
      else this.view.toggle_play();
    }

    tell(what) {
      if (window.parent !== window) window.parent.postMessage({viewer: what}, '*');
    }

    update() {
      const {view} = this;
      if (!this.is_on || view.match === null) return;
      const {match, state, round} = view;
      if (!this.built.from(match)) {
        const name_of = (name, p) => make('span', `shown clan${p}`, {}, make('span', 'swatch', {}, String(p)), make('b', '', {}, name), make('span', 'score'));
        by_id('show').replaceChildren(...match.names.map(name_of), make('span', 'round'));
        view.play();
      }
      if (this.drawn.from(match, view.index)) return;
      const places = by_id('show').children;
      state.score.forEach((score, p) => (places[p].lastChild.textContent = score));
      places[match.names.length].textContent = `${round} / ${match.last_round}`;
      if (this.is_over) this.tell('over');
    }
  }

  V.Show = Show;
}
