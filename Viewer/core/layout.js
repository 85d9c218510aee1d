'use strict';
// Where board and panels are in the window: the board has the room, panels take what it leaves.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // In CSS pixels: gaps, padding and the buttons beside the board; the least height of panels below it.
  const AROUND = 80;
  const PADDING = 12;
  const LEAST_BELOW = 132;
  const LEGEND = 28;
  // What the toolbar takes with words below its pictures.
  const WORDS = {width: 66, height: 480};
  const MOST_LEFT = 210;
  const RULERS = 14;
  const LEAST_WITH_RULERS = 901;
  const LEAST_FOR_BOTH = 900;
  // Two wide boards side by side are less high than the buttons beside them.
  const LEAST_BESIDE_TOOLS = 400;
  // What the viewers of the original games take for themselves.
  const TAKEN = {width: 305, height: 190};

  /// How wide the board is in each layout, by name, the most convenient one first: `three` columns
  /// with the board in the middle, `two` with all panels on the right, `wide` with panels below.
  /// `room` is the size of all this without the legend, `rem` that of a letter, `shape` is columns / rows.
  function board_widths(room, rem, shape) {
    const left = 15.5 * rem;
    const right = (rem > 16 ? 27 : 21.5) * rem;
    const height = room.height - PADDING;
    const fit = (width, free) => Math.min(width - AROUND, shape * (free - RULERS));
    return {
      three: fit(room.width - left - right - RULERS, height),
      two: fit(room.width - right, height),
      wide: fit(room.width - Math.min(MOST_LEFT, left), height - LEAST_BELOW),
    };
  }

  /// How wide the board is in the original viewer.
  const wanted_width = shape => Math.min(window.innerWidth - TAKEN.width, shape * (window.innerHeight - TAKEN.height));

  /// The first layout in which the board is as large as in the original viewer, else the one in which
  /// it is largest: [name, width of the board].
  function choose_layout(room, rem, shape) {
    const wanted = wanted_width(shape);
    const widths = Object.entries(board_widths(room, rem, shape));
    const enough = widths.find(([, width]) => width >= wanted);
    return enough || widths.reduce((best, other) => (other[1] > best[1] ? other : best));
  }

  /// Whether there are two boards side by side: of two matches, where there is room.
  const shows_both = ({both, other, hand}) => both && other !== null && hand === null && window.innerWidth >= LEAST_FOR_BOTH;

  /// How many pixels the rulers beside the board take.
  const rulers = () => (window.innerWidth >= LEAST_WITH_RULERS ? RULERS : 0);

  /// Lays out the page for what the view shows.
  function update_layout(view) {
    const {match, alone, legend} = view;
    const {dataset, style, classList} = document.body;
    const both = shows_both(view);
    classList.toggle('alone', alone);
    classList.toggle('both', both);
    if (match === null) return;
    const {clientWidth: width, clientHeight} = document.getElementById('columns');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const shape = ((both ? 2 : 1) * match.cols) / match.rows;
    const choose = below => choose_layout({width, height: clientHeight - below}, rem, shape);
    // The legend takes nothing that the board needs.
    const fits = rulers() === 0 || choose(LEGEND)[1] >= wanted_width(shape);
    classList.toggle('no-legend', !fits);
    const below = legend && !alone && fits ? LEGEND : 0;
    const [name, board] = choose(below);
    dataset.layout = alone ? 'alone' : name;
    const height_of_board = Math.max(Math.floor(board / shape) + RULERS, both ? LEAST_BESIDE_TOOLS : 0);
    style.setProperty('--board-height', `${height_of_board + below}px`);
    const row = document.getElementById('board-row');
    const roomy = row.clientWidth >= board + RULERS + WORDS.width && Math.min(clientHeight - below, height_of_board) >= WORDS.height;
    classList.toggle('with-words', roomy || window.innerWidth < LEAST_WITH_RULERS);
  }

  Object.assign(V, {shows_both, rulers, update_layout});
}
