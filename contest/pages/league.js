// The page of a league, and what it has in common with those of authors and of seasons.

/// Three points for a first place, then two, one and none; ties share.
const points_of = (scores, seat) =>
  scores.reduce((sum, other) => sum + (other < scores[seat] ? 1 : other === scores[seat] ? 0.5 : 0), -0.5);
const percent = share => `${(100 * share).toFixed(0)}%`;
const short = (number, digits) => (Number.isInteger(number) ? number : number.toFixed(digits));
const out_text = out => out && make('small', {class: 'bad'}, said(`out ${out}`));

/// How to see a match.
function again({number, page, command}) {
  const name = make('span', {class: 'hidden'}, ` ${say('hidden_match', {n: number})}`);
  return [
    page && [link(page, say('watch'), name), ' '],
    command && details(say('command'), make('code', {}, command)),
  ];
}

/// A table of matches, with their nights in a season.
function matches_table(matches) {
  const seats = [0, 1, 2, 3].map(n => `=${say('seat_n', {n})}:text`);
  const rows = matches.map(match => {
    const best = Math.max(...match.scores);
    const cells = match.players.map((player, seat) => {
      const score = match.scores[seat];
      return [
        `${player} `,
        score === best ? make('b', {}, score) : score,
        out_text(match.outs && match.outs[seat]),
      ];
    });
    return {
      id: `match${match.number}`,
      cells: [match.number, match.night, match.seed, ...cells, again(match)],
    };
  });
  return table(`match|night|seed|${seats.join('|')}|again:text long`, rows);
}

const matches_box = matches => make('div', {class: 'matches', tabindex: 0}, matches_table(matches));

/// A player's details, which open from its name and a line about it.
function player_details(name, about, ...content) {
  const summary = make('summary', {}, make('b', {}, name), ' ', about);
  return make(
    'details',
    {class: 'player', id: `player-${name}`, 'data-player': name},
    summary,
    make('div', {}, content)
  );
}
const player_link = name => link(`#player-${name}`, name);

/// The ranking: a picture of ratings, a table, and for readers who are no statisticians what ratings say, and
/// `more` of it.
const ranking_of = (before, ratings, columns, rows, ...more) =>
  section(
    'ranking',
    say('ranking'),
    before,
    find_field(),
    ratings_chart(ratings),
    panel(table(columns, rows, {class: 'wide sortable', id: 'ranks'})),
    details(
      say('what_rating_says'),
      [say('rating_says'), ...more].map(text => paragraph(text))
    )
  );

/// A section for the teacher with what was found out: `cells` are those of each. Its title and what is said
/// about it have the key as words.
function findings(key, found, columns, cells, about = {}) {
  const rows = found.map(one => ({cells: cells(one)}));
  const content = table(columns, rows, {class: 'wide sortable'}) || paragraph(say('none'));
  return section(key, say(key), muted('p', say(`about_${key}`, about)), panel(content));
}
const findings_if_any = (key, found, ...more) => (found.length > 0 ? findings(key, found, ...more) : '');

/// What ended otherwise when it was played for a page.
const not_repeated_section = data =>
  findings_if_any(
    'not_repeated',
    rows_of(data),
    'match|player:text|first_round',
    ({match, player, round}) => [match, player || say('nobody_alone'), round]
  );

/// Whose matches may depend on how busy the machine was.
const clock_section = data =>
  findings_if_any(
    'clock',
    rows_of(data),
    'player:text|asks_clock:text|near_limit|was_waited_for|played_alone|ended_otherwise',
    ({player, asks, near, waited, alone, otherwise}) => [player, say(asks), near, waited, alone, otherwise]
  );

/// What the coach says of all.
const class_section = ({measure, tasks} = {tasks: []}) =>
  findings_if_any(
    'class',
    tasks,
    'units:text long|would_gain|better_already|mean_gain',
    ({task, players: all, gain, better, points}) => [
      task,
      say('of', {some: gain, all}),
      say('of', {some: better, all}),
      points.toFixed(0),
    ],
    {player: measure}
  );

/// What the coach says of a player. Its commands begin with ./
const advice = (lines = []) =>
  lines.map((line, k) =>
    make(k === 0 ? 'h3' : 'p', {}, line.startsWith('./') ? make('code', {}, line) : said(line))
  );

