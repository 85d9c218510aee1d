'use strict';

const {game, file} = match_of('MoneyHeist');
const text = golden_text(file);

test('Money Heist: a box that waits for a place has no door', () => {
  const [, box] = /\n(15 \d+ \d+)\n/.exec(text);
  const match = parse(text.replaceAll(`\n${box}\n`, '\n15 -1 -1\n'));
  assert.deepEqual([match.states[0].doors[0], match.trouble], [-1, null]);
});

test('Money Heist: a hint that stays the same is kept once; of a long one the start is shown', () => {
  const match = parse(text);
  const [before, after] = match.states;
  assert.equal(before.hints[0], after.hints[0]);
  before.hints[0] = new Int8Array(999999);
  const {value} = game.describe_cell(match, 0, before.doors[0]).find(({key}) => key === 'hint');
  assert.deepEqual([value.args.count, value.args.shown.length < 300], [999999, true]);
});

test('Money Heist: who moves or opens leads to the cell beside it, who charges or heals nowhere', () => {
  const match = parse(text);
  const found = new Set();
  match.orders.forEach((_, index) => {
    for (const {kind, from, to} of V.list_orders(match, game, index)) {
      const steps = to && Math.abs(to.row - from.row) + Math.abs(to.col - from.col);
      found.add(`${game.read_orders.kinds[kind]} ${steps}`);
    }
  });
  assert.deepEqual([...found].sort(), ['c undefined', 'h undefined', 'm 1', 'o 1']);
});

test('Money Heist: where a professor has died there is nobody while it is away', () => {
  const away = parse(text).states.flatMap(state =>
    Array.from(state.ids, id => ({state, id})).filter(({id}) => !state.is_present(id))
  );
  assert(away.length > 0);
  for (const {state, id} of away) assert.notEqual(state.unit_on(state.cell_of(id)), id);
});
