#include "PageText.hh"

namespace game_engine {

const char* const PAGE_STYLE = R"(
:root { color-scheme: light dark; --page: #f3f4f7; --panel: #fff; --border: #e1e4ea; --text: #1a1d24;
  --muted: #5b6370; --accent: #2f55d4; --soft: #eceef3; --good: #1b7f4b; --bad: #b3261e;
  --one: #2f55d4; --two: #b3541e; --three: #1b7f4b; --four: #8a3fb0;
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: var(--text); background: var(--page); }
@media (prefers-color-scheme: dark) {
  :root { --page: #14161b; --panel: #1d2027; --border: #2d323c; --text: #e7e9ee; --muted: #a2abba;
    --accent: #86a2ff; --soft: #282c35; --good: #6fd3a0; --bad: #ff9d96;
    --one: #86a2ff; --two: #ffb184; --three: #6fd3a0; --four: #d5a0f0; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1120px; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1.25rem; margin: 2.2rem 0 .7rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: .4rem 0; } .muted { color: var(--muted); } .bad { color: var(--bad); }
a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: .8rem 0 0; }
.panel { background: var(--panel); border: 1px solid var(--border); border-radius: 10px;
  padding: .8rem 1rem; overflow-x: auto; }
.champion { font-size: 1.2rem; } .champion b { font-size: 1.5rem; }
.groups { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); }
.groups .panel:has(details[open]) { grid-column: 1 / -1; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
table.wide { width: 100%; }
th, td { padding: .22rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--border); }
tr:last-child > td { border-bottom: 0; }
th { color: var(--muted); font-weight: 600; font-size: .86rem; }
th.text, td.text { text-align: left; } td.long { white-space: normal; overflow-wrap: anywhere; }
th button { all: unset; cursor: pointer; } th button:hover { color: var(--text); }
th button:focus-visible { outline: 2px solid var(--accent); }
th[aria-sort=ascending] button::after { content: " \2191"; }
th[aria-sort=descending] button::after { content: " \2193"; }
tr.on td:first-child { box-shadow: inset 3px 0 var(--good); }
tbody tr:target > td, tr.opponent > td { background: var(--soft); }
details { margin: .35rem 0; } summary { cursor: pointer; color: var(--accent); }
details.player { background: var(--panel); border: 1px solid var(--border); border-radius: 10px;
  padding: .5rem 1rem; }
details.player > summary { color: var(--text); } details.player > div { overflow-x: auto; }
small { display: block; width: max-content; max-width: 15rem; margin-left: auto;
  white-space: normal; }
td.text > small { margin-left: 0; } td.long summary { white-space: nowrap; }
code { font: .84rem/1.4 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere; display: block; text-align: left;
  user-select: all; max-width: 62ch; }
input { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--border);
  border-radius: 8px; padding: .3rem .6rem; margin-bottom: .6rem; width: 16rem; max-width: 100%; }
svg text { fill: var(--muted); font: 12px system-ui, sans-serif; }
svg .grid { stroke: var(--border); } svg .bar { stroke: var(--accent); stroke-width: 2; }
svg .dot { fill: var(--accent); } svg .line { fill: none; stroke-width: 2; }
svg .k0 { stroke: var(--one); } svg .k1 { stroke: var(--two); }
svg .k2 { stroke: var(--three); } svg .k3 { stroke: var(--four); }
svg circle.k0 { fill: var(--one); } svg circle.k1 { fill: var(--two); }
svg circle.k2 { fill: var(--three); } svg circle.k3 { fill: var(--four); }
svg .name { fill: var(--text); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.2rem; margin: 0; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 640px) { .groups { grid-template-columns: 1fr; } }
)";

const char* const PAGE_SCRIPT = R"('use strict';
const value_of = cell => cell.dataset.value === undefined ? cell.textContent : cell.dataset.value;

// Numbers as numbers, and other values behind them, by the alphabet.
function compare(a, b) {
  const x = a === '' ? NaN : Number(a), y = b === '' ? NaN : Number(b);
  if (!isNaN(x) && !isNaN(y)) return x - y;
  if (isNaN(x) !== isNaN(y)) return isNaN(x) ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
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
  rows.sort((a, b) => sign * compare(key(a), key(b)));
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
find.hidden = false;
find.addEventListener('input', () => {
  const wanted = find.value.toLowerCase();
  for (const one of document.querySelectorAll('[data-player]'))
    one.hidden = !one.dataset.player.toLowerCase().includes(wanted);
});

// A link to something in a closed section opens it.
function open_target() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let one = target; one; one = one.parentElement)
    if (one.tagName === 'DETAILS') one.open = true;
  if (target) target.scrollIntoView();
}
addEventListener('hashchange', open_target);
open_target();
)";

}  // namespace game_engine
