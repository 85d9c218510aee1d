// What the pages of leagues, seasons and similar programs are made of: each shows the data that it has as
// JSON, in the reader's language. What comes from outside, such as names, is put in as text only.
const {kind, shown} = JSON.parse(V.by_id('data').textContent);
const language = V.choose_language([V.remembered('language'), ...navigator.languages]);

/// The pages, by their kinds: functions of what is shown.
const PAGES = {};

const say = (key, values) => V.fill_text(V.find_text(language, null, key), values);
const count = (n, thing) => say(`${n === 1 ? 'one' : 'n'}_${thing}`, {n});
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

// For said(): the sentences in English that programs say, with their places, and all without places; {n} is a
// number. The longest that fits counts.
const SENTENCES = Object.entries(V.TEXTS.en)
  .filter(([key, english]) => /^(said|one|n)_/.test(key) || !english.includes('{'))
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([key, english]) => {
    const pieces = V.split_text(english);
    const pattern = pieces.map(({name, text}) =>
      name === undefined
        ? text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        : name.length === 1
          ? '([\\d.,+%-]+)'
          : '(.+?)'
    );
    return {key, names: pieces.flatMap(({name = []}) => name), pattern: new RegExp(`^${pattern.join('')}$`)};
  });

/// What a program says in English, in the reader's language as far as the words are known; likewise what is
/// in a sentence, but for the names of players.
function said(text) {
  if (language === 'en' || !/[a-z]/i.test(text)) return text;
  for (const {key, names, pattern} of SENTENCES) {
    const found = pattern.exec(text);
    const value = (name, k) => [name, name === 'player' ? found[k + 1] : said(found[k + 1])];
    if (found) return say(key, Object.fromEntries(names.map(value)));
  }
  const sentences = text.split(/(?<=[.:?]) (?=[A-Z"]|\d+ of your )/);
  return sentences.length > 1 ? sentences.map(said).join(' ') : V.reason_in(language, null, text);
}

/// The rows of a file's table, as objects; none without the file. What is a number becomes one, but for
/// names.
const rows_of = ({head, lines} = {lines: []}) =>
  lines.map(line => Object.fromEntries(head.map((name, k) => [name, number_of(line[k], name)])));
const NAMES = ['player', 'other', 'student', 'file', 'reason'];
const number_of = (text, column) =>
  NAMES.includes(column) || !/^-?\d+(\.\d+)?$/.test(text) ? text : Number(text);

const filled_in = content => content.flat(Infinity).filter(one => one !== undefined && one !== '');

function fill(element, attributes, content) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== '') element.setAttribute(name, value);
  }
  element.append(...filled_in(content));
  return element;
}

/// An element with attributes and listeners, and what is in it: texts, numbers, elements, lists of these.
/// What is undefined or '' is left out.
const make = (tag, attributes, ...content) => fill(document.createElement(tag), attributes, content);
const paragraph = (...content) => make('p', {}, content);
const muted = (tag, ...content) => make(tag, {class: 'muted'}, content);
const link = (href, ...content) => make('a', {href}, content);
/// A box that scrolls if its content is too wide.
const panel = (...content) => make('div', {class: 'panel', tabindex: 0}, content);
const details = (summary, ...content) => make('details', {}, make('summary', {}, summary), content);
const section = (id, title, ...content) => make('section', {}, make('h2', {id}, title), content);

/// A table. Its columns are words, or a text after =, with the class of their cells after a colon (none:
/// numbers), between bars. Rows are {cells} and attributes; a cell is its content, or {content, value} where
/// it is sorted by something else. Columns in which no row has anything are left out, but for the first.
function table(columns, rows, attributes = {}) {
  if (rows.length === 0) return '';
  const cell_of = (row, k) =>
    row.cells[k] && row.cells[k].content !== undefined ? row.cells[k] : {content: row.cells[k]};
  const heads = columns.split('|').map((column, at) => {
    const [title, type = ''] = column.split(':');
    return {at, type, title: title[0] === '=' ? title.slice(1) : say(title)};
  });
  const kept = heads.filter(
    ({at}) => at === 0 || rows.some(row => filled_in([cell_of(row, at).content]).length > 0)
  );
  const head = kept.map(({title, type}) => make('th', {scope: 'col', class: type.slice(0, 4)}, title));
  const body = rows.map(row => {
    const cells = kept.map(({at, type}) => {
      const {content, value} = cell_of(row, at);
      return make('td', {class: type, 'data-value': value}, content);
    });
    return make('tr', {...row, cells: undefined}, cells);
  });
  return make('table', attributes, make('thead', {}, make('tr', {}, head)), make('tbody', {}, body));
}

const value_of = cell => (cell.dataset.value === undefined ? cell.textContent : cell.dataset.value);

// Numbers as numbers, and other values by the alphabet, after them even if the sign is -1: that is,
// if the largest comes first.
function compare(a, b, sign) {
  const x = a === '' ? NaN : Number(a),
    y = b === '' ? NaN : Number(b);
  if (!isNaN(x) && !isNaN(y)) return sign * (x - y);
  if (isNaN(x) !== isNaN(y)) return isNaN(x) ? 1 : -1;
  return a < b ? -sign : a > b ? sign : 0;
}

function sort_by(header) {
  const table = header.closest('table'),
    body = table.tBodies[0];
  const numeric = !header.classList.contains('text');
  const before = header.getAttribute('aria-sort');
  const order = before
    ? before === 'ascending'
      ? 'descending'
      : 'ascending'
    : numeric && header.cellIndex > 0
      ? 'descending'
      : 'ascending';
  for (const other of header.parentNode.cells) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', order);
  const sign = order === 'ascending' ? 1 : -1;
  const rows = Array.from(body.rows);
  const key = row => value_of(row.cells[header.cellIndex]);
  rows.sort((a, b) => compare(key(a), key(b), sign));
  body.append(...rows);
}

/// The field that hides all players but those whose names contain what is typed.
function find_field() {
  const input = ({target}) => {
    for (const one of document.querySelectorAll('[data-player]'))
      one.hidden = !one.dataset.player.toLowerCase().includes(target.value.toLowerCase());
  };
  return make('input', {
    id: 'find',
    type: 'search',
    placeholder: say('find'),
    'aria-label': say('find'),
    input,
  });
}

// A link to something in a closed section opens it.
function open_target() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let one = target; one; one = one.parentElement) if (one.tagName === 'DETAILS') one.open = true;
  if (target) target.scrollIntoView();
}

/// Fills the page: its title, what is below it, its parts ([id, title]), and the content.
function show_page(title, head, parts, ...content) {
  const change = ({target}) => {
    V.remember('language', target.value);
    location.reload();
  };
  const options = Object.entries(V.LANGUAGES).map(
    ([code, name]) => new Option(name, code, false, code === language)
  );
  const select = make('select', {'aria-label': say('language'), change}, options);
  const links = parts.map(([id, name]) => link(`#${id}`, name));
  const nav = make('nav', {'aria-label': say('parts')}, links, select);
  document.documentElement.lang = language;
  document.title = title;
  document.body.append(make('header', {}, make('h1', {}, title), head, nav), make('main', {}, content));
  for (const header of document.querySelectorAll('table.sortable th'))
    header.replaceChildren(
      make('button', {type: 'button', click: () => sort_by(header)}, header.textContent)
    );
  document.querySelectorAll('.lines').forEach(choose_lines);
  addEventListener('hashchange', open_target);
  open_target();
}
