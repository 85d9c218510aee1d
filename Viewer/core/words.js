'use strict';
// The languages of the viewer, and how a sentence is put together (translations.js has the words); sentences as elements
// of the page: clans and units in them are chips in the clan's colour.
// What the scripts share is in `Viewer`, for short `V`.
globalThis.V = globalThis.Viewer = {};

{
  class Drawn {
    /// Whether these values are those of the last time, one by one; they are kept for the next time.
    from(...values) {
      const {last} = this;
      this.last = values;
      return last !== undefined && last.length === values.length && values.every((value, k) => Object.is(value, last[k]));
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

  /// The rows of a table of words, one for each of these columns: those of a row are parted by |, and a row
  /// whose lines begin with | goes on. Throws an Error for a row with more, fewer or empty ones.
  function rows_of(table, columns = Object.values(LANGUAGES)) {
    const rows = table.trim().split(/\n\s*(?=[^|\s])/);
    return rows.map(row => {
      const texts = row.split('|').map(text => text.trim());
      if (texts.length !== columns.length || texts.includes('')) throw new Error(`"${texts[0]}": ${columns.join(' | ')}, expected`);
      return texts;
    });
  }

  /// The words of each language, of a table with their translations: key | English | Catalan | Spanish.
  function by_language(table) {
    const rows = rows_of(table, ['key', ...Object.values(LANGUAGES)]);
    return Object.fromEntries(
      Object.keys(LANGUAGES).map((language, k) => [
        language,
        Object.fromEntries(rows.map(([key, ...words]) => [key, words[k]])),
      ])
    );
  }

  /// Adds such a table to the viewer's words.
  function add_texts(table) {
    for (const [language, words] of Object.entries(by_language(table)))
      Object.assign(V.TEXTS[language], words);
  }

  /// The language that suits best the browser's list, most wanted first.
  function choose_language(wanted) {
    for (const name of wanted || []) {
      const short = String(name).slice(0, 2).toLowerCase();
      if (short in LANGUAGES) return short;
    }
    return 'en';
  }

  /// The template of a text: the game's own word goes before the viewer's.
  function find_text(language, game, key) {
    const own = game && game.texts[language][key];
    const text = own === undefined || own === null ? V.TEXTS[language][key] : own;
    if (text === undefined) throw new Error(`no text "${key}"`);
    return text;
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
      return fill_text(find_text(this.view.language, this.view.game, key), args);
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
      return this.plain_sentence(value.text, value.args || {});
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

    /// What a kind of event is called: its sentence without who and what.
    event_kind(kind) {
      const sentence = find_text(this.view.language, this.view.game, `event_${kind}`);
      return sentence.replace(/\{\w+\}/g, '…');
    }

    /// A sentence in plain words.
    plain_sentence(key, args) {
      return this.text(key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(value)])));
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

  // Of several games; a game has its own beside its texts.
  const REASONS = rows_of(`
    there is no such unit | no hi ha aquesta unitat | no existe esa unidad
    not yours at the start of the round | no era teva en començar la ronda | no era tuya al empezar la ronda
    second order to this unit | segona ordre a aquesta unitat | segunda orden a esta unidad
    no such order | no existeix aquesta ordre | no existe esa orden
    no direction | cap direcció | ninguna dirección
    none of the four directions | cap de les quatre direccions | ninguna de las cuatro direcciones
    none of the eight directions | cap de les vuit direccions | ninguna de las ocho direcciones
    none of the nine directions | cap de les nou direccions | ninguna de las nueve direcciones
    off the board | fora del tauler | fuera del tablero
    a diagonal | una diagonal | una diagonal
    a wall | una paret | una pared
    a unit of the same clan | una unitat del mateix clan | una unidad del mismo clan
    it is dead by then | ja és morta | ya está muerta
    it has died earlier in the round | ha mort abans en la mateixa ronda | ha muerto antes en la misma ronda
    stopped | aturat | detenido
    CPU time limit | límit de temps de CPU | límite de tiempo de CPU
    wall time limit | límit de temps de rellotge | límite de tiempo de reloj
    memory limit | límit de memòria | límite de memoria
    more than {n} MB of memory; --memory=MB sets the limit
      | més de {n} MB de memòria; --memory=MB en fixa el límit
      | más de {n} MB de memoria; --memory=MB fija el límite
    more than {n} orders in one round
      | més de {n} ordres en una ronda
      | más de {n} órdenes en una ronda
    forbidden system call | crida al sistema prohibida | llamada al sistema prohibida
    exception | excepció | excepción
    can't play | no pot jugar | no puede jugar
    bad answer | resposta incorrecta | respuesta incorrecta
    it sealed what it prints | ha segellat el que escriu | ha sellado lo que escribe
    it was built for another game or version: build it again
      | es va compilar per a un altre joc o una altra versió: torneu-lo a compilar
      | se compiló para otro juego u otra versión: compílalo otra vez
    it called exit, which ends the program
      | ha cridat exit, que acaba el programa
      | ha llamado a exit, que termina el programa
    it was killed (SIGKILL): out of memory?
      | l'ha matat el sistema (SIGKILL): sense memòria?
      | lo ha matado el sistema (SIGKILL): ¿sin memoria?
    stack overflow: endless recursion or huge local variables?
      | desbordament de la pila: recursió sense fi o variables locals enormes?
      | desbordamiento de la pila: ¿recursión sin fin o variables locales enormes?
    segmentation fault | violació de segment | violación de segmento
    abort | avortament | aborto
    division by zero | divisió per zero | división por cero
    illegal instruction | instrucció il·legal | instrucción ilegal
    bus error | error de bus | error de bus
    breakpoint | punt d'aturada | punto de parada
    killed | mort pel sistema | terminado por el sistema
  `);

  /// What a reason begins with if it says this, else null: "a wall" of "a wall (5.2)", "exception" of "exception: vector::at".
  function find(reason, english) {
    if (!reason.startsWith(english.split('{n}')[0])) return null;
    const pattern = english.replace(/[?()]/g, '\\$&').replace('{n}', '(\\d+)');
    return new RegExp(`^${pattern}(?=$| \\(|[:;] )`).exec(reason);
  }

  /// A reason as the log has it in a language; as it is if nobody knows it.
  function reason_in(language, game, reason) {
    const words = [...REASONS, ...game.reasons].find(([english]) => find(reason, english) !== null);
    if (words === undefined) return reason;
    const [found, number] = find(reason, words[0]);
    return words[Object.keys(LANGUAGES).indexOf(language)].replace('{n}', number) + reason.slice(found.length);
  }

  Object.assign(V, {
    once_for, Drawn, LANGUAGES, rows_of, by_language, add_texts, choose_language, find_text, split_text, fill_text,
    by_id, make, Words, command_button, remembered, remember, reason_in,
  });
}
