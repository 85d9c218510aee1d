'use strict';
// Traces, logs, messages, reviews, addresses and what a browser has kept with whatever others may have put
// into them: nothing breaks, hangs or writes elsewhere, and what is shown to be copied is a command.

const MANY = 400;
const WORDS = [
  ...['', '\0', '\u2028', '\u202e', 'a\nb', '\n', '\r\n', 'x'.repeat(5000), '9'.repeat(400)],
  ...['@value x 1e999', '<img src=x onerror=alert(1)>'],
  ...(
    '-1 4 99 3e9 3000000000 1e999 -0 0.5 NaN null [] {} # __proto__ constructor toString duel_won AINull '
    + '`id` $(id) ;id --output=x ü'
  ).split(' '),
];
const VALUES = [...WORDS, -1, 4, 99, 0.5, 3e9, 1e300, null, true, [], [1], {}, {unit: 1, kind: 'x'}];

function make_random(seed) {
  let x = seed;
  return limit => (x = (x * 48271) % 2147483647) % limit;
}

/// A text with up to three of its words or lines as they should not be.
function spoil(text, random) {
  const lines = text.split('\n');
  for (let n = random(3); n >= 0; --n) {
    const k = random(lines.length);
    const pieces = lines[k].split(/([\s=&_]+)/);
    pieces[random(pieces.length)] = WORDS[random(WORDS.length)];
    const changes = [[pieces.join('')], [], [lines[k], lines[k]], [lines[random(lines.length)]]];
    lines.splice(k, 1, ...changes[lines.length > 1 ? Math.max(0, random(8) - 4) : 0]);
  }
  return lines.join('\n');
}

/// Fields of a review with up to three other values or names.
function spoil_fields(records, random) {
  const spoiled = records.map(fields => Object.entries(fields));
  for (let n = random(3); n >= 0; --n) {
    const fields = spoiled[random(2) * random(spoiled.length)];
    const [name] = fields[random(fields.length)];
    const other = random(8) === 0 ? WORDS[random(WORDS.length)] : name;
    fields.push([other, VALUES[random(VALUES.length)]]);
  }
  return spoiled.map(fields => JSON.stringify(Object.fromEntries(fields))).join('\n');
}

const spoil_any = (records, random) =>
  random(4) === 0 ? spoil(lines_of(records), random) : spoil_fields(records, random);

/// What every object and list has, which nothing that is read may change.
const roots = () =>
  [Object.prototype, Array.prototype, Function.prototype, Map.prototype].map(
    root => Reflect.ownKeys(root).length
  );

/// A test that does something many times with other random numbers. It returns whether something was left to
/// be shown.
function fuzz_test(sentence, times, run) {
  test(sentence, () => {
    const before = roots();
    let shown = 0;
    for (let k = 1; k <= times; ++k) {
      try {
        shown += run(make_random(k));
      } catch (error) {
        throw new Error(`number ${k}: ${error.stack}`);
      }
    }
    assert.deepEqual(roots(), before);
    assert(shown > times / 5, `${shown} of ${times} shown`);
  });
}

