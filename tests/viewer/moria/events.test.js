'use strict';
const assert = require('assert');
const path = require('path');
const {test} = require('../check.js');
const {V, golden_bytes, parse} = require('../viewer.js');

const game = V.find_game('Moria');
const GOLDEN = path.join(__dirname, 'data', 'Delver-Raider-Doomed-Rover-1.res.gz');

const match = parse(golden_bytes(GOLDEN));
const rounds = Array.from({length: 200}, (_, index) => game.find_events(match, index));
const all = rounds.flat();
const of_kind = kind => all.filter(event => event.kind === kind);

test('Moria: the events of a whole match contradict nothing', () => {
  assert.deepStrictEqual(of_kind('contradiction'), []);
});

test('Moria: treasures are told one by one, and each round with some has a mark', () => {
  const last = match.states[200].nb_treasures;
  const taken = [0, 1, 2, 3].map(
    clan => of_kind('treasure').filter(({args}) => args.unit.clan === clan).length
  );
  assert.deepStrictEqual(taken, Array.from(last));
  for (const {index, clan} of game.find_marks(match))
    assert(rounds[index].some(({kind, args}) => kind === 'treasure' && args.unit.clan === clan));
});

test('Moria: every change of clan of a dwarf or wizard is a death that is told', () => {
  const deaths = ['kill', 'capture', 'burn', 'fall', 'balrog_kills'];
  rounds.forEach((events, index) => {
    const [before, after] = [match.states[index], match.states[index + 1]];
    const changed = before.ids.filter(id => before.player(id) !== after.player(id));
    const told = events
      .filter(({kind}) => deaths.includes(kind))
      .map(({args}) => (args.other || args.unit).unit);
    assert.deepStrictEqual([...told].sort((a, b) => a - b), Array.from(changed));
  });
});

test('Moria: who was captured is of the clan of the dwarf that killed it', () => {
  for (const {args} of of_kind('capture')) assert.strictEqual(args.to_clan.clan, args.unit.clan);
  assert(of_kind('capture').length > 100);
});

test('Moria: wounds are told with the damage and what is left', () => {
  rounds.forEach((events, index) => {
    for (const {kind, args} of events) {
      if (kind !== 'wound') continue;
      const id = args.other.unit;
      assert.strictEqual(args.health, match.states[index + 1].health(id));
      assert.strictEqual(args.damage, match.states[index].health(id) - args.health);
    }
  });
});

test('Moria: rock is told with the turns that it has left', () => {
  rounds.forEach((events, index) => {
    for (const {kind, places, args} of events) {
      const cell = match.states[index + 1].cells[places[places.length - 1]];
      if (kind === 'dig') assert(cell <= game.DUG + args.turns);
      if (kind === 'abyss') assert.strictEqual(cell, game.ABYSS);
      if (kind === 'dig_through') assert(cell !== game.ROCK && cell < game.DUG);
    }
  });
});

test('Moria: every kind of event has its sentence in each language', () => {
  for (const texts of Object.values(game.texts))
    for (const {kind} of all) assert(texts[`event_${kind}`] !== undefined, kind);
});
