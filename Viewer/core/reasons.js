'use strict';
// Why orders did nothing and players are out, as the log says it in English, in Catalan and Spanish.
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
    stopped | aturat | detenido
    CPU time limit | límit de temps de CPU | límite de tiempo de CPU
    wall time limit | límit de temps de rellotge | límite de tiempo de reloj
    memory limit | límit de memòria | límite de memoria
    more than {n} MB of memory; --memory=MB sets the limit
      | més de {n} MB de memòria; --memory=MB en fixa el límit
      | más de {n} MB de memoria; --memory=MB fija el límite
    more than {n} orders in one round
      | més de {n} ordres en una ronda
      | más de {n} órdenes en una ronda
    forbidden system call | crida al sistema prohibida | llamada al sistema prohibida
    exception | excepció | excepción
    can't play | no pot jugar | no puede jugar
    bad answer | resposta incorrecta | respuesta incorrecta
    it was built for another game or version: build it again
      | es va compilar per a un altre joc o una altra versió: torneu-lo a compilar
      | se compiló para otro juego u otra versión: compílalo otra vez
    it called exit, which ends the program
      | ha cridat exit, que acaba el programa
      | ha llamado a exit, que termina el programa
    it was killed (SIGKILL): out of memory?
      | l'ha matat el sistema (SIGKILL): sense memòria?
      | lo ha matado el sistema (SIGKILL): ¿sin memoria?
    stack overflow: endless recursion or huge local variables?
      | desbordament de la pila: recursió sense fi o variables locals enormes?
      | desbordamiento de la pila: ¿recursión sin fin o variables locales enormes?
    segmentation fault | violació de segment | violación de segmento
    abort | avortament | aborto
    division by zero | divisió per zero | división por cero
    illegal instruction | instrucció il·legal | instrucción ilegal
    bus error | error de bus | error de bus
    breakpoint | punt d'aturada | punto de parada
    killed | mort pel sistema | terminado por el sistema
  `);

  /// What a reason begins with if it says this, else null: "a wall" of "a wall (5.2)", "exception" of "exception: vector::at".
  function find(reason, english) {
    if (!reason.startsWith(english.split('{n}')[0])) return null;
    const pattern = english.replace(/[?()]/g, '\\$&').replace('{n}', '(\\d+)');
    return new RegExp(`^${pattern}(?=$| \\(|[:;] )`).exec(reason);
  }

  /// A reason as the log has it in a language; as it is if nobody knows it.
  function reason_in(language, game, reason) {
    const words = [...REASONS, ...game.reasons].find(([english]) => find(reason, english) !== null);
    if (words === undefined) return reason;
    const [found, number] = find(reason, words[0]);
    return words[Object.keys(V.LANGUAGES).indexOf(language)].replace('{n}', number) + reason.slice(found.length);
  }

  Object.assign(V, {reason_in});
}
