'use strict';

const match = golden_match(DUELS);

async function tells(page, row, col, rows) {
  await page.point(row, col);
  const told = await page.$$eval('#cell-info dd', all =>
    all.map(one => `${one.dataset.field}: ${one.textContent}`)
  );
  assert.equal(told.join('; '), `place: ${row}, ${col}; ${rows}`);
}

async function open_small(page) {
  const before = position([{clan: 3, at: [5, 6]}]);
  const after = next_position(before, {4: {at: [4, 6]}, 1: {rounds: 59}});
  const orders = [
    [4, 'u'],
    [1, 's'],
  ];
  await page.open_trace('small.res', print_match([before, after], [orders]));
}

page_test(
  'pointing at a cell tells place, owner and what is there; at a unit its id, clan, rounds and order',
  {},
  async page => {
    await open_small(page);
    await tells(page, 10, 2, 'owner: nobody; danger: Voldemort attacks here');
    await page.mouse.move(5, 700);
    await page.settle();
    await page.says('#cell-info', /10, 2/, 'the last cell stays');
    await tells(page, 5, 6, 'owner: Dan; unit: wizard 4; clan: Dan; order: move up');
    const ghost = 'owner: Bob; unit: ghost 1; clan: Bob; resting: 0; last_attack: never; order: spell';
    await tells(page, 0, 7, ghost);
  }
);

page_test('a click on a unit follows it, and its path is drawn', {trace: 'duels.res'}, async page => {
  await page.go(40);
  const {row, col} = match.states[40].place(30);
  const plain = await page.drawn();
  const {x, y} = await page.point(row, col);
  await page.mouse.click(x, y);
  await page.settle();
  await page.has({unit: 30});
  await page.says('#followed', /wizard 30/);
  assert.notEqual(await page.drawn(), plain);
  await page.push('stop_following');
  await page.hides('#followed');
});

page_test('a unit is followed by its number', {trace: 'duels.res'}, async page => {
  await page.pick('#tab-unit');
  await page.fill('#follow-id', '44');
  await page.keys('Enter');
  await page.says('#followed', /wizard 44/);
  await page.keys('ArrowRight');
  await page.has({round: 1}, 'the keys belong to the match again');
  await page.pick('#tab-unit');
  await page.fill('#follow-id', '999');
  await page.keys('Enter');
  await page.hides('#followed');
  await page.says('#note-text', 'There is no unit 999: units are numbered from 0 to 83.');
});

page_test('orders of the round are drawn as arrows on demand', {}, async page => {
  await open_small(page);
  const plain = () => page.is_near('#ece8de', 4, 6, [[0.1, 0]]);
  await plain();
  const free = await page.pixel(0, 7, 0.75, 0);
  await page.push('arrows');
  assert.equal(await page.pixel(4.5, 6), '17,19,24');
  await plain();
  assert.notEqual(await page.pixel(0, 7, 0.75, 0), free, 'a ring for the spell');
});

page_test(
  'events are shown in words, and a click makes the place flash',
  {trace: 'duels.res'},
  async page => {
    const round = match.events.findIndex(events => events.some(event => event.kind === 'book'));
    await page.go(round);
    while (await page.isVisible('#event-list .quiet')) {
      await page.says('#event-list .quiet', / read a book \(and \d+ more\)$/);
      await page.pick('#event-list .quiet');
    }
    const lines = await page.texts('#event-list button');
    assert.equal(lines.length, match.events[round].length);
    await page.says('#events h2', 'Just happened, latest first');
    const {places, args} = match.events[round].findLast(event => event.kind === 'book');
    assert(lines.includes(`${args.unit.kind} ${args.unit.unit} read a book`), lines.join('; '));
    await page.click('#event-list button[data-kind=book]');
    await page.flashes(places[0]);
    await page.waitForFunction(() => Viewer.page.view.flash === null);
  }
);

page_test('in a match played in isolation the share of time is shown, and "out"', {}, async page => {
  const before = position([], {status: [0.25, 0.0123457, 0.999, 0]});
  const after = next_position(before, {}, {status: [0.5, 0.02, -1, 0]});
  await page.open_trace('sec.res', print_match([before, after], [[]], {kind: 'SecGame'}));
  const shares = () => page.texts('[data-field=time]');
  assert.deepEqual(await shares(), ['25 %', '1.2 %', '100 %', '0.0 %']);
  assert((await page.textContent('#event-list')).endsWith('Cleo is out'));
  await page.keys('ArrowRight');
  assert.deepEqual(await shares(), ['50 %', '2.0 %', 'out', '0.0 %']);
  await page.says('.player.clan2.is-out .state', 'out');
  await page.says('.player.clan0 .state', '');
  await page.counts('.mark[data-kind=out]', 1);
});

page_test(
  'a trace that does not tell what happened is shown with all but the sentences, and the page says why',
  {},
  async page => {
    await page.open_trace('untold.res', untold(golden_text(DUELS)));
    await page.go(3);
    await page.says('#event-list', /^What happened is not in the trace: those of version 1\.0 /);
    await page.says('.clan0 .score', match.states[3].score[0].toLocaleString('en'));
  }
);

page_test(
  "a followed unit's card has what to type to play its round in another way",
  {trace: 'duels.res'},
  async page => {
    await page.show('go_to_round', 12);
    await page.show('follow', 7);
    await page.click('#try summary');
    const clan = match.states[12].player(7);
    const name = match.names[clan];
    const commands = [
      `./Game --repeat=duels.res --from=12:${clan}=${name} > what-if.res`,
      `make debug-AI${name} ROUND=12 MATCH="--repeat=duels.res --as=${clan} ${name}"`,
    ];
    assert.deepEqual(await page.texts('#try code'), commands);
    await page.evaluate(place => (Viewer.page.view.match.names[place] = '$(ls)'), clan);
    await page.show('step', 1);
    await page.hides('#try');
  }
);
