'use strict';

const {game, file} = match_of('ThePurge');
const {states} = golden_match(file);
const [DAY_STREET, NIGHT_STREET] = game.thing_colours;

page_test('The Purge: day and night are shown in words and by the ground', {}, async page => {
  await page.open_trace(file);
  await page.go(18);
  await page.says('body', /day 1/);
  await page.is_near(DAY_STREET, 14, 20);
  await page.picture('the-purge-day');
  await page.go(40);
  await page.says('body', /night 1/);
  await page.is_near(NIGHT_STREET, 14, 20);
  await page.picture('the-purge-night');
});

async function close_to_barricade(page, round, is_one) {
  const {barricades, cols} = states[round];
  const [cell, {clan}] = Array.from(barricades).find(([at, {resistance}]) => is_one(resistance, at));
  const at = [Math.floor(cell / cols), cell % cols];
  await page.go(round);
  await page.close_to(...at);
  return {at, colour: game.colours[clan]};
}

page_test('The Purge: the hidden are visible in barricades, by day and by night', {}, async page => {
  await page.open_trace(file);
  for (const [round, street] of [
    [24, DAY_STREET],
    [26, NIGHT_STREET],
  ]) {
    const is_hidden = cell => states[round].unit_on(cell) >= 0;
    for (const hidden of [true, false]) {
      const {at, colour} = await close_to_barricade(page, round, (_, cell) => is_hidden(cell) === hidden);
      await page.has_colour(colour, ...at, [[-0.42, 0]], 'its frame');
      if (hidden) await page.has_colour(colour, ...at, [[0.25, -0.2]], 'who is in it');
      else await page.is_near(street, ...at, [[0.2, 0]], 'nobody is in it');
    }
    await page.picture(`the-purge-hidden-${round}`);
  }
});

page_test('The Purge: thicker frames are stronger barricades', {}, async page => {
  await page.open_trace(file);
  const most = Math.max(...Array.from(states[24].barricades.values(), ({resistance}) => resistance));
  // Beside the head of who is hidden.
  const at = [-0.34, 0.25];
  const weak = await close_to_barricade(page, 18, resistance => resistance <= most / 4);
  await assert.rejects(page.has_colour(weak.colour, ...weak.at, [at]), assert.AssertionError);
  const strong = await close_to_barricade(page, 24, resistance => resistance === most);
  await page.has_colour(strong.colour, ...strong.at, [at]);
});
