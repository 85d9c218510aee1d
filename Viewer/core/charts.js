'use strict';
// Charts of a value of each clan over the rounds.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const TOP = 20;
  const ROW = 12;
  const TITLE_FONT = '600 11px system-ui, sans-serif';
  const VALUE_FONT = '11px system-ui, sans-serif';
  const BOTTOM = 5;
  const SIDE = 8;

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

  /// A value as it is written; what is not known is a dash.
  const chart_number = value => (Number.isNaN(value) ? '–' : String(Number(value.toPrecision(6))));

  /// The space for lines on a chart of this size (CSS pixels) and the value at its upper edge.
  /// `tight`: that value goes below the title, not beside it.
  function chart_frame(lines, width, height, tight = false) {
    const top = tight ? TOP + ROW : TOP;
    return {left: SIDE, right: width - SIDE, top, bottom: height - BOTTOM, ...range_of(lines)};
  }

  /// Whether a chart of this width has no room for its title and its value side by side.
  function is_tight(ctx, lines, title, width) {
    ctx.font = VALUE_FONT;
    const value = ctx.measureText(`${chart_number(range_of(lines).value)} `).width;
    ctx.font = TITLE_FONT;
    return ctx.measureText(title).width + value > width - 2 * SIDE;
  }

  /// The index of the state under a horizontal position.
  function chart_index(x, width, count) {
    const share = (x - SIDE) / Math.max(1, width - 2 * SIDE);
    return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
  }

  /// What is drawn where: {frame, x(index), y(value)}.
  function scales(lines, width, height, tight) {
    const frame = chart_frame(lines, width, height, tight);
    const last = Math.max(1, lines[0].length - 1);
    const unit = (frame.bottom - frame.top) / (frame.value - frame.least);
    return {
      frame,
      x: index => frame.left + ((frame.right - frame.left) * index) / last,
      y: value => frame.bottom - unit * (value - frame.least),
    };
  }

  /// Draws a chart without its cursor. `style`: colours of clans, dashes, grid, text, cursor, ratio of
  /// pixels, and `tight`, as for chart_frame.
  function draw_chart(ctx, lines, title, width, height, style) {
    ctx.setTransform(style.ratio, 0, 0, style.ratio, 0, 0);
    ctx.clearRect(0, 0, width, height);
    const {frame, x, y} = scales(lines, width, height, style.tight);
    ctx.lineWidth = 1;
    ctx.strokeStyle = style.grid;
    for (const level of [frame.top, (frame.top + frame.bottom) / 2, frame.bottom]) {
      ctx.beginPath();
      ctx.moveTo(frame.left, Math.round(level) + 0.5);
      ctx.lineTo(frame.right, Math.round(level) + 0.5);
      ctx.stroke();
    }
    draw_words(ctx, title, frame, width, style);
    ctx.lineWidth = 1.75;
    ctx.lineJoin = 'round';
    lines.forEach((line, p) => {
      ctx.beginPath();
      line.forEach((value, k) => {
        if (!Number.isNaN(value)) ctx.lineTo(x(k), y(value));
      });
      ctx.strokeStyle = style.colours[p];
      ctx.setLineDash(style.letters ? style.dashes[p] : []);
      ctx.stroke();
    });
    ctx.setLineDash([]);
    return {frame, x, y};
  }

  function draw_words(ctx, title, frame, width, style) {
    ctx.textBaseline = 'middle';
    ctx.font = VALUE_FONT;
    ctx.textAlign = 'right';
    ctx.fillStyle = style.muted;
    ctx.fillText(chart_number(frame.value), width - SIDE, style.tight ? 9 + ROW : 9);
    ctx.font = TITLE_FONT;
    ctx.textAlign = 'left';
    ctx.fillStyle = style.text;
    ctx.fillText(title, frame.left, 9, Math.max(1, width - frame.left - 3));
  }

  /// The shown round, on what draw_chart has returned.
  function draw_cursor(ctx, lines, index, {frame, x, y}, style) {
    ctx.setTransform(style.ratio, 0, 0, style.ratio, 0, 0);
    ctx.lineWidth = 1;
    ctx.strokeStyle = style.cursor;
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

  Object.assign(V, {chart_number, chart_frame, chart_index, is_tight, draw_chart, draw_cursor});
}
