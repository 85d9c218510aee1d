'use strict';
// Why orders did nothing, as the log says it in English, in Catalan and Spanish.
{
  const V = globalThis.Viewer;

  // Of several games; a game has its own beside its texts.
  const REASONS = V.rows_of(`
    there is no such unit | no hi ha aquesta unitat | no existe esa unidad
    not yours at the start of the round | no era teva en començar la ronda | no era tuya al empezar la ronda
    second order to this unit | segona ordre a aquesta unitat | segunda orden a esta unidad
    no such order | no existeix aquesta ordre | no existe esa orden
    no direction | cap direcció | ninguna dirección
    none of the four directions | cap de les quatre direccions | ninguna de las cuatro direcciones
    none of the eight directions | cap de les vuit direccions | ninguna de las ocho direcciones
    none of the nine directions | cap de les nou direccions | ninguna de las nueve direcciones
    off the board | fora del tauler | fuera del tablero
    a diagonal | una diagonal | una diagonal
    a wall | una paret | una pared
    a unit of the same clan | una unitat del mateix clan | una unidad del mismo clan
    it is dead by then | ja és morta | ya está muerta
    it has died earlier in the round | ha mort abans en la mateixa ronda | ha muerto antes en la misma ronda
  `);

  /// A reason as the log has it, such as "a wall (5.2)", in a language; as it is if nobody knows it.
  function reason_in(language, game, reason) {
    const [, text, rule] = /^(.*?)( \([^()]*\))?$/.exec(reason);
    const words = [...REASONS, ...game.reasons].find(([english]) => english === text);
    return words === undefined ? reason : words[Object.keys(V.LANGUAGES).indexOf(language)] + (rule || '');
  }

  Object.assign(V, {reason_in});
}
