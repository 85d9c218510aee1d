'use strict';
V.add_words('ca', `
  source_points_cells = cel·les
  source_kill_points = morts
  living = unitat {id}
  dead = unitat morta {id}
  zombie = zombi {id}
  waste = deixalla
  state_of_unit = Vida
  is_alive = viva
  is_bitten = viva, mossegada
  is_dead = morta
  is_zombie = zombi
  pending = Rondes fins que és un zombi
  alive = Unitats vives
  strength = Força
  kill_points = Punts per matar
  event_food = {unit} ha agafat menjar
  event_food_gone = {unit} ha fet desaparèixer menjar
  event_bite = {unit} ha mossegat {other}
  event_bite_again = {unit} ha mossegat {other}, que ja havia estat mossegada
  event_kill_zombie = {unit} ha matat {other}
  event_fight_won = {unit} ha atacat {other} i ha guanyat: {other} és morta
  event_fight_lost = {unit} ha atacat {other} i ha perdut: {unit} és morta
  event_becomes_zombie = {unit} s'ha tornat un zombi
  event_comes_back = {unit}, mort en aquesta ronda, ha tornat viu
  event_changes_clan = {unit} ha passat a {to_clan}
  mark_dies_out = {clan} ja no té unitats vives
  sign_dies_out = un clan ja no té unitats vives
  legend_living = unitat viva
  legend_bitten = mossegada (unitat viva)
  legend_dead = morta (unitat)
  legend_rising = s'alçarà (unitat morta, aviat, com a zombi)
  legend_zombie = zombi
  legend_cell = carrer del clan; els grisos no són de ningú
  count_zombies = {count} zombis
`, 'TheWalkingDead');

V.add_reasons('ca', `
  a dead unit = una unitat morta
  waste = deixalla
`, 'TheWalkingDead');
