'use strict';
V.add_words('ca', `
  source_cells = cel·les
  source_points_treasures = tresors
  dwarf = nan {id}
  wizard = mag {id}
  orc = orc {id}
  troll = troll {id}
  balrog = Balrog
  cave = cova
  treasure = tresor
  rock = roca
  rock_turns = roca; torns que falten: {turns}
  granite = granit
  abyss = abisme
  treasures = Tresors
  dwarves = Nans
  wizards = Mags
  event_treasure = {unit} ha agafat un tresor: {points} punts
  event_dig = {unit} ha excavat; torns que falten: {turns}
  event_dig_through = {unit} ha excavat tota la roca
  event_abyss = {unit} ha excavat tota la roca i ha obert un abisme
  event_fall = {unit} ha caigut en un abisme; ha tornat amb {to_clan}
  event_burn = {unit} ha anat cap al Balrog i ha mort; ha tornat amb {to_clan}
  event_attack = {unit} ha atacat {other}
  event_wound = {unit} ha atacat {other}: {damage} de mal, li queda {health} de salut
  event_capture = {unit} ha matat {other}, que ara és de {to_clan}
  event_kill = {unit} ha matat {other}; ha tornat amb {to_clan}
  event_slay = {unit} ha matat {other}
  event_balrog_kills = El Balrog ha matat {other}; ha tornat amb {to_clan}
  event_balrog_kills_own = El Balrog ha matat {other}
  event_orc_enters = {unit} ha entrat a Mòria
  event_cured = {unit} s'ha curat
  event_healed = {unit} s'ha curat: {amount} de salut més
  mark_treasure = tresor per a {clan}
  sign_treasure = s'agafa un tresor
  legend_dwarf = nan (la barra: la salut)
  legend_wizard = mag
  legend_orc = orc
  legend_troll = troll
  legend_balrog = Balrog, i on mata
  legend_owned = cova d'un clan
  letters = Números de clans i torns
  legend_outside = exterior: les unitats hi comencen i hi tornen
`, 'Moria');

V.add_reasons('ca', `
  wizards don't go diagonally = els mags no van en diagonal
  an order to stay = una ordre de quedar-se
  wizards don't attack = els mags no ataquen
  wizards don't dig = els mags no caven
  granite = granit
`, 'Moria');
