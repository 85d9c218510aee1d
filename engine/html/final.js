'use strict';
// Match after match, each in a frame of its own; the standing of its group after each. Space goes on.
const {title, matches} = JSON.parse(document.getElementById('data').textContent);
const stage = document.getElementById('stage');
let shown = -1; // The match that is shown or was shown last.
let is_playing = false;

const make = (tag, words, ...children) => {
  const element = document.createElement(tag);
  element.textContent = words;
  element.append(...children);
  return element;
};

// How a match ended for each seat: 3 points for a first place, then 2, 1, 0; ties share.
const points_of = scores =>
  scores.map(score => scores.reduce((sum, other) => sum + (other < score ? 1 : other === score ? 0.5 : 0), -0.5));

// The standing of a group after its matches so far.
function standing() {
  const {group, players} = matches[shown];
  const places = new Map(players.map(name => [name, {name, points: 0, score: 0, wins: 0, now: null}]));
  for (const match of matches.slice(0, shown + 1).filter(one => one.group === group)) {
    const points = points_of(match.scores);
    const best = Math.max(...match.scores);
    for (const [seat, name] of match.names.entries()) {
      const place = places.get(name);
      if (!place) continue;
      place.points += points[seat];
      place.score += match.scores[seat];
      place.wins += match.scores[seat] === best && points[seat] === 3 ? 1 : 0;
      if (match === matches[shown]) place.now = match.scores[seat];
    }
  }
  return Array.from(places.values()).sort((a, b) => b.points - a.points || b.score - a.score || b.wins - a.wins);
}

const is_last = () => shown + 1 === matches.length || matches[shown + 1].group !== matches[shown].group;

function show_card(...content) {
  is_playing = false;
  const card = make('div', '', ...content);
  card.className = 'card';
  stage.replaceChildren(card);
  window.focus();
}

function show_standing() {
  const places = standing();
  const rows = places.map(({name, points, score, now}, k) => {
    const cells = [k + 1, name, now, Math.round(100 * points) / 100, score].map(value => make('td', value));
    return make('tr', '', ...cells);
  });
  const heads = ['Place', 'Player', 'This match', 'Points', 'Score'].map(head => make('th', said(head)));
  const table = make('table', '', make('thead', '', make('tr', '', ...heads)), make('tbody', '', ...rows));
  const number = matches.slice(0, shown + 1).filter(({group}) => group === matches[shown].group).length;
  const all = matches.filter(({group}) => group === matches[shown].group).length;
  const {group} = matches[shown];
  const head = make('h1', said(is_last() ? `${places[0].name} wins the ${group}` : `${group}: after match ${number} of ${all}`));
  show_card(head, table, make('p', shown + 1 < matches.length ? said('Space goes on') : ''));
}

function show_match() {
  is_playing = true;
  const frame = document.createElement('iframe');
  Object.assign(frame, {src: `${matches[++shown].page}?show`, title: `match ${shown + 1}`});
  frame.addEventListener('load', () => frame.contentWindow.focus());
  stage.replaceChildren(frame);
}

function go_on() {
  if (is_playing) show_standing();
  else if (shown + 1 < matches.length) show_match();
}

addEventListener('message', ({data, source}) => {
  const frame = stage.querySelector('iframe');
  if (frame && source === frame.contentWindow && data && data.viewer === 'next') go_on();
});
addEventListener('keydown', event => {
  if (event.key === ' ' || event.key === 'ArrowRight') {
    event.preventDefault();
    if (event.key === 'ArrowRight' || !is_playing) go_on();
  }
  if (event.key === 'f') document.documentElement.requestFullscreen();
});
stage.addEventListener('click', () => is_playing || go_on());

const players = Array.from(new Set(matches.flatMap(match => match.players)));
show_card(make('h1', said(title)), make('p', players.join(' · ')), make('p', said('Space: the first match. →: to the end of a match. F: full screen')));
