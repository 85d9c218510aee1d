'use strict';
// How matches come to the page, and what it says if they don't.

const DUELS_TEXT = golden_text(DUELS);

const is_changed = page => page.until(() => Viewer.page.view.match.names[0] === 'Scholar');

page_test('a match is opened by the button, from disk', {}, async page => {
  await page.evaluate(() => (window.showOpenFilePicker = undefined));
  await page.sees('#start');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#choose')]);
  await chooser.setFiles(file_of('duels.res'));
  await page.opened();
  await page.hides('#start');
  await page.has({round: 0});
  await page.says('#round-last', ' / 200');
  await page.says('#file-name', /^duels\.res · seed 1 · version 1\.0$/);
  const names = await page.texts('.player h2');
  assert.deepEqual(names, ['Hunter', 'Scholar', 'Moth', 'Hunter']);
  const [again] = await Promise.all([page.waitForEvent('filechooser'), page.push('open')]);
  await again.setFiles(file_of('spells.res'));
  await page.waitForFunction(() => Viewer.page.view.file_name === 'spells.res');
});

page_test('a match is opened by drag and drop', BOTH, async page => {
  await page.evaluate(trace => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([trace], 'dropped.res'));
    const options = {dataTransfer, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new DragEvent('dragover', options));
    if (!document.body.classList.contains('drop-over'))
      throw new Error('nothing shows that it can be dropped');
    document.body.dispatchEvent(new DragEvent('drop', options));
  }, DUELS_TEXT);
  await page.opened();
  await page.says('#file-name', /^dropped\.res/);
  await page.counts('.drop-over', 0);
});

const changing = () => {
  file_of('live.res', golden_bytes(DUELS));
  return `${place.address}/viewer.html?game=traces/live.res#round=57&unit=12`;
};

page_test(
  'viewer.html?game=FILE loads a file over HTTP, round and unit from the address, and R one that has changed',
  {url: changing},
  async page => {
    await page.opened();
    await page.says('#followed', /wizard 12/);
    file_of('live.res', golden_bytes(SPELLS));
    await page.push('reload');
    await is_changed(page);
    await page.has({round: 57, unit: 12});
  }
);

page_test('where the browser can, a file that has changed on disk is read again', {}, async page => {
  const put = trace => page.evaluate(text => (window.onDisk = text), trace);
  await put(DUELS_TEXT);
  await page.evaluate(() => {
    window.showOpenFilePicker = async () => [{getFile: async () => new File([window.onDisk], 'out.res')}];
  });
  await page.click('#choose');
  await page.opened();
  await page.keys('PageDown');
  await put(golden_text(SPELLS));
  await page.keys('r');
  await is_changed(page);
  await page.has({round: 10});
  await page.says('.player h2', 'Scholar');
  assert.equal(await page.getAttribute('#ranking .swatch', 'title'), '2 Scholar');
});

page_test('a trace that is cut short is shown as far as it goes, with a note', {}, async page => {
  const text = DUELS_TEXT.slice(0, DUELS_TEXT.indexOf('\nround 58\n'));
  await page.open_trace('cut.res', text);
  const line = text.split('\n').length;
  await page.says('#note-text', `The trace ends early (line ${line}): rounds 0 to 57 are shown.`);
  await page.keys('End');
  await page.has({round: 57});
  await page.says('#event-list', 'The trace ends here.');
  await page.push('dismiss');
  await page.hides('#note');
});

page_test('what a player prints into a trace is reported', {}, async page => {
  const at = DUELS_TEXT.indexOf('commands', DUELS_TEXT.indexOf('\nround 4\n'));
  const before = DUELS_TEXT.slice(0, at);
  await page.open_trace('cout.res', `${before}hello 5\n${DUELS_TEXT.slice(at)}`);
  const told = await page.textContent('#note-text');
  const line = before.split('\n').length;
  const what = `(line ${line}: "hello" instead of "commands"): rounds 0 to 4 are shown`;
  assert(told.includes(what) && told.includes('a player wrote into it with cout'), told);
  assert.equal(told.split(line).length, 2, 'the line, once');
});