const GAME_COMMAND = /^\.\/Game( --?[a-z]+=?[\w.:=/-]*| \w+| \d+)+( < [\w./+-]+)? > what-if\.res$/;
const DEBUG_COMMAND = /^make debug-AI\w+ ROUND=\d+ MATCH="[\w ./=+-]+"$/;
const COMMAND = new RegExp(`${GAME_COMMAND.source}|${DEBUG_COMMAND.source}`);
const bytes_of = text => new TextEncoder().encode(text);
const lines_of = records => records.map(fields => JSON.stringify(fields)).join('\n');
const match = golden_match(DUELS);
const game = V.find_game('HarryPotter');
const texts = Object.keys(V.LANGUAGES).map(language => new V.Words({language, game, match}));
const RECORDS = fs
  .readFileSync(path.join(__dirname, 'data/lost.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));
Object.assign(RECORDS[0], {game: `${match.game_name} ${match.version}`, seed: match.seed});
match.names.forEach((name, p) => (RECORDS[0][`player${p}`] = name));

function look_at_review(review) {
  V.marks_of_review({review, match});
  for (const {lines} of V.charts_of_review({review, match}))
    for (const line of lines) assert(Math.max(0, ...line.filter(value => !Number.isNaN(value))) <= 100);
  const made = [];
  globalThis.document = fake_document(made);
  const view = {...texts[0].view, review, last_index: match.states.length - 1};
  try {
    for (const told of texts) {
      for (const {reason} of review.orders) told.reason(reason);
      new V.ReviewPanel(document.createElement()).build(view, told);
    }
  } finally {
    delete globalThis.document;
  }
  return made.filter(({tag}) => tag === 'code').map(({text}) => text);
}

/// A document in which elements can be made; `made` has each with its tag and first text.
function fake_document(made) {
  const element = tag => {
    const one = {
      tag,
      text: '',
      append: (...parts) => (one.text = parts.find(part => typeof part === 'string') || ''),
    };
    for (const name of ['setAttribute', 'addEventListener', 'replaceChildren']) one[name] = () => {};
    made.push(one);
    return Object.assign(one, {classList: {toggle() {}, add() {}}});
  };
  return {body: element('body'), createElement: element, createTextNode: text => text};
}

fuzz_test('a review, whatever is in it, is shown as far as it makes sense', MANY, random => {
  const review = V.read_review({bytes: bytes_of(spoil_any(RECORDS, random))});
  if (review === null || !V.review_fits(review, match)) return false;
  for (const command of look_at_review(V.fit_review(review, match))) assert.match(command, COMMAND);
  return true;
});

const LINES = {
  70: {
    0: [
      'cpu 0.000412',
      'order 4 m r',
      'order 4 s 3 0 0 0 # (4.2)',
      'say at (5, 6) wizard 12',
      'say @value danger 0.5',
    ],
    1: [
      'say @cell 5 6 red',
      'say @heat 1 2 0.5',
      'say @mark here',
      'say @line 0 0 1 1 #fff',
      'say @unit 4 me',
    ],
    3: ['cpu 0.5', 'lost 2000 1048576', 'out more than 1000 orders'],
  },
};

fuzz_test('so is a log, and what players print', 2 * MANY, random => {
  const text = spoil(print_log(LINES), random);
  const head = V.read_log_head(text);
  if (head === null) return false;
  V.log_fits(head, match);
  const log = V.read_log(text, head);
  for (const {lines} of V.charts_of_log({log, match}))
    for (const line of lines)
      for (const value of line) assert(Number.isNaN(value) || Math.abs(value) <= 1e18);
  V.marks_of_log({log, match});
  V.search_log(log, 'e', 9);
  for (const round of log.rounds.keys()) {
    for (const {orders, said, lost} of V.round_of_log(log, round)) {
      assert(lost === null || Number.isInteger(lost.lines + lost.bytes));
      for (const order of orders) texts[0].idle_order(order);
      for (const line of said) V.parse_drawing(V.said_text(log, line), match);
    }
  }
  return log.lines.starts.length > 0;
});

function read_any(text) {
  try {
    const {game_name} = V.read_title(new V.Reader(bytes_of(text)));
    return V.find_game(game_name) && parse(text);
  } catch (error) {
    assert(error instanceof V.TraceError, error.stack);
    return null;
  }
}

for (const recorded of MATCHES) {
  // A full board where there is one: there is more to spoil.
  const text = three_states({...recorded, file: recorded.crowded[0] || recorded.file});
  fuzz_test(`${recorded.title}: so is a trace, and what it names is no command`, MANY / 2, random => {
    const read = read_any(spoil(text, random));
    if (read === null) return false;
    look_at_all(read, V.find_game(read.game_name));
    const file = random(2) ? 'out.res' : WORDS[random(WORDS.length)];
    for (let place = 0; place < V.NUM_PLAYERS; ++place)
      for (const command of V.commands_to_try({trace: file, names: read.names, from: 1, place}))
        assert.match(command, COMMAND);
    return true;
  });
}

fuzz_test('so is an address', MANY, random => {
  const view = new V.Controller();
  view.open(match, game, 'a.res');
  V.follow_address(
    view,
    spoil('#round=57&unit=12&zoom=2.5_30_30&show=ids_letters&clans=c02&tab=log', random)
  );
  const {index, last_index, zoom, row, col} = view;
  assert(index <= last_index && zoom >= 1 && zoom <= 8);
  assert(row >= 0 && row <= match.rows && col <= match.cols);
  assert.equal(V.follow_address(view, V.print_address(view)), 0);
  return view.index > 0;
});

const KEPT = {
  seats: ['hand', 'recorded', 'Demo', 'changed'],
  seed: 1,
  base: 57,
  file_name: 'from57.res',
  trace: 'H4sI',
  recorded: 'H4sI',
  calls: [[['play_round', 'x']]],
  orders: '[]',
};
const GIVEN = [
  {unit: 4, kind: 0, dir: 1},
  {unit: 5, kind: 0, dir: -1},
  {unit: 4, kind: 1, dir: -1, list: [1, 2, 3]},
];

fuzz_test('so is a match by hand that a browser has kept, and the orders in it', MANY, random => {
  const kept = V.read_kept(Object(V.read_json(spoil_any([KEPT], random))));
  const of_round = `[${spoil_fields(GIVEN, random).split('\n')}]`;
  const {rounds} = V.read_kept_orders(random(4) === 0 ? spoil(of_round, random) : `[null,${of_round}]`, game);
  for (const orders of rounds) {
    game.print_orders(game, orders);
    for (const {kind, dir, list = []} of orders) texts[0].order({kind, dir: dir < 0 ? undefined : dir, list});
  }
  const {calls, seats} = kept || {calls: [], seats: []};
  assert([...calls.flat(2), ...seats].every(one => typeof one === 'string'));
  return kept !== null || rounds.flat().length > 0;
});

test('what is left out is counted: values of another type or range', () => {
  const [order] = GIVEN;
  const others = [{unit: '4'}, {kind: 9}, {dir: 8}, {unit: -1}].map(change => ({...order, ...change}));
  const kept = V.read_kept_orders(JSON.stringify([null, [order, ...others]]), game);
  assert.deepEqual([kept.rounds, kept.strange], [[[], [order]], others.length]);

  const count = (record, change) => {
    const first = RECORDS.findIndex(fields => fields.record === record);
    const records = RECORDS.with(first, {...RECORDS[first], ...change});
    return V.fit_review(V.read_review({bytes: bytes_of(lines_of(records))}), match).strange;
  };
  assert.equal(count('match', {}), 0);
  for (const [record, change] of [
    ['chance', {round: 3e9}],
    ['orders', {player: 99}],
    ['orders', {player: '1'}],
    ['gain', {who: 'Ada\nrm', sure: null}],
    ['match', {command: './Game\nrm'}],
    ['match', {seat: '__proto__'}],
    ['stretch', {to: 201}],
    ['orders', {record: 'song'}],
  ])
    assert.equal(count(record, change), 1, JSON.stringify(change));
});
