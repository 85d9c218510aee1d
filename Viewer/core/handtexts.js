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
    hand_pause | Pause | Pausa | Pausa
    hand_back | Back to your match | Torna a la vostra partida | Volver a tu partida
    hand_go_on | Go on by itself | Continua tota sola | Seguir por sí sola
    hand_unit | Next unit | Unitat següent | Unidad siguiente
    hand_count | {ready} of {all} units have orders | {ready} de {all} unitats tenen ordres | {ready} de {all} unidades tienen órdenes
    hand_kept | Your match by hand is kept in this browser: T goes on with it.
      | La vostra partida a mà es guarda en aquest navegador: T hi continua.
      | Tu partida a mano se guarda en este navegador: T la continúa.
    kept | Your match of {game} is kept, up to round {round}. Another one replaces it.
      | La vostra partida de {game} es guarda, fins a la ronda {round}. Una altra la substitueix.
      | Tu partida de {game} se guarda, hasta la ronda {round}. Otra la reemplaza.
    kept_go_on | Go on with it | Continua-la | Continuarla
    throw_away | Throw it away | Llença-la | Tirarla
    throw_away_sure | Throw it away for good? | La llenceu del tot? | ¿Tirarla del todo?
    undo | Undo | Desfés | Deshacer
    play_now | Play one now | Jugueu-ne una ara | Juega una ahora
    play_now_more | Lead a clan against players that come with the game.
      | Dirigiu un clan contra jugadors que venen amb el joc.
      | Dirige un clan contra jugadores que vienen con el juego.
    error_no_play | There is no game {game} here; there are {games}. | Aquí no hi ha cap joc {game}; hi ha {games}.
      | Aquí no hay ningún juego {game}; hay {games}.
    k_go_on | by hand: go on until something happens to a unit of yours
      | a mà: continuar fins que passi alguna cosa a una unitat vostra
      | a mano: seguir hasta que pase algo a una unidad tuya
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
