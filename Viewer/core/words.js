'use strict';
// Sentences as elements of the page: clans and units in them are chips in the clan's colour.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const COPIED_MILLISECONDS = 1500;

  const by_id = id => document.getElementById(id);

  /// Makes an element: its class, its attributes (functions become listeners) and what is in it.
  function make(tag, class_name, attributes = {}, ...children) {
    const element = document.createElement(tag);
    if (class_name) element.className = class_name;
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'function') element.addEventListener(name, value);
      else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }

  /// The words of a view: its language, and the game's own words.
  class Words {
    constructor(view) {
      this.view = view;
    }

    /// A plain text.
    text(key, args) {
      return V.fill_text(V.find_text(this.view.language, this.view.game, key), args);
    }

    /// A number as people write it in that language.
    number(value) {
      return value.toLocaleString(this.view.language);
    }

    /// A player with its number, since several can have the same name.
    player(clan) {
      return `${clan} ${this.view.match.names[clan]}`;
    }

    /// A unit {unit, kind}: its kind and number.
    unit({unit, kind}) {
      return this.text(kind, {id: unit});
    }

    /// A value of a panel or event in plain words.
    plain(value) {
      if (Number.isNaN(value)) return this.text('unknown');
      if (value === null || typeof value !== 'object') return String(value);
      if (value.unit !== undefined) return this.unit(value);
      if (value.clan !== undefined)
        return value.clan < 0 ? this.text('nobody') : this.player(value.clan);
      const args = {};
      for (const [name, part] of Object.entries(value.args || {})) args[name] = this.plain(part);
      return this.text(value.text, args);
    }

    /// A value as an element or text node.
    node(value) {
      const clan = value !== null && typeof value === 'object' ? value.clan : undefined;
      if (clan === undefined || clan < 0) return document.createTextNode(this.plain(value));
      // The style sheet puts the number of the clan before it.
      const text = value.unit === undefined ? this.view.match.names[clan] : this.unit(value);
      return make('span', `chip clan${clan}`, {'data-clan': clan}, text);
    }

    /// A sentence with its values as nodes.
    sentence(key, args) {
      const template = V.find_text(this.view.language, this.view.game, key);
      return V.split_text(template).map(piece =>
        piece.name === undefined ? document.createTextNode(piece.text) : this.node(args[piece.name])
      );
    }

    /// An order {kind, dir, list}.
    order(order) {
      const [{value}] = V.describe_order(this.view.game, order);
      return this.plain(value);
    }

    /// Why an order did nothing, or a player is out, as the log or the rules say it.
    reason(text) {
      return V.reason_in(this.view.language, this.view.game, text);
    }

    /// An order that did nothing, {text, reason}, of a unit that is named before it.
    idle_order({text, reason}) {
      const order = V.read_order(text, this.view.game);
      return `${order === null ? text.replace(/^\d+ /, '') : this.order(order)}: ${this.reason(reason)}`;
    }

    /// What a kind of event is called: its sentence without who and what.
    event_kind(kind) {
      const sentence = V.find_text(this.view.language, this.view.game, `event_${kind}`);
      return sentence.replace(/\{\w+\}/g, '…');
    }

    /// The same in plain words.
    plain_sentence(key, args) {
      const plain = {};
      for (const [name, value] of Object.entries(args)) plain[name] = this.plain(value);
      return this.text(key, plain);
    }
  }

  /// A command as a button that copies it.
  function command_button(text, words) {
    const code = make('code', '', {}, text);
    const click = async () => {
      try {
        await navigator.clipboard.writeText(text);
        code.textContent = words.text('copied');
        setTimeout(() => (code.textContent = text), COPIED_MILLISECONDS);
      } catch {
        getSelection().selectAllChildren(code);
      }
    };
    return make('button', 'command', {type: 'button', title: words.text('copy'), click}, code);
  }

  /// What the browser remembers from the last visit under a name, '' if nothing. Some browsers
  /// remember nothing for pages from disk.
  function remembered(name) {
    try {
      return localStorage.getItem(`viewer-${name}`) || '';
    } catch {
      return '';
    }
  }

  /// Remembers it until the next visit; false if the browser can't.
  function remember(name, value) {
    try {
      localStorage.setItem(`viewer-${name}`, value);
      return true;
    } catch {
      return false;
    }
  }

  Object.assign(V, {by_id, make, Words, command_button, remembered, remember});
}
