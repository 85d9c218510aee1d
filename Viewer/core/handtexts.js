'use strict';
// The words of matches by hand in English, Catalan and Spanish.
{
  const V = globalThis.Viewer;
  V.add_texts(`
    by_hand | By hand | A mà | A mano
    by_hand_more | Give the orders of one or more players yourself: click a unit, then the cell beside it. What the rules would refuse is shown.
      | Doneu vosaltres les ordres d'un o més jugadors: cliqueu una unitat i després la cel·la del costat. Es mostra el que les regles rebutjarien.
      | Da tú las órdenes de uno o más jugadores: haz clic en una unidad y luego en la celda de al lado. Se muestra lo que las reglas rechazarían.
    from_round | From round {round} on | A partir de la ronda {round} | A partir de la ronda {round}
    seat_hand | by hand | a mà | a mano
    seat_changed | as recorded, but for my orders
      | gravat, tret de les meves ordres
      | lo grabado, salvo mis órdenes
    seat_recorded | as recorded | com es va gravar | como se grabó
    anew | A new match, from the configuration that comes with the game
      | Una partida nova, amb la configuració que ve amb el joc
      | Una partida nueva, con la configuración que viene con el juego
    seed_label | Seed | Llavor | Semilla
    begin | Begin | Comença | Empezar
    cancel | Cancel | Cancel·la | Cancelar
    hand_failed | The match can not begin: {why}
      | La partida no pot començar: {why}
      | La partida no puede empezar: {why}
    hand_version | version {version} of the rules is not known here
      | aquí no es coneix la versió {version} de les regles
      | aquí no se conoce la versión {version} de las reglas
    hand_choose | Choose a unit of yours: click it, or press U.
      | Trieu una unitat vostra: cliqueu-la o premeu U.
      | Elige una unidad tuya: haz clic en ella o pulsa U.
    hand_point | Point at a cell beside it.
      | Assenyaleu una cel·la del costat.
      | Señala una celda de al lado.
    hand_numbers | Numbers of the order | Nombres de l'ordre | Números de la orden
    hand_give | Give the order | Dona l'ordre | Dar la orden
    take_back | Take it back | Retira-la | Retirarla
    hand_play | Play the round | Juga la ronda | Jugar la ronda
    hand_stop | Stop who is playing | Atura qui juga | Detener a quien juega
    hand_save | Save the match | Desa la partida | Guardar la partida
    hand_over | There is nothing to order in this round.
      | En aquesta ronda no hi ha res a ordenar.
      | En esta ronda no hay nada que ordenar.
    hand_other | This is the recorded match. B goes back to yours.
      | Aquesta és la partida gravada. B torna a la vostra.
      | Esta es la partida grabada. B vuelve a la tuya.
    k_by_hand | play on by hand from here | continuar a mà des d'aquí | seguir a mano desde aquí
    k_next_unit | by hand: the next unit without an order
      | a mà: la següent unitat sense ordre
      | a mano: la siguiente unidad sin orden
    k_step | by hand: an order in that direction, as on a keypad
      | a mà: una ordre en aquella direcció, com al teclat numèric
      | a mano: una orden en esa dirección, como en el teclado numérico
    k_kind | by hand: another kind of order
      | a mà: un altre tipus d'ordre
      | a mano: otro tipo de orden
    k_give | by hand: give the order towards the cell, take it back
      | a mà: donar l'ordre cap a la cel·la, retirar-la
      | a mano: dar la orden hacia la celda, retirarla
    k_end | by hand: play the round | a mà: jugar la ronda | a mano: jugar la ronda
  `);
}
