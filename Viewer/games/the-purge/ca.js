'use strict';
V.add_words('ca', `
  source_points_kills = morts
  source_points_money = diners
  builder = constructor {id}
  warrior = guerrer {id}
  hammer = martell
  gun = pistola
  bazooka = bazuca
  money = diners
  building = edifici
  barricade = barricada de {of}: resistència {resistance}
  day = dia {day}
  night = nit {day}
  life = Vida
  weapon = Arma
  hidden = En una barricada
  resistance = resistència {resistance}
  order_build = construir {dir}
  builders = Constructors
  warriors = Guerrers
  barricades = Barricades
  kills = Morts causades
  event_money = {unit} ha agafat diners: {points} punts
  event_food = {unit} ha menjat: vida {life}
  event_gun = {unit} ha agafat una pistola
  event_bazooka = {unit} ha agafat un bazuca
  event_gun_left = {unit} ha trepitjat una pistola i ja tenia una arma tan bona: s’ha perdut
  event_bazooka_left = {unit} ha trepitjat un bazuca i ja en tenia un: s’ha perdut
  event_gun_lost = {unit} ha trepitjat una pistola: s’ha perdut
  event_bazooka_lost = {unit} ha trepitjat un bazuca: s’ha perdut
  event_hide = {unit} s’ha amagat en una barricada
  event_build = {unit} ha construït una barricada: resistència {resistance}
  event_raise = {unit} ha reforçat una barricada: resistència {resistance}
  event_strike = {unit} ha colpejat una barricada de {of_clan}: li queda {resistance}
  event_break = {unit} ha demolit una barricada de {of_clan}
  event_expose = {unit} ha demolit la barricada de {other}
  event_win = {unit} ha atacat {other} i ha guanyat: al perdedor li queda {life} de vida
  event_lose = {unit} ha atacat {other} i ha perdut: li queda {life} de vida
  event_kill = {unit} ha matat {other}: {points} punts
  event_die = {unit} ha atacat {other} i ha mort: {points} punts per a l’altre clan
  event_birth = {unit} és nou
  event_money_back = Tornen a haver-hi diners
  event_food_back = Torna a haver-hi menjar
  event_gun_back = Torna a haver-hi una pistola
  event_bazooka_back = Torna a haver-hi un bazuca
  event_dusk = Es fa de nit
  event_dawn = Es fa de dia
  event_gone = Totes les barricades ({cells}) desapareixen
  mark_kill = mort causada per {clan}
  sign_kill = algú mor
  legend_builder = constructor
  legend_hammer = guerrer amb martell
  legend_gun = amb pistola (guerrer)
  legend_bazooka = amb bazuca (guerrer)
  legend_weak = barricada nova
  legend_strong = la més forta (barricada)
  letters = Números dels clans
`, 'ThePurge');

V.add_reasons('ca', `
  there is no such citizen = no hi ha aquest ciutadà
  second order to this citizen = segona ordre a aquest ciutadà
  a building = un edifici
  a citizen of the same clan = un ciutadà del mateix clan
  a citizen, by day = un ciutadà, de dia
  a barricade of a rival, by day = una barricada d’un rival, de dia
  somebody is in that barricade of the clan = ja hi ha algú en aquesta barricada del clan
  warriors don't build = els guerrers no construeixen
  nobody builds by night = de nit no es construeix
  who is hidden in a barricade can't build = qui s’amaga en una barricada no pot construir
  neither an empty cell nor a barricade of the clan with nobody in it = ni una cel·la buida ni una
    barricada del clan sense ningú
  the clan has as many barricades as it can have = el clan ja té totes les barricades que pot tenir
`, 'ThePurge');
