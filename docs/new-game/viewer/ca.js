'use strict';
// The words of NewGame in Catalan.
V.add_words('ca', `
  unit_name = unitat {id}
  coin = moneda
  coins = Monedes
  event_coin = {unit} ha agafat una moneda
  legend_unit = unitat
`, 'NewGame');

// Why orders did nothing or a player is out, in the words of the log, which are English.
V.add_reasons('ca', `
  a unit of another clan = una unitat d'un altre clan
  another unit is there = hi ha una altra unitat
`, 'NewGame');
