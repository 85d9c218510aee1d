'use strict';
// Beside what is pointed at, what is there; and below the board, until it is dismissed, what its figures are.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});
  const {by_id, make} = V;

  const PICTURE = {width: 30, height: 24, cell: 15};  // pixels
  const GAP = 8;  // pixels

  /// A canvas of this size, in pixels of the page, with what is drawn in a cell in its middle.
  function picture_with(draw, {width, height, cell}, {ratio, dark}) {
    const canvas = make('canvas', '', {width: width * ratio, height: height * ratio, 'aria-hidden': 'true'});
    const at = side => ((side - cell) * ratio) / 2;
    draw(new V.Pen(canvas.getContext('2d'), cell * ratio, at(width), at(height), V.LOOKS[Number(dark)]));
    return canvas;
  }

  /// One line: the game, and its figures with what they are called.
  class Legend {
    constructor(view, words) {
      Object.assign(this, {view, words, drawn: new V.Drawn(), element: by_id('legend')});
      view.legend = V.remembered('legend') !== 'off';
    }

    update(theme) {
      const {view, words} = this;
      this.element.hidden = !view.legend || view.alone;
      if (this.element.hidden || this.drawn.from(view.game, view.language, theme)) return;
      // What is said of a thing after a comma is in the help.
      const entry = ({key, draw}) => make('li', '', {}, picture_with(draw, PICTURE, theme), words.text(key).split(/[,;(]/)[0]);
      const title = make('li', 'title', {}, V.title_of(view.game.name));
      const list = this.element.querySelector('ul');
      const [first, ...entries] = view.game.legend.map(entry);
      list.replaceChildren(title, first, ...entries);
      // Where there is no room for all, the longest names go, but for the first unit's: those of what is rarely seen.
      const length = item => item.textContent.length;
      while (list.scrollHeight > list.clientHeight + 4 && entries.length > 0) {
        const longest = entries.reduce((one, other) => (length(other) > length(one) ? other : one));
        longest.remove();
        entries.splice(entries.indexOf(longest), 1);
      }
    }
  }

  /// What is on the cell that is pointed at, beside it; while the mouse is elsewhere, it is hidden.
  class Tip {
    constructor(element, board, view) {
      Object.assign(this, {element, board, view, away: -1});
      board.addEventListener('pointerleave', event => {
        if (event.pointerType === 'mouse') this.away = view.cursor;
        view.notify();
      });
      board.addEventListener('pointerenter', () => (this.away = -1));
    }

    /// Puts it beside the cell, where there is more room.
    update({left, top, scale}) {
      const {element, board, view} = this;
      element.hidden = view.cursor < 0 || view.cursor === this.away || view.playing;
      if (element.hidden) return;
      const ratio = board.clientWidth / board.width;
      const {row, col} = V.place_of(view.match, view.cursor);
      const [x0, y0] = [left + col * scale, top + row * scale].map(at => at * ratio);
      const [side, width, height] = [scale * ratio, element.offsetWidth, element.offsetHeight];
      const right = x0 + side + GAP;
      const x = right + width <= board.clientWidth ? right : Math.max(0, x0 - GAP - width);
      const y = Math.max(0, Math.min(y0 - GAP, board.clientHeight - height));
      Object.assign(element.style, {left: `${x + board.offsetLeft}px`, top: `${y + board.offsetTop}px`});
    }
  }

  Object.assign(V, {Legend, Tip, picture_with});
}
