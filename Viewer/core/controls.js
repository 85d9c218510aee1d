'use strict';
// Buttons, lists and keys: what they call, and how they show the state of the view.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const ICONS = {close_help: 'close', stop_following: 'close', dismiss: 'close'};
  const LABELS = {close_help: 'dismiss'};

  const {by_id} = V;

  class Controls {
    constructor(view, files, words) {
      Object.assign(this, {view, files, words});
      Object.assign(this, {drawn: new V.Drawn(), speeds: new V.Drawn()});
      this.watch_buttons();
      this.watch_lists();
      this.watch_help();
      this.watch_keys();
      this.watch_toolbar(by_id('tools'));
    }

    watch_buttons() {
      document.addEventListener('click', event => {
        const button = event.target.closest('button');
        if (button === null) return;
        if (button.dataset.action) V.ACTIONS[button.dataset.action](this.view, this.files);
        // After a click with the mouse, the keys belong to the match again.
        if (event.detail > 0) button.blur();
      });
      by_id('choose').addEventListener('click', () => this.files.choose());
      const round = by_id('round-number');
      round.addEventListener('focus', () => round.select());
      round.addEventListener('keydown', event => {
        if (event.key === 'Enter' && /^\d+$/.test(round.value.trim()))
          this.view.go_to_round(Number(round.value));
        if (event.key === 'Enter' || event.key === 'Escape') by_id('board').focus();
      });
      round.addEventListener('blur', () => (round.value = this.view.round));
      by_id('follow-form').addEventListener('submit', event => {
        event.preventDefault();
        this.follow(by_id('follow-id').value.trim());
        by_id('board').focus();
      });
    }

    /// Follows the unit of that number; none if there is none.
    follow(text) {
      const {view} = this;
      const unit = /^\d+$/.test(text) ? Number(text) : -1;
      const ids = V.all_ids(view.match);
      if (text !== '' && !ids.includes(unit)) {
        const args = {unit: text, first: ids[0], last: ids[ids.length - 1]};
        this.files.tell({key: 'no_unit', args});
      }
      if (unit !== view.unit) view.follow(unit);
    }

    watch_lists() {
      for (const select of document.querySelectorAll('select.language')) {
        const options = Object.entries(V.LANGUAGES).map(([name, text]) =>
          V.make('option', '', {value: name, lang: name}, text)
        );
        select.append(...options);
        select.addEventListener('change', () => {
          V.remember('language', select.value);
          this.view.set_language(select.value);
        });
      }
      const gif = by_id('gif');
      gif.addEventListener('change', () => {
        this.files.save_gif(Number(gif.value));
        gif.value = '';
      });
      const speed = by_id('speed-select');
      speed.addEventListener('change', () => this.view.set_speed(Number(speed.value)));
      release_after_mouse(speed);
    }

    watch_help() {
      const {view} = this;
      const dialog = by_id('help');
      dialog.addEventListener('cancel', event => {
        event.preventDefault();
        if (view.help) view.toggle('help');
      });
      dialog.addEventListener('click', event => {
        if (event.target === dialog) view.toggle('help');
      });
    }

    /// Arrows lead from one button of the toolbar to the next, and Tab leaves it. Who has clicked on one
    /// goes on with the keys of the match.
    watch_toolbar(toolbar) {
      const items = [...toolbar.querySelectorAll('button, select')];
      const take = item => items.forEach(one => (one.tabIndex = one === item ? 0 : -1));
      take(items[0]);
      toolbar.addEventListener('focusin', event => take(event.target));
      toolbar.addEventListener('keydown', event => {
        const {target, key} = event;
        const by = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1}[key];
        if (!by || event.ctrlKey || event.altKey || event.metaKey || !target.matches(':focus-visible')) return;
        if (target.matches('select') && /Up|Down/.test(key)) return;
        const shown = items.filter(item => item.offsetParent !== null && !item.disabled);
        shown[(shown.indexOf(target) + by + shown.length) % shown.length].focus();
        event.preventDefault();
        event.stopPropagation();
      });
    }

    watch_keys() {
      document.addEventListener('keydown', event => {
        const {target, key} = event;
        if (target.matches('input:not([type=range]), select, textarea')) return;
        if ((key === ' ' || key === 'Enter') && target.closest('button')) return;
        if (by_id('by-hand').open) return;
        if (this.view.help && !['h', 'H', 'Escape'].includes(key)) return;
        if (V.press_key(event, this.view, this.files)) event.preventDefault();
      });
    }

    /// Shows what is switched on, in the language of the view.
    update() {
      const {playing, animation, arrows, letters, ids, both, help, speed, language} = this.view;
      this.pressed = {
        ...{animation, arrows, letters, ids, both, help},
        film: this.files.film.running,
        anchor: this.view.anchor >= 0,
      };
      if (this.drawn.from(playing, speed, language, ...Object.values(this.pressed))) return;
      for (const button of document.querySelectorAll('button[data-action]')) {
        this.update_button(button, button.dataset.action);
      }
      this.update_speeds(language);
      by_id('speed-select').value = speed;
      const dialog = by_id('help');
      if (help && !dialog.open) dialog.showModal();
      if (!help && dialog.open) dialog.close();
    }

    update_speeds(language) {
      if (this.speeds.from(language)) return;
      const options = V.SPEEDS.map(speed => {
        const text = this.words.text(speed === 1 ? 'speed_one' : 'speed', {speed});
        return V.make('option', '', {value: speed}, text);
      });
      by_id('speed-select').replaceChildren(...options);
    }

    update_button(button, action) {
      const name = action === 'play' && this.view.playing ? 'pause' : action;
      const label = this.words.text(LABELS[name] || name);
      const icon = `#i-${ICONS[name] || name}`;
      if (button.dataset.icon !== icon) {
        button.innerHTML = `<svg aria-hidden="true"><use href="${icon}"></use></svg>`;
        button.dataset.icon = icon;
      }
      button.title = label;
      button.setAttribute('aria-label', label);
      if (button.hasAttribute('aria-pressed')) {
        button.setAttribute('aria-pressed', this.pressed[name]);
      }
    }
  }

  /// After a choice with the mouse the keys belong to the match again; with the keyboard the list
  /// keeps them.
  function release_after_mouse(select) {
    let by_mouse = false;
    select.addEventListener('pointerdown', () => (by_mouse = true));
    select.addEventListener('keydown', () => (by_mouse = false));
    select.addEventListener('change', () => by_mouse && select.blur());
  }

  Object.assign(V, {Controls, release_after_mouse});
}
