// The page of a player's author, and of a student whose files were all refused.
{
  const MOST_REASONS = 10;

  /// The first thing that an author should know.
  function what_mattered(player, matches, logs, orders, not_repeated, clock) {
    const outs = matches.map(({players, outs: all}) => all[players.indexOf(player)]).filter(Boolean);
    const counted = count(matches.length, 'match');
    const lines = [];
    if (outs.length > 0) {
      const [[why, times]] = most_frequent(outs);
      const key = times === outs.length ? 'out_each_time' : 'out_most_often';
      lines.push(say(key, {n: outs.length, matches: counted, why: said(why)}));
    }
    for (const {match, round} of not_repeated) lines.push(say('cant_be_repeated', {n: match, round}));
    for (const one of clock) lines.push(say(one.waited > 0 ? 'waits' : 'depends_on_time', one));
    if (logs.length > 0 && orders.length === 0)
      lines.push(say('no_order', {matches: count(logs.length, 'match')}));
    if (lines.length === 0) lines.push(say('never_out', {matches: counted}));
    return lines.map(text => paragraph(text));
  }

  /// [text, how often], the most frequent first.
  function most_frequent(texts) {
    const times = new Map();
    for (const text of texts) times.set(text, (times.get(text) || 0) + 1);
    return Array.from(times).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }

  /// What became of the orders in the logs.
  function lost_orders(orders) {
    const lost = orders.flatMap(line => / # (.*)/.exec(line)?.[1] ?? []);
    const key = lost.length > 0 ? 'did_nothing_often' : 'did_nothing';
    const rows = most_frequent(lost)
      .slice(0, MOST_REASONS)
      .map(([why, times]) => ({cells: [times, said(why)]}));
    return [
      paragraph(say(key, {n: lost.length, orders: count(orders.length, 'order')})),
      table('times|why:text long', rows),
    ];
  }

  function log({match, lines, left_out}) {
    const more = left_out > 0 ? count(left_out, 'left_out') : '';
    return details(say('log_of', {n: match}), panel(make('pre', {}, [...lines, more].join('\n'))));
  }

  PAGES.author = ({common, player, coach, watched = [], logs, not_repeated, clock}) => {
    const league = new League(common);
    const own = league.ranking.find(one => one.player === player);
    const match_of = wanted => league.matches.find(({number}) => number === wanted);
    const orders = logs.flatMap(({lines}) => lines.filter(line => /^\d+ \d+ order /.test(line)));
    const beside = watched.map(({number, command}) => {
      const {players, scores} = match_of(number);
      const seat = players.indexOf(player);
      const others = players.map((name, k) => `${name} ${scores[k]}`).filter((_, k) => k !== seat);
      const result = say('points_and_others', {points: scores[seat], others: others.join(', ')});
      return [
        paragraph(link(`match${number}.html`, say('hidden_match', {n: number})), result),
        paragraph(make('code', {}, command)),
      ];
    });
    const lost = league.matches_of(
      player,
      logs.map(({match}) => match_of(match))
    );
    show_page(
      player,
      paragraph(say('league_of', {game: league.game, what: league.about(own)})),
      [],
      section(
        '',
        say('what_mattered'),
        panel(
          what_mattered(player, league.matches, logs, orders, rows_of(not_repeated), rows_of(clock)),
          advice(coach),
          muted('p', say('lost_page'))
        )
      ),
      beside.length > 0
        ? section('watch', say('to_watch'), panel(muted('p', say('about_watch')), beside))
        : '',
      section('', say('mark_and_why'), panel(league.account(own))),
      logs.length > 0
        ? section('lost', say('lost_matches'), panel(lost), lost_orders(orders), logs.map(log))
        : '',
      section('matches', say('all_matches'), panel(league.matches_of(player, league.matches)))
    );
  };

  PAGES.refused = ({game, files}) => {
    const about = ({file, reason, todo, command}) => [
      paragraph(make('b', {}, file), `: ${reason}.`),
      todo ? paragraph(say(todo, {command})) : '',
    ];
    show_page(
      say('league', {game}),
      paragraph(say('refused')),
      [],
      section('', say('why_refused'), panel(files.map(about)))
    );
  };
}
