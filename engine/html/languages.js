// The page in the reader's language: each sentence that phrases.txt has. There, {#} is a number and {} anything, which
// is said in that language as well; the longest phrase that fits counts. What it doesn't have stays English.
const LANGUAGES = {en: 'English', ca: 'Català', es: 'Español'};

const language = (() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('viewer-language');
  } catch (error) {
    // Not every browser keeps something for a file.
  }
  return [chosen, ...navigator.languages.map(one => one.slice(0, 2))].find(one => one in LANGUAGES) || 'en';
})();

const phrases = (language === 'en' ? [] : PHRASES.trim().split('\n'))
  .map(line => line.split(' | '))
  .sort((a, b) => b[0].length - a[0].length)
  .map(([english, ...others]) => ({
    pattern: new RegExp(
      `^${english
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{#\}/g, '([\\d.,+%-]+)')
        .replace(/\{\}/g, '(.+?)')}$`
    ),
    words: others[Object.keys(LANGUAGES).indexOf(language) - 1],
  }));

/// A text of the page in the reader's language.
function said(text) {
  if (language === 'en' || !/[a-z]/i.test(text)) return text;
  for (const {pattern, words} of phrases) {
    const found = pattern.exec(text);
    let part = 0;
    if (found) return words.replace(/\{#?\}/g, () => said(found[++part]));
  }
  const sentences = text.split(/(?<=[.:?]) (?=[A-Z"])/);
  return sentences.length > 1 ? sentences.map(said).join(' ') : text;
}

/// Shows what is in an element in the reader's language, but for code, logs and players' names.
function translate(element) {
  const names = new Set(Array.from(element.querySelectorAll('[data-player]'), one => one.dataset.player));
  const known = new Map();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.data.trim();
    if (names.has(words) || text.parentElement.closest('script, style, code, pre')) continue;
    if (!known.has(words)) known.set(words, said(words.replace(/\s+/g, ' ')));
    if (known.get(words) !== words) text.data = text.data.replace(words, () => known.get(words));
  }
  for (const attribute of ['aria-label', 'placeholder'])
    for (const one of element.querySelectorAll(`[${attribute}]`)) one.setAttribute(attribute, said(one.getAttribute(attribute)));
}

if (language !== 'en') {
  document.documentElement.lang = language;
  document.title = said(document.title);
  translate(document.body);
}

const header = document.querySelector('header nav');
if (header) {
  const select = document.createElement('select');
  select.ariaLabel = said('Language');
  for (const [code, name] of Object.entries(LANGUAGES)) select.add(new Option(name, code, false, code === language));
  select.addEventListener('change', () => {
    localStorage.setItem('viewer-language', select.value);
    location.reload();
  });
  header.append(select);
}
