'use strict';
// Small leagues for the tests of their pages: submissions, a small board and a short match.
const GAME_FOLDER = path.resolve(__dirname, '../..');

function small_configuration() {
  return fs
    .readFileSync(path.join(GAME_FOLDER, 'default.cnf'), 'utf8')
    .replace(/(NUM_ROUNDS +)\d+/, '$120')
    .replace(/(BOARD_\w+ +)\d+/g, '$112')
    .replace(/(NUM_INI_WIZARDS_PER_CLAN +)\d+/, '$13')
    .replace(/(NUM_INI_BOOKS +)\d+/, '$14');
}

/// Puts a player of the game into a folder of submissions, under another name; `play` is what it
/// does first in play().
function submit(folder, source, name, play = '') {
  const text = fs.readFileSync(path.join(GAME_FOLDER, source), 'utf8');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, `AI${name}.cc`),
    text
      .replace(/#define PLAYER_NAME .*/, `#define PLAYER_NAME ${name}`)
      .replace('play () {', `play () { ${play}`)
  );
}

/// What is made when it is asked for first, once for all tests.
function once(make) {
  let made = null;
  return () => (made = made || make());
}

/// Runs the program with these words, while other tests go on.
function play_league(words) {
  return new Promise((resolve, reject) => {
    const ended = (error, output, messages) => (error ? reject(new Error(messages)) : resolve());
    const played = execFile('./league', words, {cwd: GAME_FOLDER}, ended);
    played.stdin.end(small_configuration());
  });
}

/// Shows the page again with data that `change` has changed; nothing is played for that.
async function show_changed(page, change) {
  const file = fileURLToPath(page.url());
  const html = fs.readFileSync(file, 'utf8');
  const [, json] = /<script id="data".*\n(.*)\n/.exec(html);
  const data = JSON.parse(json);
  change(data.shown);
  const changed = JSON.stringify(data).replace(/</g, '\\u003c');
  fs.writeFileSync(
    `${file}.changed.html`,
    html.replace(json, () => changed)
  );
  await page.goto(`${page.url()}.changed.html`);
}

/// Whether the ranking of a page has all its columns on a wide window; on a phone the ratings are in
/// view, and the player's column stays where the others are moved.
async function check_columns(page) {
  const measure = left =>
    page.$eval(
      '#ranks',
      (table, left) => {
        const panel = table.closest('.panel');
        panel.scrollLeft = left;
        const edges = name =>
          [...table.querySelectorAll('th')].find(head => head.textContent === name).getBoundingClientRect();
        return {
          cut: panel.scrollWidth - panel.clientWidth,
          player: edges('Player').left - panel.getBoundingClientRect().left,
          rating: edges('Rating').right,
        };
      },
      left
    );
  await page.setViewportSize({width: 1440, height: 900});
  assert.equal((await measure(0)).cut, 0);
  await page.setViewportSize({width: 390, height: 844});
  assert((await measure(0)).rating <= 390);
  const {cut, player, rating} = await measure(300);
  assert(cut > 0 && rating < 390 / 2 && player >= 0 && player < 20, `${cut} ${player} ${rating}`);
}

/// Tests of what holds on both pages, of leagues and of seasons.
function test_page(name, url) {
  test_looks(name, url);
  page_test(
    `${name}: no column of the ranking is cut, and on a phone the player stays`,
    {url},
    check_columns
  );

  page_test(
    `${name}: each column of a table says something, and what opens is 24 pixels high`,
    {url},
    async page => {
      for (const reader of ['teacher', 'class']) {
        await page.goto(new URL(`../${reader}/${name}.html`, page.url()).href);
        const empty = await page.$$eval('table:has(td) th:not(:first-child)', all =>
          all.filter(head =>
            Array.from(head.closest('table').tBodies[0].rows).every(
              ({cells}) => cells[head.cellIndex].textContent === ''
            )
          )
        );
        assert.equal(empty.length, 0, reader);
        await page.$$eval('details', all => all.forEach(details => (details.open = true)));
        const heights = await page.$$eval('summary', all => all.map(one => one.offsetHeight).filter(Boolean));
        assert(Math.min(...heights) >= 24, reader);
      }
    }
  );

  page_test(`${name}: names of files are text, not part of the page`, {url}, async page => {
    await page.counts('img', 0);
    const files = await page.locator('#rejected ~ .panel').textContent();
    assert.match(files, /<img src=x onerror=alert\(1\)>\.(cc|zip)/);
  });
}

module.exports = {once, submit, play_league, show_changed, test_page};
