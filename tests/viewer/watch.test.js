'use strict';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
process.on('exit', () => fs.rmSync(folder, {recursive: true}));

/// Runs the script in a folder with a trace `out.res` in it, and with what stands in for other programs.
function watch(...args) {
  const env = {...process.env, PATH: `${folder}:${process.env.PATH}`};
  const run = spawnSync(path.join(VIEWER, 'watch'), args, {cwd: folder, encoding: 'utf8', env});
  return {status: run.status, out: run.stdout, error: run.stderr};
}

const put = (name, content) => fs.writeFileSync(path.join(folder, name), content);
const copy_to = name => put(name, golden_bytes(DUELS));
const stand_in = (name, text) =>
  fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, {mode: 0o755});
copy_to('out.res');

/// What is inside a page, a match or log.
function embedded(file, what = 'match') {
  const page = fs.readFileSync(path.join(folder, file), 'utf8');
  const found = new RegExp(`id="embedded-${what}" data-name="([^"]*)">([^<]*)</script>`);
  const [, name, text] = page.match(found);
  return {page, name, trace: zlib.gunzipSync(Buffer.from(text, 'base64'))};
}

test('watch writes one page beside the trace, with everything in it', () => {
  const {status, out, error} = watch('-n', 'out.res');
  assert.deepEqual([status, out, error], [0, './out.html\n', '']);
  const {page, name, trace} = embedded('out.html');
  assert.equal(name, 'out.res');
  assert(trace.equals(golden_bytes(DUELS)));
  assert(!/<script src|<link rel="stylesheet"/.test(page));
  assert.equal(page.match(/<script/g).length, page.match(/<\/script/g).length);
  assert(page.length < 550000, `${page.length} bytes`);
  assert(!page.includes('name="documents"'), 'there are none beside it');
  fs.mkdirSync(path.join(folder, 'docs'));
  put('docs/lost.md', '');
  assert.deepEqual(watch('-n', 'out.res').status, 0);
  assert(embedded('out.html').page.includes('<meta name="documents" content="docs/*.md">'));
});

test('watch takes compressed traces, strange names and another name for the page', () => {
  put('a & "b" <c>.res.gz', zlib.gzipSync(golden_bytes(DUELS)));
  assert.equal(watch('--no-open', '-o', 'p.html', 'a & "b" <c>.res.gz').status, 0);
  const {name, trace} = embedded('p.html');
  assert.equal(name, 'a &amp; &quot;b&quot; &lt;c&gt;.res.gz');
  assert(trace.equals(golden_bytes(DUELS)));
});

test('watch takes a name that begins with a dash after --', () => {
  copy_to('-x.res');
  assert.deepEqual(watch('-n', '--', '-x.res').out, './-x.html\n');
  assert.equal(watch('-n', '--', '-x.res').status, 0, 'and again');
  assert.equal(watch('-n', '-x.res').status, 1);
});

const LOG = 'log 1\nmatch HarryPotter 1.0 seed 1\nnames Hunter Scholar Moth Hunter\n0 0 say <hello>\n0 end\n';

test('watch takes the log in any order, and a page with both is opened', () => {
  put('played.log', LOG);
  copy_to('played.res');
  assert.equal(watch('-n', 'played.log', 'played.res').status, 0);
  assert(!fs.existsSync(path.join(folder, 'played.watch.js')), 'nothing beside what nobody opens');
  const {name, trace} = embedded('played.html', 'log');
  assert.deepEqual([name, trace.toString()], ['played.log', LOG]);

  // What opens pages only notes them.
  for (const opener of ['xdg-open', 'open']) stand_in(opener, 'echo "$1" >> opened');
  assert.equal(watch('played.res', 'played.log').status, 0);
  assert.equal(fs.readFileSync(path.join(folder, 'opened'), 'utf8'), './played.html\n');
});

