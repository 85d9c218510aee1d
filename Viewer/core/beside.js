'use strict';
// The next match in the same page; and a match shown to a class in a page around this one.
{
  const {by_id, make} = V;

  const SPEED = 8; // rounds a second

  class Show {
    constructor(page) {
      Object.assign(this, {page, view: page.view, built: new V.Drawn(), drawn: new V.Drawn()});
      const asked = new URLSearchParams(location.search);
      const speed = asked.get('show');
      // Whose colours the clans have: those of the seats in the first match.
      this.colours = asked.get('colours') || '0123';
      this.is_on = speed !== null;
      if (!this.is_on) return;
      document.body.classList.add('show');
      this.view.alone = true;
      this.view.speed = Number(speed) || SPEED;
      // Before the keys of the match.
      document.addEventListener('keydown', event => this.press(event), {capture: true});
    }

    get is_over() {
      return this.view.match !== null && this.view.index === this.view.last_index;
    }

    /// The match has its keys for a pause and its speed; the page around has the others.
    press(event) {
      const key = event.key.toLowerCase();
      if (key === ',' || key === '.' || (key === ' ' && !this.is_over)) return;
      event.stopImmediatePropagation();
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (key === 'arrowleft' && this.view.index > this.view.speed) {
        this.view.first();
        this.view.play();
      } else this.tell({key: key === ' ' ? 'arrowright' : key});
    }

    /// Players keep their colours from match to match.
    recolour(game) {
      this.tell({colours: game.colours.slice()});
      for (const key of Object.keys(V.CLANS)) {
        const before = game[key].slice();
        before.forEach((_, p) => (game[key][p] = before[this.colours[p]] || before[p]));
      }
    }

    tell(what) {
      window.parent.postMessage(what, '*');
    }

    update() {
      const {view} = this;
      if (!this.is_on || view.match === null) return;
      const {match, state, round} = view;
      if (!this.built.from(match)) {
        this.recolour(view.game);
        const name_of = (name, p) =>
          make(
            'span',
            `shown clan${p}`,
            {},
            make('span', 'swatch', {}, String(p)),
            make('b', '', {}, name),
            make('span', 'score')
          );
        by_id('show').replaceChildren(...match.names.map(name_of), make('span', 'round'));
        view.play();
      }
      if (this.drawn.from(match, view.index, view.speed)) return;
      const places = by_id('show').children;
      state.score.forEach((score, p) => (places[p].lastChild.textContent = score));
      places[match.names.length].textContent = `${round} / ${match.last_round}`;
      this.tell({speed: view.speed});
    }
  }

  const PAUSE_MILLISECONDS = 1000;

  class Beside {
    constructor(files) {
      Object.assign(this, {files, stamp: '', base: '', later: 0, looking: false});
    }

    start() {
      const element = document.getElementById('embedded-match');
      this.stamp = (element && element.dataset.stamp) || '';
      if (this.stamp === '') return;
      this.base = location.pathname.replace(/\.html$/, '');
      const tell_stamp = stamp => {
        // Orders by hand are not to be lost.
        if (stamp !== this.stamp && this.files.view.hand === null) this.load('.match.js');
      };
      Object.assign(V, {tell_stamp, take_files: found => this.take(found)});
      document.addEventListener('visibilitychange', () => this.look());
      this.look();
    }

    /// Asks what was written last, again and again. Where nothing lies beside the page, only once.
    async look() {
      if (this.looking) return;
      this.looking = true;
      clearTimeout(this.later);
      // If nothing is there, the page was mailed, or moved.
      if (!(await this.load('.watch.js'))) return;
      this.later = setTimeout(() => this.look(), PAUSE_MILLISECONDS);
      this.looking = false;
    }

    load(ending) {
      return V.load_script(`${this.base}${ending}?${Date.now()}`);
    }

    take({stamp, files}) {
      this.stamp = stamp;
      const found = files.map(({name, data}) => ({name, bytes: V.from_base64(data)}));
      this.files.open_found(found);
    }
  }

  Object.assign(V, {Show, Beside});
}
