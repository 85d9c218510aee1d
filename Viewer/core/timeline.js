'use strict';
// The slider with its marks, and the row of charts: where a round is chosen with the mouse.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {make} = V;

  const SIGNS = {leader: '▲', out: '✕', said: '●', slow: '◷', difference: '≠', turn: '▼'};

  /// The slider and the marks of the big events above it: those of a kind that would cover each other are one,
  /// which leads to the first.
  class Timeline {
    constructor(slider, marks, view) {
      Object.assign(this, {slider, marks, view, drawn: new V.Drawn()});
      slider.addEventListener('input', () => view.go(Number(slider.value)));
    }

    build(view, words) {
      this.slider.max = view.last_index;
      const width = 14 / Math.max(this.marks.clientWidth, 280);
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
          return make('button', `mark clan${of_one ? clan : -1}`, attributes, SIGNS[kind] || view.game.mark_signs[kind]);
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
        return V.chart_index(event.clientX - box.left, box.width, view.match.states.length);
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
        if (pointed >= 0) V.draw_cursor(ctx, lines, index, places, {...look, cursor: look.text});
        V.draw_cursor(ctx, lines, view.index, places, look);
        V.draw_words(ctx, {title, note, lines}, index, places.frame, look);
        const values = lines.map((line, p) => `${words.player(p)} ${V.chart_number(line[view.index])}`).join(', ');
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
        chart.places = V.draw_chart(chart.picture.getContext('2d'), chart.lines, width, height, this.look);
      }
    }
  }

  Object.assign(V, {SIGNS, Timeline, ChartsPanel});
}