/// Whether a stage is one of the ranking, after the final; players that were added have their own.
const is_of_ranking = stage => /^(ranking|added) /.test(stage);
const stage_name = stage => {
  const [added, n] = stage.split(' ');
  return added === 'added' ? say('late_players', {n}) : said(stage);
};

class League {
  constructor(common) {
    Object.assign(this, common);
    this.secret = this.reader === 'class' && this.has_final_page;
    this.ranking = rows_of(common.ranking);
    this.players = this.ranking.filter(({player}) => !this.ladder.includes(player));
    this.account_of = new Map(this.accounts.map(one => [one.player, one]));
  }

  matches_with(player) {
    return this.matches.filter(({players}) => players.includes(player));
  }

  link_to(player) {
    return this.reader === 'author' || this.ladder.includes(player) ? player : player_link(player);
  }

  /// Only who asks is told who has won a final that can be shown.
  reached({reached}) {
    return this.secret && reached === 'champion' ? 'final' : reached;
  }

  about(one) {
    const rank = one.rank > 0 ? say('rank_n', {n: one.rank}) : say('no_longer');
    return [rank, say('rating_n', {n: one.rating.toFixed(0)}), said(this.reached(one))].join(', ');
  }

  /// How many matches of the ranking a player had, and with how many others, and its first to last places (a
  /// shared one counts as the better).
  record(player) {
    const all = this.matches_with(player);
    const first = all.filter(({stage}) => stage.startsWith('ranking '));
    // Matches with players that were added count for these alone.
    const added = first.length > 0 ? first : all.filter(({stage}) => is_of_ranking(stage));
    const matches = this.ranking_matches === 0 ? all : added;
    const places = [0, 0, 0, 0];
    for (const {players, scores} of matches) {
      const own = scores[players.indexOf(player)];
      ++places[scores.filter(score => score > own).length];
    }
    return {
      matches: matches.length,
      others: new Set(matches.flatMap(({players}) => players)).size - 1,
      places,
    };
  }

  /// How a player came to its rank and mark, as a paragraph to show to its author.
  account(one) {
    const account = this.account_of.get(one.player);
    const record = this.record(one.player);
    if (!account || record.matches === 0) return '';
    const has_mark = account.mark !== undefined;
    const [first, second, third, last] = record.places;
    const about = {
      n: one.rating.toFixed(0),
      rank: one.rank,
      rule: this.rule,
      mark: has_mark ? account.mark.toFixed(1) : '',
      interval: has_mark ? from_to(account, 1) : from_to(one, 0),
      win: has_mark ? account.with_win.toFixed(1) : account.win.toFixed(0),
    };
    const sentences = [
      say(has_mark ? 'account_mark' : 'account_rating', about),
      say('account', {
        matches: count(record.matches, 'match'),
        others: count(record.others, 'other'),
        first,
        second,
        third,
        last,
      }),
      say(has_mark ? 'account_win_mark' : 'account_win', about),
    ];
    if (has_mark && this.reader === 'teacher')
      sentences.push(say('account_band', {mark: account.of_band.toFixed(1)}));
    if (account.why)
      sentences.push(
        say('account_changed', {n: about.mark, mark: account.grade.toFixed(1), why: account.why})
      );
    return paragraph(sentences.join(' '));
  }

  /// The matches of a player.
  matches_of(player, matches) {
    const rows = matches.map(match => {
      const {number, stage, seed, players, scores, outs} = match;
      const is_first = stage === 'qualification';
      const group = !is_first && match.group > 0 ? `, ${say('group_n', {n: match.group})}` : '';
      const seat = players.indexOf(player);
      const others = players.map((name, k) => (k === seat ? '' : `${name}\u00a0${scores[k]}\u2002`)).join('');
      const rank = short(4 - points_of(scores, seat), 1);
      const see =
        this.reader === 'author' ? again(match) : link(`#match${number}`, say('see_match', {n: number}));
      return {
        cells: [
          number,
          stage_name(stage) + group,
          seed,
          seat,
          rank,
          [scores[seat], out_text(outs[seat])],
          others,
          see,
        ],
      };
    });
    return table('match|stage:text|seed|seat|rank|score|others:text others|again:text long', rows);
  }
}