page_test('a match of another version is shown with a note, and not played on by hand', {}, async page => {
  const sentence = /of version 9.1 of HarryPotter, which this viewer does not know/;
  const text = DUELS_TEXT.replace('HarryPotter 1.0', 'HarryPotter 9.1');
  await page.open_trace('new.res', text);
  await page.says('#note-text', sentence);
  await page.has({last_index: 200});
  await page.push('by_hand');
  await page.click('#by-hand [type=submit]');
  await page.says('#note-text', /^The match can not begin: version 9\.1/);
  await page.open_trace('new.res', text.replace(/\nround 58\n/, '\nphase 58\n'));
  await page.says('#note-text', sentence);
  await page.says('#note-text', /57.*"phase"/);
  await page.open_trace('duels.res');
  await page.hides('#note');
  await page.push('close');
  await page.open_trace('new.res', text.replace('\nround 0\n', '\nphase 0\n'));
  await page.says('#problem', sentence);
});

const NO_TRACE = /hello.res is not the trace of a match \(line 1: "hello" instead of "Game"\)\.$/;
const PROBLEMS = [
  ['hello.res', 'hello\n', NO_TRACE],
  ['empty.res', '', /^empty.res is empty\.$/],
  ['mud.res', Buffer.alloc(5000, 13), /mud.res is not the trace of a match/],
  ['short.res', 'Game\n\nSeed 3\n', /ends before the first board/],
  ['noise.gz', Buffer.from('1f8b0800000102030405060708', 'hex'), /noise.gz cannot be unpacked/],
  [
    'ludo.res',
    DUELS_TEXT.replace('HarryPotter', 'LudoGame'),
    'ludo.res is a match of the game LudoGame, which this viewer does not know.',
  ],
];

page_test(
  'a file that is no trace, or of no known game, gets a sentence, on the start page and beside a match',
  {console: /ERR_FILE_NOT_FOUND/},
  async page => {
    for (const [name, content, sentence] of PROBLEMS) {
      await page.open_trace(name, content);
      await page.says('#problem', sentence);
      await page.sees('#problem');
    }
    await page.open_trace('duels.res');
    await page.open_trace('hello.res');
    await page.says('#note-text', NO_TRACE);
    await page.has({last_index: 200});
    await page.push('close');
    await page.sees('#start');
    await page.hides('main');
    await page.waitForFunction(() => location.hash === '');
  }
);

function long_trace(count) {
  const [start, ...rounds] = DUELS_TEXT.replace(/^(NUM_ROUNDS\s+)\d+/m, `$1${count}`).split(
    /^(?=commands$)/m
  );
  const round = (_, k) => rounds[k % rounds.length].replace(/^round \d+$/m, `round ${k + 1}`);
  return [start, ...Array.from({length: count}, round)].join('').slice(0, -50);
}

const kept_of = ({tables, sums, marks, lives, trouble, states, events}) =>
  JSON.stringify([tables, sums, marks, Array.from(lives), trouble.line, states[650].units, events[640]]);

page_test(
  'a long trace is read beside the page: its first round is shown meanwhile, then all of it',
  BOTH,
  async page => {
    const trace = long_trace(700);
    const known = parse(trace);
    assert.equal(known.states.length, 700);
    await page.evaluate(() => {
      const {view} = Viewer.page;
      const open = view.open.bind(view);
      view.opened = [];
      view.open = (match, ...more) => {
        view.opened.push(match.states.length);
        open(match, ...more);
      };
    });
    await page.open_trace('long.res', trace);
    await page.says('#note-text', /^The trace ends early/);
    await page.go(650);
    await page.has({opened: [1, 700]});
    const kept = await page.evaluate(`(${kept_of})(Viewer.page.view.match)`);
    assert.equal(kept, kept_of(known));
  }
);
