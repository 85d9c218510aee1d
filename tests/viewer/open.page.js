'use strict';
// How matches come to the page, and what it says if they don't.
const {assert, SPELLS, DUELS, golden_bytes, parse} = require('./kit.js');
const {BOTH, place, file_of, page_test} = require('./browser.js');

const last_round = page => page.evaluate(() => Viewer.page.view.match.last_round);

page_test('a match is opened by the button, from disk', {}, async page => {
  await page.evaluate(() => (window.showOpenFilePicker = undefined));
  assert(await page.isVisible('#start'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#choose')]);
  await chooser.setFiles(file_of('duels.res'));
  await page.opened();
  assert(!(await page.isVisible('#start')));
  assert.strictEqual(await page.round(), 0);
  await page.says('#round-last', ' / 200');
  await page.says('#file-name', /^duels\.res · seed 1 · version 1\.0$/);
  const names = await page.texts('.player h2');
  assert.deepStrictEqual(names, ['Hunter', 'Scholar', 'Moth', 'Hunter']);
  const [again] = await Promise.all([page.waitForEvent('filechooser'), page.push('open')]);
  await again.setFiles(file_of('spells.res'));
  await page.waitForFunction(() => Viewer.page.view.file_name === 'spells.res');
});

page_test('a match is opened by drag and drop', BOTH, async page => {
  await page.evaluate(trace => {
    const data = new DataTransfer();
    data.items.add(new File([trace], 'dropped.res'));
    document.body.dispatchEvent(
      new DragEvent('dragover', {dataTransfer: data, bubbles: true, cancelable: true})
    );
    if (!document.body.classList.contains('drop-over'))
      throw new Error('nothing shows that it can be dropped');
    document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
  }, golden_bytes(DUELS).toString());
  await page.opened();
  await page.says('#file-name', /^dropped\.res/);
  assert(!(await page.evaluate(() => document.body.classList.contains('drop-over'))));
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
    await page.until(() => Viewer.page.view.match.names[0] === 'Scholar');
    assert.deepStrictEqual([await page.round(), await page.view('unit')], [57, 12]);
  }
);

page_test('where the browser can, a file that has changed on disk is read again', {}, async page => {
  const [text, changed] = [DUELS, SPELLS].map(file => golden_bytes(file).toString());
  await page.evaluate(trace => {
    window.onDisk = trace;
    window.showOpenFilePicker = async () => [{getFile: async () => new File([window.onDisk], 'out.res')}];
  }, text);
  await page.click('#choose');
  await page.opened();
  await page.keyboard.press('PageDown');
  await page.evaluate(trace => (window.onDisk = trace), changed);
  await page.keyboard.press('r');
  await page.until(() => Viewer.page.view.match.names[0] === 'Scholar');
  assert.strictEqual(await page.round(), 10);
  await page.says('.player h2', 'Scholar');
  assert.strictEqual(await page.getAttribute('#ranking .swatch', 'title'), '2 Scholar');
});

page_test('a trace that is cut short is shown as far as it goes, with a note', {}, async page => {
  const text = golden_bytes(DUELS).toString();
  const end = text.indexOf('\nround 58\n');
  await page.open_trace(file_of('cut.res', text.slice(0, end)));
  const line = text.slice(0, end).split('\n').length;
  await page.says('#note-text', `The trace ends early (line ${line}): rounds 0 to 57 are shown.`);
  await page.keys('End');
  assert.strictEqual(await page.round(), 57);
  await page.says('#event-list', 'The trace ends here.');
  await page.push('dismiss');
  assert(!(await page.isVisible('#note')));
});

page_test('what a player prints into a trace is reported', {}, async page => {
  const text = golden_bytes(DUELS).toString();
  const at = text.indexOf('commands', text.indexOf('\nround 4\n'));
  await page.open_trace(file_of('cout.res', `${text.slice(0, at)}hello 5\n${text.slice(at)}`));
  const told = await page.textContent('#note-text');
  const [, line] = told.match(/\(line (\d+): "hello" instead of "commands"\): rounds 0 to 4 are shown/);
  assert.strictEqual(Number(line), text.slice(0, at).split('\n').length);
  assert.strictEqual(told.split(line).length, 2, 'the line, once');
  assert.match(told, /a player wrote into it with cout/);
});

page_test('a match of another version is shown with a note', {}, async page => {
  const sentence = /of version 9.1 of HarryPotter, which this viewer does not know/;
  const text = golden_bytes(DUELS).toString().replace('HarryPotter 1.0', 'HarryPotter 9.1');
  await page.open_trace(file_of('new.res', text));
  await page.says('#note-text', sentence);
  assert.strictEqual(await last_round(page), 200);
  await page.open_trace(file_of('new.res', text.replace(/\nround 58\n/, '\nphase 58\n')));
  await page.says('#note-text', sentence);
  await page.says('#note-text', /57.*"phase"/);
  await page.open_trace(file_of('duels.res'));
  await page.waitForSelector('#note', {state: 'hidden'});
  await page.push('close');
  await page.open_trace(file_of('new.res', text.replace('\nround 0\n', '\nphase 0\n')));
  await page.says('#problem', sentence);
});

const PROBLEMS = [
  ['hello.res', 'hello\n', /hello.res is not the trace of a match \(line 1: "hello" instead of "Game"\)\.$/],
  ['empty.res', '', /^empty.res is empty\.$/],
  ['mud.res', Buffer.alloc(5000, 13), /mud.res is not the trace of a match/],
  ['short.res', 'Game\n\nSeed 3\n', /ends before the first board/],
  ['noise.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]), /noise.gz cannot be unpacked/],
];

page_test('a file that is no trace gets a sentence, on the start page and beside a match', {}, async page => {
  for (const [name, content, sentence] of PROBLEMS) {
    await page.open_trace(file_of(name, content));
    await page.says('#problem', sentence);
    assert(await page.isVisible('#problem'));
  }
  await page.open_trace(file_of('duels.res'));
  await page.setInputFiles('#file', file_of('hello.res'));
  await page.waitForSelector('#note:visible');
  await page.says('#note-text', /hello.res is not the trace/);
  assert.strictEqual(await last_round(page), 200);
});

page_test(
  'a match of a game that the viewer does not know gets a sentence',
  {console: /ERR_FILE_NOT_FOUND/},
  async page => {
    await page.open_trace(
      file_of('ludo.res', golden_bytes(DUELS).toString().replace('HarryPotter', 'LudoGame'))
    );
    await page.says('#problem', 'ludo.res is a match of the game LudoGame, which this viewer does not know.');
  }
);

page_test(
  'the match is closed by its button, and the start page comes back',
  {trace: 'duels.res'},
  async page => {
    await page.push('close');
    await page.waitForSelector('#start:visible');
    assert(!(await page.isVisible('main')));
    await page.waitForFunction(() => location.hash === '');
  }
);

/// The trace of so many rounds, those of another one again and again, the last one cut.
function long_trace(count) {
  const [start, ...rounds] = golden_bytes(DUELS)
    .toString()
    .replace(/^(NUM_ROUNDS\s+)\d+/m, `$1${count}`)
    .split(/^(?=commands$)/m);
  const round = (_, k) => rounds[k % rounds.length].replace(/^round \d+$/m, `round ${k + 1}`);
  return [start, ...Array.from({length: count}, round)].join('').slice(0, -50);
}

page_test(
  'a long trace is read beside the page: its first round is shown meanwhile, then all of it',
  {...BOTH},
  async page => {
    const trace = long_trace(700);
    const known = parse(trace);
    assert.strictEqual(known.states.length, 700);
    await page.evaluate(() => {
      const {view} = Viewer.page;
      const open = view.open.bind(view);
      view.opened = [];
      view.open = (match, ...more) => {
        view.opened.push(match.states.length);
        open(match, ...more);
      };
    });
    await page.open_trace(file_of('long.res', trace));
    await page.says('#note-text', /^The trace ends early/);
    await page.go(650);
    const seen = await page.evaluate(() => {
      const {
        view: {match, state, opened},
      } = Viewer.page;
      const {tables, sums, marks, lives, trouble} = match;
      return {
        opened,
        kept: JSON.stringify([tables, sums, marks, Array.from(lives)]),
        line: trouble.line,
        units: Array.from(state.units),
        events: match.events[640],
      };
    });
    const {tables, sums, marks, lives, trouble} = known;
    assert.deepStrictEqual(seen.opened, [1, 700]);
    assert.strictEqual(seen.kept, JSON.stringify([tables, sums, marks, Array.from(lives)]));
    assert.deepStrictEqual(
      [seen.line, seen.units, seen.events],
      [trouble.line, Array.from(known.states[650].units), known.events[640]]
    );
  }
);
