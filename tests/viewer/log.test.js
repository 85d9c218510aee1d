'use strict';

// Rounds 70 and 71, and the position after them.
const match = parse(print_still(position([{clan: 0, at: [5, 5]}]), 2));
const TEXT = print_log({
  70: {
    0: [
      'cpu 0.000412',
      'order 4 m r',
      'order 4 m u # second order to this unit (4.2)',
      'say I go to (5, 6)',
      'say @value danger 0.5',
      'say @value danger -1.5',
      'say a\\\\b \\x1b[31m',
    ],
    3: ['cpu 0.5', 'lost 2000 1048576', 'out more than 1000 orders'],
  },
  71: {0: ['cpu 0.1', 'say @mark here', 'say @mark and here', 'say @value danger 2'], 1: ['say']},
});
const shown = (log, line) => V.said_text(log, line);

test('a log has times, orders with reasons, words, what is lost and who is out', () => {
  const log = V.read_log(TEXT);
  const [ada, bob, , dan] = V.round_of_log(log, 70);
  assert.equal(ada.cpu, 0.000412);
  const orders = ada.orders.map(({unit, text, reason}) => `${unit}: ${text}: ${reason}`);
  assert.deepEqual(orders, ['4: 4 m r: ', '4: 4 m u: second order to this unit (4.2)']);
  assert.equal(shown(log, ada.said[0]), 'I go to (5, 6)');
  assert.equal(shown(log, ada.said[3]), 'a\\b \\x1b[31m');
  assert.deepEqual([bob.said, bob.orders, bob.cpu], [[], [], NaN]);
  assert.deepEqual(dan.lost, {lines: 2000, bytes: 1048576});
  assert.equal(dan.out, 'more than 1000 orders');
  assert.equal(shown(log, V.round_of_log(log, 71)[1].said[0]), '', 'an empty line');
  assert.equal(log.strange, 0);
});

test('a log that was cut at any byte opens, and has every whole round', () => {
  const first_end = TEXT.indexOf('70 end') + '70 end\n'.length;
  for (let size = TEXT.indexOf('\n70 0') + 1; size <= TEXT.length; ++size) {
    const log = V.read_log(TEXT.slice(0, size));
    assert.equal(log.strange, 0, `after ${size} bytes`);
    if (size < first_end) continue;
    const whole = Array.from(log.rounds.values(), round => round.whole);
    assert.deepEqual(whole, log.rounds.has(71) ? [true, size === TEXT.length] : [true]);
    assert.equal(V.round_of_log(log, 70)[0].said.length, 4);
  }
});

test('lines that belong in no log are counted, and so are rounds that come again', () => {
  const log = V.read_log(`${TEXT}hello\n70 0 say late\n70 7 say nobody\n70 0 sing\n`);
  assert.equal(log.strange, 4);
  assert.equal(V.round_of_log(log, 70)[0].said.length, 4);
});

test('a log fits the match of its game, version, seed and names', () => {
  const head = text => V.read_log_head(text);
  assert(V.log_fits(head(TEXT), match));
  for (const [old, other] of Object.entries({1.1: '1.0', 'seed 7': 'seed 8', Cleo: 'Cloe', Harry: 'Larry'}))
    assert(!V.log_fits(head(TEXT.replace(old, other)), match), other);
});

test('drawings are read with colours, cells and words; of other lines is said what is wrong', () => {
  // Each line, and what it is, or the text about what is wrong.
  const rows = fs.readFileSync(path.join(__dirname, 'data/drawings.txt'), 'utf8').trim().split('\n');
  for (const [line, expected] of rows.map(row => row.split(' => '))) {
    const found = V.parse_drawing(line, match);
    if (found.kind !== 'wrong') assert.deepEqual(found, JSON.parse(expected), line);
    else assert.equal(found.text, expected, line);
    for (const language of found.kind === 'wrong' ? Object.keys(V.LANGUAGES) : [])
      assert.doesNotMatch(V.fill_text(V.find_text(language, game, found.text), found.args), /undefined/);
  }
  const map = Array.from({length: 144}, (_, k) => k);
  const all = V.parse_drawing(`@heat ${map.join(' ')}`, match);
  assert.deepEqual([all.kind, all.cells, all.numbers], ['heat', null, map]);
});

test('a heat map goes from the least number to the most', () => {
  const heat = (...numbers) =>
    V.heat_drawn(numbers.map((number, k) => ({drawing: {kind: 'heat', cells: [k], numbers: [number]}})));
  assert.deepEqual(Array.from(heat(-1, 0, 3)), [
    [0, 0],
    [1, 0.25],
    [2, 1],
  ]);
  assert.deepEqual(Array.from(heat(5)), [[0, 1]]);
  assert.equal(heat(), null);
});

test('the search finds what was said, reasons and why a player is out, in any case', () => {
  const log = V.read_log(TEXT);
  const found = text => V.search_log(log, text, 100).map(line => V.line_text(log, line).slice(0, 9));
  assert.deepEqual(found('i go'), ['I go to (']);
  assert.deepEqual(found('SECOND order'), ['4 m u # s']);
  assert.deepEqual(found('1000 orders'), ['more than']);
  assert.deepEqual(found('here'), ['@mark her', '@mark and']);
  assert.deepEqual(found('say'), [], 'not the words of the log itself');
  assert.deepEqual(found('0.5'), ['@value da'], 'nor the time');
  assert.deepEqual(found('.*'), []);
  assert.equal(V.search_log(log, 'e', 2).length, 2);
  assert.equal(V.round_of_line(log, V.search_log(log, 'and here', 1)[0]), 71);
});

test('hostile logs are read: a line without an end, control characters, a million marks', () => {
  const marks = V.read_log(print_log({70: {0: Array(1000000).fill('say @mark here')}}));
  assert.deepEqual([marks.marks.length, marks.marks[0].more], [1, 999999]);
  const names = V.read_log(print_log({70: {0: Array.from({length: 5000}, (_, k) => `say @value v${k} 1`)}}));
  assert.equal(names.values.size, V.MOST_VALUES);
  const long = V.read_log(print_log({70: {0: [`say ${'x'.repeat(1 << 20)}`]}}));
  assert.equal(V.round_of_log(long, 70)[0].said.length, 1);
  const noise = V.read_log(
    `log 1\n${String.fromCharCode(...Array(1000).keys())}\n\r\n0 0 order\n0 0 say\r\n`
  );
  assert(noise.strange > 0);
  assert.equal(noise.game, null);
  V.round_of_log(noise, 0);
});
