'use strict';
// Shapes on a canvas in the board's own measure: rows, columns, and sizes in cells.
{
  // How far an arrow ends from the middle of what it points at, in cells.
  const SHORT = 0.4;

  const font = pixels => `700 ${pixels}px system-ui, sans-serif`;

  /// Where the middle of what reaches `half` to both sides has to be, so that all of it is between `start`
  /// and `end`; what is more than `far` outside stays there.
  function moved_inside(middle, half, start, end, far) {
    if (middle < start - far || middle > end + far) return middle;
    return Math.max(start + half, Math.min(middle, end - half));
  }

  /// Draws on a canvas of which one cell has `scale` pixels and cell (0, 0) starts at (left, top). `look` is how
  /// figures look, one of V.LOOKS; with `stamps` they are drawn once only.
  class Pen {
    constructor(ctx, scale, left, top, look = V.LOOKS[0], stamps = null) {
      Object.assign(this, {ctx, scale, left, top, look, stamps});
    }

    /// The middle of a column or row, in pixels.
    x(col) {
      return this.left + (col + 0.5) * this.scale;
    }
    y(row) {
      return this.top + (row + 0.5) * this.scale;
    }

    /// The row under a pixel.
    row_at(y) {
      return (y - this.top) / this.scale - 0.5;
    }

    paint(fill, stroke, width) {
      const {ctx} = this;
      if (fill) {
        ctx.fillStyle = fill;
        ctx.fill();
      }
      if (stroke) {
        ctx.strokeStyle = stroke;
        ctx.lineWidth = Math.max(1, width * this.scale);
        ctx.stroke();
      }
    }

    fill_cell({row, col}, colour) {
      const {ctx, scale, left, top} = this;
      ctx.fillStyle = colour;
      ctx.fillRect(left + col * scale, top + row * scale, scale, scale);
    }

    circle(row, col, radius, fill, stroke, width = 0.1) {
      this.ctx.beginPath();
      this.ctx.arc(this.x(col), this.y(row), radius * this.scale, 0, 2 * Math.PI);
      this.paint(fill, stroke, width);
    }

    /// A square whose side is twice `radius`.
    square(row, col, radius, fill, stroke, width = 0.1) {
      const size = radius * this.scale;
      this.ctx.beginPath();
      this.ctx.rect(this.x(col) - size, this.y(row) - size, 2 * size, 2 * size);
      this.paint(fill, stroke, width);
    }

    /// A diagonal cross.
    cross(row, col, radius, fill, stroke, width = 0.1) {
      const {ctx} = this;
      const size = radius * this.scale;
      const bar = 0.36 * size;
      ctx.save();
      ctx.translate(this.x(col), this.y(row));
      ctx.rotate(Math.PI / 4);
      ctx.beginPath();
      ctx.moveTo(-bar, -size);
      const right = [[bar, -size], [bar, -bar], [size, -bar], [size, bar], [bar, bar], [bar, size]];
      for (const [dx, dy] of right) ctx.lineTo(dx, dy);
      for (const [dx, dy] of right.slice(0, -1)) ctx.lineTo(-dx, -dy);
      ctx.closePath();
      this.paint(fill, stroke, width);
      ctx.restore();
    }

    text(row, col, text, size, fill, outline) {
      this.text_at(this.x(col), this.y(row), text, size, fill, outline);
    }

    /// Where a text is drawn of which neither the edges of the canvas nor so many pixels of
    /// rulers cut anything, unless its cell is not seen: its middle and half its size, in pixels.
    whole_box(row, col, text, size, rulers) {
      const {ctx} = this;
      ctx.font = font(size * this.scale);
      const down = 0.65 * size * this.scale;
      const right = ctx.measureText(text).width / 2 + 0.4 * down;
      const x = moved_inside(this.x(col), right, rulers, ctx.canvas.width, this.scale);
      const y = moved_inside(this.y(row), down, rulers, ctx.canvas.height, this.scale);
      return {x, y, right, down};
    }

    text_at(x, y, text, size, fill, outline) {
      const {ctx} = this;
      ctx.font = font(size * this.scale);
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      if (outline) {
        ctx.strokeStyle = outline;
        ctx.lineWidth = size * this.scale * 0.25;
        ctx.lineJoin = 'round';
        ctx.strokeText(text, x, y + 0.04 * this.scale);
      }
      ctx.fillStyle = fill;
      ctx.fillText(text, x, y + 0.04 * this.scale);
    }

    /// A line through points [{row, col}].
    line(points, colour, width) {
      const {ctx} = this;
      ctx.beginPath();
      points.forEach((point, k) => {
        if (k === 0 || point.jump) ctx.moveTo(this.x(point.col), this.y(point.row));
        else ctx.lineTo(this.x(point.col), this.y(point.row));
      });
      ctx.lineJoin = ctx.lineCap = 'round';
      this.paint(null, colour, width);
    }

    /// An area with these corners [{row, col}].
    area(points, fill, stroke, width = 0.1) {
      const {ctx} = this;
      ctx.beginPath();
      for (const {row, col} of points) ctx.lineTo(this.x(col), this.y(row));
      ctx.closePath();
      ctx.lineJoin = 'round';
      this.paint(fill, stroke, width);
    }

    /// An arrow from the middle of a cell towards that of another one, short of what is there.
    arrow(from, to, colour, width) {
      const {ctx} = this;
      const [x0, y0] = [this.x(from.col), this.y(from.row)];
      const angle = Math.atan2(to.row - from.row, to.col - from.col);
      const length = Math.max(0, Math.hypot(to.row - from.row, to.col - from.col) - SHORT) * this.scale;
      const [x1, y1] = [x0 + length * Math.cos(angle), y0 + length * Math.sin(angle)];
      const head = 0.34 * this.scale;
      ctx.beginPath();
      ctx.moveTo(x0, y0);
      ctx.lineTo(x1, y1);
      for (const side of [-2.5, 2.5]) {
        ctx.moveTo(x1, y1);
        ctx.lineTo(x1 + head * Math.cos(angle + side), y1 + head * Math.sin(angle + side));
      }
      ctx.lineCap = 'round';
      this.paint(null, colour, width);
    }
  }

  V.Pen = Pen;
}
