'use strict';
// The languages, and how a sentence is put together. What the scripts share is in `Viewer`, for short `V`.
globalThis.V = globalThis.Viewer = {};

/// Runs a part of a script that a worker gets, too.
V.shared = [];
V.share = part => {
  V.shared.push(part);
  part();
};

V.share(() => {
  class Drawn {
    /// Whether these values are those of the last time, one by one; they are kept for the next time.
    from(...values) {
      const {last} = this;
      this.last = values;
      return (
        last !== undefined
        && last.length === values.length
        && values.every((value, k) => Object.is(value, last[k]))
      );
    }
  }

  /// A function whose results are kept, by its first argument.
  function once_for(find) {
    const known = new WeakMap();
    return (key, ...more) => {
      if (!known.has(key)) known.set(key, find(key, ...more));
      return known.get(key);
    };
  }

  const LANGUAGES = {en: 'English', ca: 'Català', es: 'Español'};

  /// For the page itself, '', and for each game by its name: `texts` and `reasons` of each language, by key.
  const all_words = new Map();

  function words_of(game) {
    const of_languages = () =>
      Object.fromEntries(Object.keys(LANGUAGES).map(language => [language, Object.create(null)]));
    if (!all_words.has(game)) all_words.set(game, {texts: of_languages(), reasons: of_languages()});
    return all_words.get(game);
  }

  /// Adds the rows `key = words` of a table to `into`. A line without " = " goes on with the row before it.
  function add_rows(into, table) {
    let key = '';
    for (const line of table.trim().split(/\n\s*/)) {
      const [name, ...words] = line.split(' = ');
      if (words.length > 0) into[(key = name)] = words.join(' = ');
      else into[key] += ` ${line}`;
    }
  }

  /// Adds words of a language; of a game, or of the page. What a language lacks is shown in English.
  const add_words = (language, table, game = '') => add_rows(words_of(game).texts[language], table);

  const add_reasons = (language, table, game = '') => add_rows(words_of(game).reasons[language], table);

  function choose_language(wanted) {
    for (const name of wanted || []) {
      const short = String(name).slice(0, 2).toLowerCase();
      if (short in LANGUAGES) return short;
    }
    return 'en';
  }

  /// The template of a text: the game's own word goes before the viewer's.
  function find_text(language, game, key) {
    const own = [game && game.texts, V.TEXTS].find(texts => texts && key in texts.en);
    if (own === undefined) throw new Error(`no text "${key}"`);
    return own[language][key] || own.en[key];
  }

  /// Cuts a template at its {names}: [{text}] and [{name}] in turn.
  function split_text(template) {
    return template
      .split(/(\{\w+\})/)
      .filter(piece => piece !== '')
      .map(piece => (piece[0] === '{' ? {name: piece.slice(1, -1)} : {text: piece}));
  }

  /// The text with its {names} replaced by plain words and numbers.
  function fill_text(template, args = {}) {
    return template.replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
  }

  const COPIED_MILLISECONDS = 1500;

  const by_id = id => document.getElementById(id);

  /// Makes an element: its class, its attributes (functions become listeners) and what is in it.
  function make(tag, class_name, attributes = {}, ...children) {
    const element = document.createElement(tag);
    if (tag === 'button') element.type = tag;
    if (class_name) element.className = class_name;
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'function') element.addEventListener(name, value);
      else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }

  const set_label = (element, label) => Object.assign(element, {title: label, ariaLabel: label});

  /// The number of a clan in its colour.
  const swatch = (clan, attributes = {}, tag = 'span') =>
    make(tag, `swatch clan${clan}`, attributes, String(clan));

  /// The number of the round at an index, before what happened in it.
  const round_label = (match, index) => make('b', 'round', {}, String(match.first_round + index));

  class Words {
    constructor(view) {
      this.view = view;
    }

    text(key, args) {
      return fill_text(find_text(this.view.language, this.view.game, key), args);
    }

    number(value) {
      return value.toLocaleString(this.view.language);
    }

    /// A player with its number, since several can have the same name.
    player(clan) {
      return `${clan} ${this.view.match.names[clan]}`;
    }

    /// Its name in a sentence, with its number if another one has the same.
    name(clan) {
      const {names} = this.view.match;
      return names.filter(name => name === names[clan]).length > 1 ? `${names[clan]} (${clan})` : names[clan];
    }

    /// A unit {unit, kind}: its kind and number.
    unit({unit, kind}) {
      return this.text(kind, {id: unit});
    }

    plain(value) {
      if (Number.isNaN(value)) return this.text('unknown');
      if (value === null || typeof value !== 'object') return String(value);
      if (value.unit !== undefined) return this.unit(value);
      if (value.clan !== undefined) return value.clan < 0 ? this.text('nobody') : this.player(value.clan);
      return this.plain_sentence(value.text, value.args || {});
    }

    node(value) {
      const clan = value !== null && typeof value === 'object' ? value.clan : undefined;
      if (clan === undefined || clan < 0) return document.createTextNode(this.plain(value));
      // The style sheet puts the number of the clan before it.
      const text = value.unit === undefined ? this.name(clan) : this.unit(value);
      return make('span', `chip clan${clan}`, {'data-clan': clan}, text);
    }

    event({kind, args}) {
      return this.sentence(`event_${kind}`, args);
    }

    sentence(key, args) {
      const template = find_text(this.view.language, this.view.game, key);
      return split_text(template).map(piece =>
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
      return reason_in(this.view.language, this.view.game, text);
    }

    /// An order that did nothing, {text, reason}, of a unit that is named before it.
    idle_order({text, reason}) {
      const order = V.read_order(text, this.view.game);
      return `${order === null ? text.replace(/^\d+ /, '') : this.order(order)}: ${this.reason(reason)}`;
    }

    plain_sentence(key, args) {
      return this.text(
        key,
        Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(value)]))
      );
    }
  }

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
    return make('button', 'command', {title: words.text('copy'), click}, code);
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

  /// What a reason begins with if it says this, else null: "a wall" of "a wall (5.2)", "exception" of
  /// "exception: vector::at".
  function find(reason, english) {
    if (!reason.startsWith(english.split('{n}')[0])) return null;
    const pattern = english.replace(/[?()]/g, '\\$&').replace('{n}', '(\\d+)');
    return new RegExp(`^${pattern}(?=$| \\(|[:;] )`).exec(reason);
  }

  /// A reason as the log has it in a language; as it is if nobody knows it.
  function reason_in(language, game, reason) {
    const known = {...words_of('').reasons[language], ...(game && game.reasons[language])};
    const english = Object.keys(known).find(one => find(reason, one) !== null);
    if (english === undefined) return reason;
    const [found, number] = find(reason, english);
    return known[english].replace('{n}', number) + reason.slice(found.length);
  }

  V.TEXTS = words_of('').texts;
  Object.assign(V, {
    once_for,
    Drawn,
    LANGUAGES,
    words_of,
    add_words,
    add_reasons,
    choose_language,
    find_text,
    split_text,
    fill_text,
    by_id,
    make,
    set_label,
    swatch,
    round_label,
    Words,
    command_button,
    remembered,
    remember,
    reason_in,
  });
});
