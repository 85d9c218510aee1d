// Match after match, each in a frame of its own, which tells of keys; the standing after each.
{
  class Final {
    constructor({game, players, matches}) {
      Object.assign(this, {players, matches, stage: make('main', {id: 'stage'})});
      this.at = -1; // The match that is shown or was shown last.
      this.is_playing = false;
      this.speed = '';
      this.colours = []; // Of the players, in all matches.
      this.keys = {
        arrowright: () => this.go_on(),
        arrowleft: () => this.go_back(),
        f: () => document.documentElement.requestFullscreen(),
      };
      document.documentElement.lang = language;
      document.title = say('the_final', {game});
      document.body.append(this.stage);
    }

    start() {
      addEventListener('message', event => this.hear(event));
      addEventListener('keydown', event => this.press(event));
      this.stage.addEventListener('click', () => this.is_playing || this.go_on());
      this.show_title();
    }

    /// What a match tells.
    hear({data, source}) {
      const frame = this.stage.querySelector('iframe');
      if (!frame || source !== frame.contentWindow) return;
      if (data.speed) this.speed = data.speed;
      if (data.colours) this.colours = data.colours;
      if (data.key in this.keys) this.keys[data.key]();
    }

    press(event) {
      const key = event.key === ' ' && !this.is_playing ? 'arrowright' : event.key.toLowerCase();
      if (!(key in this.keys) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.keys[key]();
    }

    go_on() {
      if (this.is_playing) this.show_standing();
      else if (this.at + 1 < this.matches.length) this.show_match();
    }

    /// From a match to what was shown before it, and from a standing to its match.
    go_back() {
      if (this.at < 0) return;
      --this.at;
      if (!this.is_playing) this.show_match();
      else if (this.at < 0) this.show_title();
      else this.show_standing();
    }

    show_title() {
      const {players} = this;
      this.show_card(
        '',
        make('h1', {}, document.title),
        paragraph(players.join(' · ')),
        paragraph(say('keys'))
      );
    }

    show_match() {
      this.is_playing = true;
      const load = ({target}) => target.contentWindow.focus();
      const {page, names} = this.matches[++this.at];
      const seats = names.map(name => Math.max(0, this.players.indexOf(name))).join('');
      const src = `${page}?show=${this.speed}&colours=${seats}`;
      const title = say('hidden_match', {n: this.at + 1});
      this.stage.replaceChildren(make('iframe', {src, title, load}));
    }

    show_card(class_name, ...content) {
      this.is_playing = false;
      this.stage.replaceChildren(make('div', {class: `card ${class_name}`}, content));
      window.focus();
    }

    show_standing() {
      const {at, matches} = this;
      const places = this.standing(at);
      // Rows come from where they were before this match.
      const before = this.standing(at - 1).map(({name}) => name);
      const shown = table(
        'place|player:text|this_match|points|score',
        places.map(({name, points, score, now}, k) => ({
          style: `${this.colour_of(name)}; --from: ${before.indexOf(name) - k}`,
          cells: [k + 1, name, now, short(points, 2), score],
        }))
      );
      if (at + 1 === matches.length)
        this.show_card(
          'podium',
          make('h1', {}, say('wins', {player: places[0].name})),
          make(
            'ol',
            {class: 'steps'},
            places.slice(0, 3).map((place, k) => this.step(place, k))
          ),
          shown
        );
      else
        this.show_card(
          'moves',
          make('h1', {}, say('after_match', {n: at + 1, all: matches.length})),
          shown,
          paragraph(say('goes_on'))
        );
    }

    step({name, points}, k) {
      return make(
        'li',
        {class: `step${k + 1}`, style: this.colour_of(name)},
        make('b', {}, name),
        make('span', {}, k + 1),
        short(points, 2)
      );
    }

    /// After the matches up to one.
    standing(last) {
      const places = new Map(this.players.map(name => [name, {name, points: 0, score: 0, wins: 0, now: ''}]));
      for (const match of this.matches.slice(0, last + 1)) {
        for (const [seat, name] of match.names.entries()) {
          const place = places.get(name);
          if (!place) continue;
          const points = points_of(match.scores, seat);
          place.points += points;
          place.score += match.scores[seat];
          place.wins += points === 3 ? 1 : 0;
          if (match === this.matches[this.at]) place.now = match.scores[seat];
        }
      }
      return Array.from(places.values()).sort(
        (a, b) => b.points - a.points || b.score - a.score || b.wins - a.wins
      );
    }

    colour_of(name) {
      return `--clan: ${this.colours[this.players.indexOf(name)] || 'transparent'}`;
    }
  }

  PAGES.final = data => new Final(data).start();
}
