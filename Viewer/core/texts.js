'use strict';
// The languages of the viewer, and how a sentence is put together. translations.js has the words.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const LANGUAGES = {en: 'English', ca: 'Català', es: 'Español'};

  /// The words of each language, of a table with their translations: {key: [English, Catalan, Spanish]}.
  function by_language(table) {
    const column = k => Object.entries(table).map(([key, words]) => [key, words[k]]);
    return Object.fromEntries(
      Object.keys(LANGUAGES).map((language, k) => [language, Object.fromEntries(column(k))])
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

  Object.assign(V, {LANGUAGES, by_language, add_texts, choose_language, find_text, split_text, fill_text});
}
