'use strict';
// What happened in the rounds of a match, as the page tells it.
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {spawnSync} = require('child_process');
const {test, skip} = require('./check.js');
const {V, home_of, golden_bytes, parse} = require('./viewer.js');
const {MATCHES, match_of} = require('./matches.js');

/// The kinds of events of a game, with their fields, as its rules have them.
function kinds_of(name) {
  const source = fs.readFileSync(path.join(home_of(name), 'Events.hh'), 'utf8');
  const rows = source.replace(/\\\n/g, '').matchAll(/EVENT\(\w+,\s*"(\w+)",\s*"([^"]*)"/g);
  return new Map(Array.from(rows, ([, kind, fields]) => [kind, fields.split(' ')]));
}

/// The first sentence of each kind of event in a match, with the round.
function first_sentences(match, game) {
  const first = new Map();
  for (let index = 0; index + 1 < match.states.length; ++index) {
    for (const event of V.happened(match, game).of_round(index)) {
      if (first.has(event.kind)) continue;
      const view = {language: 'en', game, match};
      const plain = new V.Words(view).plain_sentence(`event_${event.kind}`, event.args);
      first.set(event.kind, `${index} ${event.kind}: ${plain} [${event.places.slice(0, 2)}]`);
    }
  }
  return Array.from(first.values());
}

for (const {title, name, game, file} of MATCHES) {
  const match = parse(golden_bytes(file));
  const happened = V.happened(match, game);

  test(`${title}: each kind of event has a sentence in each language, of values that it has`, () => {
    for (const [kind, fields] of kinds_of(name)) {
      for (const language of Object.keys(V.LANGUAGES)) {
        const text = V.find_text(language, game, `event_${kind}`);
        for (const piece of V.split_text(text))
          if (piece.name !== undefined) assert(fields.includes(piece.name), `${kind}: ${piece.name}`);
      }
    }
    for (const kind of Object.keys(game.deaths)) assert(kinds_of(name).has(kind), kind);
  });

  test(`${title}: events are put into words, with who and where`, () => {
    const data = path.join(__dirname, 'data', `${V.game_folder(name)}.events.txt`);
    const told = first_sentences(match, game).join('\n') + '\n';
    if (process.env.WRITE) fs.writeFileSync(data, told);
    assert.strictEqual(told, fs.readFileSync(data, 'utf8'));
  });

  test(`${title}: what the log tells is what the rules find in the trace`, () => {
    const program = path.join(home_of(name), 'Game');
    if (!fs.existsSync(program)) skip(`there is no ${program}; make it first`);
    const folder = fs.mkdtempSync(path.join(require('os').tmpdir(), 'viewer-'));
    const log_file = path.join(folder, 'out.log');
    const players = ['Demo', 'Dummy', 'Demo', 'Null'];
    const run = spawnSync(program, [...players, '-s', '4', '-i', 'default.cnf', `--log=${log_file}`], {
      cwd: home_of(name),
      maxBuffer: 1e8,
    });
    assert.strictEqual(run.status, 0, run.stderr.toString());
    const [found, told] = [parse(run.stdout), parse(run.stdout)];
    V.happened(told, game).believe(V.read_log(fs.readFileSync(log_file, 'utf8')));
    fs.rmSync(folder, {recursive: true});
    let [same, count] = [0, 0];
    for (let index = 0; index + 1 < told.states.length; ++index) {
      const events = V.happened(told, game).of_round(index);
      const others = V.happened(found, game).of_round(index).map(event => JSON.stringify(event));
      assert.strictEqual(events.length, others.length, `round ${index}`);
      count += events.length;
      same += events.filter(event => others.includes(JSON.stringify(event))).length;
    }
    assert(count > 0 && same > 0.8 * count, `${same} of ${count}`);
  });

  if (game.counts_events) {
    test(`${title}: what events bring makes up the score`, async () => {
      assert(Number.isNaN(V.happened(parse(golden_bytes(file)), game).sum('money', 3)[0]));
      await happened.look_at_all(() => {});
      const sources = name === 'MoneyHeist' ? ['money', 'kills', 'gold'] : ['money', 'points'];
      match.states.forEach(({score}, index) => {
        const sums = sources.map(source => happened.sum(source, index));
        for (let p = 0; p < V.NUM_PLAYERS; ++p)
          assert.strictEqual(sums.reduce((sum, line) => sum + line[p], 0), score[p], `round ${index}`);
      });
      if (name !== 'ThePurge') return;
      const marks = p => game.find_marks(match).filter(({clan}) => clan === p).length;
      assert.deepStrictEqual([0, 1, 2, 3].map(marks), Array.from(happened.sum('kills', 250)));
    });
  }
}

test('without rules nothing is known, and what needs a whole match is unknown, not zero', () => {
  const {file, game} = match_of('MoneyHeist');
  const match = parse(golden_bytes(file));
  const {rules} = game;
  game.rules = undefined;
  try {
    const happened = V.happened(match, game);
    assert.strictEqual(happened.of_round(3), null);
    assert.deepStrictEqual(V.find_marks(match, game).filter(({kind}) => kind === 'open'), []);
    assert(game.charts.every(({values}) => values(match.states[3], match, 3).length === 4));
    assert(Number.isNaN(happened.sum('money', 3)[0]));
  } finally {
    game.rules = rules;
  }
});

test('a round that the rules refuse is a contradiction, and the next one is explained again', () => {
  const {file, game} = match_of('HarryPotter');
  const match = parse(golden_bytes(file));
  const before = game.rules.events(match, game, 20);
  assert(before.length > 1 && !before.includes(V.CONTRADICTION));
  const {to} = match.states[20];
  match.states[20].to -= 300;
  assert.deepStrictEqual(game.rules.events(match, game, 20), [V.CONTRADICTION]);
  match.states[20].to = to;
  assert.deepStrictEqual(game.rules.events(match, game, 20), before);
});

test('where the rules do not start, the game says why', async () => {
  const damaged = {packed_rules: 'H4sI'};
  await V.start_rules(damaged);
  assert(damaged.no_rules.length > 0);
  const absent = {};
  await V.start_rules(absent, async () => {
    throw new Error('rules.js');
  });
  assert.deepStrictEqual([absent.rules, absent.no_rules], [undefined, 'rules.js']);
});
