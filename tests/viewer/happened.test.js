'use strict';
// What happened in the rounds of a match, as its trace tells it and the page says it.

function kinds_of(name) {
  const source = fs.readFileSync(path.join(home_of(name), 'rules/Events.hh'), 'utf8');
  const rows = source.replace(/\\\n/g, '').matchAll(/EVENT\(\w+,\s*"(\w+)",\s*"([^"]*)"/g);
  return new Map(Array.from(rows, ([, kind, fields]) => [kind, fields.split(' ')]));
}

/// The first sentence of each kind of event in a match, with the round, the first cells, and that of a death.
function first_sentences(match, game) {
  const words = new V.Words({language: 'en', game, match});
  const first = new Map();
  for (const {index, event} of all_events(match)) {
    if (first.has(event.kind)) continue;
    const plain = words.plain_sentence(`event_${event.kind}`, event.args);
    const died = event.fallen.map(cell => ` died: ${cell}`);
    first.set(event.kind, `${index} ${event.kind}: ${plain} [${event.places.slice(0, 2)}]${died}`);
  }
  return Array.from(first.values());
}

for (const recorded of MATCHES) {
  const {title, name, game, file} = recorded;
  const match = golden_match(file);

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
    is_as_kept(`${recorded.folder}.events.txt`, [...first_sentences(match, game), ''].join('\n'));
  });
}

test('of a trace without events nothing is told, and what they bring is unknown, not zero', () => {
  const {file, game} = match_of('MoneyHeist');
  const count = (match, kind) =>
    V.marks_of({match, game, other: null}).filter(mark => mark.kind === kind).length;
  const told = golden_match(file);
  assert.deepEqual([count(told, 'open'), count(told, 'kill_professor')], [2, 5]);
  const match = parse(untold(golden_text(file)));
  assert.equal(match.trouble, null);
  assert(match.events.length > 3 && match.events.every(events => events === null));
  assert.equal(count(match, 'open'), 0);
  assert(game.charts.every(({values}) => values(match.states[3], match, 3).length === 4));
  assert(Number.isNaN(V.sum_of_events(match, 'points_money', 3)[0]));
});

test('an event that the game does not have, of nobody, or off the board, is damage', () => {
  const {file} = match_of('HarryPotter');
  const text = golden_text(file);
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
    assert.deepEqual([trouble.line, trouble.expected], [line, 'an event'], to);
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
  assert.deepEqual([absent.rules, absent.no_rules], [undefined, 'rules.js']);
});
