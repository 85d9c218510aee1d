'use strict';
// Charts of a value of each clan over the rounds, and the slider with its marks.
{
  const {make} = V;

  const VALUES = 11;
  const TOP = 24;
  const VALUE_FONT = '12px system-ui, sans-serif';
  const BOTTOM = 18;
  // How far from a line a click is on it.
  const NEAR = 7;
  const SIDE = 8;
  const DOT = 3;
  const MOST_WHOLE = 99999;

  /// The values at the lower and the upper edge. 0 is always between them; a value that is no number
  /// counts as unknown.
  function range_of(lines) {
    let [least, most] = [0, 0];
    for (const line of lines) {
      for (const value of line) {
        if (value > most) most = value;
        if (value < least) least = value;
      }
    }
    return {least, value: most > 0 || least < 0 ? most : 1};
  }

  function chart_number(value) {
    if (Number.isNaN(value)) return '–';
    return Math.abs(value) > MOST_WHOLE
      ? `${Math.round(value / 1000)}k`
      : String(Number(value.toPrecision(5)));
  }

  /// The space for lines on a chart of this size (CSS pixels) and the values at its edges.
  const chart_frame = (lines, width, height) => ({
    left: SIDE,
    right: width - SIDE,
    top: TOP,
    bottom: height - BOTTOM,
    ...range_of(lines),
  });

  /// The index of the state under a horizontal position.
  function chart_index(x, width, count) {
    const share = (x - SIDE) / Math.max(1, width - 2 * SIDE);
    return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
  }

  /// What is drawn where: {frame, x(index), y(value)}.
  function scales(lines, width, height) {
    const frame = chart_frame(lines, width, height);
    const last = Math.max(1, lines[0].length - 1);
    const unit = (frame.bottom - frame.top) / (frame.value - frame.least);
    return {
      frame,
      x: index => frame.left + ((frame.right - frame.left) * index) / last,
      y: value => frame.bottom - unit * (value - frame.least),
    };
  }

  /// What a line is in each of so many columns: {from, to, mean, least, most} of the indices that fall into
  /// it. Unknown values count for nothing.
  function columns_of(line, count) {
    return Array.from({length: count}, (_, k) => {
      const from = Math.floor((k * line.length) / count);
      const values = line
        .subarray(from, Math.floor(((k + 1) * line.length) / count))
        .filter(value => !Number.isNaN(value));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const edge = which => values.reduce((a, b) => which(a, b), mean);
      return {at: from + (line.length / count - 1) / 2, mean, least: edge(Math.min), most: edge(Math.max)};
    }).filter(({mean}) => !Number.isNaN(mean));
  }

  /// Draws a chart without its title and what depends on the round. `style`: colours of clans, dashes, grid,
  /// text, muted, cursor, ratio of pixels, first and last of the rounds. Where several rounds fall on a
  /// pixel, the line is their mean in a band of all values.
  function draw_chart(ctx, lines, width, height, style) {
    ctx.setTransform(style.ratio, 0, 0, style.ratio, 0, 0);
    ctx.clearRect(0, 0, width, height);
    const {frame, x, y} = scales(lines, width, height);
    Object.assign(ctx, {lineWidth: 1, strokeStyle: style.grid});
    for (const level of [frame.top, (frame.top + frame.bottom) / 2, frame.bottom]) {
      ctx.beginPath();
      ctx.moveTo(frame.left, Math.round(level) + 0.5);
      ctx.lineTo(frame.right, Math.round(level) + 0.5);
      ctx.stroke();
    }
    draw_scale(ctx, frame, style);
    const count = Math.max(1, Math.round(frame.right - frame.left));
    const is_long = lines[0].length > 2 * count;
    ctx.lineJoin = 'round';
    lines.forEach((line, p) => {
      const faint = style.clan >= 0 && style.clan !== p ? 0.3 : 1;
      ctx.lineWidth = style.clan === p ? 3 : 1.75;
      const columns = is_long ? columns_of(line, count) : [];
      const points = is_long
        ? columns.map(({at, mean}) => [at, mean])
        : Array.from(line, (value, k) => [k, value]);
      ctx.beginPath();
      for (const {at, most} of columns) ctx.lineTo(x(at), y(most));
      for (const {at, least} of columns.reverse()) ctx.lineTo(x(at), y(least));
      Object.assign(ctx, {fillStyle: style.colours[p], globalAlpha: 0.25 * faint});
      ctx.fill();
      ctx.globalAlpha = faint;
      ctx.beginPath();
      for (const [at, value] of points) if (!Number.isNaN(value)) ctx.lineTo(x(at), y(value));
      ctx.strokeStyle = style.colours[p];
      ctx.setLineDash(style.letters ? style.dashes[p] : []);
      ctx.stroke();
    });
    ctx.globalAlpha = 1;
    ctx.setLineDash([]);
    return {frame, x, y};
  }

  function draw_scale(ctx, {left, right, top, bottom, least, value}, {muted, rounds}) {
    const middle = (least + value) / 2;
    Object.assign(ctx, {font: VALUE_FONT, fillStyle: muted, textBaseline: 'top', textAlign: 'left'});
    if (bottom - top > 60)
      ctx.fillText(chart_number(middle < 10 ? middle : Math.round(middle)), left, (top + bottom) / 2 + 2);
    ctx.fillText(chart_number(value), left, top + 2);
    ctx.fillText(rounds[0], left, bottom + 4);
    ctx.textAlign = 'right';
    ctx.fillText(rounds[1], right, bottom + 4);
  }

  /// Above the lines the values of all clans at an index, and on the right `note`.
  function draw_values(ctx, {note, lines}, index, {left, right}, style) {
    Object.assign(ctx, {
      textBaseline: 'middle',
      font: VALUE_FONT,
      textAlign: 'right',
      fillStyle: style.muted,
    });
    ctx.fillText(note, right, VALUES);
    ctx.textAlign = 'left';
    const room = right - left - (note === '' ? 0 : ctx.measureText(`${note} `).width);
    const known = lines.map((line, p) => [line[index], p]).filter(([, p]) => !lines[p].every(Number.isNaN));
    known.forEach(([value, p], k) => {
      const at = left + (room * k) / Math.max(2, known.length);
      ctx.fillStyle = style.colours[p];
      ctx.fillRect(at, VALUES - DOT, 2 * DOT, 2 * DOT);
      ctx.fillStyle = style.text;
      ctx.fillText(chart_number(value), at + 3 * DOT, VALUES, room / known.length - 3 * DOT);
    });
  }

  function draw_cursor(ctx, lines, index, {frame, x, y}, style) {
    Object.assign(ctx, {lineWidth: 1, strokeStyle: style.cursor});
    ctx.beginPath();
    ctx.moveTo(x(index), frame.top - 4);
    ctx.lineTo(x(index), frame.bottom);
    ctx.stroke();
    lines.forEach((line, p) => {
      if (Number.isNaN(line[index])) return;
      ctx.beginPath();
      ctx.arc(x(index), y(line[index]), 2.6, 0, 2 * Math.PI);
      ctx.fillStyle = style.colours[p];
      ctx.fill();
    });
  }

  const SIGNS = {leader: '▲', out: '✕', said: '●', difference: '≠', turn: '▼'};

  // Pixels: what a mark takes, what the band leaves at its ends, the longest side of a small board.
  const MARK = 17;
  const ENDS = 8;
  const PREVIEW = 180;
  const MOST_STRIPES = 400;

  /// A strip of the slider, a CSS gradient: `colour_at(index)` in each of so many rounds.
  function strip_of(count, colour_at) {
    const stripes = [];
    const number = Math.min(count, MOST_STRIPES);
    for (let k = 0; k < number; ++k) {
      const colour = colour_at(Math.round((k * (count - 1)) / Math.max(1, number - 1)));
      const last = stripes[stripes.length - 1];
      if (last && last.colour === colour) last.to = (k + 1) / number;
      else stripes.push({colour, from: k / number, to: (k + 1) / number});
    }
    const at = share => `calc(${ENDS}px + (100% - ${2 * ENDS}px) * ${share.toFixed(4)})`;
    const parts = stripes.map(({colour, from, to}) => `${colour} ${at(from)} ${at(to)}`);
    return `linear-gradient(to right, ${parts.join(', ')})`;
  }

  /// The slider, a band with the colour of who leads, and night if the game has it; above it, marks of the
  /// big events: those that would cover each other are one, which leads to the first. A line for each kind
  /// says what it means. The round that is pointed at is shown small.
  class Timeline {
    constructor(slider, marks, preview, view) {
      const [drawn, placed, previewed] = [0, 1, 2].map(() => new V.Drawn());
      Object.assign(this, {
        slider,
        marks,
        preview,
        view,
        drawn,
        placed,
        previewed,
        drawer: new V.BoardDrawer(),
        pointed: -1,
        told: '',
      });
      slider.addEventListener('input', () => view.go(Number(slider.value)));
      slider.addEventListener(
        'pointermove',
        event => event.pointerType === 'mouse' && this.point(this.index_at(event))
      );
      slider.addEventListener('pointerleave', () => this.point(-1));
      marks.addEventListener(
        'pointerover',
        ({target}) => target.dataset.index && this.point(Number(target.dataset.index), target.title)
      );
      marks.addEventListener('pointerleave', () => this.point(-1));
    }

    index_at(event) {
      const {left, width} = this.slider.getBoundingClientRect();
      const share = (event.clientX - left - ENDS) / Math.max(1, width - 2 * ENDS);
      return Math.round(Math.min(1, Math.max(0, share)) * this.view.last_index);
    }

    /// Points at a round; `told` is what its mark says.
    point(index, told = '') {
      Object.assign(this, {pointed: index, told});
      this.view.notify();
    }

    build(view, words) {
      const {match, last_index} = view;
      this.slider.max = last_index;
      this.all = V.marks_of(view);
      this.words = words;
      this.placed = new V.Drawn();
      const {style} = this.slider;
      const colour_of = p => (p < 0 ? 'var(--border)' : `var(--clan${p})`);
      style.setProperty(
        '--band',
        strip_of(last_index + 1, index => colour_of(V.leader_of(V.score_at(match, index))))
      );
      const nights = strip_of(last_index + 1, index =>
        V.row_of(match, 'night', index)[0] ? '#10163a' : 'transparent'
      );
      style.setProperty('--night', nights);
      const kinds = Array.from(new Set(this.all.map(({kind}) => kind)));
      V.by_id('mark-key').replaceChildren(
        ...kinds.map(kind => make('li', '', {}, `${this.sign_of(kind)} ${words.text(`sign_${kind}`)}`))
      );
    }

    sign_of(kind) {
      return SIGNS[kind] || this.view.game.mark_signs[kind];
    }

    share_of({index}) {
      return this.view.last_index === 0 ? 0 : index / this.view.last_index;
    }

    /// Makes the marks that there is room for; a group is of the kind that is the rarest.
    place() {
      const width = this.marks.clientWidth;
      if (this.placed.from(width)) return;
      const groups = [];
      for (const mark of this.all) {
        const near = groups.find(([first]) => (this.share_of(mark) - this.share_of(first)) * width < MARK);
        if (near) near.push(mark);
        else groups.push([mark]);
      }
      this.marks.replaceChildren(...groups.map(group => this.mark_of(group)));
    }

    mark_of(group) {
      const {view, words, all} = this;
      const title_of = mark => {
        const place = words.text('at_round', {round: view.match.first_round + mark.index});
        return `${words.plain_sentence(mark.text, {clan: {clan: mark.clan}, ...mark.args})}, ${place}`;
      };
      const count = ({kind}) => all.filter(mark => mark.kind === kind).length;
      const {kind} = group.reduce((a, b) => (count(b) < count(a) ? b : a));
      const shown = group.filter(mark => mark.kind === kind);
      const [{clan, index}] = shown;
      const attributes = {
        title: group.map(title_of).join('\n'),
        tabindex: '-1',
        'aria-hidden': 'true',
        style: `--share:${this.share_of(group[0])}`,
        'data-kind': kind,
        'data-index': index,
        click: () => view.go(index),
      };
      return make(
        'button',
        `mark clan${shown.every(mark => mark.clan === clan) ? clan : -1}`,
        attributes,
        this.sign_of(kind)
      );
    }

    update(view) {
      if (this.drawn.from(view.index, view.match)) return;
      this.slider.value = view.index;
      this.slider.style.setProperty('--share', this.share_of(view));
      this.slider.setAttribute('aria-valuetext', view.round);
    }

    update_preview(theme) {
      const {view, pointed, preview} = this;
      if (this.previewed.from(view.match, pointed, this.told, theme)) return;
      preview.hidden = pointed < 0;
      if (preview.hidden) return;
      const [canvas, words] = preview.children;
      const {rows, cols, first_round} = view.match;
      const scale = (PREVIEW * theme.ratio) / Math.max(rows, cols);
      Object.assign(canvas, {width: Math.round(cols * scale), height: Math.round(rows * scale)});
      canvas.style.width = `${canvas.width / theme.ratio}px`;
      const small = {
        index: pointed,
        position: pointed,
        zoom: 1,
        row: rows / 2,
        col: cols / 2,
        unit: -1,
        cursor: -1,
        flash: null,
        hand: null,
      };
      this.drawer.draw(
        canvas.getContext('2d'),
        Object.assign(Object.create(view), small),
        canvas.width,
        canvas.height,
        {...theme, rulers: 0, feet: 0}
      );
      words.textContent = this.told || this.words.text('at_round', {round: first_round + pointed});
      preview.style.setProperty('--share', this.share_of({index: pointed}));
    }
  }

  /// One chart; what it shows is chosen of a list. A clan whose line is clicked stands out.
  class ChartsPanel {
    constructor(element, view) {
      Object.assign(this, {
        element,
        view,
        pictures: new V.Drawn(),
        drawn: new V.Drawn(),
        key: '',
        clan: -1,
        pointed: -1,
      });
      this.canvas = make('canvas', 'chart', {role: 'img', tabindex: '0'});
      this.picture = make('canvas');
      this.select = make('select', '', {change: () => this.choose(this.select.value)});
      V.release_after_mouse(this.select);
      element.append(this.select, this.canvas);
      this.watch();
    }

    build(view, words) {
      const [score, ...others] = view.game.charts.map(chart => ({
        key: chart.key,
        name: words.text(chart.key),
        lines: V.chart_values(view.match, chart),
      }));
      const charts = [
        ...V.charts_of_review(view),
        score,
        ...V.charts_of_difference(view),
        ...V.charts_of_log(view),
        ...others,
      ];
      this.charts = charts.map(({key, name, lines}) => ({
        key,
        lines,
        title: name === null ? words.text(key) : name,
      }));
      this.select.replaceChildren(
        ...this.charts.map(({key, title}) => make('option', '', {value: key}, title))
      );
      this.select.setAttribute('aria-label', words.text('charts'));
      this.choose(this.charts.some(({key}) => key === this.key) ? this.key : charts[0].key);
    }

    get chart() {
      return this.charts.find(({key}) => key === this.key);
    }

    choose(key) {
      this.key = this.select.value = key;
      this.canvas.dataset.chart = key;
      this.view.notify();
    }

    /// Pointing at a round shows its values; pressing goes there, on a line its clan stands out.
    watch() {
      const {view, canvas} = this;
      const point = index => {
        this.pointed = index;
        view.notify();
      };
      const index_at = event => {
        const box = canvas.getBoundingClientRect();
        return chart_index(event.clientX - box.left, box.width, view.match.states.length);
      };
      canvas.addEventListener('pointerdown', event => {
        canvas.setPointerCapture(event.pointerId);
        const index = index_at(event);
        const clan = this.line_at(index, event.clientY - canvas.getBoundingClientRect().top);
        if (clan >= 0) this.clan = clan === this.clan ? -1 : clan;
        view.go(index);
      });
      canvas.addEventListener('pointermove', event => {
        if (event.buttons & 1) view.go(index_at(event));
        else point(index_at(event));
      });
      canvas.addEventListener('pointerleave', () => point(-1));
    }

    /// The clan whose line is at a height, -1 if none is near.
    line_at(index, height) {
      const far = this.chart.lines.map(line => Math.abs(this.places.y(line[index]) - height));
      const least = Math.min(...far.filter(distance => !Number.isNaN(distance)));
      return least <= NEAR ? far.indexOf(least) : -1;
    }

    /// Draws the chart with the round that is shown. Its lines are drawn once for each size and look; `style`
    /// is another object when these change.
    update(view, style, words) {
      const {canvas, chart, clan, picture} = this;
      const {clientWidth: width, clientHeight: height} = canvas;
      if (width === 0 || height === 0) return;
      if (!this.pictures.from(chart, style, clan, view.letters, width, height)) this.draw_lines(view, style);
      if (this.drawn.from(this.look, view.index, this.pointed)) return;
      const {look, pointed, places} = this;
      const {lines, title} = chart;
      const index = pointed < 0 ? view.index : Math.min(pointed, view.last_index);
      const note = pointed < 0 ? '' : words.text('at_round', {round: view.match.first_round + index});
      const ctx = canvas.getContext('2d');
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      ctx.drawImage(picture, 0, 0);
      ctx.setTransform(look.ratio, 0, 0, look.ratio, 0, 0);
      if (pointed >= 0) draw_cursor(ctx, lines, index, places, {...look, cursor: look.text});
      draw_cursor(ctx, lines, view.index, places, look);
      draw_values(ctx, {note, lines}, index, places.frame, look);
      const values = lines
        .map((line, p) => `${words.player(p)} ${chart_number(line[view.index])}`)
        .join(', ');
      canvas.setAttribute('aria-label', words.text('chart_label', {name: title, values}));
    }

    draw_lines(view, style) {
      const {canvas, picture, chart, clan} = this;
      const colours = style.dark ? view.game.dark_colours : view.game.line_colours;
      const rounds = [view.match.first_round, view.match.last_round];
      this.look = {...style, rounds, letters: view.letters, colours, clan};
      const size = {
        width: Math.round(canvas.clientWidth * style.ratio),
        height: Math.round(canvas.clientHeight * style.ratio),
      };
      for (const one of [canvas, picture]) Object.assign(one, size);
      this.places = draw_chart(
        picture.getContext('2d'),
        chart.lines,
        canvas.clientWidth,
        canvas.clientHeight,
        this.look
      );
    }
  }

  Object.assign(V, {columns_of, SIGNS, Timeline, ChartsPanel});
}
