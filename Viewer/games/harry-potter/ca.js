'use strict';
V.add_words('ca', `
  source_points_cells = cel·les
  source_points_conversions = conversions
  position = L’encanteri
  ingredients = Ingredients
  caster = Fet per
  solution = Solució
  points_conversions = Punts per conversions
  wizard = mag {id}
  ghost = fantasma {id}
  book = llibre
  voldemort = Voldemort
  danger = Perill
  voldemort_zone = Voldemort hi ataca
  resting = Rondes de descans
  last_attack = Darrer atac
  never = mai
  next_clan = Clan següent
  order_spell = encanteri
  strength = Força de màgia
  event_book = {unit} ha llegit un llibre
  event_book_taken = Voldemort ha fet desaparèixer un llibre
  event_cancel = {unit} ha alliberat {other}: no es converteix a {to_clan}
  event_ghost = {unit} ha atacat {other}: {rounds} rondes més de descans
  event_duel_won = {unit} ha atacat {other} i ha guanyat: {other} es converteix a {to_clan}
  event_duel_lost = {unit} ha atacat {other} i ha perdut: {unit} es converteix a {to_clan}
  event_converts = {unit} ha convertit {other} a l'acte ({strength} contra {other_strength})
  event_converted = {unit} ha atacat {other} i ha estat convertit a l'acte ({strength} contra
    {other_strength})
  event_spell = {unit} ha fet un encanteri: {cells} cel·les
  event_walked = {unit} ha topat amb Voldemort i ha mort
  event_taken = {unit} ha caigut davant Voldemort i ha mort
  event_comes_back = {unit} ha tornat amb {clan}
  event_finish = {unit} ha acabat la conversió, abans era de {from_clan}
  mark_spell = encanteri de {clan}
  sign_spell = es fa un encanteri
  legend_wizard = mag
  legend_conversion = mag que s'està convertint
  legend_ghost = fantasma
  legend_voldemort = Voldemort, i la zona on ataca
  legend_cell = cel·la del clan; la pedra nua no és de ningú
`, 'HarryPotter');

V.add_reasons('ca', `
  wizards don't go diagonally = els mags no van en diagonal
  ghosts don't fight = els fantasmes no lluiten
  a wizard in conversion attacks nobody and frees nobody = un mag en conversió ni ataca ni allibera ningú
  the ghost of its own clan = el fantasma del seu clan
  a mate that is not in conversion = un company que no està en conversió
  the ghost is protected: it was attacked a short time ago = el fantasma està protegit: l’han atacat fa poc
  a rival wizard in conversion = un mag rival en conversió
  wizards don't cast spells = els mags no fan encanteris
  50 or fewer rounds are left = queden 50 rondes o menys
  the ghost still has rounds to rest = el fantasma encara ha de descansar
  somebody was faster: one spell a round = algú ha estat més ràpid: un encanteri per ronda
  not one number for each ingredient = no hi ha un nombre per a cada ingredient
  not groups of three, numbered from 0 = no són grups de tres, numerats des de 0
  the sums of the groups are not the same = les sumes dels grups no són iguals
`, 'HarryPotter');
