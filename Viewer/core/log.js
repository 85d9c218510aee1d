'use strict';
// The log of a match: its text is kept as it is; a round is taken apart when it is looked at.
{
  const LINES_AT_A_TIME = 20000;
  const MOST_KEPT = 100;

  const WORDS = ['cpu', 'order', 'say', 'lost', 'out'];
  // What the words have behind them, if that is numbers.
  const NUMBERS = {cpu: /^\d{1,9}(\.\d{1,9})?(e-\d{1,2})?$/, lost: /^\d{1,15} \d{1,15}$/};
  const OF_HEAD = /^(log|match|names) /;
  const LINE = /(-?\d{1,9}) ([0-3]) (cpu|order|say|lost|out)(?: |(?=[\r\n]))/y;

  /// A log. `lines` has of each line of the text where it starts and ends, whose it is and what (a place
  /// among WORDS). `rounds` has {first, end, whole} for each round that there is something of: the numbers of
  /// its lines, and whether it is complete. `times`: for each round the CPU seconds of the players. `values`:
  /// numbers that players draw, by name, player and round. `marks`: {round, player, text}.
  class Log {
    constructor(text, head) {
      Object.assign(this, {text, ...head});
      this.lines = {starts: [], ends: [], players: [], words: []};
      Object.assign(this, {rounds: new Map(), times: new Map(), values: new Map(), parsed: new Map()});
      Object.assign(this, {marks: [], strange: 0});
    }

    /// Adds a line of a round. What comes late, after a later round, is counted as strange, and so are
    /// numbers that are none.
    add(round, player, word, start, end) {
      const count = this.lines.starts.length;
      const numbers = NUMBERS[WORDS[word]];
      const is_right =
        numbers === undefined || numbers.test(this.text.slice(start, Math.min(end, start + 40)));
      if (is_right && round >= -1 && !this.rounds.has(round))
        this.rounds.set(round, {first: count, end: count, whole: false});
      const lines = this.rounds.get(round);
      if (!is_right || lines === undefined || lines.end !== count) {
        ++this.strange;
        return;
      }
      this.lines.starts.push(start);
      this.lines.ends.push(end);
      this.lines.players.push(player);
      this.lines.words.push(word);
      lines.end = count + 1;
      if (word === 2 && this.text.startsWith('@', start)) this.add_drawing(round, player, start, end);
      if (word === 0) this.add_time(round, player, Number(this.text.slice(start, end)));
    }

    add_time(round, player, seconds) {
      if (!this.times.has(round)) this.times.set(round, [NaN, NaN, NaN, NaN]);
      this.times.get(round)[player] = seconds;
    }

    /// Values and marks are of the whole match; all other drawings are of a round.
    add_drawing(round, player, start, end) {
      if (!this.text.startsWith('@value', start) && !this.text.startsWith('@mark', start)) return;
      const found = V.parse_drawing(this.text.slice(start, end), null);
      if (found.kind === 'mark') this.add_mark(round, player, found.text);
      if (found.kind === 'value') this.add_value(round, player, found);
    }

    add_mark(round, player, text) {
      const last = this.marks[this.marks.length - 1];
      if (last && last.round === round && last.player === player) ++last.more;
      else this.marks.push({round, player, text, more: 0});
    }

    add_value(round, player, {name, number}) {
      if (!this.values.has(name)) {
        if (this.values.size === V.MOST_VALUES) return;
        this.values.set(name, new Map());
      }
      const rounds = this.values.get(name);
      if (!rounds.has(round)) rounds.set(round, [NaN, NaN, NaN, NaN]);
      rounds.get(round)[player] = number;
    }
  }

  /// The head of a log, null if a text is none.
  function read_log_head(text) {
    if (!/^log \d/.test(text)) return null;
    const head = text.slice(0, 2000);
    const match = /^match (\w+) (\S+) seed (-?\d+)$/m.exec(head);
    const names = /^names (.*)$/m.exec(head);
    return {
      game: match && match[1],
      version: match && match[2],
      seed: match && Number(match[3]),
      names: names && names[1].split(' '),
    };
  }

  function log_fits({game, version, seed, names}, match) {
    const fits = (value, expected) => value === null || value === expected;
    return (
      fits(game, match.game_name)
      && fits(version, match.version)
      && fits(seed, match.seed)
      && fits(names && names.join(' '), match.names.join(' '))
    );
  }

  /// Reads a log from its text, some lines with each step. The iterator's value is the share that is
  /// read; `log` has what there is.
  function start_log(text, head) {
    const log = new Log(text, head);
    let at = 0;
    const next = () => {
      for (let k = 0; k < LINES_AT_A_TIME; ++k) {
        const end = text.indexOf('\n', at);
        // A last line without an end was being written.
        if (end < 0) return {done: true};
        take_line(log, at, text[end - 1] === '\r' ? end - 1 : end);
        at = end + 1;
      }
      return {done: false, share: at / text.length};
    };
    return {log, next};
  }

  function take_line(log, start, end) {
    const {text} = log;
    LINE.lastIndex = start;
    const found = LINE.exec(text);
    if (found !== null && LINE.lastIndex <= end + 1) {
      const word = WORDS.indexOf(found[3]);
      log.add(Number(found[1]), Number(found[2]), word, Math.min(LINE.lastIndex, end), end);
      return;
    }
    const last = end - start < 20 ? /^(-?\d{1,9}) end$/.exec(text.slice(start, end)) : null;
    if (last !== null && log.rounds.has(Number(last[1]))) log.rounds.get(Number(last[1])).whole = true;
    else if (!OF_HEAD.test(text.slice(start, start + 20))) ++log.strange;
  }

  function read_log(text, head = read_log_head(text)) {
    const steps = start_log(text, head);
    while (!steps.next().done);
    return steps.log;
  }

  /// What there is of a round, for each player: {cpu, orders:
  /// [{unit, text, reason}], said: [line], lost: {lines, bytes} or null, out: '' or why}. `line` is
  /// the number of a line of the log, `reason` '' for what was carried out.
  function round_of_log(log, round) {
    if (log.parsed.has(round)) return log.parsed.get(round);
    const silent = () => ({cpu: NaN, orders: [], said: [], lost: null, out: ''});
    const players = V.PLAYERS.map(silent);
    const lines = log.rounds.get(round) || {first: 0, end: 0};
    for (let k = lines.first; k < lines.end; ++k) add_line(log, players[log.lines.players[k]], k);
    if (log.parsed.size >= MOST_KEPT) log.parsed.clear();
    log.parsed.set(round, players);
    return players;
  }

  function add_line(log, player, line) {
    const word = WORDS[log.lines.words[line]];
    if (word === 'say') {
      player.said.push(line);
      return;
    }
    const text = line_text(log, line);
    if (word === 'cpu') player.cpu = Number(text);
    if (word === 'out') player.out = text;
    if (word === 'lost') {
      const [lines, bytes] = text.split(' ').map(Number);
      player.lost = {lines, bytes};
    }
    if (word === 'order') {
      const [order, ...reason] = text.split(' # ');
      const unit = /^\d{1,9}(?= )/.exec(order);
      player.orders.push({
        unit: unit === null ? -1 : Number(unit[0]),
        text: order,
        reason: reason.join(' # '),
        line,
      });
    }
  }

  /// The rest of a line, behind round, player and word.
  const line_text = (log, line) => log.text.slice(log.lines.starts[line], log.lines.ends[line]);

  /// What a player said in a line: the log has control characters as \x1b, and "\" as "\\".
  const said_text = (log, line) => line_text(log, line).replaceAll('\\\\', '\\');

  const is_drawing = (log, line) =>
    log.text[log.lines.starts[line]] === '@' && log.lines.ends[line] > log.lines.starts[line];

  function round_of_line(log, line) {
    for (const [round, {first, end}] of log.rounds) if (line >= first && line < end) return round;
    return -1;
  }

  /// The numbers of the lines that hold a text, in any case, `most` at most: what was said, orders
  /// that did nothing, and why a player is out.
  function search_log(log, wanted, most) {
    const found = [];
    if (wanted === '') return found;
    const {lines, text} = log;
    const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
    let line = 0;
    for (let hit = pattern.exec(text); hit !== null && found.length < most; hit = pattern.exec(text)) {
      line = line_at(lines, hit.index, line);
      if (line === lines.starts.length) break;
      if (hit.index < lines.starts[line]) {
        pattern.lastIndex = lines.starts[line];
        continue;
      }
      if (is_searched(log, line)) found.push(line);
      pattern.lastIndex = lines.ends[line];
    }
    return found;
  }

  /// The first line from `from` on that ends behind a place of the text.
  function line_at({ends}, at, from) {
    let [low, high] = [from, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function is_searched(log, line) {
    const word = WORDS[log.lines.words[line]];
    return word === 'say' || word === 'out' || (word === 'order' && line_text(log, line).includes(' # '));
  }

  /// The orders of a unit that did nothing in the round at an index: [{text, reason}].
  function failed_orders({log, match}, index, unit) {
    if (log === null) return [];
    return round_of_log(log, match.first_round + index)
      .flatMap(({orders}) => orders)
      .filter(order => order.unit === unit && order.reason !== '');
  }

  /// The units that have such orders; of players whose drawings are shown.
  function failed_units({log, match, drawings}, index) {
    if (log === null) return [];
    const failed = round_of_log(log, match.first_round + index)
      .filter((_, player) => drawings[player])
      .flatMap(({orders}) => orders.filter(({reason}) => reason !== ''));
    return [...new Set(failed.map(({unit}) => unit))];
  }

  function marks_of_log({log, match}) {
    const index_of = round => Math.min(Math.max(round - match.first_round, 0), match.states.length - 1);
    return log.marks.map(({round, player, text, more}) => ({
      index: index_of(round),
      kind: 'said',
      clan: player,
      text: 'mark_said',
      args: {clan: {clan: player}, words: more > 0 ? `${text} (+${more})` : text},
    }));
  }

  /// Seconds as milliseconds, with three digits.
  const milliseconds = seconds => String(Number((1000 * seconds).toPrecision(3)));

  function charts_of_log({log, match}) {
    if (log === null) return [];
    const chart = (key, name, rounds, scale) => {
      const values = k => Array.from(rounds.get(match.first_round + k) || [], number => scale * number);
      return {key, name, lines: V.chart_lines(match, values)};
    };
    const values = Array.from(log.values, ([name, rounds]) => chart(`value ${name}`, name, rounds, 1));
    if (log.times.size > 0) values.push(chart('cpu_time', null, log.times, 1000));
    return values;
  }

  Object.assign(V, {
    read_log_head,
    log_fits,
    start_log,
    read_log,
    round_of_log,
    said_text,
    line_text,
    is_drawing,
    round_of_line,
    search_log,
    failed_orders,
    failed_units,
    marks_of_log,
    milliseconds,
    charts_of_log,
  });
}
