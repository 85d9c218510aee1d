'use strict';
// The pages of pairs of submissions with code in common, made here from players with odd names.

const GAME_FOLDER = path.resolve(__dirname, '../..');

let results = null;

function page_of_pairs(file) {
  if (results === null) {
    const folder = path.join(place.folder, 'similar-submissions');
    results = path.join(place.folder, 'similar');
    const source = path.join(GAME_FOLDER, 'tests/players/AIScholar.cc');
    const text = fs.readFileSync(source, 'utf8') + '// <script>document.title = "lost"</script>\n';
    for (const student of ['Anna <b>Puig', `Bernat & Co_1${'_of_a_long_name'.repeat(6)}`]) {
      fs.mkdirSync(path.join(folder, student), {recursive: true});
      fs.writeFileSync(path.join(folder, student, `AI${student.slice(0, 4)}.cc`), text);
    }
    const made = spawnSync('build/similarity', [folder, results], {cwd: GAME_FOLDER, encoding: 'utf8'});
    assert.equal(made.status, 0, made.stderr);
  }
  return pathToFileURL(path.join(results, file)).href;
}

for (const file of ['index.html', 'pair-1.html']) {
  const url = () => page_of_pairs(file);
  test_looks(`similar programs, ${file}`, url);

  page_test(`similar programs: names and texts are no HTML in ${file}`, {url}, async page => {
    assert.notEqual(await page.title(), 'lost');
    await page.counts('script', 2, 'its data and its own');
    await page.says('main', /Anna <b>Puig/);
  });
}

const index = () => page_of_pairs('index.html');
page_test('similar programs: a part leads to its other place', {url: index}, async page => {
  await page.click('text=pair 1');
  await page.says('header', / tokens in 1 part; /);
  await page.click('#a1');
  assert.ok(page.url().endsWith('#b1'));
  await page.counts('#b1:target', 1);
});
