'use strict';
// The Purge: the words of the game in three languages.
{
  const V = globalThis.Viewer;

  V.game_part('ThePurge').texts = V.by_language(`
    source_points_kills | kills | morts | muertes
    source_points_money | money | diners | dinero
    builder | builder {id} | constructor {id} | constructor {id}
    warrior | warrior {id} | guerrer {id} | guerrero {id}
    hammer | hammer | martell | martillo
    gun | gun | pistola | pistola
    bazooka | bazooka | bazuca | bazuca
    money | money | diners | dinero
    building | building | edifici | edificio
    barricade | barricade of {of}: resistance {resistance}
      | barricada de {of}: resistència {resistance}
      | barricada de {of}: resistencia {resistance}
    day | day {day} | dia {day} | día {day}
    night | night {day} | nit {day} | noche {day}
    life | Life | Vida | Vida
    weapon | Weapon | Arma | Arma
    hidden | In a barricade | En una barricada | En una barricada
    resistance | resistance {resistance} | resistència {resistance} | resistencia {resistance}
    order_build | build {dir} | construir {dir} | construir {dir}
    builders | Builders | Constructors | Constructores
    warriors | Warriors | Guerrers | Guerreros
    barricades | Barricades | Barricades | Barricadas
    kills | Kills | Morts causades | Muertes causadas
    event_money | {unit} took money: {points} points
      | {unit} ha agafat diners: {points} punts
      | {unit} ha cogido dinero: {points} puntos
    event_food | {unit} ate: life {life}
      | {unit} ha menjat: vida {life}
      | {unit} ha comido: vida {life}
    event_gun | {unit} took a gun | {unit} ha agafat una pistola | {unit} ha cogido una pistola
    event_bazooka | {unit} took a bazooka | {unit} ha agafat un bazuca | {unit} ha cogido un bazuca
    event_gun_left | {unit} walked over a gun but already had as good a weapon: the gun is gone
      | {unit} ha trepitjat una pistola i ja tenia una arma tan bona: s’ha perdut
      | {unit} ha pisado una pistola y ya tenía un arma tan buena: se ha perdido
    event_bazooka_left | {unit} walked over a bazooka but already had one: it is gone
      | {unit} ha trepitjat un bazuca i ja en tenia un: s’ha perdut
      | {unit} ha pisado un bazuca y ya tenía uno: se ha perdido
    event_gun_lost | {unit} destroyed a gun by walking over it
      | {unit} ha trepitjat una pistola: s’ha perdut
      | {unit} ha pisado una pistola: se ha perdido
    event_bazooka_lost | {unit} destroyed a bazooka by walking over it
      | {unit} ha trepitjat un bazuca: s’ha perdut
      | {unit} ha pisado un bazuca: se ha perdido
    event_hide | {unit} hid in a barricade
      | {unit} s’ha amagat en una barricada
      | {unit} se ha escondido en una barricada
    event_build | {unit} built a barricade: resistance {resistance}
      | {unit} ha construït una barricada: resistència {resistance}
      | {unit} ha construido una barricada: resistencia {resistance}
    event_raise | {unit} raised a barricade: resistance {resistance}
      | {unit} ha reforçat una barricada: resistència {resistance}
      | {unit} ha reforzado una barricada: resistencia {resistance}
    event_strike | {unit} struck at a barricade of {of_clan}: resistance {resistance} left
      | {unit} ha colpejat una barricada de {of_clan}: li queda {resistance}
      | {unit} ha golpeado una barricada de {of_clan}: le queda {resistance}
    event_break | {unit} broke a barricade of {of_clan}
      | {unit} ha demolit una barricada de {of_clan}
      | {unit} ha demolido una barricada de {of_clan}
    event_expose | {unit} broke the barricade of {other}
      | {unit} ha demolit la barricada de {other}
      | {unit} ha demolido la barricada de {other}
    event_win | {unit} attacked {other} and won: {life} life left to the loser
      | {unit} ha atacat {other} i ha guanyat: al perdedor li queda {life} de vida
      | {unit} ha atacado a {other} y ha ganado: al perdedor le queda {life} de vida
    event_lose | {unit} attacked {other} and lost: {life} life left
      | {unit} ha atacat {other} i ha perdut: li queda {life} de vida
      | {unit} ha atacado a {other} y ha perdido: le queda {life} de vida
    event_kill | {unit} killed {other}: {points} points
      | {unit} ha matat {other}: {points} punts
      | {unit} ha matado a {other}: {points} puntos
    event_die | {unit} attacked {other} and died: {points} points for the other clan
      | {unit} ha atacat {other} i ha mort: {points} punts per a l’altre clan
      | {unit} ha atacado a {other} y ha muerto: {points} puntos para el otro clan
    event_birth | {unit} is new | {unit} és nou | {unit} es nuevo
    event_money_back | Money is back | Tornen a haver-hi diners | Vuelve a haber dinero
    event_food_back | Food is back | Torna a haver-hi menjar | Vuelve a haber comida
    event_gun_back | A gun is back | Torna a haver-hi una pistola | Vuelve a haber una pistola
    event_bazooka_back | A bazooka is back | Torna a haver-hi un bazuca | Vuelve a haber un bazuca
    event_dusk | Night falls | Es fa de nit | Se hace de noche
    event_dawn | Day breaks | Es fa de dia | Se hace de día
    event_gone | All barricades ({cells}) are gone
      | Totes les barricades ({cells}) desapareixen
      | Todas las barricadas ({cells}) desaparecen
    mark_kill | kill by {clan} | mort causada per {clan} | muerte causada por {clan}
    sign_kill | somebody is killed | algú mor | alguien muere
    legend_builder | builder | constructor | constructor
    legend_hammer | warrior with hammer | guerrer amb martell | guerrero con martillo
    legend_gun | warrior with gun | guerrer amb pistola | guerrero con pistola
    legend_bazooka | warrior with bazooka | guerrer amb bazuca | guerrero con bazuca
    legend_weak | new barricade | barricada nova | barricada nueva
    legend_strong | strongest barricade | barricada més resistent | barricada más resistente
    letters | Numbers of clans | Números dels clans | Números de los clanes
  `);

  // Why orders did nothing, in the words of the log, which are English.
  V.game_part('ThePurge').reasons = V.rows_of(`
    there is no such citizen | no hi ha aquest ciutadà | no existe ese ciudadano
    second order to this citizen | segona ordre a aquest ciutadà | segunda orden a este ciudadano
    a building | un edifici | un edificio
    a citizen of the same clan | un ciutadà del mateix clan | un ciudadano del mismo clan
    a citizen, by day | un ciutadà, de dia | un ciudadano, de día
    a barricade of a rival, by day
      | una barricada d’un rival, de dia
      | una barricada de un rival, de día
    somebody is in that barricade of the clan
      | ja hi ha algú en aquesta barricada del clan
      | ya hay alguien en esa barricada del clan
    warriors don't build | els guerrers no construeixen | los guerreros no construyen
    nobody builds by night | de nit no es construeix | de noche no se construye
    who is hidden in a barricade can't build
      | qui s’amaga en una barricada no pot construir
      | quien se esconde en una barricada no puede construir
    neither an empty cell nor a barricade of the clan with nobody in it
      | ni una cel·la buida ni una barricada del clan sense ningú
      | ni una celda vacía ni una barricada del clan sin nadie
    the clan has as many barricades as it can have
      | el clan ja té totes les barricades que pot tenir
      | el clan ya tiene todas las barricadas que puede tener
  `);
}
