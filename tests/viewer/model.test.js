'use strict';
const assert = require('assert');
const zlib = require('zlib');
const path = require('path');
const {test} = require('./check.js');
const {V, game, GOLDEN, DUELS, golden_bytes, parse} = require('./viewer.js');
const {position, next_position, print_match} = require('./small.js');

const load = (bytes, load_game = async name => V.find_game(name)) =>
  V.load_match(new Uint8Array(bytes), 'a.res', load_game);

async function problem_of(promise) {
  try {
    await promise;
  } catch (error) {
    assert(error instanceof V.LoadError, error.stack);
    return error;
  }
  throw new assert.AssertionError({message: 'it was loaded'});
}

/// The lines of a golden trace down to its third state.
function three_states() {
  const text = golden_bytes(DUELS).toString();
  const end = text.indexOf('commands', text.indexOf('round 2\n'));
  return text.slice(0, end);
}

for (const file of GOLDEN) {
  test(`a golden trace, read and printed again, is the same: ${path.basename(file)}`, () => {
    const bytes = golden_bytes(file);
    const match = parse(bytes);
    assert.strictEqual(match.trouble, null);
    assert.strictEqual(match.states.length, 201);
    assert(Buffer.from(V.print_trace(match, game)).equals(bytes));
  });
}

test('the head tells kind, seed, game, version, parameters and names', () => {
  const match = parse(golden_bytes(DUELS));
  assert.deepStrictEqual(
    [match.isolated, match.seed, match.game_name, match.version],
    [false, 1, 'HarryPotter', '1.0']
  );
  assert.deepStrictEqual(match.names, ['Hunter', 'Scholar', 'Moth', 'Hunter']);
  assert.strictEqual(match.setting('ROUNDS_SPELL_RESTING_GHOST'), 60);
  assert.strictEqual(match.settings.size, 14);
});

test('the last state holds what the trace says', () => {
  const state = parse(golden_bytes(DUELS)).states[200];
  assert.deepStrictEqual(Array.from(state.score), [6702, 9931, 1595, 5339]);
  assert.deepStrictEqual(Array.from(state.conversion_points), [6300, 8500, 1500, 5000]);
  assert.deepStrictEqual([state.voldemort_row, state.voldemort_col, state.round], [55, 34, 200]);
  const cells = game.count_cells(state);
  for (let p = 0; p < 4; ++p) {
    assert.strictEqual(cells[p] + state.conversion_points[p], state.score[p]);
  }
});

test('the status is printed as C++ streams print a double', () => {
  const pairs = [
    [0, '0'],
    [-1, '-1'],
    [0.0123457, '0.0123457'],
    [0.5, '0.5'],
    [0.00001, '1e-05'],
    [1 / 3, '0.333333'],
    [123456, '123456'],
    [1234567, '1.23457e+06'],
    [0.0001, '0.0001'],
    [1, '1'],
  ];
  for (const [value, text] of pairs) assert.strictEqual(V.format_real(value), text);
});

test('a match played in isolation has its share of time, and a player out is at -1', () => {
  const before = position([], {status: [0.25, -1, 0, 0.0123457]});
  const text = print_match([before, next_position(before)], [[]], {kind: 'SecGame'});
  const match = parse(text);
  assert.strictEqual(match.isolated, true);
  assert.deepStrictEqual(Array.from(match.states[0].status), [0.25, -1, 0, 0.0123457]);
  assert.strictEqual(V.print_trace(match, game), text);
});

test('a trace that is cut at any line shows the rounds before it', () => {
  const lines = three_states().split('\n');
  const round_of = [0];
  let states = 0;
  lines.forEach((line, k) => {
    if (line.startsWith('status')) ++states;
    round_of[k + 1] = states;
  });
  for (let count = 0; count < lines.length; ++count) {
    const text = lines.slice(0, count).join('\n') + (count > 0 ? '\n' : '');
    let shown = 0;
    try {
      const match = parse(text);
      shown = match.states.length;
      assert(match.trouble.cut, `at line ${count} it says: ${match.trouble.message}`);
      assert(match.orders.length - match.states.length <= 0);
    } catch (error) {
      assert(error instanceof V.TraceError && error.cut, `at line ${count}: ${error.stack}`);
    }
    assert.strictEqual(shown, round_of[count], `at line ${count}`);
  }
});

test('a trace that is cut in the middle of a number does not show a wrong number', () => {
  const text = three_states();
  const start = text.lastIndexOf('strength\t');
  for (let end = start; end < text.length - 2; ++end) {
    const match = parse(text.slice(0, end));
    const whole = end >= text.lastIndexOf('\n', text.length - 2);
    assert.strictEqual(
      match.states.length,
      whole ? 3 : 2,
      `${end - start} bytes behind "strength"`
    );
  }
});

