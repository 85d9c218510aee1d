'use strict';
V.add_words('es', `
  source_points_kills = muertes
  source_points_money = dinero
  builder = constructor {id}
  warrior = guerrero {id}
  hammer = martillo
  gun = pistola
  bazooka = bazuca
  money = dinero
  building = edificio
  barricade = barricada de {of}: resistencia {resistance}
  day = día {day}
  night = noche {day}
  life = Vida
  weapon = Arma
  hidden = En una barricada
  resistance = resistencia {resistance}
  order_build = construir {dir}
  builders = Constructores
  warriors = Guerreros
  barricades = Barricadas
  kills = Muertes causadas
  event_money = {unit} ha cogido dinero: {points} puntos
  event_food = {unit} ha comido: vida {life}
  event_gun = {unit} ha cogido una pistola
  event_bazooka = {unit} ha cogido un bazuca
  event_gun_left = {unit} ha pisado una pistola y ya tenía un arma tan buena: se ha perdido
  event_bazooka_left = {unit} ha pisado un bazuca y ya tenía uno: se ha perdido
  event_gun_lost = {unit} ha pisado una pistola: se ha perdido
  event_bazooka_lost = {unit} ha pisado un bazuca: se ha perdido
  event_hide = {unit} se ha escondido en una barricada
  event_build = {unit} ha construido una barricada: resistencia {resistance}
  event_raise = {unit} ha reforzado una barricada: resistencia {resistance}
  event_strike = {unit} ha golpeado una barricada de {of_clan}: le queda {resistance}
  event_break = {unit} ha demolido una barricada de {of_clan}
  event_expose = {unit} ha demolido la barricada de {other}
  event_win = {unit} ha atacado a {other} y ha ganado: al perdedor le queda {life} de vida
  event_lose = {unit} ha atacado a {other} y ha perdido: le queda {life} de vida
  event_kill = {unit} ha matado a {other}: {points} puntos
  event_die = {unit} ha atacado a {other} y ha muerto: {points} puntos para el otro clan
  event_birth = {unit} es nuevo
  event_money_back = Vuelve a haber dinero
  event_food_back = Vuelve a haber comida
  event_gun_back = Vuelve a haber una pistola
  event_bazooka_back = Vuelve a haber un bazuca
  event_dusk = Se hace de noche
  event_dawn = Se hace de día
  event_gone = Todas las barricadas ({cells}) desaparecen
  mark_kill = muerte causada por {clan}
  sign_kill = alguien muere
  legend_builder = constructor
  legend_hammer = guerrero con martillo
  legend_gun = con pistola (guerrero)
  legend_bazooka = con bazuca (guerrero)
  legend_weak = barricada nueva
  legend_strong = la más fuerte (barricada)
  letters = Números de los clanes
`, 'ThePurge');

V.add_reasons('es', `
  there is no such citizen = no existe ese ciudadano
  second order to this citizen = segunda orden a este ciudadano
  a building = un edificio
  a citizen of the same clan = un ciudadano del mismo clan
  a citizen, by day = un ciudadano, de día
  a barricade of a rival, by day = una barricada de un rival, de día
  somebody is in that barricade of the clan = ya hay alguien en esa barricada del clan
  warriors don't build = los guerreros no construyen
  nobody builds by night = de noche no se construye
  who is hidden in a barricade can't build = quien se esconde en una barricada no puede construir
  neither an empty cell nor a barricade of the clan with nobody in it = ni una celda vacía ni una
    barricada del clan sin nadie
  the clan has as many barricades as it can have = el clan ya tiene todas las barricadas que puede tener
`, 'ThePurge');
