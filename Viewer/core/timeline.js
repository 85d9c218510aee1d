'use strict';
// The slider with its marks, and the row of charts: where a round is chosen with the mouse.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {make} = V;

  const SIGNS = {leader: '▲', out: '✕', said: '●', slow: '◷', difference: '≠', turn: '▼'};

  /// The slider and the marks of the big events above it.
  class Timeline {
    constructor(slider, marks, view) {
      Object.assign(this, {slider, marks, view});
      slider.addEventListener('input', () => view.go(Number(slider.value)));
    }

    build(view, words) {
      this.slider.max = view.last_index;
      const marks = V.marks_of(view);
      this.marks.replaceChildren(
        ...marks.map(mark => {
          const place = words.text('at_round', {round: view.match.first_round + mark.index});
          const title = `${words.plain_sentence(mark.text, {clan: {clan: mark.clan}, ...mark.args})}, ${place}`;
          const share = view.last_index === 0 ? 0 : mark.index / view.last_index;
          const sign = SIGNS[mark.kind] || view.game.mark_signs[mark.kind];
          return make(
            'button',
            `mark clan${mark.clan}`,
            {
              type: 'button',
              title,
              tabindex: '-1',
              'aria-hidden': 'true',
              style: `--share:${share}`,
              'data-kind': mark.kind,
              'data-index': mark.index,
              click: () => view.go(mark.index),
            },
            sign
          );
        })
      );
    }

    update(view) {
      this.slider.value = view.index;
      const share = view.last_index === 0 ? 0 : view.index / view.last_index;
      this.slider.style.setProperty('--share', share);
      this.slider.setAttribute('aria-valuetext', view.round);
    }
  }

  /// A canvas for each chart of the game.
  class ChartsPanel {
    constructor(element, view) {
      Object.assign(this, {element, view});
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
      this.charts = charts.map(({key, name, lines}) => {
        const canvas = make('canvas', 'chart', {role: 'img', tabindex: '0', 'data-chart': key});
        const go = event => {
          if (event.type === 'pointermove' && !(event.buttons & 1)) return;
          const box = canvas.getBoundingClientRect();
          this.view.go(
            V.chart_index(event.clientX - box.left, box.width, view.match.states.length)
          );
        };
        canvas.addEventListener('pointerdown', event => {
          canvas.setPointerCapture(event.pointerId);
          go(event);
        });
        canvas.addEventListener('pointermove', go);
        const title = name === null ? words.text(key) : name;
        return {key, title, canvas, lines, picture: make('canvas'), places: null};
      });
      this.element.replaceChildren(...this.charts.map(chart => chart.canvas));
      this.style = null;
    }

    /// Draws the charts with the round that is shown. Their lines are drawn once for each size and
    /// look; `style` is another object when these change.
    update(view, style, words) {
      const sign = [view.letters, ...this.charts.map(({canvas: {clientWidth: w, clientHeight: h}}) => [w, h])].join();
      if (this.style !== style || this.sign !== sign) this.draw_lines(view, style);
      Object.assign(this, {style, sign});
      for (const chart of this.charts) {
        const {title, canvas, lines, picture, places} = chart;
        if (places === null) continue;
        const ctx = canvas.getContext('2d');
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        ctx.clearRect(0, 0, canvas.width, canvas.height);
        ctx.drawImage(picture, 0, 0);
        V.draw_cursor(ctx, lines, view.index, places, this.look);
        const values = lines
          .map((line, p) => `${words.player(p)} ${V.chart_number(line[view.index])}`)
          .join(', ');
        canvas.setAttribute('aria-label', words.text('chart_label', {name: title, values}));
      }
    }

    draw_lines(view, style) {
      this.look = {
        ...style,
        letters: view.letters,
        colours: style.dark ? view.game.dark_colours : view.game.line_colours,
        // All charts look the same.
        tight: this.charts.some(({title, canvas, lines}) =>
          V.is_tight(canvas.getContext('2d'), lines, title, canvas.clientWidth)
        ),
      };
      for (const chart of this.charts) {
        const {clientWidth: width, clientHeight: height} = chart.canvas;
        chart.places = null;
        if (width === 0 || height === 0) continue;
        const size = {width: Math.round(width * style.ratio), height: Math.round(height * style.ratio)};
        Object.assign(chart.canvas, size);
        Object.assign(chart.picture, size);
        const ctx = chart.picture.getContext('2d');
        chart.places = V.draw_chart(ctx, chart.lines, chart.title, width, height, this.look);
      }
    }
  }

  Object.assign(V, {SIGNS, Timeline, ChartsPanel});
}