test('a damaged trace is shown up to the round before the damage, with its line', () => {
  const text = golden_bytes(DUELS).toString();
  const third = text.indexOf('units\n', text.indexOf('round 2\n'));
  const line = text.slice(0, third).split('\n').length;
  const match = parse(text.slice(0, third) + 'unitz\n' + text.slice(third + 6));
  assert.strictEqual(match.last_round, 2);
  assert.strictEqual(match.trouble.cut, false);
  assert.strictEqual(match.trouble.line, line);
  assert.match(match.trouble.message, /expected "units"/);
});

test('every kind of damage in a state is found', () => {
  const text = three_states();
  const at = text.indexOf('units\n84', text.indexOf('round 1\n'));
  const rest = text.slice(at);
  const damages = [
    ['units\n84', 'units\n85'],
    ['units\n84', 'units\n-1'],
    ['units\n84', 'units\nx'],
    ['g\t0\t0', 'g\t1\t0'],
    ['g\t0\t0', 'g\t0\t4'],
    ['g\t0\t0', 'h\t0\t0'],
    ['Voldemort', 'Dumbledore'],
    ['round 2', 'round 7'],
    ['score\t', 'skore\t'],
    ['status\t0', 'status\tzero'],
    [/Voldemort\n\d+/, 'Voldemort\n60'],
    ['books\n50', 'books\n9999'],
    ['spell_ingredients\n15', 'spell_ingredients\n14'],
  ];
  for (const [old, fresh] of damages) {
    const damaged = rest.replace(old, fresh);
    assert.notStrictEqual(damaged, rest, String(old));
    const match = parse(text.slice(0, at) + damaged);
    assert.strictEqual(match.states.length, 2, `${old} -> ${fresh}`);
    assert.strictEqual(match.trouble.cut, false, `${old} -> ${fresh}`);
  }
});

test('a strange cell or a row that is too short is found', () => {
  const text = three_states();
  const row = text.indexOf('\n30 ', text.indexOf('round 1\n'));
  for (const damaged of [
    text.slice(0, row + 4) + '?' + text.slice(row + 5),
    text.slice(0, row + 4) + text.slice(row + 5),
  ]) {
    const match = parse(damaged);
    assert.strictEqual(match.states.length, 2);
    assert.match(match.trouble.message, /row 30 of the board/);
  }
});

test('damage anywhere is found, or harmless: nothing breaks', () => {
  const bytes = new TextEncoder().encode(three_states());
  let x = 7;
  const random = limit => (x = (x * 48271) % 2147483647) % limit;
  let read = 0;
  for (let k = 0; k < 400; ++k) {
    const damaged = bytes.slice();
    for (let n = 0; n <= k % 3; ++n) {
      const at = random(damaged.length);
      const other = damaged[random(damaged.length)];
      damaged[at] = k % 2 === 0 ? other : random(256);
    }
    let match = null;
    try {
      match = parse(damaged);
    } catch (error) {
      assert(error instanceof V.TraceError, error.stack);
      continue;
    }
    ++read;
    V.find_marks(match, game);
    V.print_trace(match, game);
    match.states.forEach((state, index) => {
      V.round_events(match, game, index);
      V.list_orders(match, game, index);
      for (let cell = 0; cell < 3600; cell += 7) game.describe_cell(match, index, cell);
      for (let id = 0; id < state.num_units; ++id) V.describe_unit(match, game, index, id);
    });
  }
  assert(read > 200);
});

test('garbage is no trace, and says so', async () => {
  const garbage = [
    'hello\n',
    '\n\n\n',
    '{"a": 1}\n',
    '<html></html>',
    'Game\n\nSeed x\n',
    'Gamer\n',
    '\u0000\u0001\u0002 \u0003',
  ];
  for (const text of garbage) {
    const error = await problem_of(load(Buffer.from(text)));
    assert(['error_not_trace', 'error_short'].includes(error.key), text);
    assert(error.args.detail.args.line >= 1, text);
  }
  let x = 1;
  const noise = Uint8Array.from({length: 5000}, () => (x = (x * 48271) % 2147483647) & 255);
  assert.strictEqual((await problem_of(load(noise))).key, 'error_not_trace');
});

test('a trace of a known game with other words is told by the game, not as damaged', async () => {
  const text = 'Game\n\nSeed 1\n\nHarryPotter 1.0\n\nNUM_PLAYERS many\n';
  const error = await problem_of(load(Buffer.from(text)));
  assert.strictEqual(error.key, 'error_not_whole');
  assert.strictEqual(error.args.game, 'HarryPotter');
  for (const head of ['Game\n\nSeed 1\n\nLudo2 1.0\n', 'Game\n\nLudo2 v1.2\n\nrows 3\n']) {
    const {key, args} = await problem_of(load(Buffer.from(head)));
    assert.deepStrictEqual([key, args.game], ['error_no_game', 'Ludo2']);
  }
});

