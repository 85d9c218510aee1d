'use strict';
// The toolbar beside the board: the layers, and what can be saved or sent to others.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id, make} = V;

  const GIF_ROUNDS = [5, 10, 20, 50, 100];

  class Toolbar {
    constructor(view, words, files) {
      Object.assign(this, {view, words, files, drawn: new V.Drawn(), shown: new V.Drawn()});
      this.element = by_id('tools');
      this.lists = new Map();
      this.element.prepend(...V.LAYERS.map(layer => (layer.choices ? this.list_of(layer) : button_of(layer))));
      by_id('save').addEventListener('change', () => this.save());
      for (const select of this.element.querySelectorAll('select')) V.release_after_mouse(select);
      this.watch_keys();
    }

    /// A list under a picture, from which one of a layer's choices is chosen.
    list_of(layer) {
      const select = make('select', '', {id: layer.name, change: () => this.view.choose_layer(layer.name, select.value)});
      const label = make('label', 'icon', {id: `${layer.name}-label`});
      label.innerHTML = `${V.picture_of(layer.name)}<span class="word" data-text="short_${layer.name}"></span>`;
      label.append(select);
      this.lists.set(layer, {select, label});
      return label;
    }

    /// Does what was chosen of the list of what can be saved: an action, or a number of rounds for a GIF.
    save() {
      const {value} = by_id('save');
      by_id('save').value = '';
      if (value in V.ACTIONS) V.ACTIONS[value](this.view, this.files);
      else this.files.save_gif(Number(value));
    }

    /// Arrows lead from one button to the next, and Tab leaves the toolbar. Who has clicked on one goes on with the
    /// keys of the match.
    watch_keys() {
      const items = [...this.element.querySelectorAll('button, select')];
      const take = item => items.forEach(one => (one.tabIndex = one === item ? 0 : -1));
      take(items[0]);
      this.element.addEventListener('focusin', event => take(event.target));
      this.element.addEventListener('keydown', event => {
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

    /// Shows what is chosen, in the language of the words.
    update() {
      const {view, words, lists} = this;
      const option = ([value, text]) => make('option', '', {value}, text);
      if (!this.drawn.from(view.language, view.game)) {
        for (const [{name, choices}, {select}] of lists) {
          const texts = choices.map(choice => [choice, words.text(`${name}_${choice}`)]);
          select.replaceChildren(...[['', words.text(`no_${name}`)], ...texts].map(option));
          Object.assign(select, {title: V.titled(words, name), ariaLabel: V.label_with(words.text(`short_${name}`), words.text(name))});
        }
        const actions = ['copy_link', 'save_picture', 'film', 'save_position'].map(name => [name, V.titled(words, name)]);
        const gifs = GIF_ROUNDS.map(count => [count, words.text('gif_rounds', {count})]);
        by_id('save').replaceChildren(...[['', words.text('save')], ...actions, ...gifs].map(option));
        Object.assign(by_id('save'), {title: words.text('save'), ariaLabel: V.label_with(words.text('short_save'), words.text('save'))});
      }
      const {running} = this.files.film;
      if (this.shown.from(running, view.language, ...V.LAYERS.map(({name}) => view[name]))) return;
      for (const [{name}, {select, label}] of lists) {
        select.value = view[name];
        label.classList.toggle('on', view[name] !== '');
      }
      by_id('save-label').classList.toggle('on', running);
    }
  }

  const button_of = ({name}) => make('button', 'icon', {type: 'button', 'data-action': name, 'aria-pressed': 'false'});

  /// The picture of an action or a layer.
  function picture_of(name) {
    const layer = V.LAYERS.find(one => one.name === name);
    const shape = layer ? `<path d="${layer.picture}"/>` : `<use href="#i-${name}"></use>`;
    return `<svg aria-hidden="true" viewBox="0 0 24 24">${shape}</svg>`;
  }

  /// What an action does, with its key.
  function titled(words, name) {
    const key = V.key_of(name);
    return `${words.text(name)}${key === '' ? '' : ` (${key})`}`;
  }

  Object.assign(V, {Toolbar, picture_of, titled});
}
