'use strict';
// What is read besides traces: type and range of each value are checked here; what is wrong is left out
// and counted. (A trace is read word by word, by the Reader, with a range for each number.)
{
  const MOST = 1e15;
  const MOST_ROUNDS = 1e9;
  const LONGEST = 300;
  // Of each record; a review has a tenth of that.
  const MOST_RECORDS = 20000;
  const MOST_STRETCHES = 400;
  const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

  const real =
    (low = -MOST, high = MOST) =>
    value =>
      typeof value === 'number' && value >= low && value <= high;
  const whole = (low, high) => value => Number.isInteger(value) && value >= low && value <= high;
  const letters = pattern => value =>
    typeof value === 'string' && value.length <= LONGEST && pattern.test(value);
  const one_of =
    (...values) =>
    value =>
      values.includes(value);
  const [flag, seat, round, count] = [1, V.NUM_PLAYERS - 1, MOST_ROUNDS, MOST].map(most => whole(0, most));
  const line = letters(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
  const name = letters(/^\w{1,40}$/);
  const key = letters(/^([0-9a-f]{32})?$/);
  /// A file as a shell takes it: a plain word that is no option.
  const file = letters(/^[\w./+][\w./+-]*$/);

  const list_of = is_right => value => Array.isArray(value) && value.every(is_right);
  const text = value => typeof value === 'string';
  const packed = value => text(value) && /^[A-Za-z\d+/]*={0,2}$/.test(value);

  /// The number in a text, NaN if there is none that can be shown.
  function number_in(text) {
    const value = NUMBER.test(text) ? Number(text) : NaN;
    return Math.abs(value) <= MOST ? value : NaN;
  }

  /// What is right of some fields, as {found, strange}: those that a table names, each with its check, and
  /// how many are wrong. One whose name in the table ends in "?" may be missing; without another one, `found`
  /// is null.
  function checked(fields, table) {
    const found = {};
    let strange = 0;
    for (const [key, is_right] of Object.entries(table)) {
      const own = key.replace('?', '');
      if (Object.hasOwn(fields, own) && is_right(fields[own])) found[own] = fields[own];
      else if (own === key) return {found: null, strange: 1};
      else if (Object.hasOwn(fields, own)) ++strange;
    }
    return {found, strange};
  }

  const STRETCH = {from: round, to: round};
  const WORTH = {
    'matches?': count,
    ...Object.fromEntries(
      ['chance', 'share', 'points'].flatMap(word =>
        ['', '_low', '_high'].map(end => [`${word}${end}?`, real()])
      )
    ),
  };
  const PLAYERS = Object.fromEntries(V.PLAYERS.map(p => [`player${p}`, name]));

  const RECORDS = {
    match: {
      game: line,
      seed: whole(-MOST, MOST),
      seat,
      ...PLAYERS,
      'measure?': one_of('chance', 'share'),
      'command?': line,
      'input?': line,
    },
    chance: {round, place1: real(0, 1)},
    stretch: {...STRETCH, turning_point: flag, 'sure_fall?': flag, ...WORTH},
    gain: {...STRETCH, who: value => value === '' || name(value), sure: flag, ...WORTH},
    named: {...STRETCH, who: value => value === '' || name(value), ...WORTH},
    instead: {...STRETCH, round, unit: count, own_order: line, other_order: line},
    orders: {...STRETCH, player: seat, reason: line, count},
  };

  /// The review in the bytes of a file, null if it is none: the fields of its match, null if they are wrong,
  /// lists of the other records by their name, and how much was `strange`. A last line that is not whole does
  /// not count.
  function read_review({bytes}) {
    if (!/^\{"record": ?"match"/.test(new TextDecoder().decode(bytes.subarray(0, 40)))) return null;
    const lines = new TextDecoder().decode(bytes).split('\n');
    /** @type {Record<string, any>} */
    const review = {
      ...Object.fromEntries(Object.keys(RECORDS).map(record => [record, []])),
      match: null,
      strange: 0,
    };
    lines.forEach((text, k) => {
      const fields = read_json(text);
      const is_record = fields !== null && Object.hasOwn(RECORDS, fields.record);
      const is_cut = fields === null && k === lines.length - 1;
      const {found, strange} = is_record
        ? checked(fields, RECORDS[fields.record])
        : {found: null, strange: text.trim() === '' || is_cut ? 0 : 1};
      review.strange += strange;
      if (found === null) return;
      const list = review[fields.record];
      if (list === null) review.match = found;
      else if (Array.isArray(list) && list.length < (list === review.stretch ? MOST_STRETCHES : MOST_RECORDS))
        list.push(found);
      else ++review.strange;
    });
    return review;
  }

  /// What a text holds as JSON, null for no object or list.
  function read_json(text) {
    try {
      const fields = JSON.parse(text);
      return typeof fields === 'object' ? fields : null;
    } catch {
      return null;
    }
  }

  /// Whether a review is of this match.
  function review_fits({match: told}, match) {
    const is_of = told !== null && match.names.every((player, p) => player === told[`player${p}`]);
    return is_of && told.game === `${match.game_name} ${match.version}` && told.seed === match.seed;
  }

  /// A review without the records of rounds that its match does not have, nor those of the chance that go
  /// back in time; these are counted.
  function fit_review(review, match) {
    const inside = number => number >= match.first_round && number <= match.rounds;
    let last = -1;
    const fits = ({round: at, from, to}) => {
      if (from !== undefined) return [from, to, at === undefined ? to : at].every(inside) && from < to;
      const is_next = inside(at) && at > last;
      if (is_next) last = at;
      return is_next;
    };
    const fitting = {...review};
    for (const [record, list] of Object.entries(review)) {
      if (!Array.isArray(list)) continue;
      fitting[record] = list.filter(fits);
      fitting.strange += list.length - fitting[record].length;
    }
    return fitting;
  }

  /// What to type to play a match on from a round with `who` in a seat, and to stop there in the debugger: of
  /// the trace in a file, or of the match of these players with a seed and the configuration `input`; `draws`
  /// is the key of its draws, if it has one. None if one of the parts means more than itself to a shell.
  function commands_to_try({
    trace = '',
    input = '',
    draws = '',
    names,
    seed = NaN,
    from,
    place,
    who = names[place],
  }) {
    const is_known = trace === '' ? names.every(name) && Number.isInteger(seed) && file(input) : file(trace);
    if (!(is_known && key(draws) && name(names[place]) && name(who) && round(from))) return [];
    const option = draws === '' ? '' : ` --draws=${draws}`;
    const played = (trace === '' ? `${names.join(' ')} -s ${seed}` : `--repeat=${trace}`) + option;
    const debugged = trace === '' ? played : `${played} --as=${place} ${names[place]}`;
    return [
      `./Game ${played} --from=${from}:${place}=${who}${trace === '' ? ` < ${input}` : ''} > what-if.res`,
      `make debug-AI${names[place]} ROUND=${from} MATCH="${debugged}"`,
    ];
  }

  const POINT = /^\d{1,4}(\.\d{1,9})?(_\d{1,4}(\.\d{1,9})?){2}$/;

  /// What the words of an address say of a view, such as "#round=57&unit=12", as {found, strange}: see
  /// checked().
  function read_address(hash, layers) {
    const [places, digits] = [letters(POINT), letters(/^\d{1,9}$/)];
    return checked(Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))), {
      'round?': digits,
      'unit?': digits,
      'zoom?': places,
      'show?': text => text.split('_').every(one_of('', ...layers)),
      'clans?': letters(/^c[0-3]{0,4}$/),
      'tab?': one_of(...V.TABS),
    });
  }

  /// A match by hand as Kept.keep() has written it, null if something of it is wrong.
  function read_kept(written) {
    return checked(written, {
      seats: value => list_of(name)(value) && value.length === V.NUM_PLAYERS,
      seed: whole(-MOST, MOST),
      base: round,
      file_name: line,
      trace: packed,
      recorded: packed,
      calls: list_of(list_of(list_of(text))),
      orders: text,
    }).found;
  }

  /// The orders by hand of each round, by index, and how much was `strange`.
  function read_kept_orders(written, {ways, read_orders: {kinds, listed}}) {
    const table = {
      unit: count,
      kind: whole(0, kinds.length - 1),
      dir: whole(-1, ways.rows.length - 1),
      'list?': list_of(whole(-MOST, MOST)),
    };
    const all = read_json(written);
    let strange = Number(!list_of(value => value === null || Array.isArray(value))(all));
    const rounds =
      strange > 0
        ? []
        : all.map(orders => {
            const read = (orders || []).map(order => checked(order || {}, table));
            const whole_ones = read.filter(
              ({found}) => found && (found.list !== undefined || !listed.includes(kinds[found.kind]))
            );
            strange += read.length - whole_ones.length;
            return whole_ones.map(({found}) => found);
          });
    return {rounds, strange};
  }

  Object.assign(V, {
    read_json,
    number_in,
    read_kept,
    read_kept_orders,
    read_review,
    review_fits,
    fit_review,
    commands_to_try,
    read_address,
  });
}