{
  /// The page for the teacher or for the class.
  class LeaguePage extends League {
    constructor({common, ...more}) {
      super(common);
      Object.assign(this, more);
      this.groups = rows_of(more.groups);
      this.stages = Array.from(new Set([...this.groups, ...this.matches].map(({stage}) => stage)));
      this.rounds = this.stages.filter(stage => !is_of_ranking(stage));
    }

    show() {
      const {teacher} = this;
      const rounds = this.rounds.map((stage, k) => [`stage${k}`, capital(said(stage))]).reverse();
      const parts = [
        ['ranking', say('ranking')],
        ...rounds,
        ['matches', say('all_matches')],
        ['players', say('players')],
        ...(teacher
          ? [
              ['rejected', say('rejected')],
              ['settings', say('settings')],
            ]
          : []),
      ];
      show_page(
        say('league', this),
        this.head(),
        parts,
        this.ranking_section(),
        teacher ? [this.misfits(), this.same_orders()] : '',
        rounds.slice(0, -1).map(([id, title]) => this.stage_section(id, title)),
        this.qualification(),
        this.all_matches(),
        section(
          'players',
          say('players'),
          this.players.map(one => this.player(one))
        ),
        teacher
          ? [
              class_section(teacher.coach),
              clock_section(teacher.clock),
              not_repeated_section(teacher.not_repeated),
              this.rejected(),
              this.settings(),
            ]
          : ''
      );
    }

    head() {
      const {champion, secret} = this;
      const named = [say('champion_is'), ' ', champion && make('b', {}, this.link_to(champion))];
      const line = make('p', {class: 'champion'}, champion ? named : say('no_champion'));
      const final = secret ? 'final.html' : '../class/final.html';
      const sizes = say('sizes', {
        submissions: count(this.submissions, 'submission'),
        players: count(this.num_players, 'player'),
        matches: count(this.matches.length, 'match'),
      });
      const counted = say(this.ranking_matches === 0 ? 'counts_all' : 'counts_ranking');
      const won = this.stages.includes('final') ? say('won_final') : '';
      return [
        this.has_final_page ? paragraph(link(final, say('show_final')), say('show_final_more')) : '',
        secret ? details(say('champion_hidden'), line) : line,
        muted('p', [sizes, won, counted].filter(Boolean).join(' ')),
      ];
    }

    ranking_section() {
      const {rule} = this;
      const list = (key, names = []) =>
        names.length > 0 ? muted('p', say(key, {list: names.join(', ')})) : '';
      const columns =
        'rank|player:text|student:text student|mark|passes:text|rating|ahead_surely:text|'
        + 'matches|mean_score|out|reached:text';
      const rows = this.ranking.map(one => this.ranked(one));
      const about_marks = rule
        ? [`${say('rule_of_marks', {rule})} ${say('about_passes')}`, say('appeals')]
        : [];
      return ranking_of(
        list('not_asked', this.not_asked),
        this.ranking.map(one => ({...one, name: this.link_to(one.player)})),
        columns,
        rows,
        `${say('about_points')} ${say('about_surely')}`,
        ...about_marks
      );
    }

    ranked(one) {
      const {player, rank, matches} = one;
      const has_rank = rank > 0;
      const place = this.ladder.indexOf(player);
      const origin = this.past.find(([name]) => name === player);
      const role = place < 0 ? 'earlier' : place === 0 ? 'to_beat' : 'the_ladder';
      const account = this.account_of.get(player) || {};
      const changed = account.why && ` → ${account.grade.toFixed(1)}`;
      const mark =
        account.mark === undefined
          ? ''
          : [account.mark.toFixed(1), changed, muted('small', from_to(account, 1))];
      const depth = [...this.stages, 'champion'].indexOf(this.reached(one));
      return {
        'data-player': player,
        class: has_rank ? '' : 'opponent',
        cells: [
          rank,
          this.link_to(player),
          one.student,
          {content: mark, value: account.mark},
          mark && this.passes(account),
          one.rating.toFixed(0),
          this.distance(one),
          matches,
          matches > 0 ? one.mean_score.toFixed(0) : '',
          one.outs,
          {content: has_rank ? said(this.reached(one)) : [say(role), ' ', origin && origin[1]], value: depth},
        ],
      };
    }

    /// Whether a player passes, or how many more matches would tell.
    passes({passes, to_tell}) {
      if (passes !== 'unclear') return passes && say(passes);
      return to_tell > 0 ? `? (+${to_tell})` : '?';
    }

    /// Of whom it is surely ahead.
    distance({rank, surely_ahead_from: from}) {
      return from === '' ? '' : {content: say('from_on', {n: from}), value: from - rank};
    }

    /// Pairs that the ratings don't explain.
    misfits() {
      return findings(
        'misfits',
        rows_of(this.teacher.misfits),
        'player:text|against:text|matches|ahead|by_rating',
        ({player, other, matches, ahead, expected}) => [
          this.link_to(player),
          this.link_to(other),
          matches,
          ahead.toFixed(1),
          expected.toFixed(1),
        ]
      );
    }

    /// Pairs that do the same, whatever their text.
    same_orders() {
      const data = this.teacher.same_orders;
      const cells = ({player, other, orders, same}) => [
        this.link_to(player),
        this.link_to(other),
        orders,
        `${same}%`,
      ];
      return data ? findings('same_orders', rows_of(data), 'player:text|other:text|orders|same', cells) : '';
    }

    /// The matches of a stage, or of one of its groups, which may be the only one.
    matches_in(stage, group) {
      return this.matches.filter(
        one => one.stage === stage && (group === undefined || (one.group || 1) === group)
      );
    }

    stage_section(id, title) {
      const stage = this.rounds[id.slice('stage'.length)];
      const groups = new Map();
      for (const one of this.groups.filter(row => row.stage === stage))
        groups.set(one.group, [...(groups.get(one.group) || []), one]);
      const panels = Array.from(groups, ([number, places]) => {
        const name = groups.size > 1 ? make('h3', {}, capital(say('group_n', {n: number}))) : '';
        return panel(name, this.group(places, this.matches_in(stage, number)));
      });
      return section(id, title, make('div', {class: 'groups'}, panels));
    }

    group(places, matches) {
      const rows = places.map(({place, player, points, score, wins, goes_on}) => ({
        class: goes_on === 'yes' ? 'on' : '',
        cells: [place, this.link_to(player), short(points, 2), score, wins],
      }));
      const is_bye = matches.length === 0;
      return [
        table('place|player:text|points|score|won', rows, {class: 'wide'}),
        is_bye
          ? muted('p', say('bye'))
          : places.length < 4
            ? muted('p', say('fills_up', {player: this.ladder[0]}))
            : '',
      ];
    }

    qualification() {
      const places = this.players.flatMap(({player}) => {
        const place = this.groups.find(one => one.stage === 'qualification' && one.player === player);
        return place ? {...place, all: this.matches_in('qualification', place.group).length} : [];
      });
      places.sort((a, b) => b.wins / b.all - a.wins / a.all || b.score / b.all - a.score / a.all);
      const rows = places.map(({player, wins, all, score, goes_on}) => ({
        class: goes_on === 'yes' ? 'on' : '',
        'data-player': player,
        cells: [
          this.link_to(player),
          {content: say('of', {some: wins, all}), value: wins / all},
          (score / all).toFixed(1),
          say(goes_on),
        ],
      }));
      const matches =
        this.qualifying_matches > 0 ? count(this.qualifying_matches, 'match') : say('until_clear');
      return section(
        'stage0',
        capital(said('qualification')),
        muted('p', say('about_qualification', {matches, player: this.ladder[0]})),
        panel(table('player:text|ahead|mean_lead|qualified:text', rows, {class: 'wide sortable'}))
      );
    }

    all_matches() {
      return section(
        'matches',
        say('all_matches'),
        muted('p', say('about_ranking', {matches: this.ranking_matches})),
        details(count(this.matches.length, 'match'), matches_box(this.matches))
      );
    }

    player(one) {
      const {player, student} = one;
      const about = [student && `${student} `, muted('span', this.about(one))];
      return player_details(
        player,
        about,
        this.account(one),
        this.matches_of(player, this.matches_with(player))
      );
    }

    rejected() {
      const rows = this.teacher.rejected.map(cells => ({cells}));
      const files = table('file:text long|why:text long', rows, {class: 'wide'}) || paragraph(say('none'));
      return section('rejected', say('rejected_files'), panel(files));
    }

    settings() {
      const item = ([what, value]) => [make('dt', {}, what), make('dd', {}, value)];
      const given = this.teacher.settings.filter(([what]) => what !== 'configuration');
      const configuration = [say('configuration'), link('../configuration.cnf', 'configuration.cnf')];
      return section(
        'settings',
        say('settings'),
        panel(make('dl', {}, given.map(item), item(configuration)), paragraph(say('about_commands')))
      );
    }
  }

  PAGES.league = data => new LeaguePage(data).show();
}
