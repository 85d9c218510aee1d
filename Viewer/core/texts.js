'use strict';
// The languages of the viewer, and how a sentence is put together. translations.js has the words.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

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

  Object.assign(V, {LANGUAGES, rows_of, by_language, add_texts, choose_language, find_text, split_text, fill_text});
}
