'use strict';
// The words of NewGame in Spanish.
V.add_words('es', `
  unit_name = moto {id}
  length = Longitud de la línea
  event_crash = {unit} ha chocado
  legend_unit = moto
`, 'NewGame');

V.add_reasons('es', `
  a unit of another clan = una unidad de otro clan
  the cycle has crashed = la moto ha chocado
  straight back = hacia atrás
`, 'NewGame');
