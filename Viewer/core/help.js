'use strict';
// The help: keys, mouse, and what is what on the board.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

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

  function key_rows(words) {
    const name_of = key => (`key_${key}` in V.TEXTS.en ? words.text(`key_${key}`) : key);
    return KEYS.flatMap(([keys, text]) => {
      const names = keys.split(' ').map(key => V.make('kbd', '', {}, name_of(key)));
      return [V.make('dt', '', {}, ...names), V.make('dd', '', {}, words.text(text))];
    });
  }

  /// A picture with what it shows. Cell (0, 0) is in its middle.
  function picture_row(words, key, cell, draw) {
    const on_white = pen => {
      pen.ctx.fillStyle = '#ffffff';
      pen.ctx.fillRect(0, 0, PICTURE.width, PICTURE.height);
      draw(pen);
    };
    const canvas = V.picture_with(on_white, {...PICTURE, cell}, {ratio: 1, dark: false});
    return [V.make('dt', '', {}, canvas), V.make('dd', '', {}, words.text(key))];
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
    const signs = Object.entries({...game.mark_signs, ...V.SIGNS, life: V.make('i', 'unit-mark')});
    return signs.flatMap(([kind, sign]) => [
      V.make('dt', '', {}, sign),
      V.make('dd', '', {}, words.text(`sign_${kind}`)),
    ]);
  }

  /// Fills in the help, in the language of the words; without a match, without its things.
  function fill_help(dialog, game, words, theme) {
    dialog.querySelector('#help-keys').replaceChildren(...key_rows(words));
    const fingers = matchMedia('(pointer: coarse)').matches;
    const title = dialog.querySelector('[data-text^=help_pointer]');
    title.dataset.text = fingers ? 'help_pointer_fingers' : 'help_pointer_mouse';
    title.textContent = words.text(title.dataset.text);
    const lines = (fingers ? FINGERS : MOUSE).map(key => V.make('li', '', {}, words.text(key)));
    dialog.querySelector('#help-mouse').replaceChildren(...lines);
    dialog
      .querySelector('#help-legend')
      .replaceChildren(...(game === null ? [] : legend_rows(game, words, theme)));
    dialog
      .querySelector('#help-marks')
      .replaceChildren(...(game === null ? [] : sign_rows(game, words)));
    for (const id of ['#help-signs', '#help-marks-title'])
      dialog.querySelector(id).hidden = game === null;
  }

  V.fill_help = fill_help;
}
