'use strict';
// The words of NewGame in Spanish.
V.add_words('es', `
  unit_name = unidad {id}
  coin = moneda
  coins = Monedas
  event_coin = {unit} ha cogido una moneda
  legend_unit = unidad
`, 'NewGame');

// Why orders did nothing or a player is out, in the words of the log, which are English.
V.add_reasons('es', `
  a unit of another clan = una unidad de otro clan
  another unit is there = hay otra unidad
`, 'NewGame');
