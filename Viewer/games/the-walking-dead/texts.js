'use strict';
// The Walking Dead: the words of the game in three languages.
{
  const V = globalThis.Viewer;

  V.game_part('TheWalkingDead').texts = V.by_language(`
    source_points_cells | cells | cel·les | celdas
    source_kill_points | kills | morts | muertes
    living | unit {id} | unitat {id} | unidad {id}
    dead | dead unit {id} | unitat morta {id} | unidad muerta {id}
    zombie | zombie {id} | zombi {id} | zombi {id}
    waste | waste | deixalla | basura
    state_of_unit | Life | Vida | Vida
    is_alive | alive | viva | viva
    is_bitten | alive, bitten | viva, mossegada | viva, mordida
    is_dead | dead | morta | muerta
    is_zombie | zombie | zombi | zombi
    pending | Rounds until it is a zombie
      | Rondes fins que és un zombi
      | Rondas hasta que es un zombi
    alive | Living units | Unitats vives | Unidades vivas
    strength | Strength | Força | Fuerza
    kill_points | Points for kills | Punts per matar | Puntos por matar
    event_food | {unit} took food | {unit} ha agafat menjar | {unit} ha tomado comida
    event_food_gone | {unit} made food disappear
      | {unit} ha fet desaparèixer menjar
      | {unit} ha hecho desaparecer comida
    event_bite | {unit} bit {other} | {unit} ha mossegat {other} | {unit} ha mordido a {other}
    event_bite_again | {unit} bit {other}, which had been bitten before
      | {unit} ha mossegat {other}, que ja havia estat mossegada
      | {unit} ha mordido a {other}, que ya había sido mordida
    event_kill_zombie | {unit} killed {other} | {unit} ha matat {other} | {unit} ha matado a {other}
    event_fight_won | {unit} attacked {other} and won: {other} is dead
      | {unit} ha atacat {other} i ha guanyat: {other} és morta
      | {unit} ha atacado a {other} y ha ganado: {other} está muerta
    event_fight_lost | {unit} attacked {other} and lost: {unit} is dead
      | {unit} ha atacat {other} i ha perdut: {unit} és morta
      | {unit} ha atacado a {other} y ha perdido: {unit} está muerta
    event_becomes_zombie | {unit} became a zombie
      | {unit} s'ha tornat un zombi
      | {unit} se ha vuelto un zombi
    event_comes_back | {unit}, killed in this round, came back alive
      | {unit}, mort en aquesta ronda, ha tornat viu
      | {unit}, muerto en esta ronda, ha vuelto vivo
    event_changes_clan | {unit} went over to {to_clan}
      | {unit} ha passat a {to_clan}
      | {unit} se ha pasado a {to_clan}
    mark_dies_out | {clan} has no living units left
      | {clan} ja no té unitats vives
      | {clan} ya no tiene unidades vivas
    sign_dies_out | a clan has no living units left
      | un clan ja no té unitats vives
      | un clan ya no tiene unidades vivas
    legend_living | living unit | unitat viva | unidad viva
    legend_bitten | living unit that was bitten | unitat viva mossegada | unidad viva mordida
    legend_dead | dead unit | unitat morta | unidad muerta
    legend_rising | dead unit that soon rises as a zombie
      | unitat morta que aviat s'alçarà com a zombi
      | unidad muerta que pronto se levantará como zombi
    legend_zombie | zombie | zombi | zombi
    legend_food | food | menjar | comida
    legend_cell | street of the clan; grey ones are nobody's
      | carrer del clan; els grisos no són de ningú
      | calle del clan; las grises no son de nadie
  `);

  // Why orders did nothing, in the words of the log, which are English.
  V.game_part('TheWalkingDead').reasons = V.rows_of(`
    a dead unit | una unitat morta | una unidad muerta
    waste | deixalla | basura
  `);
}
