'use strict';
// Which release of the rules a match is of, as far as its trace tells.
const {assert, test, V, golden_bytes, parse, match_of} = require('./kit.js');

const told = (name, change = text => text) => {
  const {file, game} = match_of(name);
  const match = parse(change(golden_bytes(file).toString()));
  return {match, game, releases: game.releases(match)};
};

test('of a game with one original, the version says which release it is', () => {
  for (const name of ['HarryPotter', 'MoneyHeist']) assert.deepStrictEqual(told(name).releases, ['1.0']);
  assert.deepStrictEqual(told('Moria').releases, ['1.1']);
});

test('The Purge: a number of builders of their own, or building by night, tells; else nothing does', () => {
  const own_number = text => text.replace('BUILDER_STRENGTH_DEMOLISH\t10', 'BUILDER_STRENGTH_DEMOLISH\t3');
  const current = text => text.replace('ThePurge 1.0', 'ThePurge 1.1');
  const without_builds = text => text.replace(/\tb\t([drul])\t$/gm, '\tm\t$1\t');
  assert.deepStrictEqual(told('ThePurge').releases, ['1.0']);
  assert.deepStrictEqual(told('ThePurge', own_number).releases, ['1.0.2']);
  assert.deepStrictEqual(told('ThePurge', current).releases, ['1.1']);
  assert.deepStrictEqual(told('ThePurge', without_builds).releases, ['1.0', '1.0.2']);
  // What is saved to go on from is of that release.
  const {match, game} = told('ThePurge', own_number);
  assert.match(game.print_position(match, 12), /^ThePurge 1\.0\.2\n/);
});

test('The Walking Dead: a trace of the original does not tell which release it is, but for what its first board tells', () => {
  const current = text => text.replace('TheWalkingDead 1.0', 'TheWalkingDead 1.1');
  const {match, game, releases} = told('TheWalkingDead');
  assert.deepStrictEqual(releases, ['1.0', '1.0.0', '1.0.2', '1.0.3']);
  assert.deepStrictEqual(V.releases_of(match, game), ['1.0', '1.0.0', '1.0.2']);
  const [start, ...names] = [V.print_position(match, 0), ...match.names];
  const third = start.replace('TheWalkingDead 1.0', 'TheWalkingDead 1.0.3').replace(/FIXED[^]*/, 'RANDOM');
  const drawn = game.rules.call('play_start', third, names.join(' '), '- - - -', String(match.seed));
  assert.deepStrictEqual(V.releases_of(parse(drawn), game), ['1.0.3']);
  assert.deepStrictEqual(told('TheWalkingDead', current).releases, ['1.1']);
});
