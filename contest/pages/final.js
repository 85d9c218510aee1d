// Match after match, each in a frame of its own, which tells of keys; the standing after each.
PAGES.final = ({game, players, matches}) => {
  const stage = make('main', {id: 'stage'});
  document.documentElement.lang = language;
  document.title = say('the_final', {game});
  document.body.append(stage);
  let at = -1; // The match that is shown or was shown last.
  let is_playing = false;
  let speed = '';
  let colours = []; // Of the players, in all matches.

  // After the matches up to one.
  function standing(last = at) {
    const places = new Map(players.map(name => [name, {name, points: 0, score: 0, wins: 0, now: ''}]));
    for (const match of matches.slice(0, last + 1)) {
      for (const [seat, name] of match.names.entries()) {
        const place = places.get(name);
        if (!place) continue;
        const points = points_of(match.scores, seat);
        place.points += points;
        place.score += match.scores[seat];
        place.wins += points === 3 ? 1 : 0;
        if (match === matches[at]) place.now = match.scores[seat];
      }
    }
    return Array.from(places.values()).sort(
      (a, b) => b.points - a.points || b.score - a.score || b.wins - a.wins
    );
  }

  const colour_of = name => `--clan: ${colours[players.indexOf(name)] || 'transparent'}`;

  function show_card(class_name, ...content) {
    is_playing = false;
    stage.replaceChildren(make('div', {class: `card ${class_name}`}, content));
    window.focus();
  }

  function show_standing() {
    const places = standing();
    const rows = places.map(({name, points, score, now}, k) => ({
      style: colour_of(name),
      cells: [k + 1, name, now, short(points, 2), score],
    }));
    const shown = table('place|player:text|this_match|points|score', rows);
    // Rows come from where they were before this match.
    const before = standing(at - 1).map(({name}) => name);
    shown
      .querySelectorAll('tbody tr')
      .forEach((row, k) => row.style.setProperty('--from', before.indexOf(places[k].name) - k));
    const step = ({name, points}, k) =>
      make(
        'li',
        {class: `step${k + 1}`, style: colour_of(name)},
        make('b', {}, name),
        make('span', {}, k + 1),
        short(points, 2)
      );
    const is_last = at + 1 === matches.length;
    const head = is_last
      ? say('wins', {player: places[0].name})
      : say('after_match', {n: at + 1, all: matches.length});
    show_card(
      is_last ? 'podium' : 'moves',
      make('h1', {}, head),
      is_last ? make('ol', {class: 'steps'}, places.slice(0, 3).map(step)) : '',
      shown,
      is_last ? '' : paragraph(say('goes_on'))
    );
  }

  function show_match() {
    is_playing = true;
    const load = ({target}) => target.contentWindow.focus();
    const {page, names} = matches[++at];
    const seats = names.map(name => Math.max(0, players.indexOf(name))).join('');
    const src = `${page}?show=${speed}&colours=${seats}`;
    stage.replaceChildren(make('iframe', {src, title: say('hidden_match', {n: at + 1}), load}));
  }

  function go_on() {
    if (is_playing) show_standing();
    else if (at + 1 < matches.length) show_match();
  }

  // From a match to what was shown before it, and from a standing to its match.
  function go_back() {
    if (at < 0) return;
    --at;
    if (!is_playing) show_match();
    else if (at < 0) show_title();
    else show_standing();
  }

  const KEYS = {arrowright: go_on, arrowleft: go_back, f: () => document.documentElement.requestFullscreen()};

  addEventListener('message', ({data, source}) => {
    const frame = stage.querySelector('iframe');
    if (!frame || source !== frame.contentWindow) return;
    if (data.speed) speed = data.speed;
    if (data.colours) ({colours} = data);
    if (data.key in KEYS) KEYS[data.key]();
  });
  addEventListener('keydown', event => {
    const act = event.key === ' ' && !is_playing ? go_on : KEYS[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  stage.addEventListener('click', () => is_playing || go_on());

  function show_title() {
    show_card('', make('h1', {}, document.title), paragraph(players.join(' · ')), paragraph(say('keys')));
  }
  show_title();
};
