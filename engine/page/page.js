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

// A link to something in a closed section opens it.
function open_target() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let one = target; one; one = one.parentElement)
    if (one.tagName === 'DETAILS') one.open = true;
  if (target) target.scrollIntoView();
}
addEventListener('hashchange', open_target);
open_target();
