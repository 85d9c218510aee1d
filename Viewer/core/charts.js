'use strict';
// Charts of a value of each clan over the rounds, and the slider with its marks: where a round is chosen with the mouse.
{
  const {make} = V;

  const TITLE = 9;
  const VALUES = 23;
  const TOP = 35;
  const TITLE_FONT = '600 11px system-ui, sans-serif';
  const VALUE_FONT = '11px system-ui, sans-serif';
  const BOTTOM = 5;
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

  /// A value as it is written, short; what is not known is a dash.
  function chart_number(value) {
    if (Number.isNaN(value)) return '–';
    return Math.abs(value) > MOST_WHOLE ? `${Math.round(value / 1000)}k` : String(Number(value.toPrecision(5)));
  }

  /// The space for lines on a chart of this size (CSS pixels) and the values at its edges.
  const chart_frame = (lines, width, height) => ({left: SIDE, right: width - SIDE, top: TOP, bottom: height - BOTTOM, ...range_of(lines)});

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

  /// What a line is in each of so many columns: {from, to, mean, least, most} of the indices that fall into it.
  /// Unknown values count for nothing.
  function columns_of(line, count) {
    return Array.from({length: count}, (_, k) => {
      const from = Math.floor((k * line.length) / count);
      const values = line.subarray(from, Math.floor(((k + 1) * line.length) / count)).filter(value => !Number.isNaN(value));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const edge = which => values.reduce((a, b) => which(a, b), mean);
      return {at: from + (line.length / count - 1) / 2, mean, least: edge(Math.min), most: edge(Math.max)};
    }).filter(({mean}) => !Number.isNaN(mean));
  }

  /// Draws a chart without its title and what depends on the round. `style`: colours of clans, dashes, grid, text,
  /// cursor, ratio of pixels. Where several rounds fall on a pixel, the line is their mean in a band of all values.
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
    const count = Math.max(1, Math.round(frame.right - frame.left));
    const is_long = lines[0].length > 2 * count;
    Object.assign(ctx, {lineWidth: 1.75, lineJoin: 'round'});
    lines.forEach((line, p) => {
      const columns = is_long ? columns_of(line, count) : [];
      const points = is_long ? columns.map(({at, mean}) => [at, mean]) : Array.from(line, (value, k) => [k, value]);
      ctx.beginPath();
      for (const {at, most} of columns) ctx.lineTo(x(at), y(most));
      for (const {at, least} of columns.reverse()) ctx.lineTo(x(at), y(least));
      Object.assign(ctx, {fillStyle: style.colours[p], globalAlpha: 0.25});
      ctx.fill();
      ctx.globalAlpha = 1;
      ctx.beginPath();
      for (const [at, value] of points) if (!Number.isNaN(value)) ctx.lineTo(x(at), y(value));
      ctx.strokeStyle = style.colours[p];
      ctx.setLineDash(style.letters ? style.dashes[p] : []);
      ctx.stroke();
    });
    ctx.setLineDash([]);
    return {frame, x, y};
  }

  /// The title of a chart, on its right `note`, and below them the values of all clans at an index.
  function draw_words(ctx, {title, note, lines}, index, {left, right}, style) {
    Object.assign(ctx, {textBaseline: 'middle', font: VALUE_FONT, textAlign: 'right', fillStyle: style.muted});
    ctx.fillText(note, right, TITLE);
    const room = right - left - (note === '' ? 0 : ctx.measureText(`${note} `).width);
    Object.assign(ctx, {font: TITLE_FONT, textAlign: 'left', fillStyle: style.text});
    ctx.fillText(title, left, TITLE, Math.max(1, room));
    ctx.font = VALUE_FONT;
    const known = lines.map((line, p) => [line[index], p]).filter(([, p]) => !lines[p].every(Number.isNaN));
    known.forEach(([value, p], k) => {
      const at = left + ((right - left) * k) / Math.max(2, known.length);
      ctx.fillStyle = style.colours[p];
      ctx.fillRect(at, VALUES - DOT, 2 * DOT, 2 * DOT);
      ctx.fillStyle = style.text;
      ctx.fillText(chart_number(value), at + 3 * DOT, VALUES, (right - left) / known.length - 3 * DOT);
    });
  }

  /// A round, on what draw_chart has returned.
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

  const SIGNS = {leader: '▲', out: '✕', said: '●', slow: '◷', difference: '≠', turn: '▼'};

  /// The slider and the marks of the big events above it: those of a kind that would cover each other are one,
  /// which leads to the first. A line for each kind says what it means.
  class Timeline {
    constructor(slider, marks, view) {
      Object.assign(this, {slider, marks, view, drawn: new V.Drawn()});
      slider.addEventListener('input', () => view.go(Number(slider.value)));
    }

    build(view, words) {
      this.slider.max = view.last_index;
      const width = 20 / Math.max(window.innerWidth / 3, 280);
      const share_of = mark => (view.last_index === 0 ? 0 : mark.index / view.last_index);
      const groups = [];
      for (const mark of V.marks_of(view)) {
        const near = groups.find(([first]) => first.kind === mark.kind && share_of(mark) - share_of(first) < width);
        if (near) near.push(mark);
        else groups.push([mark]);
      }
      const title_of = mark => {
        const place = words.text('at_round', {round: view.match.first_round + mark.index});
        return `${words.plain_sentence(mark.text, {clan: {clan: mark.clan}, ...mark.args})}, ${place}`;
      };
      const sign_of = kind => SIGNS[kind] || view.game.mark_signs[kind];
      const kinds = Array.from(new Set(groups.map(([{kind}]) => kind)));
      V.by_id('mark-key').replaceChildren(...kinds.map(kind => make('li', '', {}, `${sign_of(kind)} ${words.text(`sign_${kind}`)}`)));
      this.marks.replaceChildren(
        ...groups.map(group => {
          const [{kind, clan, index}] = group;
          const attributes = {
            type: 'button',
            title: group.map(title_of).join('\n'),
            tabindex: '-1',
            'aria-hidden': 'true',
            style: `--share:${share_of(group[0])}`,
            'data-kind': kind,
            'data-index': index,
            click: () => view.go(index),
          };
          const of_one = group.every(mark => mark.clan === clan);
          return make('button', `mark clan${of_one ? clan : -1}`, attributes, sign_of(kind));
        })
      );
    }

    update(view) {
      if (this.drawn.from(view.index, view.match)) return;
      this.slider.value = view.index;
      const share = view.last_index === 0 ? 0 : view.index / view.last_index;
      this.slider.style.setProperty('--share', share);
      this.slider.setAttribute('aria-valuetext', view.round);
    }
  }

  /// A canvas for each chart of the game.
  class ChartsPanel {
    constructor(element, view) {
      Object.assign(this, {element, view, pictures: new V.Drawn(), drawn: new V.Drawn()});
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
      this.pointed = -1;
      this.charts = charts.map(({key, name, lines}) => {
        const canvas = make('canvas', 'chart', {role: 'img', tabindex: '0', 'data-chart': key});
        const title = name === null ? words.text(key) : name;
        this.watch(canvas);
        return {key, title, canvas, lines, picture: make('canvas'), places: null};
      });
      this.element.replaceChildren(...this.charts.map(chart => chart.canvas));
    }

    /// Pointing at a round shows its values in all charts; pressing goes there.
    watch(canvas) {
      const {view} = this;
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
        view.go(index_at(event));
      });
      canvas.addEventListener('pointermove', event => {
        if (event.buttons & 1) view.go(index_at(event));
        else point(index_at(event));
      });
      canvas.addEventListener('pointerleave', () => point(-1));
    }

    /// Draws the charts with the round that is shown. Their lines are drawn once for each size and
    /// look; `style` is another object when these change.
    update(view, style, words) {
      const sizes = this.charts.flatMap(({canvas}) => [canvas.clientWidth, canvas.clientHeight]);
      if (!this.pictures.from(this.charts, style, V.chosen(view, 'letters'), ...sizes)) this.draw_lines(view, style);
      if (this.drawn.from(this.look, view.index, this.pointed)) return;
      const {look, pointed} = this;
      const index = pointed < 0 ? view.index : Math.min(pointed, view.last_index);
      const note = pointed < 0 ? '' : words.text('at_round', {round: view.match.first_round + index});
      for (const {title, canvas, lines, picture, places} of this.charts) {
        if (places === null) continue;
        const ctx = canvas.getContext('2d');
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        ctx.clearRect(0, 0, canvas.width, canvas.height);
        ctx.drawImage(picture, 0, 0);
        ctx.setTransform(look.ratio, 0, 0, look.ratio, 0, 0);
        if (pointed >= 0) draw_cursor(ctx, lines, index, places, {...look, cursor: look.text});
        draw_cursor(ctx, lines, view.index, places, look);
        draw_words(ctx, {title, note, lines}, index, places.frame, look);
        const values = lines.map((line, p) => `${words.player(p)} ${chart_number(line[view.index])}`).join(', ');
        canvas.setAttribute('aria-label', words.text('chart_label', {name: title, values}));
      }
    }

    draw_lines(view, style) {
      const colours = style.dark ? view.game.dark_colours : view.game.line_colours;
      this.look = {...style, letters: V.chosen(view, 'letters'), colours};
      for (const chart of this.charts) {
        const {clientWidth: width, clientHeight: height} = chart.canvas;
        chart.places = null;
        if (width === 0 || height === 0) continue;
        const size = {width: Math.round(width * style.ratio), height: Math.round(height * style.ratio)};
        Object.assign(chart.canvas, size);
        Object.assign(chart.picture, size);
        chart.places = draw_chart(chart.picture.getContext('2d'), chart.lines, width, height, this.look);
      }
    }
  }

  Object.assign(V, {columns_of, SIGNS, Timeline, ChartsPanel});
}
