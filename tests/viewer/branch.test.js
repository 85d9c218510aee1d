'use strict';
// Matches that go on from a recorded one, with the module of the page itself instead of a worker.

const text = ({bytes}) => new TextDecoder().decode(bytes);

async function branch_from(index, seats, recorded, part = game) {
  await play_here(part);
  const branch = new V.Branch(part, {seats, seed: 1, recorded, index});
  await branch.start();
  return branch;
}

test('a branch has the rounds before it, goes on as recorded, and then Demo plays', async () => {
  const recorded = V.cut_match(golden_match(DUELS), 30);
  const branch = await branch_from(28, [V.CHANGED, V.RECORDED, V.RECORDED, V.RECORDED], recorded);
  assert.ok(text(branch.match).endsWith(text(V.cut_match(recorded, 28)).slice(1000)));
  for (const index of [28, 29, 30]) await branch.play(index, []);
  assert.ok(branch.match.orders[28].ids.length > recorded.orders[28].ids.length / 2);
  const {ids} = branch.match.orders[30];
  const players = new Set(Array.from(ids, id => branch.match.states[30].player(id)));
  assert.deepEqual(Array.from(players).sort(), [1, 2, 3]);
});

test('a round that is played again is told anew, and what happened after it no more', async () => {
  const branch = await branch_from(0, Array(V.NUM_PLAYERS).fill('Demo'), null);
  for (const index of [0, 1, 2, 3, 1]) await branch.play(index, []);
  assert.ok(branch.match.events[1].length > 0);
  assert.deepEqual(Array.from(branch.match.events), Array.from(parse(text(branch.match)).events));
});

test('a guest orders before each round is played, unless it is stopped; once out, it is asked no more, until that is undone', async () => {
  const asked = [];
  const guest = {
    name: 'Harry',
    async turn({start, rounds}, plays) {
      asked.push(rounds);
      assert.deepEqual(plays, [true, false, false, false]);
      assert.ok(start.startsWith('Game'));
      const state = branch.match.states[rounds];
      const own = Array.from(state.ids).filter(unit => state.player(unit) === 0);
      const list = game.print_orders(game, own.map(unit => ({unit, kind: 0, dir: 0})));
      const orders = `${game.orders_word}\n${list}\n`;
      return {orders, outs: rounds === 2 ? new Map([[0, {why: 'exception: bad'}]]) : new Map()};
    },
  };
  const {BY_HAND, GUEST} = V;
  game.guest = guest;
  const branch = await branch_from(0, [GUEST, BY_HAND, BY_HAND, BY_HAND], null);
  assert.deepEqual(branch.match.names, ['Harry', 'Hand', 'Hand', 'Hand']);
  await branch.play(0, []);
  const {past} = branch;
  for (const index of [1, 2, 3]) await branch.play(index, []);
  assert.deepEqual(asked, [0, 1, 2]);
  assert.deepEqual(Array.from(branch.outs), [[0, 'exception: bad']]);
  assert.deepEqual(Array.from(branch.match.orders.slice(0, 4), ({ids}) => ids.length > 0), [true, true, false, false]);
  branch.go_back(past);
  for (const index of [1, 2]) await branch.play(index, []);
  assert.deepEqual(asked, [0, 1, 2, 1, 2]);
  branch.go_back(past);
  guest.turn = async () => {
    branch.stop();
    await new Promise(() => {});
  };
  await assert.rejects(branch.play(1, []), /stopped/);
  assert.equal(branch.busy, false);
  delete game.guest;
  await assert.rejects(branch.play(1, []), /no player is named Harry/);
});

for (const {title, game: part} of MATCHES)
  test(`${title}: a match that goes on from any round with the same orders has the same rounds`, async () => {
    const by_hand = Array(V.NUM_PLAYERS).fill(V.BY_HAND);
    const play_on = async branch => {
      for (let index = branch.base; index < 120; ++index) {
        const dir = unit => Math.floor(unit / 2 + index / 3) % part.ways.rows.length;
        const order = unit => ({unit, kind: 0, dir: dir(unit)});
        await branch.play(index, Array.from(branch.match.states[index].ids, order));
      }
      return branch.match;
    };
    const recorded = await play_on(await branch_from(0, by_hand, null, part));
    for (const index of [25, 60, 95]) {
      const played = await play_on(await branch_from(index, by_hand, recorded, part));
      assert.equal(text(played), text(recorded), String(index));
    }
  });
