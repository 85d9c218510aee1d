'use strict';
const value_of = cell => cell.dataset.value === undefined ? cell.textContent : cell.dataset.value;

// Numbers as numbers, and other values by the alphabet, after them even if the sign is -1: that is,
// if the largest comes first.
function compare(a, b, sign) {
  const x = a === '' ? NaN : Number(a), y = b === '' ? NaN : Number(b);
  if (!isNaN(x) && !isNaN(y)) return sign * (x - y);
  if (isNaN(x) !== isNaN(y)) return isNaN(x) ? 1 : -1;
  return a < b ? -sign : a > b ? sign : 0;
}

function sort_by(header) {
  const table = header.closest('table'), body = table.tBodies[0];
  const numeric = !header.classList.contains('text');
  const before = header.getAttribute('aria-sort');
  const order = before ? (before === 'ascending' ? 'descending' : 'ascending')
    : numeric && header.cellIndex > 0 ? 'descending' : 'ascending';
  for (const other of header.parentNode.cells) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', order);
  const sign = order === 'ascending' ? 1 : -1;
  const rows = Array.from(body.rows);
  const key = row => value_of(row.cells[header.cellIndex]);
  rows.sort((a, b) => compare(key(a), key(b), sign));
  body.append(...rows);
}

for (const header of document.querySelectorAll('table.sortable th')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...header.childNodes);
  header.append(button);
  button.addEventListener('click', () => sort_by(header));
}

const find = document.getElementById('find');
if (find) {
  find.hidden = false;
  find.addEventListener('input', () => {
    const wanted = find.value.toLowerCase();
    for (const one of document.querySelectorAll('[data-player]'))
      one.hidden = !one.dataset.player.toLowerCase().includes(wanted);
  });
}

// A chart of all players' lines. The chosen ones are thick, have a colour and their name; so has the
// one that is pointed at. A click on a line, or on its button below the chart, chooses it or no more.
function choose_lines(chart) {
  const lines = Array.from(chart.querySelectorAll('[data-line]')), buttons = new Map();
  const colours = ['k0', 'k1', 'k2', 'k3'];
  const is_chosen = line => buttons.get(line).ariaPressed === 'true';

  function draw(pointed) {
    let lowest = -100;
    const shown = lines.filter(line => line === pointed || is_chosen(line));
    for (const line of lines) line.classList.toggle('chosen', shown.includes(line));
    const height = line => line.querySelector('polyline').points;
    const end = line => height(line).getItem(height(line).numberOfItems - 1).y;
    // Names don't lie on each other.
    for (const line of shown.sort((a, b) => end(a) - end(b))) {
      lowest = Math.max(end(line) + 4, lowest + 15);
      line.querySelector('text').setAttribute('y', lowest);
    }
  }

  // Each colour in turn, first those that no other line has. A chosen line lies on the others.
  function choose(line, is_wanted) {
    const button = buttons.get(line);
    button.ariaPressed = String(is_wanted);
    const uses = colour => lines.filter(one => one.classList.contains(colour)).length;
    const colour = colours.reduce((a, b) => (uses(b) < uses(a) ? b : a));
    for (const one of [line, button]) {
      one.classList.remove(...colours);
      if (is_wanted) one.classList.add(colour);
    }
    if (is_wanted) line.parentNode.append(line);
  }

  // Lines are thin: what is a few pixels away will do.
  function line_at({clientX, clientY}) {
    for (const away of [0, -2, 2, -4, 4, -6, 6]) {
      const found = document.elementFromPoint(clientX, clientY + away);
      if (found && chart.contains(found) && found.closest('[data-line]')) return found.closest('[data-line]');
    }
    return null;
  }

  function toggle(line) {
    choose(line, !is_chosen(line));
    draw(line);
  }

  const choice = document.createElement('div');
  choice.className = 'choice';
  for (const line of lines) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = button.dataset.player = line.dataset.line;
    button.addEventListener('click', () => toggle(line));
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => draw(line));
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => draw(null));
    buttons.set(line, button);
    choice.append(button);
    choose(line, line.classList.contains('chosen'));
  }
  chart.after(choice);
  chart.addEventListener('pointermove', event => draw(line_at(event)));
  chart.addEventListener('pointerleave', () => draw(null));
  chart.addEventListener('click', event => line_at(event) && toggle(line_at(event)));
  draw(null);
}
document.querySelectorAll('.lines').forEach(choose_lines);

// A link to something in a closed section opens it.
function open_target() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let one = target; one; one = one.parentElement)
    if (one.tagName === 'DETAILS') one.open = true;
  if (target) target.scrollIntoView();
}
addEventListener('hashchange', open_target);
open_target();
