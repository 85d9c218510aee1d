'use strict';
V.add_words('es', `
  source_points_cells = celdas
  source_kill_points = muertes
  living = unidad {id}
  dead = unidad muerta {id}
  zombie = zombi {id}
  waste = basura
  state_of_unit = Vida
  is_alive = viva
  is_bitten = viva, mordida
  is_dead = muerta
  is_zombie = zombi
  pending = Rondas hasta que es un zombi
  alive = Unidades vivas
  strength = Fuerza
  kill_points = Puntos por matar
  event_food = {unit} ha tomado comida
  event_food_gone = {unit} ha hecho desaparecer comida
  event_bite = {unit} ha mordido a {other}
  event_bite_again = {unit} ha mordido a {other}, que ya había sido mordida
  event_kill_zombie = {unit} ha matado a {other}
  event_fight_won = {unit} ha atacado a {other} y ha ganado: {other} está muerta
  event_fight_lost = {unit} ha atacado a {other} y ha perdido: {unit} está muerta
  event_becomes_zombie = {unit} se ha vuelto un zombi
  event_comes_back = {unit}, muerto en esta ronda, ha vuelto vivo
  event_changes_clan = {unit} se ha pasado a {to_clan}
  mark_dies_out = {clan} ya no tiene unidades vivas
  sign_dies_out = un clan ya no tiene unidades vivas
  legend_living = unidad viva
  legend_bitten = mordida (unidad viva)
  legend_dead = muerta (unidad)
  legend_rising = se levantará (unidad muerta, pronto, como zombi)
  legend_zombie = zombi
  legend_cell = calle del clan; las grises no son de nadie
  count_zombies = {count} zombis
`, 'TheWalkingDead');

V.add_reasons('es', `
  a dead unit = una unidad muerta
  waste = basura
`, 'TheWalkingDead');