test('marks of the byte order, UTF-16 and lines that end with CR LF are read', async () => {
  const trace = golden_bytes(DUELS);
  const text = trace.toString();
  const wide = Buffer.from(text, 'utf16le');
  const files = [
    [[0xef, 0xbb, 0xbf], trace],
    [[0xff, 0xfe], wide],
    [[0xfe, 0xff], Buffer.from(wide).swap16()],
    [[], Buffer.from(text.replace(/\n/g, '\r\n'))],
  ];
  for (const [mark, bytes] of files) {
    const {match} = await load(Buffer.concat([Buffer.from(mark), bytes]));
    assert.strictEqual(match.trouble, null);
    assert.strictEqual(match.states.length, 201);
  }
});

test('gzip of several members is read; one that is damaged says so, one cut short does not', async () => {
  const trace = golden_bytes(DUELS);
  const parts = [0, 400000, 500000, trace.length].map((end, k, all) =>
    trace.subarray(k === 0 ? 0 : all[k - 1], end)
  );
  const several = Buffer.concat(parts.slice(1).map(part => zlib.gzipSync(part)));
  const whole = await load(several);
  assert.deepStrictEqual([whole.match.states.length, whole.match.damaged], [201, false]);
  const packed = zlib.gzipSync(trace);
  const cut = await load(packed.subarray(0, packed.length / 2));
  assert(cut.match.trouble.cut && !cut.match.damaged && cut.match.states.length > 50);
  packed[packed.length >> 1] ^= 0x55;
  const damaged = await load(packed);
  assert(damaged.match.damaged && damaged.match.states.length > 50);
});

test('a gzip bomb is stopped', async () => {
  const bomb = zlib.gzipSync(Buffer.alloc(2 ** 29 + 1));
  assert(bomb.length < 1e6);
  assert.strictEqual((await problem_of(load(bomb))).key, 'error_too_big');
});

test('a large file that is no trace is refused, whatever bytes it has', async () => {
  const noise = new Uint8Array(1e8).fill(13);
  assert.strictEqual((await problem_of(load(noise))).key, 'error_short');
});

test('while a long trace is read, it is told how far', async () => {
  const text = golden_bytes(DUELS).toString();
  const at = text.lastIndexOf('commands');
  const shares = [];
  const {now} = Date;
  let time = 0;
  Date.now = () => (time += 15);
  try {
    await V.load_match(Buffer.from(text.slice(0, at)), 'x.res', V.find_game, share => {
      shares.push(share);
    });
  } finally {
    Date.now = now;
  }
  assert(shares.length > 30);
  assert(shares.every((share, k) => share < 1 && (k === 0 || share > shares[k - 1])));
});

test('an empty file, xz, damaged gzip and another game each get their own sentence', async () => {
  const text = golden_bytes(DUELS).toString().replace('HarryPotter', 'Ludo');
  assert.strictEqual((await problem_of(load([]))).key, 'error_empty');
  assert.strictEqual((await problem_of(load([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]))).key, 'error_xz');
  assert.strictEqual((await problem_of(load([0x1f, 0x8b, 1, 2, 3]))).key, 'error_gzip');
  const error = await problem_of(load(Buffer.from(text)));
  assert.deepStrictEqual([error.key, error.args.game], ['error_no_game', 'Ludo']);
});

test('gzip is unpacked, and of gzip that is cut short there is what there is', async () => {
  const zlib = require('zlib');
  const packed = zlib.gzipSync(golden_bytes(DUELS));
  assert.strictEqual((await load(packed)).match.states.length, 201);
  const {match} = await load(packed.subarray(0, packed.length >> 1));
  assert(match.states.length > 50 && match.states.length < 150);
  assert(match.trouble.cut);
});

test('a trace with the line ends of Windows is read', async () => {
  const text = three_states().replace(/\n/g, '\r\n');
  assert.strictEqual((await load(Buffer.from(text))).match.states.length, 3);
});

test('a position is printed as a configuration: version, parameters and state', () => {
  const match = parse(golden_bytes(DUELS));
  const text = V.print_position(match, 57, game);
  const [head, state] = text.split('\n\nFIXED\n\n');
  assert.strictEqual(head.split('\n')[0], 'HarryPotter 1.0');
  assert.deepStrictEqual(
    head
      .split('\n')
      .slice(2)
      .map(line => line.split(/\s+/)),
    Array.from(match.settings, ([name, value]) => [name, String(value)])
  );
  assert.strictEqual(state, game.print_state(match.states[57], match));
  assert.match(state, /\nround 57\n/);
});

test('a trace that goes on from a position starts with its round', () => {
  const before = position([]);
  const match = parse(print_match([before, next_position(before)], [[]]));
  assert.deepStrictEqual([match.first_round, match.last_round], [70, 71]);
});
