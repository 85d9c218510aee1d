'use strict';
// Shapes on a canvas in the board's own measure: rows, columns, and sizes in cells.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const font = pixels => `700 ${pixels}px system-ui, sans-serif`;

  /// Where the middle of what reaches `half` to both sides has to be, so that all of it is between 0
  /// and `end`; what is more than `far` outside stays there.
  function moved_inside(middle, half, end, far) {
    if (middle < -far || middle > end + far) return middle;
    return Math.max(half, Math.min(middle, end - half));
  }

  /// Draws on a canvas of which one cell has `scale` pixels and cell (0, 0) starts at (left, top).
  class Pen {
    constructor(ctx, scale, left, top) {
      Object.assign(this, {ctx, scale, left, top});
    }

    /// The middle of a column or row, in pixels.
    x(col) {
      return this.left + (col + 0.5) * this.scale;
    }
    y(row) {
      return this.top + (row + 0.5) * this.scale;
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
      for (const [dx, dy] of [
        [bar, -size],
        [bar, -bar],
        [size, -bar],
        [size, bar],
        [bar, bar],
        [bar, size],
        [-bar, size],
        [-bar, bar],
        [-size, bar],
        [-size, -bar],
        [-bar, -bar],
      ]) {
        ctx.lineTo(dx, dy);
      }
      ctx.closePath();
      this.paint(fill, stroke, width);
      ctx.restore();
    }

    text(row, col, text, size, fill, outline) {
      this.text_at(this.x(col), this.y(row), text, size, fill, outline);
    }

    /// A text of which the edges of the canvas cut nothing, unless its cell is not seen.
    whole_text(row, col, text, size, fill, outline) {
      const {ctx} = this;
      ctx.font = font(size * this.scale);
      const height = 1.3 * size * this.scale;
      const half_width = ctx.measureText(text).width / 2 + 0.2 * height;
      const x = moved_inside(this.x(col), half_width, ctx.canvas.width, this.scale);
      const y = moved_inside(this.y(row), height / 2, ctx.canvas.height, this.scale);
      this.text_at(x, y, text, size, fill, outline);
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

    /// An arrow from the middle of a cell to another one.
    arrow(from, to, colour, width) {
      const {ctx} = this;
      const [x0, y0, x1, y1] = [this.x(from.col), this.y(from.row), this.x(to.col), this.y(to.row)];
      const angle = Math.atan2(y1 - y0, x1 - x0);
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
