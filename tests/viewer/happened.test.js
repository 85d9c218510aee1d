'use strict';
// What happened in the rounds of a match, as its trace tells it and the page says it.
const {
  assert,
  fs,
  path,
  test,
  V,
  home_of,
  golden_bytes,
  all_events,
  parse,
  MATCHES,
  match_of,
} = require('./kit.js');

/// The kinds of events of a game, with their fields, as its rules have them.
function kinds_of(name) {
  const source = fs.readFileSync(path.join(home_of(name), 'rules/Events.hh'), 'utf8');
  const rows = source.replace(/\\\n/g, '').matchAll(/EVENT\(\w+,\s*"(\w+)",\s*"([^"]*)"/g);
  return new Map(Array.from(rows, ([, kind, fields]) => [kind, fields.split(' ')]));
}

/// The first sentence of each kind of event in a match, with the round, the first cells, and that of a death.
function first_sentences(match, game) {
  const first = new Map();
  for (const {index, event} of all_events(match)) {
    if (first.has(event.kind)) continue;
    const plain = new V.Words({language: 'en', game, match}).plain_sentence(
      `event_${event.kind}`,
      event.args
    );
    first.set(
      event.kind,
      `${index} ${event.kind}: ${plain} [${event.places.slice(0, 2)}]`
        + event.fallen.map(cell => ` died: ${cell}`)
    );
  }
  return Array.from(first.values());
}

for (const recorded of MATCHES) {
  const {title, name, game, file} = recorded;
  const match = parse(golden_bytes(file));

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
}

test('of a trace without events nothing is told, and what they bring is unknown, not zero', () => {
  const {file, game} = match_of('MoneyHeist');
  const marks = V.marks_of({match: parse(golden_bytes(file)), game, other: null}).map(({kind}) => kind);
  assert.deepStrictEqual(
    ['open', 'kill_professor'].map(kind => marks.filter(one => one === kind).length),
    [2, 5]
  );
  const match = parse(
    golden_bytes(file)
      .toString()
      .replace(/^events\n\d+\n(?:\w.*\n)*/gm, '')
  );
  assert.strictEqual(match.trouble, null);
  assert(match.events.length > 3 && match.events.every(events => events === null));
  assert.deepStrictEqual(
    V.marks_of({match, game, other: null}).filter(({kind}) => kind === 'open'),
    []
  );
  assert(game.charts.every(({values}) => values(match.states[3], match, 3).length === 4));
  assert(Number.isNaN(V.sum_of_events(match, 'points_money', 3)[0]));
});

test('an event that the game does not have, of nobody, or off the board, is damage', () => {
  const {file} = match_of('HarryPotter');
  const text = golden_bytes(file).toString();
  const [book] = /^book .*$/m.exec(text);
  const line = text.slice(0, text.indexOf(book)).split('\n').length;
  for (const [from, to] of [
    ['book', 'bok'],
    [/unit=\d+/, 'unit=84'],
    [/row=\d+/, 'row=60'],
    [/col=/, 'cow='],
    [/clan=\d/, 'clan=4'],
    [/ clan=\d/, ''],
  ]) {
    const {trouble} = parse(text.replace(book, book.replace(from, to)));
    assert.deepStrictEqual([trouble.line, trouble.expected], [line, 'an event'], to);
  }
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
