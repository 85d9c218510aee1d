'use strict';
// Orders by hand, with the module of the page itself instead of a worker.

const recorded = golden_match(DUELS);

async function begin(index = 0, others = V.RECORDED) {
  await play_here(game);
  const [first, record] = others === V.RECORDED ? [V.CHANGED, recorded] : [V.BY_HAND, null];
  const branch = new V.Branch(game, {
    seats: [first, others, others, others],
    seed: 1,
    recorded: record,
    index,
  });
  await branch.start();
  const view = new V.Controller();
  view.open(branch.match, game, 'a.res');
  const hand = (view.hand = new V.Hand(view, branch));
  view.go(branch.base);
  hand.next_unit();
  return {view, hand};
}

function click(view, cell) {
  view.point(cell);
  view.follow_cursor();
}

const cell_beside = ({match, state, unit}, down, right) =>
  V.cell_beside(match, state.cell_of(unit), down, right);

const free_cell = (view, steps) =>
  V.walking_distances(view, view.state.cell_of(view.unit)).findIndex(
    (far, cell) => far === steps && view.state.unit_on(cell) < 0
  );

test('by hand: another order for a unit, all others as recorded, until it is taken back', async () => {
  const {view, hand} = await begin(57);
  const {unit} = view;
  const all = hand.recorded.length;
  assert(all > 20 && hand.ready.includes(unit));
  const [{dir}] = hand.targets;
  hand.give(hand.order(dir));
  assert.deepEqual([hand.orders.length, hand.recorded.length], [1, all - 1]);
  await hand.play();
  const {ids, dirs} = view.match.orders[57];
  assert.equal(dirs[ids.indexOf(unit)], dir);
  assert(ids.length > recorded.orders[57].ids.length / 2);
  view.go(57);
  hand.take_back(unit);
  assert.deepEqual([hand.orders, hand.recorded.length], [[], all]);
});

