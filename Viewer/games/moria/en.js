'use strict';
// The words of Moria in English.
V.add_words('en', `
  source_cells = cells
  source_points_treasures = treasures
  dwarf = dwarf {id}
  wizard = wizard {id}
  orc = orc {id}
  troll = troll {id}
  balrog = Balrog
  cave = cave
  treasure = treasure
  rock = rock
  rock_turns = rock; turns left: {turns}
  granite = granite
  abyss = abyss
  treasures = Treasures
  dwarves = Dwarves
  wizards = Wizards
  event_treasure = {unit} took a treasure: {points} points
  event_dig = {unit} dug; turns left: {turns}
  event_dig_through = {unit} dug through the rock
  event_abyss = {unit} dug through the rock and opened an abyss
  event_fall = {unit} fell into an abyss; it came back for {to_clan}
  event_burn = {unit} went to the Balrog and died; it came back for {to_clan}
  event_attack = {unit} attacked {other}
  event_wound = {unit} attacked {other}: {damage} damage, {health} health left
  event_capture = {unit} killed {other}, which now belongs to {to_clan}
  event_kill = {unit} killed {other}; it came back for {to_clan}
  event_slay = {unit} killed {other}
  event_balrog_kills = The Balrog killed {other}; it came back for {to_clan}
  event_balrog_kills_own = The Balrog killed {other}
  event_orc_enters = {unit} entered Moria
  event_cured = {unit} was healed
  event_healed = {unit} was healed by {amount}
  mark_treasure = treasure for {clan}
  sign_treasure = a treasure is taken
  legend_dwarf = dwarf (the bar: its health)
  legend_wizard = wizard
  legend_orc = orc
  legend_troll = troll
  legend_balrog = Balrog, and where he kills
  legend_owned = cave of a clan
  letters = Numbers of clans and turns
  legend_outside = outside: there units begin and come back
`, 'Moria');
