'use strict';
V.add_words('en', `
  source_points_cells = cells
  source_kill_points = kills
  living = unit {id}
  dead = dead unit {id}
  zombie = zombie {id}
  waste = waste
  state_of_unit = Life
  is_alive = alive
  is_bitten = alive, bitten
  is_dead = dead
  is_zombie = zombie
  pending = Rounds until it is a zombie
  alive = Living units
  strength = Strength
  kill_points = Points for kills
  event_food = {unit} took food
  event_food_gone = {unit} made food disappear
  event_bite = {unit} bit {other}
  event_bite_again = {unit} bit {other}, which had been bitten before
  event_kill_zombie = {unit} killed {other}
  event_fight_won = {unit} attacked {other} and won: {other} is dead
  event_fight_lost = {unit} attacked {other} and lost: {unit} is dead
  event_becomes_zombie = {unit} became a zombie
  event_comes_back = {unit}, killed in this round, came back alive
  event_changes_clan = {unit} went over to {to_clan}
  mark_dies_out = {clan} has no living units left
  sign_dies_out = a clan has no living units left
  legend_living = living unit
  legend_bitten = bitten (living unit)
  legend_dead = dead unit
  legend_rising = about to rise (dead unit, as a zombie)
  legend_zombie = zombie
  legend_cell = clan's street; grey ones are nobody's
  count_zombies = {count} zombies
`, 'TheWalkingDead');
