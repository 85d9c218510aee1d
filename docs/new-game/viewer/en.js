'use strict';
// The words of NewGame in English.
V.add_words('en', `
  unit_name = cycle {id}
  length = Length of the line
  event_crash = {unit} crashed
  legend_unit = cycle
`, 'NewGame');
