'use strict';
// Harry Potter: the words of the game in three languages.
{
  const V = globalThis.Viewer;

  V.game_part('HarryPotter').texts = V.by_language(`
    source_points_conversions | conversions | conversions | conversiones
    source_points_cells | cells | cel·les | celdas
    position | The spell | L’encanteri | El hechizo
    ingredients | Ingredients | Ingredients | Ingredientes
    caster | Cast by | Fet per | Hecho por
    solution | Solution | Solució | Solución
    points_cells | Points for cells | Punts per cel·les | Puntos por celdas
    points_conversions | Points for conversions | Punts per conversions | Puntos por conversiones
    wizard | wizard {id} | mag {id} | mago {id}
    ghost | ghost {id} | fantasma {id} | fantasma {id}
    book | book | llibre | libro
    voldemort | Voldemort | Voldemort | Voldemort
    danger | Danger | Perill | Peligro
    voldemort_zone | Voldemort attacks here | Voldemort hi ataca | Voldemort ataca aquí
    resting | Rounds to rest | Rondes de descans | Rondas de descanso
    last_attack | Last attacked | Darrer atac | Último ataque
    never | never | mai | nunca
    in_round | round {round} | ronda {round} | ronda {round}
    next_clan | Next clan | Clan següent | Clan siguiente
    order_spell | spell | encanteri | hechizo
    strength | Magic strength | Força de màgia | Fuerza mágica
    event_book | {unit} read a book | {unit} ha llegit un llibre | {unit} ha leído un libro
    event_book_taken | Voldemort made a book disappear
      | Voldemort ha fet desaparèixer un llibre
      | Voldemort ha hecho desaparecer un libro
    event_cancel | {unit} freed {other}: no conversion to {to_clan}
      | {unit} ha alliberat {other}: no es converteix a {to_clan}
      | {unit} ha liberado a {other}: no se convierte a {to_clan}
    event_ghost | {unit} attacked {other}: {rounds} more rounds to rest
      | {unit} ha atacat {other}: {rounds} rondes més de descans
      | {unit} ha atacado a {other}: {rounds} rondas más de descanso
    event_duel_won | {unit} attacked {other} and won: {other} is being converted to {to_clan}
      | {unit} ha atacat {other} i ha guanyat: {other} es converteix a {to_clan}
      | {unit} ha atacado a {other} y ha ganado: {other} se convierte a {to_clan}
    event_duel_lost | {unit} attacked {other} and lost: {unit} is being converted to {to_clan}
      | {unit} ha atacat {other} i ha perdut: {unit} es converteix a {to_clan}
      | {unit} ha atacado a {other} y ha perdido: {unit} se convierte a {to_clan}
    event_converts | {unit} converted {other} at once ({strength} against {other_strength})
      | {unit} ha convertit {other} a l'acte ({strength} contra {other_strength})
      | {unit} ha convertido a {other} en el acto ({strength} contra {other_strength})
    event_converted | {unit} attacked {other} and was converted at once ({strength} against {other_strength})
      | {unit} ha atacat {other} i ha estat convertit a l'acte ({strength} contra {other_strength})
      | {unit} ha atacado a {other} y ha sido convertido en el acto ({strength} contra {other_strength})
    event_spell | {unit} cast a spell: {cells} cells
      | {unit} ha fet un encanteri: {cells} cel·les
      | {unit} ha hecho un hechizo: {cells} celdas
    event_walked | {unit} walked into Voldemort and died
      | {unit} ha topat amb Voldemort i ha mort
      | {unit} ha topado con Voldemort y ha muerto
    event_taken | {unit} was taken by Voldemort and died
      | {unit} ha caigut davant Voldemort i ha mort
      | {unit} ha caído ante Voldemort y ha muerto
    event_comes_back | {unit} came back for {clan}
      | {unit} ha tornat amb {clan}
      | {unit} ha vuelto con {clan}
    event_finish | {unit} finished its conversion from {from_clan}
      | {unit} ha acabat la conversió, abans era de {from_clan}
      | {unit} ha acabado su conversión, antes era de {from_clan}
    mark_spell | spell of {clan} | encanteri de {clan} | hechizo de {clan}
    sign_spell | a spell is cast | es fa un encanteri | se lanza un hechizo
    legend_wizard | wizard | mag | mago
    legend_conversion | wizard that is being converted
      | mag que s'està convertint
      | mago que se está convirtiendo
    legend_ghost | ghost | fantasma | fantasma
    legend_book | book | llibre | libro
    legend_voldemort | Voldemort, and the zone where he attacks
      | Voldemort, i la zona on ataca
      | Voldemort, y la zona donde ataca
    legend_cell | cell of the clan; bare stone is nobody's
      | cel·la del clan; la pedra nua no és de ningú
      | celda del clan; la piedra desnuda no es de nadie
  `);

  // Why orders did nothing, in the words of the log, which are English.
  V.game_part('HarryPotter').reasons = V.rows_of(`
    wizards don't go diagonally | els mags no van en diagonal | los magos no van en diagonal
    ghosts don't fight | els fantasmes no lluiten | los fantasmas no luchan
    a wizard in conversion attacks nobody and frees nobody
      | un mag en conversió ni ataca ni allibera ningú
      | un mago en conversión ni ataca ni libera a nadie
    the ghost of its own clan | el fantasma del seu clan | el fantasma de su clan
    a mate that is not in conversion
      | un company que no està en conversió
      | un compañero que no está en conversión
    the ghost is protected: it was attacked a short time ago
      | el fantasma està protegit: l’han atacat fa poc
      | el fantasma está protegido: lo han atacado hace poco
    a rival wizard in conversion | un mag rival en conversió | un mago rival en conversión
    wizards don't cast spells | els mags no fan encanteris | los magos no lanzan hechizos
    50 or fewer rounds are left | queden 50 rondes o menys | quedan 50 rondas o menos
    the ghost still has rounds to rest
      | el fantasma encara ha de descansar
      | el fantasma aún tiene que descansar
    somebody was faster: one spell a round
      | algú ha estat més ràpid: un encanteri per ronda
      | alguien ha sido más rápido: un hechizo por ronda
    not one number for each ingredient
      | no hi ha un nombre per a cada ingredient
      | no hay un número para cada ingrediente
    not groups of three, numbered from 0
      | no són grups de tres, numerats des de 0
      | no son grupos de tres, numerados desde 0
    the sums of the groups are not the same
      | les sumes dels grups no són iguals
      | las sumas de los grupos no son iguales
  `);
}
