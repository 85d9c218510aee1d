'use strict';
// Matches that the page's module plays.

const LADDER = 'Demo Dummy Rival Master';
const BY_PAGE = '- - - -';

/// What a function of a game's module makes of texts. Throws an Error if it fails.
function call({rules}, ...args) {
  const found = rules.call(...args);
  if (found === null) throw new Error(rules.call('rules_error'));
  return found;
}

function orders(game, ...lines) {
  const text = game.name === 'Moria' ? [...lines, -1] : [lines.length, ...lines];
  return [game.orders_word, ...text, ''].join('\n');
}

async function start(game, seats, seed = 1) {
  await start_rules(game);
  return call(game, 'play_start', game.configuration, LADDER, seats, String(seed));
}

for (const {title, game} of MATCHES)
  test(`${title}: a match of the ladder in the module is that of ./Game, to the byte`, async () => {
    const home = home_of(game.name);
    const input = fs.readFileSync(path.join(home, 'default.cnf'));
    const seed = 3;
    const options = {input, stdio: 'pipe', maxBuffer: 1e9, encoding: 'utf8'};
    const native = execFileSync(path.join(home, 'Game'), [...LADDER.split(' '), '-q', '-s', seed], options);
    let trace = await start(game, LADDER, seed);
    for (let more = ' '; more !== ''; trace += more) more = call(game, 'play_round', orders(game));
    assert.ok(trace.trim() === native.trim());
  });

for (const {title, game, file} of MATCHES)
  test(`${title}: orders are written as in the trace`, () => {
    const match = golden_match(file);
    match.orders.forEach((round, index) => {
      const orders = V.plain_orders(round);
      const words = text => text.trim().split(/\s+/).join(' ');
      assert.equal(words(game.print_orders(game, orders)), words(V.text_of(match, round)), String(index));
    });
  });

const [{game}] = MATCHES;

test('the page gives the orders of its seats, and of no other', async () => {
  const carried_out = async (seats, ...lines) => {
    await start(game, seats);
    const round = call(game, 'play_round', orders(game, ...lines));
    return round.slice(0, round.indexOf('\nevents')).split('\n').slice(2).sort();
  };
  assert.deepEqual(await carried_out(BY_PAGE, '5 m d', '25 m r'), ['25\tm\tr\t', '5\tm\td\t']);
  const demo = await carried_out('- Demo - -', '25 m d');
  assert.deepEqual(demo, await carried_out('- Demo - -'));
  assert.ok(demo.length > 10);
});

test('a match with a player that nobody knows is not begun', async () => {
  await assert.rejects(start(game, 'Demo Nobody Demo Demo'), /no player is named Nobody/);
});
