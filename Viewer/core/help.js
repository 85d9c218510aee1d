'use strict';
// The help: keys, mouse, and what is what on the board. Beside what is pointed at, what is there; and below the board,
// until it is dismissed, what its figures are.
{
  const {by_id, make} = V;

  const ENTRY = {width: 30, height: 24, cell: 15};  // pixels
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
      const entry = ({key, draw}) => make('li', '', {}, picture_with(draw, ENTRY, theme), words.text(key).split(/[,;(]/)[0]);
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

  // The names of keys, blanks between them; what they do, or their button's words.
  const KEYS = [
    ['Space', 'k_play'],
    ['Home End', 'k_ends'],
    ['← ↑ → ↓', 'k_one'],
    ['PageUp PageDown', 'k_ten'],
    ['N', 'k_marks'],
    ['B', 'k_swap'],
    ['J', 'k_jump'],
    ['/', 'k_find'],
    [', .', 'k_speed'],
    ['M', 'animation'],
    ['W A S D', 'k_point'],
    ['F', 'k_follow'],
    ['X', 'anchor'],
    ['Esc', 'stop_following'],
    ...V.LAYERS.map(({key, name}) => [key, name]),
    ['Z', 'k_alone'],
    ['+ − 0', 'k_zoom'],
    ['Shift ← ↑ → ↓', 'k_pan'],
    ['C', 'copy_link'],
    ['G P', 'k_save'],
    ['V', 'film'],
    ['R', 'reload'],
    ['T', 'k_by_hand'],
    ['U', 'k_next_unit'],
    ['1 … 9', 'k_step'],
    ['K', 'k_kind'],
    ['Enter Backspace', 'k_give'],
    ['E', 'k_end'],
    ['Q', 'k_go_on'],
    ['Ctrl-Z', 'undo'],
    ['H', 'help'],
  ];
  const MOUSE = ['m_point', 'm_click', 'm_wheel', 'm_charts'];
  const FINGERS = ['f_tap', 'f_move', 'f_charts'];
  const PICTURE = {width: 108, height: 78, cell: 48};
  // Signs over the board are beside units, too.
  const CELL_BELOW_SIGNS = 34;

  const row = (signs, text) => [make('dt', '', {}, ...signs), make('dd', '', {}, text)];

  function key_rows(words) {
    const name_of = key => (`key_${key}` in V.TEXTS.en ? words.text(`key_${key}`) : key);
    return KEYS.flatMap(([keys, text]) => {
      const names = keys.split(' ').map(key => make('kbd', '', {}, name_of(key)));
      return row(names, words.text(text));
    });
  }

  /// A picture with what it shows. Cell (0, 0) is in its middle.
  function picture_row(words, key, cell, draw) {
    const on_white = pen => {
      pen.ctx.fillStyle = '#ffffff';
      pen.ctx.fillRect(0, 0, PICTURE.width, PICTURE.height);
      draw(pen);
    };
    const canvas = picture_with(on_white, {...PICTURE, cell}, {ratio: 1, dark: false});
    return row([canvas], words.text(key));
  }

  /// The game's things, and the signs over the board, drawn, with what they are called.
  function legend_rows(game, words, theme) {
    const [{draw: draw_unit}] = game.legend;
    return [
      ...game.legend.flatMap(({key, draw}) => picture_row(words, key, PICTURE.cell, draw)),
      ...Object.entries(V.BOARD_SIGNS).flatMap(([key, draw_sign]) =>
        picture_row(words, key, CELL_BELOW_SIGNS, pen => {
          // Smaller than its cell, so that outlines of the cell are seen.
          const {ctx, scale, left, top} = pen;
          draw_unit(new V.Pen(ctx, 0.7 * scale, left + 0.15 * scale, top + 0.15 * scale));
          draw_sign(pen, theme);
        })
      ),
    ];
  }

  /// The marks above and below the slider, with what they say.
  function sign_rows(game, words) {
    const signs = Object.entries({...game.mark_signs, ...V.SIGNS, life: make('i', 'unit-mark')});
    return signs.flatMap(([kind, sign]) => row([sign], words.text(`sign_${kind}`)));
  }

  /// Fills in the help, in the language of the words; without a match, without its things.
  function fill_help(dialog, game, words, theme) {
    by_id('help-keys').replaceChildren(...key_rows(words));
    const fingers = matchMedia('(pointer: coarse)').matches;
    const title = dialog.querySelector('[data-text^=help_pointer]');
    title.dataset.text = fingers ? 'help_pointer_fingers' : 'help_pointer_mouse';
    title.textContent = words.text(title.dataset.text);
    const lines = (fingers ? FINGERS : MOUSE).map(key => make('li', '', {}, words.text(key)));
    by_id('help-mouse').replaceChildren(...lines);
    by_id('help-legend').replaceChildren(...(game === null ? [] : legend_rows(game, words, theme)));
    by_id('help-marks').replaceChildren(...(game === null ? [] : sign_rows(game, words)));
    for (const id of ['help-signs', 'help-marks-title']) by_id(id).hidden = game === null;
  }

  Object.assign(V, {Legend, Tip, picture_with, fill_help});
}
