'use strict';
// The page of a season, of which two nights are played here by a few players on a small board.
const {once, submit, play_league, show_changed, test_page} = require('./leagues.js');

const LONG_NAME = 'A student of the evening group with a long name';
async function play() {
  const folder = path.join(place.folder, 'season-submitted');
  const results = path.join(place.folder, 'season');
  const night = () =>
    play_league(['--season', folder, `--results=${results}`, '--against=Null', '--ranking=8', '-s3']);
  for (const name of ['Hunter', 'Moth']) submit(folder, `tests/players/AI${name}.cc`, name);
  submit(path.join(folder, `${LONG_NAME}_7_file_`), 'tests/players/AIRover.cc', 'Abcdefghijkl');
  submit(folder, 'AINull.cc', 'Empty', 'throw runtime_error("lost");');
  await night();
  submit(folder, 'AINull.cc', 'Moth');
  fs.writeFileSync(path.join(folder, 'AIHunter.cc'), '#include "Player.hh"\nint x = ;\n');
  fs.writeFileSync(path.join(folder, 'AINew.cc'), 'int x = ;\n');
  fs.writeFileSync(path.join(folder, '<img src=x onerror=alert(1)>.zip'), '');
  await night();
  return pathToFileURL(path.join(results, 'teacher', 'season.html')).href;
}

const season = once(play);

test_page('season', season);

page_test(
  'season: each version is shown with what it gained, and why a newer file does not play',
  {url: season},
  async page => {
    await page.says('#player-Moth table', /[+-]\d+-?\d+ to -?\d+/);
    await page.says('#player-New', /The file of night 2 was rejected: line 1: /);
    await show_changed(page, ({history}) => {
      const [before, now] = history.filter(({player}) => player === 'Moth');
      Object.assign(before, {rating: 1500, low: 1470, high: 1530});
      Object.assign(now, {rating: 1560, low: 1520, high: 1600});
    });
    await page.says('#player-Moth table', /1560\+6010 to 110/);
  }
);

page_test('season: who of the ladder has not played has no rating', {url: season}, async page => {
  await show_changed(page, shown => {
    shown.night = 1;
    shown.history = shown.history.filter(({night}) => night === 1);
    for (const one of shown.history) if (one.player === 'Master') one.matches = 0;
  });
  await page.says('#ranks tr[data-player=Master]', /^Masterhas not played0the ladder$/);
});

page_test(
  'season: in the chart of all ratings the chosen players stand out, and on a phone it can be read',
  {url: season, viewport: {width: 390, height: 844}},
  async page => {
    const chosen = () => page.$$eval('.lines .chosen', all => all.map(line => line.dataset.line).sort());
    const button = name => page.locator(`.choice button:text-is("${name}")`);
    const first = await chosen();
    assert.equal(first.length, 3);
    assert.deepEqual(
      (await page.texts('.choice button')).sort(),
      (await page.texts('#ranks td:nth-child(2)')).sort()
    );
    // With the keyboard, and then with the mouse.
    await button('Null').focus();
    await page.keyboard.press('Enter');
    assert.equal(await button('Null').getAttribute('aria-pressed'), 'true');
    await button(first[0]).focus();
    assert.deepEqual(await chosen(), [...first, 'Null'].sort());
    assert.deepEqual((await page.texts('.lines .name:visible')).sort(), await chosen());
    for (const text of await page.locator('.lines text:visible').all()) {
      const {x, width, height} = await text.boundingBox();
      assert(x >= 0 && x + width <= 390 && height >= 12, await text.textContent());
    }
    await button('Null').click();
    await page.mouse.move(0, 0);
    assert.equal(await button('Null').getAttribute('aria-pressed'), 'false');
    assert.deepEqual(await chosen(), first);
    await page.picture('season-chart');
  }
);
