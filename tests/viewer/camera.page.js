'use strict';

const match = golden_match(DUELS);

test('the camera stays for some rounds at a place where more happens than in the middle', () => {
  const [rows, cols] = [20, 20];
  const shots = match.states.map((_, index) => V.shot_of(match, game, rows, cols, index));
  assert(new Set(shots).size < match.states.length / 8);
  const near = (place, one) =>
    Math.abs(one.row - place.row) <= rows / 2 && Math.abs(one.col - place.col) <= cols / 2;
  const seen = shots_seen =>
    all_events(match)
      .filter(({event}) => event.kind in game.effects && event.places.length > 0)
      .filter(({index, event}) => near(shots_seen(index), V.place_of(match, event.places[0]))).length;
  const [with_camera, without] = [seen(index => shots[index]), seen(() => ({row: 30, col: 30}))];
  assert(with_camera > 1.5 * without, `${with_camera} ${without}`);
});

page_test(
  'where cells are small, a match that plays is seen near, with a map of where; a click or a key ends that',
  {trace: 'duels.res'},
  async page => {
    await page.has({zoom: 1}, 'at first all is seen');
    await page.hides('#map');
    await page.keys('Space');
    await page.waitForFunction(() => Viewer.page.view.zoom > 2 && Viewer.page.view.index > 8);
    const cell = await page.evaluate(() => Viewer.page.layout.scale / devicePixelRatio);
    assert(cell >= 24 && cell <= 30, `${cell}`);
    await page.sees('#map');
    await page.picture('camera');
    await page.keys('0', 'Space');
    await page.settle();
    await page.has({zoom: 1});
    await page.keys('Space');
    await page.waitForFunction(() => Viewer.page.view.index > 12);
    await page.has({zoom: 1}, 'it stays ended');
    await page.keys('Shift+M');
    await page.waitForFunction(() => Viewer.page.view.zoom > 2);
    await page.push('camera');
    await page.has({zoom: 1});
  }
);

page_test(
  'with reduced motion the camera jumps from place to place',
  {trace: 'duels.res', contextOptions: {reducedMotion: 'reduce'}},
  async page => {
    await page.evaluate(() => {
      window.seen = new Set();
      const {view} = Viewer.page;
      view.listen(() => view.zoom > 1 && seen.add(`${view.row} ${view.col} ${view.zoom}`));
      view.set_speed(30);
      view.play();
    });
    await page.waitForFunction(() => Viewer.page.view.index === Viewer.page.view.last_index);
    const [places, shots] = await page.evaluate(() => [
      seen.size,
      Math.ceil(Viewer.page.view.last_index / 12),
    ]);
    assert(places > 1 && places <= shots + 1, `${places}`);
    await page.settle();
    await page.has({zoom: 1}, 'at the end all is seen');
  }
);
