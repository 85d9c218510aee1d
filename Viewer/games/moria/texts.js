'use strict';
// Moria: the words of the game in three languages.
{
  const V = globalThis.Viewer;

  V.game_part('Moria').texts = V.by_language(`
    source_cells | cells | cel·les | celdas
    source_points_treasures | treasures | tresors | tesoros
    dwarf | dwarf {id} | nan {id} | enano {id}
    wizard | wizard {id} | mag {id} | mago {id}
    orc | orc {id} | orc {id} | orco {id}
    troll | troll {id} | troll {id} | trol {id}
    balrog | Balrog | Balrog | Balrog
    cave | cave | cova | cueva
    treasure | treasure | tresor | tesoro
    rock | rock | roca | roca
    rock_turns | rock; turns left: {turns}
      | roca; torns que falten: {turns}
      | roca; turnos que faltan: {turns}
    granite | granite | granit | granito
    abyss | abyss | abisme | abismo
    outside | outside | exterior | exterior
    treasures | Treasures | Tresors | Tesoros
    dwarves | Dwarves | Nans | Enanos
    wizards | Wizards | Mags | Magos
    orcs | Orcs | Orcs | Orcos
    event_treasure | {unit} took a treasure: {points} points
      | {unit} ha agafat un tresor: {points} punts
      | {unit} ha cogido un tesoro: {points} puntos
    event_dig | {unit} dug; turns left: {turns}
      | {unit} ha excavat; torns que falten: {turns}
      | {unit} ha excavado; turnos que faltan: {turns}
    event_dig_through | {unit} dug through the rock
      | {unit} ha excavat tota la roca
      | {unit} ha excavado toda la roca
    event_abyss | {unit} dug through the rock and opened an abyss
      | {unit} ha excavat tota la roca i ha obert un abisme
      | {unit} ha excavado toda la roca y ha abierto un abismo
    event_fall | {unit} fell into an abyss; it came back for {to_clan}
      | {unit} ha caigut en un abisme; ha tornat amb {to_clan}
      | {unit} ha caído en un abismo; ha vuelto con {to_clan}
    event_burn | {unit} went to the Balrog and died; it came back for {to_clan}
      | {unit} ha anat cap al Balrog i ha mort; ha tornat amb {to_clan}
      | {unit} ha ido hacia el Balrog y ha muerto; ha vuelto con {to_clan}
    event_attack | {unit} attacked {other} | {unit} ha atacat {other} | {unit} ha atacado a {other}
    event_wound | {unit} attacked {other}: {damage} damage, {health} health left
      | {unit} ha atacat {other}: {damage} de mal, li queda {health} de salut
      | {unit} ha atacado a {other}: {damage} de daño, le queda {health} de salud
    event_capture | {unit} killed {other}, which now belongs to {to_clan}
      | {unit} ha matat {other}, que ara és de {to_clan}
      | {unit} ha matado a {other}, que ahora es de {to_clan}
    event_kill | {unit} killed {other}; it came back for {to_clan}
      | {unit} ha matat {other}; ha tornat amb {to_clan}
      | {unit} ha matado a {other}; ha vuelto con {to_clan}
    event_slay | {unit} killed {other} | {unit} ha matat {other} | {unit} ha matado a {other}
    event_balrog_kills | The Balrog killed {other}; it came back for {to_clan}
      | El Balrog ha matat {other}; ha tornat amb {to_clan}
      | El Balrog ha matado a {other}; ha vuelto con {to_clan}
    event_balrog_kills_own | The Balrog killed {other}
      | El Balrog ha matat {other}
      | El Balrog ha matado a {other}
    event_orc_enters | {unit} entered Moria | {unit} ha entrat a Mòria | {unit} ha entrado en Moria
    event_cured | {unit} was healed | {unit} s'ha curat | {unit} se ha curado
    event_healed | {unit} was healed by {amount}
      | {unit} s'ha curat: {amount} de salut més
      | {unit} se ha curado: {amount} de salud más
    mark_treasure | treasure for {clan} | tresor per a {clan} | tesoro para {clan}
    sign_treasure | a treasure is taken | s'agafa un tresor | se coge un tesoro
    legend_dwarf | dwarf (the bar: its health)
      | nan (la barra: la salut)
      | enano (la barra: su salud)
    legend_wizard | wizard | mag | mago
    legend_orc | orc | orc | orco
    legend_troll | troll | troll | trol
    legend_balrog | Balrog, and where he kills | Balrog, i on mata | Balrog, y dónde mata
    legend_treasure | treasure | tresor | tesoro
    legend_owned | cave of a clan | cova d'un clan | cueva de un clan
    letters | Numbers of clans and turns | Números de clans i torns | Números de clanes y turnos
  `);

  // Why orders did nothing, in the words of the log, which are English.
  V.game_part('Moria').reasons = V.rows_of(`
    wizards don't go diagonally | els mags no van en diagonal | los magos no van en diagonal
    an order to stay | una ordre de quedar-se | una orden de quedarse
    wizards don't attack | els mags no ataquen | los magos no atacan
    wizards don't dig | els mags no caven | los magos no cavan
    granite | granit | granito
  `);
}
