'use strict';
// The words of Harry Potter in English.
V.add_words('en', `
  source_points_cells = cells
  source_points_conversions = conversions
  position = The spell
  ingredients = Ingredients
  caster = Cast by
  solution = Solution
  points_conversions = Points for conversions
  wizard = wizard {id}
  ghost = ghost {id}
  book = book
  voldemort = Voldemort
  danger = Danger
  voldemort_zone = Voldemort attacks here
  resting = Rounds to rest
  last_attack = Last attacked
  never = never
  next_clan = Next clan
  order_spell = spell
  strength = Magic strength
  event_book = {unit} read a book
  event_book_taken = Voldemort made a book disappear
  event_cancel = {unit} freed {other}: no conversion to {to_clan}
  event_ghost = {unit} attacked {other}: {rounds} more rounds to rest
  event_duel_won = {unit} attacked {other} and won: {other} is being converted to {to_clan}
  event_duel_lost = {unit} attacked {other} and lost: {unit} is being converted to {to_clan}
  event_converts = {unit} converted {other} at once ({strength} against {other_strength})
  event_converted = {unit} attacked {other} and was converted at once ({strength} against {other_strength})
  event_spell = {unit} cast a spell: {cells} cells
  event_walked = {unit} walked into Voldemort and died
  event_taken = {unit} was taken by Voldemort and died
  event_comes_back = {unit} came back for {clan}
  event_finish = {unit} finished its conversion from {from_clan}
  mark_spell = spell of {clan}
  sign_spell = a spell is cast
  legend_wizard = wizard
  legend_conversion = wizard that is being converted
  legend_ghost = ghost
  legend_voldemort = Voldemort, and the zone where he attacks
  legend_cell = cell of the clan; bare stone is nobody's
`, 'HarryPotter');
