'use strict';
V.add_words('es', `
  source_cells = celdas
  source_points_treasures = tesoros
  dwarf = enano {id}
  wizard = mago {id}
  orc = orco {id}
  troll = trol {id}
  balrog = Balrog
  cave = cueva
  treasure = tesoro
  rock = roca
  rock_turns = roca; turnos que faltan: {turns}
  granite = granito
  abyss = abismo
  treasures = Tesoros
  dwarves = Enanos
  wizards = Magos
  event_treasure = {unit} ha cogido un tesoro: {points} puntos
  event_dig = {unit} ha excavado; turnos que faltan: {turns}
  event_dig_through = {unit} ha excavado toda la roca
  event_abyss = {unit} ha excavado toda la roca y ha abierto un abismo
  event_fall = {unit} ha caído en un abismo; ha vuelto con {to_clan}
  event_burn = {unit} ha ido hacia el Balrog y ha muerto; ha vuelto con {to_clan}
  event_attack = {unit} ha atacado a {other}
  event_wound = {unit} ha atacado a {other}: {damage} de daño, le queda {health} de salud
  event_capture = {unit} ha matado a {other}, que ahora es de {to_clan}
  event_kill = {unit} ha matado a {other}; ha vuelto con {to_clan}
  event_slay = {unit} ha matado a {other}
  event_balrog_kills = El Balrog ha matado a {other}; ha vuelto con {to_clan}
  event_balrog_kills_own = El Balrog ha matado a {other}
  event_orc_enters = {unit} ha entrado en Moria
  event_cured = {unit} se ha curado
  event_healed = {unit} se ha curado: {amount} de salud más
  mark_treasure = tesoro para {clan}
  sign_treasure = se coge un tesoro
  legend_dwarf = enano (la barra: su salud)
  legend_wizard = mago
  legend_orc = orco
  legend_troll = trol
  legend_balrog = Balrog, y dónde mata
  legend_owned = cueva de clan
  letters = Números de clanes y turnos
  legend_outside = exterior: las unidades empiezan y vuelven ahí
`, 'Moria');

V.add_reasons('es', `
  wizards don't go diagonally = los magos no van en diagonal
  an order to stay = una orden de quedarse
  wizards don't attack = los magos no atacan
  wizards don't dig = los magos no cavan
  granite = granito
`, 'Moria');
