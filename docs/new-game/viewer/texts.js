'use strict';
// NewGame: the words of the game in three languages.
{
  globalThis.Viewer.game_part('NewGame').texts = {
    en: {
      unit_name: 'unit {id}',
      coin: 'coin',
      coins: 'Coins',
      event_coin: '{unit} took a coin',
      legend_unit: 'unit',
    },
    ca: {
      unit_name: 'unitat {id}',
      coin: 'moneda',
      coins: 'Monedes',
      event_coin: '{unit} ha agafat una moneda',
      legend_unit: 'unitat',
    },
    es: {
      unit_name: 'unidad {id}',
      coin: 'moneda',
      coins: 'Monedas',
      event_coin: '{unit} ha cogido una moneda',
      legend_unit: 'unidad',
    },
  };
}