test('on WSL, watch opens the page with what Windows has', () => {
  const opened = name => {
    copy_to(`${name}.res`);
    const {error} = watch(`${name}.res`);
    return error + fs.readFileSync(path.join(folder, 'shown'), 'utf8');
  };
  stand_in('uname', 'echo Linux');
  stand_in('xdg-open', 'exit 3');
  stand_in('wslview', 'echo "view $1" > shown');
  assert.equal(opened('view'), 'view ./view.html\n');
  stand_in('wslview', 'exit 1');
  stand_in('wslpath', 'echo "C:$2"');
  stand_in('explorer.exe', 'echo "$1" > shown; exit 1');
  assert.equal(opened('explorer'), 'C:./explorer.html\n');
});

test('watch writes over no file that it has not made, whatever its name', () => {
  const files = {
    'kept.res': golden_bytes(DUELS),
    'kept.log': Buffer.from(LOG + '1 0 say id="embedded-match"\n'),
    'notes.txt': Buffer.from('mine'),
  };
  for (const name in files) put(name, files[name]);
  fs.linkSync(path.join(folder, 'kept.log'), path.join(folder, 'same.html'));
  const cases = [
    [['-o', 'kept.res', 'kept.res'], 'kept.res is the trace'],
    [['--output=./kept.res', 'kept.res'], './kept.res is the trace'],
    [['-okept.log', 'kept.res', 'kept.log'], 'kept.log is the log'],
    [['-o', 'same.html', 'kept.res', 'kept.log'], 'same.html is the log'],
    [['-o', 'out.res', 'kept.res'], 'out.res exists and was not made by watch'],
    [['-o', 'notes.txt', 'kept.res'], 'notes.txt exists and was not made by watch'],
  ];
  for (const [args, expected] of cases) {
    const error = `watch: ${expected}; choose another name with -o\n`;
    assert.deepEqual(watch('-n', ...args), {status: 1, out: '', error});
  }
  for (const name in files) assert(fs.readFileSync(path.join(folder, name)).equals(files[name]), name);
  for (const time of ['first', 'again'])
    assert.equal(watch('-n', '-o', 'own.html', 'kept.res').status, 0, time);
});

test('watch tells what is wrong in one line, and writes nothing', () => {
  put('other.res', golden_text(DUELS).replace('HarryPotter', 'Ludo'));
  put('text.res', 'hello\n');
  put('empty.res', '');
  put('short.res', 'Game\n\nSeed 3\n');
  put('mine.html', 'my own page');
  copy_to('mine.res');
  fs.symlinkSync('/dev/full', path.join(folder, 'full'));
  put('only.log', LOG);
  put('taken.watch.js', 'my own script');
  const before = fs.readdirSync(folder).length;
  const cases = [
    [['-n', 'none.res'], /cannot read none.res/],
    [['-n', 'other.res'], /game Ludo/],
    [['-n', 'text.res'], /not the trace of a match/],
    [['-n', 'empty.res'], /not the trace/],
    [['-n', 'short.res'], /ends before/],
    [['-n', '--foo', 'out.res'], /unknown option --foo/],
    [['-n', 'mine.res'], /exists and was not made by watch/],
    [['-n', '-o'], /-o needs/],
    [['-n', 'only.log'], /only.log is a log: give the trace/],
    [['-n', 'only.log', 'only.log', 'out.res'], /one log at a time/],
    [['-n', 'out.res', 'nosuch.jsonl'], /there is no file nosuch.jsonl/],
    [['-n', '-o', 'taken.html', 'out.res'], /taken.watch.js exists and was not made by watch/],
    [['-n', '-o', 'no/such/folder.html', 'out.res'], /cannot write/],
    [['-n', '-o', 'full', 'out.res'], /cannot write full/],
    [['-n', '-o', '.', 'out.res'], /\. is a folder/],
    [['-n', 'out.res', 'out.res'], /one trace/],
  ];
  for (const [args, expected] of cases) {
    const {status, out, error} = watch(...args);
    assert.equal(status, 1, args.join(' '));
    assert.match(error, expected);
    assert.match(error, /^watch: [^\n]*\n$/);
    assert.equal(out, '');
  }
  assert.equal(watch().status, 1);
  assert.match(watch('--help').out, /^Usage: watch/);
  assert.equal(fs.readdirSync(folder).length, before);
  assert(fs.lstatSync(path.join(folder, 'full')).isSymbolicLink());
  assert.equal(fs.readFileSync(path.join(folder, 'mine.html'), 'utf8'), 'my own page');
});
