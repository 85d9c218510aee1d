'use strict';
// What holds for the part of every game.
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {test} = require('./check.js');
const {V, VIEWER} = require('./viewer.js');
const {smallest_difference, contrast} = require('./vision.js');

const folders = fs.readdirSync(path.join(VIEWER, 'games'));
const games = folders.map(folder => V.all_games().find(game => V.game_folder(game.name) === folder));

/// The values in a text, each once.
const names_in = text => Array.from(new Set(text.match(/\{\w+\}/g))).sort();

test('each folder is the part of a game', () => {
  assert(games.every(game => game !== undefined));
  assert(games.length >= 2);
});

for (const {name, texts} of [{name: 'the viewer', texts: V.TEXTS}, ...games])
  test(`${name}: its texts are in every language, with the same values in them`, () => {
    for (const language of Object.keys(V.LANGUAGES)) {
      assert.deepStrictEqual(Object.keys(texts[language]).sort(), Object.keys(texts.en).sort(), language);
      for (const [key, text] of Object.entries(texts[language]))
        assert.deepStrictEqual(names_in(text), names_in(texts.en[key]), `${language}: ${key}`);
    }
  });

games.forEach(game => {
  test(`${game.name}: every reason why an order does nothing is known in every language`, () => {
    const folder = V.game_folder(game.name);
    const home = path.join(VIEWER, '..', folder === 'harry-potter' ? '.' : `games/${folder}`);
    const rows = fs.readFileSync(path.join(home, 'Reasons.hh'), 'utf8').match(/"[^"]*", "[^"]*"/g);
    assert(rows.length > 5);
    for (const row of rows) {
      const [, words, , rule] = row.split('"');
      const reason = `${words} (${rule})`;
      assert.strictEqual(V.reason_in('en', game, reason), reason);
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
    assert.strictEqual(said('en', `77 ${kind} ${down}`), 'move down: off the board (5.1)');
    assert.strictEqual(said('es', `77 ${kind} ${down}`), 'mover abajo: fuera del tablero (5.1)');
    assert.strictEqual(said('en', `77 ${kind} 12`), `${kind} 12: off the board (5.1)`);
  });

  test(`${game.name}: what is shown has a text`, () => {
    const keys = [
      ...game.unit_kinds,
      ...game.ways.keys,
      ...[...game.legend, ...game.charts, ...game.player_fields].map(({key}) => key),
      ...Object.keys(game.mark_signs).map(kind => `sign_${kind}`),
      ...game.quiet_events.map(kind => `event_${kind}`),
    ];
    for (const key of keys) assert(V.find_text('en', game, key).length > 0, key);
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

test('a part that lacks something is refused, with what it lacks', () => {
  const part = {name: 'Half', versions: ['1.0'], unit_kinds: ['one']};
  assert.throws(() => V.complete_part(part, {}), /Half lacks ways, read_state/);
  assert(!part.ready);
});
