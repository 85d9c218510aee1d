// The charts of the pages. Horizontally, a plot is measured in percent: it is as wide as the window allows,
// and letters keep their size; vertically, in pixels.
const HEIGHT = 178;

const svg = (tag, attributes, ...content) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, content);
const line = (type, x1, y1, x2, y2) => svg('line', {class: type, x1, y1, x2, y2});
const label = (anchor, x, y, words, more) => svg('text', {'text-anchor': anchor, x, y, ...more}, words);
const dot = (cx, cy, title) => svg('circle', {class: 'dot', cx, cy, r: 4}, title && svg('title', {}, title));
const chart = (type, about, ...content) =>
  svg('svg', {class: type, role: 'img', 'aria-label': about}, content);

/// Where a value is in a plot of values from `low` to `high`.
const height_between = (low, high) => value => (HEIGHT * (high - value)) / Math.max(1, high - low);

/// A line across the plot, with a number at its left.
const across = (y, number) => [line('grid', 0, y, '100%', y), label('end', -12, y + 4, number)];

function polyline(points) {
  const text = points.map(point => point.map(number => number.toFixed(1)).join()).join(' ');
  const box = {viewBox: `0 0 100 ${HEIGHT}`, preserveAspectRatio: 'none'};
  return svg('svg', box, svg('polyline', {class: 'line', points: text}));
}

/// A chart of all players' lines: {name, values (for screen readers), points, is_chosen}, and what lies
/// behind them.
function lines_chart(about, lines, ...behind) {
  const drawn = lines.map(({name, values, points, is_chosen}) => {
    const [x, y] = points[points.length - 1];
    return svg(
      'g',
      {'data-line': name, class: is_chosen ? 'chosen' : ''},
      svg('title', {}, `${name}: ${values.join(' ')}`),
      polyline(points),
      label('start', `${x}%`, y + 4, name, {class: 'name', dx: 8})
    );
  });
  return chart('chart lines', about, behind, drawn);
}

/// Ratings as a picture: {player, name, rating, low, high}, each a dot in its interval.
function ratings_chart(ratings) {
  const low = Math.min(1500, ...ratings.map(one => one.low));
  const high = Math.max(1500, ...ratings.map(one => one.high));
  const place = points => `${1 + (98 * (points - low)) / Math.max(1, high - low)}%`;
  const row = ({player, name, ...one}) =>
    make(
      'li',
      {'data-player': player},
      make('b', {}, name),
      make('span', {}, one.rating.toFixed(0)),
      svg(
        'svg',
        {role: 'img', 'aria-label': `${player}: ${from_to(one, 0)}`},
        svg('title', {}, from_to(one, 0)),
        line('grid', place(1500), 0, place(1500), '100%'),
        line('bar', place(one.low), '50%', place(one.high), '50%'),
        dot(place(one.rating), '50%')
      )
    );
  return make('ol', {class: 'panel ratings', tabindex: 0}, ratings.map(row));
}

/// "1400 to 1600": the ends of an interval.
const from_to = ({low, high}, digits) =>
  say('from_to', {from: low.toFixed(digits), to: high.toFixed(digits)});

// A chart of all players' lines. The chosen ones are thick, have a colour and their name; so has the
// one whose button below the chart is pointed at. A click on a button chooses its line, or no more.
function choose_lines(chart) {
  const lines = Array.from(chart.querySelectorAll('[data-line]')),
    buttons = new Map();
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

  for (const line of lines) {
    const name = line.dataset.line;
    const show = () => draw(line);
    const hide = () => draw(null);
    const click = () => {
      choose(line, !is_chosen(line));
      show();
    };
    const listeners = {click, pointerenter: show, focus: show, pointerleave: hide, blur: hide};
    buttons.set(line, make('button', {type: 'button', 'data-player': name, ...listeners}, name));
    choose(line, line.classList.contains('chosen'));
  }
  chart.after(make('div', {class: 'choice'}, Array.from(buttons.values())));
  draw(null);
}
