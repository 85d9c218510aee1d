'use strict';
// NewGame: the words of the game in three languages.
{
  const V = globalThis.Viewer;

  V.game_part('NewGame').texts = V.by_language(`
    unit_name | unit {id} | unitat {id} | unidad {id}
    coin | coin | moneda | moneda
    coins | Coins | Monedes | Monedas
    event_coin | {unit} took a coin | {unit} ha agafat una moneda | {unit} ha cogido una moneda
    legend_unit | unit | unitat | unidad
  `);

  // Why orders did nothing, in the words of Reasons.hh, if no other game has the same words.
  V.game_part('NewGame').reasons = V.rows_of(`
    a unit of another clan | una unitat d'un altre clan | una unidad de otro clan
    another unit is there | hi ha una altra unitat | hay otra unidad
  `);
}
