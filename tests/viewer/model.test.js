'use strict';

const load = async (bytes, load_game = async name => V.find_game(name), progress = undefined) =>
  V.read_match(await V.unpack_file(new Uint8Array(bytes), 'a.res'), 'a.res', load_game, progress);

async function problem_of(promise) {
  try {
    await promise;
  } catch (error) {
    assert(error instanceof V.LoadError, error.stack);
    return error;
  }
  throw new assert.AssertionError({message: 'it was loaded'});
}

test('a trace that is cut in the middle of a number does not show a wrong number', () => {
  const text = three_states(match_of('HarryPotter'));
  const start = text.lastIndexOf('strength\t');
  for (let end = start; end < text.length - 2; ++end) {
    const match = parse(text.slice(0, end));
    const whole = end >= text.lastIndexOf('\n', text.length - 2);
    assert.equal(match.states.length, whole ? 3 : 2, `${end - start} bytes behind "strength"`);
  }
});

test('a trace of a known game with other words is reported with the game, not as damaged', async () => {
  for (const [head, expected] of [
    ['Seed 1\n\nHarryPotter 1.0\n\nNUM_PLAYERS many\n', 'error_not_whole HarryPotter'],
    ['Seed 1\n\nLudo2 1.0\n', 'error_no_game Ludo2'],
    ['Ludo2 v1.2\n\nrows 3\n', 'error_no_game Ludo2'],
  ]) {
    const {key, args} = await problem_of(load(Buffer.from(`Game\n\n${head}`)));
    assert.equal(`${key} ${args.game}`, expected);
  }
});

test('gzip is unpacked: of a file that is cut short or damaged what there is, and which it is', async () => {
  const packed = zlib.gzipSync(golden_bytes(DUELS));
  const whole = await load(packed);
  assert.deepEqual([whole.match.states.length, whole.match.damaged], [201, false]);
  const cut = await load(packed.subarray(0, packed.length >> 1));
  assert(cut.match.trouble.cut && !cut.match.damaged);
  assert(cut.match.states.length > 50 && cut.match.states.length < 150);
  packed[packed.length >> 1] ^= 0x55;
  const damaged = await load(packed);
  assert(damaged.match.damaged && damaged.match.states.length > 50);
});

test('a damaged gzip file in which gzip seems to begin 20,000 times is read at once', async () => {
  const stored = Buffer.from('1f8b0800000000'.repeat(20000), 'hex');
  const packed = zlib.gzipSync(Buffer.concat([golden_bytes(DUELS), stored]), {level: 0});
  packed[packed.length - 5] ^= 0x55;
  const {match} = await load(packed);
  assert.deepEqual([match.damaged, match.states.length], [true, 201]);
});

test('a gzip bomb is stopped', async () => {
  const bomb = zlib.gzipSync(Buffer.alloc(2 ** 29 + 1));
  assert(bomb.length < 1e6);
  assert.equal((await problem_of(load(bomb))).key, 'error_too_big');
});

test('while a long trace is read, the page says how far', async () => {
  const text = golden_text(DUELS);
  const at = text.lastIndexOf('commands');
  const shares = [];
  const {now} = Date;
  let time = 0;
  Date.now = () => (time += 15);
  try {
    await load(Buffer.from(text.slice(0, at)), V.find_game, share => shares.push(share));
  } finally {
    Date.now = now;
  }
  assert(shares.length > 30);
  assert(shares.every((share, k) => share < 1 && (k === 0 || share > shares[k - 1])));
});

test('a mark of the byte order and lines that end with CR LF are read', async () => {
  const text = golden_text(DUELS);
  for (const file of [`\ufeff${text}`, text.replace(/\n/g, '\r\n')]) {
    const {match} = await load(Buffer.from(file));
    assert.deepEqual([match.trouble, match.states.length], [null, 201]);
  }
});

test('The Purge: what is saved to go on from names the release of which its trace tells', () => {
  const {file, game} = match_of('ThePurge');
  const text = golden_text(file).replace('BUILDER_STRENGTH_DEMOLISH\t10', 'BUILDER_STRENGTH_DEMOLISH\t3');
  assert.match(game.print_position(parse(text), 12), /^ThePurge 1\.0\.2\n/);
});

test('an order in words is read with its numbers, not with how many there are', () => {
  const {game} = match_of('HarryPotter');
  assert.deepEqual(V.read_order('7 s 3 0 1 2', game).list, [0, 1, 2]);
});
