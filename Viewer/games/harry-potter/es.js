'use strict';
V.add_words('es', `
  source_points_cells = celdas
  source_points_conversions = conversiones
  position = El hechizo
  ingredients = Ingredientes
  caster = Hecho por
  solution = Solución
  points_conversions = Puntos por conversiones
  wizard = mago {id}
  ghost = fantasma {id}
  book = libro
  voldemort = Voldemort
  danger = Peligro
  voldemort_zone = Voldemort ataca aquí
  resting = Rondas de descanso
  last_attack = Último ataque
  never = nunca
  next_clan = Clan siguiente
  order_spell = hechizo
  strength = Fuerza mágica
  event_book = {unit} ha leído un libro
  event_book_taken = Voldemort ha hecho desaparecer un libro
  event_cancel = {unit} ha liberado a {other}: no se convierte a {to_clan}
  event_ghost = {unit} ha atacado a {other}: {rounds} rondas más de descanso
  event_duel_won = {unit} ha atacado a {other} y ha ganado: {other} se convierte a {to_clan}
  event_duel_lost = {unit} ha atacado a {other} y ha perdido: {unit} se convierte a {to_clan}
  event_converts = {unit} ha convertido a {other} en el acto ({strength} contra {other_strength})
  event_converted = {unit} ha atacado a {other} y ha sido convertido en el acto ({strength} contra
    {other_strength})
  event_spell = {unit} ha hecho un hechizo: {cells} celdas
  event_walked = {unit} ha topado con Voldemort y ha muerto
  event_taken = {unit} ha caído ante Voldemort y ha muerto
  event_comes_back = {unit} ha vuelto con {clan}
  event_finish = {unit} ha acabado su conversión, antes era de {from_clan}
  mark_spell = hechizo de {clan}
  sign_spell = se lanza un hechizo
  legend_wizard = mago
  legend_conversion = mago que se está convirtiendo
  legend_ghost = fantasma
  legend_voldemort = Voldemort, y la zona donde ataca
  legend_cell = celda del clan; la piedra desnuda no es de nadie
`, 'HarryPotter');

V.add_reasons('es', `
  wizards don't go diagonally = los magos no van en diagonal
  ghosts don't fight = los fantasmas no luchan
  a wizard in conversion attacks nobody and frees nobody = un mago en conversión ni ataca ni libera a nadie
  the ghost of its own clan = el fantasma de su clan
  a mate that is not in conversion = un compañero que no está en conversión
  the ghost is protected: it was attacked a short time ago = el fantasma está protegido: lo han atacado
    hace poco
  a rival wizard in conversion = un mago rival en conversión
  wizards don't cast spells = los magos no lanzan hechizos
  50 or fewer rounds are left = quedan 50 rondas o menos
  the ghost still has rounds to rest = el fantasma aún tiene que descansar
  somebody was faster: one spell a round = alguien ha sido más rápido: un hechizo por ronda
  not one number for each ingredient = no hay un número para cada ingrediente
  not groups of three, numbered from 0 = no son grupos de tres, numerados desde 0
  the sums of the groups are not the same = las sumas de los grupos no son iguales
`, 'HarryPotter');
