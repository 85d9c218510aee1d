'use strict';

/// A match of rounds 70 to 73 in which the wizard 4 goes right in the last round, or up.
function match_that_goes(way, first = 0) {
  const states = [position([{clan: 0, at: [5, 5]}])];
  for (let k = 0; k < 2; ++k) states.push(next_position(states[k]));
  const at = way === 'r' ? [5, 6] : [4, 5];
  states.push(next_position(states[2], {4: {at}}));
  return parse(print_match(states.slice(first), [[], [], [[4, way]]].slice(first)));
}

test('two matches part in the first round with other orders', () => {
  const [right, up] = [match_that_goes('r'), match_that_goes('u')];
  assert.equal(V.first_difference(right, up), 72);
  assert.equal(V.first_difference(right, match_that_goes('r')), -1);
  assert.equal(V.first_difference(match_that_goes('u', 1), right), 72, 'whatever round they start in');
});

test('the view goes from one to the other, in the same round with the same unit', () => {
  const view = new V.Controller();
  const [match, there] = [match_that_goes('r'), match_that_goes('u', 1)];
  view.open(match, game, 'a.res', {other: {match: there, game, file_name: 'b.res', log: null}});
  view.go_to_round(72);
  view.follow(4);
  view.swap();
  assert.deepEqual([view.match, view.file_name, view.round, view.unit], [there, 'b.res', 72, 4]);
  view.swap();
  assert.deepEqual([view.match, view.file_name, view.round, view.unit], [match, 'a.res', 72, 4]);
  view.go_to_round(70);
  view.swap();
  assert.equal(view.round, 71, 'the nearest one that there is');
});
