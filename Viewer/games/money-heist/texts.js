'use strict';
// Money Heist: the words of the game in three languages.
{
  const V = globalThis.Viewer;

  V.game_part('MoneyHeist').texts = V.by_language(`
    source_points_money | money | diners | dinero
    source_points_kills | kills | morts | muertes
    source_points_gold | gold | or | oro
    clan | Clan | Banda | Banda
    soldier | soldier {id} | soldat {id} | soldado {id}
    professor | professor {id} | professor {id} | profesor {id}
    health_kit | health kit | kit de salut | kit de salud
    poison_kit | poison kit | kit de verí | kit de veneno
    money_here | money: {amount} | diners: {amount} | dinero: {amount}
    door | door of box {box} | porta de la caixa {box} | puerta de la caja {box}
    gold_of | gold of box {box} | or de la caixa {box} | oro de la caja {box}
    hint | Hint | Pista | Pista
    first_numbers | {shown} … ({count} numbers)
      | {shown} … ({count} nombres)
      | {shown} … ({count} números)
    poison | Poison | Verí | Veneno
    key | Key | Clau | Clave
    order_charge | charge | recarregar | recargar
    order_heal | heal | curar-se | curarse
    order_open | open {dir} | obrir {dir} | abrir {dir}
    soldiers | Soldiers | Soldats | Soldados
    health_pot | Health pot | Pot de salut | Bote de salud
    poison_pot | Poison pot | Pot de verí | Bote de veneno
    professors | Professor | Professor | Profesor
    with_health | health {health} | salut {health} | salud {health}
    back_in | back in {rounds} | torna en {rounds} | vuelve en {rounds}
    points_kills | Kills | Morts | Muertes
    points_gold | Gold | Or | Oro
    event_money | {unit} picked up money: {amount}
      | {unit} ha recollit diners: {amount}
      | {unit} ha recogido dinero: {amount}
    event_health_kit | {unit} picked up a health kit: {amount} for the pot
      | {unit} ha recollit un kit de salut: {amount} al pot
      | {unit} ha recogido un kit de salud: {amount} al bote
    event_poison_kit | {unit} picked up a poison kit: {amount} for the pot
      | {unit} ha recollit un kit de verí: {amount} al pot
      | {unit} ha recogido un kit de veneno: {amount} al bote
    event_kill | {unit} killed {other} with poison
      | {unit} ha matat {other} amb verí
      | {unit} ha matado a {other} con veneno
    event_soldier_back | {unit} came back for {clan}
      | {unit} ha tornat amb {clan}
      | {unit} ha vuelto con {clan}
    event_wound | {unit} attacked {other} with poison: {health} health left
      | {unit} ha atacat {other} amb verí: li queda {health} de salut
      | {unit} ha atacado a {other} con veneno: le queda {health} de salud
    event_kill_professor | {unit} killed {other} with poison: away for {rounds} rounds
      | {unit} ha matat {other} amb verí: no hi serà durant {rounds} rondes
      | {unit} ha matado a {other} con veneno: no estará durante {rounds} rondas
    event_professor_back | {unit} came back | {unit} ha tornat | {unit} ha vuelto
    event_open | {unit} opened box {box}: {points} points
      | {unit} ha obert la caixa {box}: {points} punts
      | {unit} ha abierto la caja {box}: {points} puntos
    event_box_back | Box {box} came back, with its door in {row}, {col}
      | La caixa {box} ha tornat, amb la porta a {row}, {col}
      | La caja {box} ha vuelto, con la puerta en {row}, {col}
    event_box_waits | Box {box} finds no place and waits
      | La caixa {box} no troba lloc i espera
      | La caja {box} no encuentra sitio y espera
    event_charge | {unit} took {amount} poison from the pot: now it has {has}
      | {unit} ha pres {amount} de verí del pot: ara en té {has}
      | {unit} ha tomado {amount} de veneno del bote: ahora tiene {has}
    event_charge_nothing | {unit} took no poison: it has {has}, the pot {pot}
      | {unit} no ha pres verí: en té {has}, i el pot {pot}
      | {unit} no ha tomado veneno: tiene {has}, y el bote {pot}
    event_charge_back | {unit} gave {amount} too much poison back to the pot
      | {unit} ha tornat {amount} de verí sobrant al pot
      | {unit} ha devuelto {amount} de veneno sobrante al bote
    event_heal | {unit} took {amount} health from the pot: now it has {has}
      | {unit} ha pres {amount} de salut del pot: ara en té {has}
      | {unit} ha tomado {amount} de salud del bote: ahora tiene {has}
    event_heal_nothing | {unit} took no health: it has {has}, the pot {pot}
      | {unit} no ha pres salut: en té {has}, i el pot {pot}
      | {unit} no ha tomado salud: tiene {has}, y el bote {pot}
    event_heal_back | {unit} gave {amount} too much health back to the pot
      | {unit} ha tornat {amount} de salut sobrant al pot
      | {unit} ha devuelto {amount} de salud sobrante al bote
    mark_open | box opened by {clan} | caixa oberta per {clan} | caja abierta por {clan}
    mark_professor | professor killed by {clan}
      | professor mort per {clan}
      | profesor matado por {clan}
    sign_open | a box is opened | s'obre una caixa | se abre una caja
    sign_kill_professor | a professor is killed | un professor mor | un profesor muere
    legend_soldier | soldier | soldat | soldado
    legend_professor | professor | professor | profesor
    legend_money | money | diners | dinero
    legend_gold | gold in a safety box | or d'una caixa forta | oro de una caja fuerte
    legend_door | door of a safety box | porta d'una caixa forta | puerta de una caja fuerte
    letters | Numbers of clans and boxes | Números de bandes i caixes | Números de bandas y cajas
  `);

  // Why orders did nothing, in the words of the log, which are English.
  V.game_part('MoneyHeist').reasons = V.rows_of(`
    a soldier without poison | un soldat sense verí | un soldado sin veneno
    soldiers can't heal | els soldats no es curen | los soldados no se curan
    soldiers don't open boxes | els soldats no obren caixes | los soldados no abren cajas
    professors can't charge | els professors no recarreguen | los profesores no recargan
    professors don't attack | els professors no ataquen | los profesores no atacan
    a door | una porta | una puerta
    gold | or | oro
    no door in that direction | cap porta en aquesta direcció | ninguna puerta en esa dirección
    a key has one number for each of the hint
      | una clau té un nombre per a cada nombre de la pista
      | una clave tiene un número para cada número de la pista
    not triplets, numbered from 0
      | no són tripletes, numerades des de 0
      | no son tripletas, numeradas desde 0
    a triplet in which no number is the sum of the other two
      | una tripleta en què cap nombre és la suma dels altres dos
      | una tripleta en la que ningún número es la suma de los otros dos
    somebody was faster: the box is open
      | algú ha estat més ràpid: la caixa és oberta
      | alguien ha sido más rápido: la caja está abierta
  `);
}
