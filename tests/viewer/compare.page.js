'use strict';

function trace(name, at) {
  const states = [position([{clan: 0, at: [5, 5]}])];
  states.push(next_position(states[0]));
  states.push(next_position(states[1], {4: {at}}, {score: [at[0], 0, 0, 0]}));
  return file_of(name, print_match(states, [[], [[4, 'r']]]));
}

page_test(
  'two traces are two boards with one slider; what differs is outlined, and B goes to the other one',
  {},
  async page => {
    await page.setInputFiles('#file', [
      trace('a.res', [5, 6]),
      trace('b.res', [4, 5]),
      trace('c.res', [4, 5]),
    ]);
    await page.waitForSelector('#second-board:visible');
    await page.says('#note-text', / Not shown: c\.res\./);
    await page.settle();
    // The outline of the cell of unit 4, and of one where nobody is, on each board.
    const dark_pixels = () =>
      page.$$eval('#board, #second-board', all =>
        all.map(board => {
          const {data} = board.getContext('2d').getImageData(0, 0, board.width, board.height);
          const is_dark = (_, k) => k % 4 === 0 && Math.max(...data.slice(k, k + 3)) < 40;
          return data.filter(is_dark).length;
        })
      );
    const before = await dark_pixels();
    await page.keys('End');
    const after = await dark_pixels();
    for (const k of [0, 1]) assert(after[k] > before[k] + 20, `${before} ${after}`);
    assert.deepEqual(await page.texts('.file'), ['a.res', 'b.res']);
    assert.equal((await page.texts('#board-name b, #second-name b')).join(''), '50004000', 'scores of both');
    await page.passes_axe();
    const mark = await page.getAttribute('.mark[data-kind=difference]', 'title');
    assert.equal(mark, 'first difference between the two matches, round 72');
    const difference = () => page.getAttribute('canvas[data-chart=score_difference]', 'aria-label');
    await page.selectOption('#charts select', 'score_difference');
    await page.settle();
    assert.match(await difference(), /^Score difference over the rounds: 0 Ada 1,/);
    await page.says('#file-name', /^a\.res \(of two\)/);
    await page.keys('b');
    await page.says('#file-name', /^b\.res/);
    await page.has({round: 72});
    assert.match(await difference(), /0 Ada -1,/);
    await page.push('swap');
    await page.says('#file-name', /^a\.res/);
    await page.keys('Shift+B');
    await page.hides('#second-board');
    await page.push('both');
    await page.sees('#second-board');
    await page.resize('390x844');
    await page.hides('#second-board', 'on a phone there is one');
  }
);

page_test('a trace of another game is not compared, and says so', {}, async page => {
  await page.setInputFiles('#file', [
    trace('a.res', [5, 6]),
    file_of('z.res', golden_bytes(match_of('MoneyHeist').file)),
  ]);
  await page.waitForSelector('#problem:visible');
  await page.says('#problem', /^z\.res is no match of the same game/);
});
