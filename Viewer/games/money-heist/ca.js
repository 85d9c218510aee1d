'use strict';
V.add_words('ca', `
  source_points_money = diners
  source_points_kills = morts
  source_points_gold = or
  clan = Banda
  soldier = soldat {id}
  professor = professor {id}
  health_kit = kit de salut
  poison_kit = kit de verí
  money_here = diners: {amount}
  door = porta de la caixa {box}
  gold_of = or de la caixa {box}
  hint = Pista
  first_numbers = {shown} … ({count} nombres)
  poison = Verí
  key = Clau
  order_charge = recarregar
  order_heal = curar-se
  order_open = obrir {dir}
  soldiers = Soldats
  health_pot = Pot de salut
  poison_pot = Pot de verí
  professors = Professor
  with_health = salut {health}
  back_in = torna en {rounds}
  points_kills = Morts
  points_gold = Or
  event_money = {unit} ha recollit diners: {amount}
  event_health_kit = {unit} ha recollit un kit de salut: {amount} al pot
  event_poison_kit = {unit} ha recollit un kit de verí: {amount} al pot
  event_kill = {unit} ha matat {other} amb verí
  event_soldier_back = {unit} ha tornat amb {clan}
  event_wound = {unit} ha atacat {other} amb verí: li queda {health} de salut
  event_kill_professor = {unit} ha matat {other} amb verí: no hi serà durant {rounds} rondes
  event_professor_back = {unit} ha tornat
  event_open = {unit} ha obert la caixa {box}: {points} punts
  event_box_back = La caixa {box} ha tornat, amb la porta a {row}, {col}
  event_box_waits = La caixa {box} no troba lloc i espera
  event_charge = {unit} ha pres {amount} de verí del pot: ara en té {has}
  event_charge_nothing = {unit} no ha pres verí: en té {has}, i el pot {pot}
  event_charge_back = {unit} ha tornat {amount} de verí sobrant al pot
  event_heal = {unit} ha pres {amount} de salut del pot: ara en té {has}
  event_heal_nothing = {unit} no ha pres salut: en té {has}, i el pot {pot}
  event_heal_back = {unit} ha tornat {amount} de salut sobrant al pot
  mark_open = caixa oberta per {clan}
  mark_professor = professor mort per {clan}
  sign_open = s'obre una caixa
  sign_kill_professor = un professor mor
  legend_soldier = soldat (amb una ampolla: té verí; un terra tenyit: hi ha soldats de la banda a prop)
  legend_professor = professor
  legend_money = diners
  legend_gold = or, en una caixa forta
  legend_door = caixa forta, la porta
  letters = Números de bandes i caixes
`, 'MoneyHeist');

V.add_reasons('ca', `
  a soldier without poison = un soldat sense verí
  soldiers can't heal = els soldats no es curen
  soldiers don't open boxes = els soldats no obren caixes
  professors can't charge = els professors no recarreguen
  professors don't attack = els professors no ataquen
  a door = una porta
  gold = or
  no door in that direction = cap porta en aquesta direcció
  a key has one number for each of the hint = una clau té un nombre per a cada nombre de la pista
  not triplets, numbered from 0 = no són tripletes, numerades des de 0
  a triplet in which no number is the sum of the other two = una tripleta en què cap nombre és la suma
    dels altres dos
  somebody was faster: the box is open = algú ha estat més ràpid: la caixa és oberta
`, 'MoneyHeist');
