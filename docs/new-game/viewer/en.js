'use strict';
// The words of NewGame in English.
V.add_words('en', `
  unit_name = unit {id}
  coin = coin
  coins = Coins
  event_coin = {unit} took a coin
  legend_unit = unit
`, 'NewGame');
