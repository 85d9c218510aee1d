'use strict';

/// The first that panels say of each kind of cell, unit and round, and what stands beside players: a line
/// each.
function told_by_panels(match, game) {
  const words = new V.Words({language: 'en', game, match});
  const first = new Map();
  const tell = (what, index, rows) => {
    const kind = [what, ...rows.map(({key, value}) => `${key} ${value && value.text}`)].join();
    const said = rows.map(({key, value}) => `${key}: ${words.plain(value)}`).join('; ');
    if (!first.has(kind)) first.set(kind, `${index} ${what}: ${said}`);
  };
  match.states.forEach((state, index) => {
    for (const id of state.ids) {
      const away = state.place(id) === null ? [{key: 'place', value: 'none'}] : [];
      tell('unit', index, [...V.describe_unit(match, game, index, id), ...away]);
    }
    if (index % 10 === 0)
      state.cells.forEach((_, cell) => tell('cell', index, game.describe_cell(match, index, cell)));
    const note = game.describe_round(state);
    tell('round', index, [
      ...game.describe_position(match, index),
      ...(note ? [{key: 'note', value: note}] : []),
    ]);
  });
  const players = [0, 18, match.states.length - 1].flatMap(index =>
    [...game.charts, ...game.player_fields].map(({key, values}) => {
      const four = Array.from(values(match.states[index], match, index), value => words.plain(value));
      return `${index} ${key}: ${four.join(', ')}`;
    })
  );
  return [...first.values(), ...new Set(players), ''].join('\n');
}

const words_of = text => text.split(/\s+/).filter(word => word !== '');

for (const recorded of MATCHES) {
  const {title, game, file, name} = recorded;
  const match = golden_match(file);

  test(`${title}: a trace is read to its end, and nothing in it is left out`, () => {
    for (const trace of [file, ...recorded.crowded]) {
      const bytes = golden_bytes(trace);
      const read = parse(bytes);
      assert.equal(read.trouble, null);
      assert.equal(read.states.length, read.rounds + 1);
      // There is nothing but the head, states, orders and events.
      const texts = read.states.map((state, k) => {
        const text = V.text_of(read, state);
        if (k === read.orders.length) return text;
        return [text, game.orders_word, V.text_of(read, {...read.orders[k], to: read.states[k + 1].from})];
      });
      const head = V.text_of(read, {from: 0, to: read.states[0].from});
      assert.deepEqual(words_of([head, ...texts.flat()].join('\n')), words_of(bytes.toString()));
    }
  });

  test(`${title}: a trace that is cut at any line shows the rounds before it`, () => {
    const lines = three_states(recorded).split('\n');
    const last = lines.map((line, k) => [line, k]).filter(([line]) => line.startsWith('status'));
    // A state ends with its units in Moria, else with its status.
    const ends = last.map(([, k]) => (name === 'Moria' ? k + match.states[0].ids.length : k));
    for (let count = 0; count < lines.length; ++count) {
      let shown = 0;
      try {
        const {states, trouble} = parse(lines.slice(0, count).join('\n') + (count > 0 ? '\n' : ''));
        shown = states.length;
        assert(trouble.cut, `at line ${count} it says: ${trouble.message}`);
      } catch (error) {
        assert(error instanceof V.TraceError && error.cut, `at line ${count}: ${error.stack}`);
      }
      assert.equal(shown, ends.filter(end => end < count).length, `at line ${count}`);
    }
  });

  test(`${title}: what panels say of cells, units, rounds and players`, () => {
    is_as_kept(`${recorded.folder}.panels.txt`, told_by_panels(match, game));
  });

  test(`${title}: a word that does not belong there, or a number out of its range, is found`, () => {
    const is_found = text => parse(text).states.length === 2;
    for (const {name: place, word, line, with: changed} of words_at_risk(three_states(recorded), game)) {
      assert.equal(parse(changed('?')).trouble?.line, line, place);
      if (!/^-?\d/.test(word)) continue;
      const is_of_players = /^(score|scr_acc|strength|health|poison|status) x /.test(place);
      assert.equal(is_found(changed('-99')), !is_of_players, `-99: ${place}`);
      const is_limited = !is_of_players && !recorded.unlimited.test(place);
      assert.equal(is_found(changed('1000000')), is_limited, `1000000: ${place}`);
      // How many there are, which round it is, ids, and that who belongs to nobody does.
      if (/^\S+ (x )?0 \d$|^type \w 0.* 1$|^type z .* 2$/.test(place))
        assert(is_found(changed(String(Number(word) + 1))), `one more: ${place}`);
    }
  });

  test(`${title}: ./Game accepts a saved round and goes on from there`, () => {
    const places = recorded.saved.map(round => [match, round]);
    for (const trace of recorded.crowded) places.push([golden_match(trace), 17]);
    for (const [old, round] of places) {
      const played = play_on(recorded, game.print_position(old, round));
      assert.deepEqual([played.first_round, played.last_round], [round, old.rounds]);
      assert.deepEqual([played.version, played.settings], [old.version, old.settings]);
      // Who goes on has used no time yet.
      const state = (from, k) => V.text_of(from, from.states[k]).replace(/status.*/, '');
      assert.equal(state(played, 0), state(old, round));
      // Those of the original rules don't tell what happened.
      assert.equal(played.events.includes(null), old.version === recorded.version);
    }
  });
}
