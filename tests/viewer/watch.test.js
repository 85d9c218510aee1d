'use strict';
const assert = require('assert');
const {spawnSync} = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const zlib = require('zlib');
const {test} = require('./check.js');
const {VIEWER, DUELS, golden_bytes} = require('./viewer.js');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
process.on('exit', () => fs.rmSync(folder, {recursive: true}));

/// Runs the script in a folder with a trace `out.res` in it.
function watch(...args) {
  const run = spawnSync(path.join(VIEWER, 'watch'), args, {cwd: folder, encoding: 'utf8'});
  return {status: run.status, out: run.stdout, error: run.stderr};
}

fs.writeFileSync(path.join(folder, 'out.res'), golden_bytes(DUELS));

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
  assert(page.length < 400000, `${page.length} bytes`);
  assert.deepStrictEqual(watch('-n', 'out.res').status, 0);
});

test('watch takes compressed traces, strange names and another name for the page', () => {
  fs.writeFileSync(path.join(folder, 'a & "b" <c>.res.gz'), zlib.gzipSync(golden_bytes(DUELS)));
  assert.strictEqual(watch('--no-open', '-o', 'p.html', 'a & "b" <c>.res.gz').status, 0);
  const {name, trace} = embedded('p.html');
  assert.strictEqual(name, 'a &amp; &quot;b&quot; &lt;c&gt;.res.gz');
  assert(trace.equals(golden_bytes(DUELS)));
});

test('watch tells what is wrong in one line, and writes nothing', () => {
  fs.writeFileSync(
    path.join(folder, 'other.res'),
    golden_bytes(DUELS).toString().replace('HarryPotter', 'Ludo')
  );
  fs.writeFileSync(path.join(folder, 'text.res'), 'hello\n');
  fs.writeFileSync(path.join(folder, 'empty.res'), '');
  fs.writeFileSync(path.join(folder, 'short.res'), 'Game\n\nSeed 3\n');
  fs.writeFileSync(path.join(folder, 'mine.html'), 'my own page');
  fs.copyFileSync(path.join(folder, 'out.res'), path.join(folder, 'mine.res'));
  fs.symlinkSync('/dev/full', path.join(folder, 'full'));
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
    [['-n', '-o', 'no/such/folder.html', 'out.res'], /cannot write/],
    [['-n', '-o', 'full', 'out.res'], /cannot write full/],
    [['-n', '-o', '.', 'out.res'], /\. is a folder/],
    [['a', 'b'], /one trace/],
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
