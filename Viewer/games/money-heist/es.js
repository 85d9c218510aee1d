'use strict';
V.add_words('es', `
  source_points_money = dinero
  source_points_kills = muertes
  source_points_gold = oro
  clan = Banda
  soldier = soldado {id}
  professor = profesor {id}
  health_kit = kit de salud
  poison_kit = kit de veneno
  money_here = dinero: {amount}
  door = puerta de la caja {box}
  gold_of = oro de la caja {box}
  hint = Pista
  first_numbers = {shown} … ({count} números)
  poison = Veneno
  key = Clave
  order_charge = recargar
  order_heal = curarse
  order_open = abrir {dir}
  soldiers = Soldados
  health_pot = Bote de salud
  poison_pot = Bote de veneno
  professors = Profesor
  with_health = salud {health}
  back_in = vuelve en {rounds}
  points_kills = Muertes
  points_gold = Oro
  event_money = {unit} ha recogido dinero: {amount}
  event_health_kit = {unit} ha recogido un kit de salud: {amount} al bote
  event_poison_kit = {unit} ha recogido un kit de veneno: {amount} al bote
  event_kill = {unit} ha matado a {other} con veneno
  event_soldier_back = {unit} ha vuelto con {clan}
  event_wound = {unit} ha atacado a {other} con veneno: le queda {health} de salud
  event_kill_professor = {unit} ha matado a {other} con veneno: no estará durante {rounds} rondas
  event_professor_back = {unit} ha vuelto
  event_open = {unit} ha abierto la caja {box}: {points} puntos
  event_box_back = La caja {box} ha vuelto, con la puerta en {row}, {col}
  event_box_waits = La caja {box} no encuentra sitio y espera
  event_charge = {unit} ha tomado {amount} de veneno del bote: ahora tiene {has}
  event_charge_nothing = {unit} no ha tomado veneno: tiene {has}, y el bote {pot}
  event_charge_back = {unit} ha devuelto {amount} de veneno sobrante al bote
  event_heal = {unit} ha tomado {amount} de salud del bote: ahora tiene {has}
  event_heal_nothing = {unit} no ha tomado salud: tiene {has}, y el bote {pot}
  event_heal_back = {unit} ha devuelto {amount} de salud sobrante al bote
  mark_open = caja abierta por {clan}
  mark_professor = profesor matado por {clan}
  sign_open = se abre una caja
  sign_kill_professor = un profesor muere
  legend_soldier = soldado (con un frasco: tiene veneno; un suelo teñido: hay soldados de la banda cerca)
  legend_professor = profesor
  legend_money = dinero
  legend_gold = oro, en una caja fuerte
  legend_door = caja fuerte, la puerta
  letters = Números de bandas y cajas
`, 'MoneyHeist');

V.add_reasons('es', `
  a soldier without poison = un soldado sin veneno
  soldiers can't heal = los soldados no se curan
  soldiers don't open boxes = los soldados no abren cajas
  professors can't charge = los profesores no recargan
  professors don't attack = los profesores no atacan
  a door = una puerta
  gold = oro
  no door in that direction = ninguna puerta en esa dirección
  a key has one number for each of the hint = una clave tiene un número para cada número de la pista
  not triplets, numbered from 0 = no son tripletas, numeradas desde 0
  a triplet in which no number is the sum of the other two = una tripleta en la que ningún número es la
    suma de los otros dos
  somebody was faster: the box is open = alguien ha sido más rápido: la caja está abierta
`, 'MoneyHeist');