test('by hand: what the rules would refuse is known before; into a wall there is no order', async () => {
  const {view, hand} = await begin();
  assert.match(hand.refusal({unit: 4, kind: 0, dir: 1}), /wizards don't go diagonally \(5\.1\)/);
  const {match, state} = view;
  const is_wall = id => game.is_wall(state, V.cell_beside(match, state.cell_of(id), down, right));
  const [down, right] = [0, 1];
  const unit = hand.mine.find(is_wall);
  if (view.unit !== unit) view.follow(unit);
  for (const give of [() => hand.step(down, right), () => click(view, cell_beside(view, down, right))]) {
    give();
    assert.match(hand.refusal(hand.pointed), /^a wall/);
    assert.deepEqual(hand.orders, []);
  }
  for (const {dir} of hand.targets) assert.equal(hand.refusal(hand.order(dir)), '');
  const dirs = Array.from(game.ways.rows.keys()).filter(dir => hand.refusal(hand.order(dir)) === '');
  const found = hand.targets.map(({dir}) => dir);
  assert.deepEqual(found, dirs);
});

test('by hand: a cell beside is an order, and the next unit comes; it can be undone', async () => {
  const {view, hand} = await begin();
  const {unit} = view;
  const is_free = target => view.state.unit_on(target.row * 60 + target.col) < 0;
  const {dir, row, col} = hand.targets.find(is_free);
  click(view, row * 60 + col);
  const orders = hand.orders.map(one => [one.unit, one.dir]);
  assert.deepEqual(orders, [[unit, dir]]);
  assert(view.unit !== unit && hand.is_mine(view.unit));
  await hand.play();
  assert.deepEqual(view.state.place(unit), {row, col});
  hand.undo();
  assert.deepEqual([view.round, hand.orders.length, view.last_index], [0, 1, 0]);
  hand.undo();
  assert.deepEqual([hand.orders, hand.past], [[], []]);
});

test('by hand: a cell far away sends a unit there, step by step', async () => {
  const {view, hand} = await begin(0, 'Demo');
  const {unit} = view;
  const distance = V.walking_distances(view, view.state.cell_of(unit));
  for (let cell = 0; cell < 3600; ++cell)
    assert(!game.is_wall(view.state, cell) || distance[cell] < 0, `${cell}`);
  const goal = free_cell(view, 3);
  click(view, goal);
  for (let round = 0; round < 3; ++round) {
    assert(hand.orders.map(order => order.unit).includes(unit), `round ${round}`);
    await hand.play();
  }
  assert.deepEqual([view.state.cell_of(unit), hand.goals.has(unit)], [goal, false]);
});

test('by hand: a unit that gets an order of its own no longer goes where it was sent', async () => {
  const {view, hand} = await begin(0, 'Demo');
  const {unit} = view;
  click(view, free_cell(view, 4));
  assert(hand.goals.has(unit));
  hand.give({...hand.orders.find(order => order.unit === unit)});
  assert(!hand.goals.has(unit));
});

test('by hand: what happens to a unit ends its way, but for what is quiet', async () => {
  const {view, hand} = await begin(0, 'Demo');
  const {unit} = view;
  click(view, free_cell(view, 4));
  await hand.play();
  for (const kind of [...game.quiet_events, 'loud']) {
    hand.branch.match.events[0] = [{kind, args: {who: {unit}}}];
    hand.stop_in_danger(0);
    assert.equal(hand.goals.has(unit), kind !== 'loud');
  }
});

test('by hand: when a round is played again, orders for those after it are forgotten', async () => {
  const {view, hand} = await begin(0, 'Demo');
  await hand.play();
  hand.give(hand.order(hand.targets[0].dir));
  await hand.play();
  view.go(0);
  await hand.play();
  assert.deepEqual([view.round, hand.orders], [1, []]);
});

test('by hand: a unit goes on with the kind of order with which it was sent', async () => {
  const {view, hand} = await begin(0, 'Demo');
  const {unit} = view;
  const goal = free_cell(view, 4);
  click(view, goal);
  const {kinds, listed} = game.read_orders;
  hand.choose(Array.from(kinds).findIndex(letter => listed.includes(letter)));
  await hand.play();
  assert.deepEqual(
    hand.orders.filter(order => order.unit === unit).map(({kind}) => kind),
    [0]
  );
  assert(hand.goals.has(unit));
});

test('by hand: a click on a rival sends a unit after it, wherever it goes, until it is gone', async () => {
  const {view, hand} = await begin(0, 'Demo');
  const {unit, state} = view;
  const distance = V.walking_distances(view, state.cell_of(unit));
  const rivals = Array.from(state.ids).filter(id => !hand.is_mine(id) && distance[state.cell_of(id)] > 3);
  const [rival] = rivals;
  click(view, state.cell_of(rival));
  const goal = hand.goals.get(unit);
  assert.equal(hand.cell_of_goal(goal), state.cell_of(rival));
  while (view.state.cell_of(rival) === state.cell_of(rival)) await hand.play();
  assert.equal(hand.cell_of_goal(goal), view.state.cell_of(rival));
  const {match} = view;
  const gone = {has: id => id !== rival && state.has(id)};
  match.states[view.index] = Object.assign(Object.create(view.state), gone);
  view.go(view.index);
  hand.go_towards_goals();
  assert(!hand.goals.has(unit));
});

test('by hand: several units are chosen in a box, or those alike and near, and sent', async () => {
  const {view, hand} = await begin(0, 'Demo');
  hand.choose_alike();
  assert(hand.group.includes(view.unit) && hand.group.length < hand.mine.length);
  hand.choose_between(0, 3599);
  assert.deepEqual(hand.group, hand.mine);
  assert.deepEqual(hand.targets, [], 'no cell beside one of them is offered');
  view.point(view.state.cell_of(hand.mine[3]));
  hand.point();
  assert.deepEqual(hand.group, [], 'one of mine is chosen instead');
  hand.choose_between(0, 3599);
  click(view, free_cell(view, 6));
  assert(hand.orders.length > 1);
  assert.equal(hand.goals.size, hand.mine.length);
  hand.undo();
  assert.deepEqual([hand.orders.length, hand.goals.size], [0, 0]);
});

test('by hand: what happened to a unit of mine is told, and without events that it is gone', async () => {
  const {view, hand} = await begin(0, 'Demo');
  let event = null;
  for (let index = 0; event === null; ++index) {
    await hand.play();
    event = hand.event_of_mine(index);
  }
  assert(!game.quiet_events.includes(event.kind));
  assert(
    Object.values(event.args).some(({unit}) => unit !== undefined && view.match.states[0].player(unit) === 0)
  );
  const {match} = view;
  match.events[0] = null;
  assert.equal(hand.event_of_mine(0), null);
  match.states[1] = Object.assign(Object.create(match.states[0]), {player: () => 3});
  assert.deepEqual(hand.event_of_mine(0).places, []);
});

test('by hand: after a round, orders that did nothing are told with the reason, until the next one', async () => {
  const {view, hand} = await begin();
  const [good] = hand.targets;
  const other = hand.mine.find(id => id !== view.unit && view.state.is_wizard(id));
  hand.give(hand.order(good.dir));
  hand.give({unit: other, kind: 0, dir: 1});
  await hand.play();
  assert.deepEqual([hand.failed.map(({unit}) => unit), hand.failed_at], [[other], 1]);
  assert.match(hand.failed[0].reason, /wizards don't go diagonally/);
  await hand.play();
  assert.deepEqual([hand.failed, hand.failed_at], [[], 2]);
});
