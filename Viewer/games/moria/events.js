'use strict';
// Moria: what deserves a mark on the slider.
{
  const V = globalThis.Viewer;
  const part = V.game_part('Moria');

  /// Treasures that are taken.
  function find_marks(match) {
    const marks = [];
    for (let index = 0; index + 1 < match.states.length; ++index) {
      const [before, after] = [match.states[index], match.states[index + 1]];
      for (let clan = 0; clan < V.NUM_PLAYERS; ++clan) {
        if (after.nb_treasures[clan] > before.nb_treasures[clan])
          marks.push({index, kind: 'treasure', clan, text: 'mark_treasure'});
      }
    }
    return marks;
  }

  part.find_marks = find_marks;
}
