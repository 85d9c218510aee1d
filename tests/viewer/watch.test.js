'use strict';
const {assert, fs, path, os, zlib, spawnSync, test, VIEWER, DUELS, golden_bytes} = require('./kit.js');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
process.on('exit', () => fs.rmSync(folder, {recursive: true}));

/// Runs the script in a folder with a trace `out.res` in it.
function watch(...args) {
  const run = spawnSync(path.join(VIEWER, 'watch'), args, {cwd: folder, encoding: 'utf8'});
  return {status: run.status, out: run.stdout, error: run.stderr};
}

/// Writes a file there.
const put = (name, content) => fs.writeFileSync(path.join(folder, name), content);
put('out.res', golden_bytes(DUELS));

/// The trace that is inside a page.
function embedded(file) {
  const page = fs.readFileSync(path.join(folder, file), 'utf8');
  const [, name, text] = page.match(/id="embedded-match" data-name="([^"]*)">([^<]*)<\/script>/);
  return {page, name, trace: zlib.gunzipSync(Buffer.from(text, 'base64'))};
}

test('watch writes one page beside the trace, with everything in it', () => {
  const {status, out, error} = watch('-n', 'out.res');
  assert.deepStrictEqual([status, out, error], [0, './out.html\n', '']);
  const {page, name, trace} = embedded('out.html');
  assert.strictEqual(name, 'out.res');
  assert(trace.equals(golden_bytes(DUELS)));
  assert(!/<script src|<link rel="stylesheet"/.test(page));
  assert.strictEqual(page.match(/<script/g).length, page.match(/<\/script/g).length);
  assert(page.length < 550000, `${page.length} bytes`);
  assert(!page.includes('name="documents"'), 'there are none beside it');
  fs.mkdirSync(path.join(folder, 'docs'));
  put('docs/lost.md', '');
  assert.deepStrictEqual(watch('-n', 'out.res').status, 0);
  assert(embedded('out.html').page.includes('<meta name="documents" content="docs/">'));
});

test('watch takes compressed traces, strange names and another name for the page', () => {
  put('a & "b" <c>.res.gz', zlib.gzipSync(golden_bytes(DUELS)));
  assert.strictEqual(watch('--no-open', '-o', 'p.html', 'a & "b" <c>.res.gz').status, 0);
  const {name, trace} = embedded('p.html');
  assert.strictEqual(name, 'a &amp; &quot;b&quot; &lt;c&gt;.res.gz');
  assert(trace.equals(golden_bytes(DUELS)));
});

test('watch takes a name that begins with a dash after --', () => {
  fs.copyFileSync(path.join(folder, 'out.res'), path.join(folder, '-x.res'));
  assert.deepStrictEqual(watch('-n', '--', '-x.res').out, './-x.html\n');
  assert.strictEqual(watch('-n', '--', '-x.res').status, 0, 'and again');
  assert.strictEqual(watch('-n', '-x.res').status, 1);
});

const LOG = 'log 1\nmatch HarryPotter 1.0 seed 1\nnames Hunter Scholar Moth Hunter\n0 0 say <hello>\n0 end\n';

test('watch takes the log in any order, and a page with both is opened', () => {
  put('played.log', LOG);
  fs.copyFileSync(path.join(folder, 'out.res'), path.join(folder, 'played.res'));
  assert.strictEqual(watch('-n', 'played.log', 'played.res').status, 0);
  assert(!fs.existsSync(path.join(folder, 'played.watch.js')), 'nothing beside what nobody opens');
  const page = fs.readFileSync(path.join(folder, 'played.html'), 'utf8');
  const [, name, text] = page.match(/id="embedded-log" data-name="([^"]*)">([^<]*)<\/script>/);
  assert.strictEqual(name, 'played.log');
  assert.strictEqual(zlib.gunzipSync(Buffer.from(text, 'base64')).toString(), LOG);

  // What opens pages only notes them.
  for (const opener of ['xdg-open', 'open'])
    fs.writeFileSync(path.join(folder, opener), '#!/bin/sh\necho "$1" >> opened\n', {mode: 0o755});
  const env = {...process.env, PATH: `${folder}:${process.env.PATH}`};
  const {status} = spawnSync(path.join(VIEWER, 'watch'), ['played.res', 'played.log'], {cwd: folder, env});
  assert.deepStrictEqual(
    [status, fs.readFileSync(path.join(folder, 'opened'), 'utf8')],
    [0, './played.html\n']
  );
});

test('on WSL, watch opens the page with what Windows has', () => {
  const stand_in = (name, text) =>
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, {mode: 0o755});
  const opened = name => {
    fs.copyFileSync(path.join(folder, 'out.res'), path.join(folder, `${name}.res`));
    const env = {...process.env, PATH: `${folder}:${process.env.PATH}`};
    const {stderr} = spawnSync(path.join(VIEWER, 'watch'), [`${name}.res`], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return stderr + fs.readFileSync(path.join(folder, 'shown'), 'utf8');
  };
  stand_in('uname', 'echo Linux');
  stand_in('xdg-open', 'exit 3');
  stand_in('wslview', 'echo "view $1" > shown');
  assert.strictEqual(opened('view'), 'view ./view.html\n');
  stand_in('wslview', 'exit 1');
  stand_in('wslpath', 'echo "C:$2"');
  stand_in('explorer.exe', 'echo "$1" > shown; exit 1');
  assert.strictEqual(opened('explorer'), 'C:./explorer.html\n');
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
    assert.deepStrictEqual(watch('-n', ...args), {status: 1, out: '', error});
  }
  for (const name in files) assert(fs.readFileSync(path.join(folder, name)).equals(files[name]), name);
  for (const time of ['first', 'again'])
    assert.strictEqual(watch('-n', '-o', 'own.html', 'kept.res').status, 0, time);
});

test('watch tells what is wrong in one line, and writes nothing', () => {
  put('other.res', golden_bytes(DUELS).toString().replace('HarryPotter', 'Ludo'));
  put('text.res', 'hello\n');
  put('empty.res', '');
  put('short.res', 'Game\n\nSeed 3\n');
  put('mine.html', 'my own page');
  fs.copyFileSync(path.join(folder, 'out.res'), path.join(folder, 'mine.res'));
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
    assert.strictEqual(status, 1, args.join(' '));
    assert.match(error, expected);
    assert.match(error, /^watch: [^\n]*\n$/);
    assert.strictEqual(out, '');
  }
  assert.strictEqual(watch().status, 1);
  assert.match(watch('--help').out, /^Usage: watch/);
  assert.strictEqual(fs.readdirSync(folder).length, before);
  assert(fs.lstatSync(path.join(folder, 'full')).isSymbolicLink());
  assert.strictEqual(fs.readFileSync(path.join(folder, 'mine.html'), 'utf8'), 'my own page');
});
