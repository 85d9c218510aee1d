'use strict';
// The words of NewGame in Catalan.
V.add_words('ca', `
  unit_name = moto {id}
  length = Llargada de la línia
  event_crash = {unit} ha xocat
  legend_unit = moto
`, 'NewGame');

V.add_reasons('ca', `
  a unit of another clan = una unitat d'un altre clan
  the cycle has crashed = la moto ha xocat
  straight back = enrere
`, 'NewGame');
