'use strict';

const folders = fs.readdirSync(path.join(VIEWER, 'games'));
const games = folders.map(folder => V.all_games().find(game => V.game_folder(game.name) === folder));

const names_in = text => Array.from(new Set(text.match(/\{\w+\}/g))).sort();

test('each folder is the part of a game', () => {
  assert(games.every(game => game !== undefined));
  assert.deepEqual(V.GAMES.map(V.game_folder), folders.sort());
});

for (const {name, texts} of [{name: 'the viewer', texts: V.TEXTS}, ...games])
  test(`${name}: its texts are in every language, with the same values in them`, () => {
    for (const language of Object.keys(V.LANGUAGES)) {
      assert.deepEqual(Object.keys(texts[language]).sort(), Object.keys(texts.en).sort(), language);
      for (const [key, text] of Object.entries(texts[language]))
        assert.deepEqual(names_in(text), names_in(texts.en[key]), `${language}: ${key}`);
    }
  });

test('why a player is out is said in every language, with what follows', () => {
  const root = path.join(VIEWER, '..');
  const files = ['engine', 'study', 'programs'].flatMap(house =>
    fs.readdirSync(path.join(root, house), {recursive: true}).map(name => path.join(root, house, name))
  );
  const source = files
    .filter(name => name.endsWith('.cc'))
    .map(name => fs.readFileSync(name, 'utf8'))
    .join('');
  const given = /(?:PlayerOut\(\s*(?:std::string\()?|\{SIG\w+, |(?:STACK_OVERFLOW|CALLED_EXIT) = )"([^"]+)"/g;
  const found = Array.from(source.matchAll(given), ([, words]) => words.replace(/[ (:]+$/, ''));
  assert(found.length > 20 && found.includes('exception'), found.join());
  // A continuation of a review; with numbers, below.
  const others = found.filter(words => !/^(led along, it failed|more than)$/.test(words));
  const said = (language, reason) => V.reason_in(language, games[0], reason);
  for (const words of others)
    for (const language of ['ca', 'es']) assert(said(language, words) !== words, words);
  for (const [language, reason, expected] of [
    ['ca', 'CPU time limit (2 s)', 'límit de temps de CPU (2 s)'],
    ['es', 'exception: vector::at', 'excepción: vector::at'],
    ['es', 'more than 3000 orders in one round', 'más de 3000 órdenes en una ronda'],
    [
      'ca',
      'more than 64 MB of memory; --memory=MB sets the limit',
      'més de 64 MB de memòria; --memory=MB en fixa el límit',
    ],
    ['ca', 'stoppedness', 'stoppedness'],
  ])
    assert.equal(said(language, reason), expected);
});

games.forEach(game => {
  test(`${game.name}: every reason why an order does nothing is known in every language`, () => {
    const rows = fs
      .readFileSync(path.join(home_of(game.name), 'rules/Reasons.hh'), 'utf8')
      .match(/"[^"]*", "[^"]*"/g);
    assert(rows.length > 5);
    for (const row of rows) {
      const [, words, , rule] = row.split('"');
      const reason = `${words} (${rule})`;
      assert.equal(V.reason_in('en', game, reason), reason);
      for (const language of ['ca', 'es']) {
        const said = V.reason_in(language, game, reason);
        assert(said !== reason && said.endsWith(` (${rule})`), reason);
      }
    }
  });

  test(`${game.name}: an order that did nothing is said in words, and left as it is if it is none`, () => {
    const [kind] = game.read_orders.kinds;
    const said = (language, text) =>
      new V.Words({language, game}).idle_order({text, reason: 'off the board (5.1)'});
    const [down] = game.ways.letters;
    assert.equal(said('en', `77 ${kind} ${down}`), 'move down: off the board (5.1)');
    assert.equal(said('es', `77 ${kind} ${down}`), 'mover abajo: fuera del tablero (5.1)');
    assert.equal(said('en', `77 ${kind} 12`), `${kind} 12: off the board (5.1)`);
  });

  test(`${game.name}: clans and things stay apart with every kind of colour vision`, () => {
    assert(smallest_difference(game.colours) > 20, 'clans');
    for (const thing of game.thing_colours)
      for (const colour of game.colours)
        assert(smallest_difference([colour, thing]) > 20, `${colour} and ${thing}`);
  });

  test(`${game.name}: lines and numbers can be seen on what is behind them`, () => {
    for (const line of game.line_colours) assert(contrast(line, '#ffffff') >= 3, line);
    for (const line of game.dark_colours) assert(contrast(line, '#1d2027') >= 3, line);
    game.colours.forEach((colour, p) =>
      assert(contrast(colour, game.letter_colours[p]) >= 4.5, `a number on ${colour}`)
    );
  });
});

test('things stay apart with every kind of colour vision: kits, cells, streets and buildings', () => {
  const {colours, thing_colours} = V.find_game('ThePurge');
  const [gold, health, poison, steel, wall, floor] = V.find_game('MoneyHeist').thing_colours;
  assert(smallest_difference([health, poison]) > 25, 'the kits');
  for (const other of [floor, steel]) assert(smallest_difference([other, wall, gold]) > 20);
  const [day, night] = thing_colours;
  for (const all of [[...colours, day], [...colours, night], thing_colours])
    assert(smallest_difference(all) > 14);
});

test('a word that a language lacks is shown in English, that of the game before that of the page', () => {
  V.add_words('en', 'a = page = 1,\n 2\n b = page', '');
  V.add_words('ca', 'a = pàgina\n b = pàgina', '');
  V.add_words('en', 'b = game', 'Test');
  const found = ['es', 'ca'].map(language =>
    ['a', 'b'].map(key => V.find_text(language, V.words_of('Test'), key))
  );
  assert.deepEqual(found, [
    ['page = 1, 2', 'game'],
    ['pàgina', 'game'],
  ]);
  for (const texts of Object.values(V.TEXTS)) for (const key of 'ab') delete texts[key];
  assert.throws(() => V.find_text('ca', null, 'a'), /no text "a"/);
});

test('a part that lacks something is refused, with what it lacks', () => {
  const part = {name: 'Half', versions: ['1.0'], unit_kinds: ['one']};
  assert.throws(() => V.complete_part(part, {}), /Half lacks ways, read_state/);
  assert(!part.ready);
});
