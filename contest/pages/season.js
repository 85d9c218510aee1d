// The page of a season.
{
  const MOST_OUTS = 5; // shown of a version

  class Season {
    constructor(data) {
      Object.assign(this, data);
      const strongest_first = list => list.sort((a, b) => b.rating - a.rating);
      const now = this.history.filter(one => one.night === this.night);
      const rated = this.history.filter(one => one.matches > 0);
      this.tonight = strongest_first(now.filter(one => one.matches > 0));
      this.unrated = now.filter(one => one.matches === 0);
      this.nights = new Map(rated.map(({player}) => [player, rated.filter(one => one.player === player)]));
      this.version = new Map(this.versions.map(one => [one.number, one]));
      /// By player, the file that is submitted now, if it was rejected; only the teacher knows.
      const submitted = this.teacher ? this.teacher.submitted.map(number => this.version.get(number)) : [];
      this.wrong = new Map(submitted.filter(one => one.reason !== undefined).map(one => [one.player, one]));
    }

    show() {
      const {teacher} = this;
      const of_teacher = teacher ? [['rejected', say('no_players')]] : [];
      const parts = [
        ['ranking', say('ranking')],
        ['nights', say('nights')],
        ['players', say('players')],
        ...of_teacher,
      ];
      const sizes = {
        date: this.date,
        players: count(this.players, 'player'),
        matches: count(this.matches, 'match'),
      };
      const head = [
        make('p', {class: 'champion'}, say('night_now', {n: this.night})),
        muted('p', say('so_far', sizes)),
      ];
      show_page(
        say('season', this),
        head,
        parts,
        this.ranking(),
        this.night_by_night(),
        this.all_players(),
        teacher
          ? [class_section(teacher.coach), not_repeated_section(teacher.not_repeated), this.rejected()]
          : ''
      );
    }

    ranking() {
      const columns =
        'rank|player:text|student:text student|rating|change|version|since|matches|out|'
        + 'badges:text long|errors:text long';
      let rank = 0;
      const rows = [
        ...this.tonight.map(one => this.rated(one, one.version === 0 ? '' : ++rank)),
        ...this.unrated.map(({player}) => this.rung(player, ['', say('has_not_played'), '', '', 0])),
      ];
      const named = one => ({...one, name: one.version === 0 ? one.player : player_link(one.player)});
      return ranking_of('', this.tonight.map(named), columns, rows, say('about_season'));
    }

    rung(player, cells) {
      return {
        'data-player': player,
        class: 'opponent',
        cells: ['', player, '', ...cells, '', say('the_ladder'), ''],
      };
    }

    rated(one, rank) {
      const {player, matches, badges = []} = one;
      const cells = [one.rating.toFixed(0), this.change(one)];
      if (one.version === 0) return this.rung(player, [...cells, '', '', matches]);
      const version = this.version.get(one.version);
      const errors = [this.wrong.has(player) && say('new_rejected'), version.is_idle && say('idle')].filter(
        Boolean
      );
      return {
        'data-player': player,
        cells: [
          rank,
          player_link(player),
          version.student,
          ...cells,
          this.ordinal(version),
          version.night,
          matches,
          version.outs.length,
          badges.map(name => [make('span', {class: 'badge'}, name), ' ']),
          errors.map(error => [make('span', {class: 'bad'}, error), ' ']),
        ],
      };
    }

    /// "+12", against the last night in which the player was rated.
    change({player, rating}) {
      const [before] = this.nights.get(player).slice(-2, -1);
      if (!before) return '';
      const points = Math.round(rating) - Math.round(before.rating);
      return (points > 0 ? '+' : '') + points;
    }

    /// The number of a version among its player's accepted ones.
    ordinal({player, number}) {
      return this.versions.filter(
        one => one.player === player && one.number <= number && one.reason === undefined
      ).length;
    }

    night_at(night) {
      return (100 * (night - 1)) / Math.max(1, this.night - 1);
    }

    /// At most six nights are numbered.
    night_labels() {
      const step = 1 + Math.trunc((this.night - 2) / 5);
      const numbered = Array.from({length: this.night}, (_, k) => this.night - k).filter(
        (_, k) => k % step === 0
      );
      return numbered.map(n =>
        label('middle', `${this.night_at(n)}%`, HEIGHT + 22, n === this.night ? say('night_n', {n}) : n)
      );
    }

    /// A chart of all who have been rated: tonight's players by rating, then those who no longer play.
    night_by_night() {
      const gone = Array.from(this.nights.values()).filter(
        nights => nights[nights.length - 1].night < this.night
      );
      const players = [...this.tonight.map(({player}) => this.nights.get(player)), ...gone];
      const content = this.night < 2 ? paragraph(say('second_night')) : panel(this.nights_chart(players));
      return section('nights', say('night_by_night'), content);
    }

    /// The first three who are not of the ladder are chosen.
    nights_chart(players) {
      const ratings = players.flat().map(({rating}) => rating);
      const low = Math.min(1500, ...ratings);
      const high = Math.max(1500, ...ratings);
      const height = height_between(low, high);
      const step = high - low > 500 ? 200 : 100;
      const first = Math.ceil(low / step) * step;
      const marks = Array.from({length: Math.floor((high - first) / step) + 1}, (_, k) => first + k * step);
      const chosen = players.filter(([{version}]) => version > 0).slice(0, 3);
      const lines = players.map(nights => ({
        name: nights[0].player,
        values: nights.map(({rating}) => rating.toFixed(0)),
        points: nights.map(({night, rating}) => [this.night_at(night), height(rating)]),
        is_chosen: chosen.includes(nights),
      }));
      return lines_chart(
        say('nights_chart'),
        lines,
        this.night_labels(),
        marks.map(points => across(height(points), points))
      );
    }

    all_players() {
      const rated = this.tonight.filter(({version}) => version > 0).map(one => this.player(one));
      const without = Array.from(this.wrong.keys()).filter(player => !this.nights.has(player));
      const rejected = without.map(player =>
        player_details(player, make('span', {class: 'bad'}, say('rejected_one')), this.error(player))
      );
      return section('players', say('players'), rated, rejected);
    }

    player({player, version: number, rating}) {
      const version = this.version.get(number);
      const about = [say('version_n', {n: this.ordinal(version)}), say('rating_n', {n: rating.toFixed(0)})];
      const {matches} = this.lost.find(one => one.player === player);
      const said_of =
        this.teacher && this.teacher.advice && this.teacher.advice.find(one => one.player === player);
      return player_details(
        player,
        [version.student && `${version.student} `, muted('span', about.join(', '))],
        this.error(player),
        this.outs_of(version),
        said_of ? advice(said_of.lines) : '',
        this.versions_of(player),
        matches.length > 0 ? [paragraph(say('last_lost')), matches_table(matches)] : ''
      );
    }

    error(player) {
      const error = this.wrong.get(player);
      return error ? make('p', {class: 'bad'}, say('was_rejected', {n: error.night, why: error.reason})) : '';
    }

    outs_of({outs}) {
      if (outs.length === 0) return '';
      const reasons = Array.from(new Set(outs)).sort().slice(0, MOST_OUTS);
      const item = reason =>
        make('li', {class: 'bad'}, `${said(reason)} (${outs.filter(one => one === reason).length})`);
      return [
        paragraph(say('out_of_version', {matches: count(outs.length, 'match')})),
        make('ul', {}, reasons.map(item)),
      ];
    }

    versions_of(player) {
      let before;
      const rows = this.versions
        .filter(one => one.player === player)
        .map(version => {
          const is_rejected = version.reason !== undefined;
          const rating = this.nights
            .get(player)
            .filter(one => one.version === version.number)
            .pop();
          const gain = !is_rejected && before && rating ? this.gain(before, rating) : '';
          if (!is_rejected) before = rating;
          return {
            cells: [
              is_rejected ? '' : this.ordinal(version),
              version.night,
              version.file,
              rating && rating.rating.toFixed(0),
              gain,
              version.reason,
            ],
          };
        });
      return table('version|night|file:text|last_rating|gain:text|rejected:text long', rows);
    }

    /// With the interval that holds it with probability 95%, if the errors of both are independent.
    gain(before, now) {
      const gain = now.rating - before.rating;
      const error = Math.hypot(now.high - now.low, before.high - before.low) / 2;
      const interval = from_to({low: gain - error, high: gain + error}, 0);
      return [`${gain > 0 ? '+' : ''}${gain.toFixed(0)}`, muted('small', interval)];
    }

    rejected() {
      const list = this.teacher.rejected.map(([file, reason]) => paragraph(`${file}: ${reason}`));
      return section('rejected', say('no_players'), panel(list.length > 0 ? list : paragraph(say('none'))));
    }
  }

  PAGES.season = data => new Season(data).show();
}
