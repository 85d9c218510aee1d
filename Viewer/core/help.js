'use strict';
// The help: keys, mouse, and what is what on the board.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  // The names of keys, blanks between them, and what they do.
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
    ['M', 'k_animation'],
    ['W A S D', 'k_point'],
    ['F', 'k_follow'],
    ['X', 'k_anchor'],
    ['Esc', 'k_escape'],
    ['O', 'k_arrows'],
    ['L', 'k_letters'],
    ['I', 'k_ids'],
    ['Z', 'k_alone'],
    ['+ − 0', 'k_zoom'],
    ['Shift ← ↑ → ↓', 'k_pan'],
    ['G P', 'k_save'],
    ['V', 'k_film'],
    ['R', 'k_reload'],
    ['T', 'k_by_hand'],
    ['U', 'k_next_unit'],
    ['1 … 9', 'k_step'],
    ['K', 'k_kind'],
    ['Enter Backspace', 'k_give'],
    ['E', 'k_end'],
    ['H', 'k_help'],
  ];
  const MOUSE = ['m_point', 'm_click', 'm_wheel', 'm_charts'];
  const FINGERS = ['f_tap', 'f_move', 'f_charts'];
  const PICTURE = {width: 108, height: 78, cell: 48, left: 30, top: 15};

  function key_rows(words) {
    return KEYS.flatMap(([keys, text]) => {
      const names = keys.split(' ').map(name => V.make('kbd', '', {}, name));
      return [V.make('dt', '', {}, ...names), V.make('dd', '', {}, words.text(text))];
    });
  }

  /// The game's things, drawn, with their names.
  function legend_rows(game, words) {
    return game.legend.flatMap(({key, draw}) => {
      const {width, height, cell, left, top} = PICTURE;
      const canvas = V.make('canvas', '', {width, height, 'aria-hidden': 'true'});
      const ctx = canvas.getContext('2d');
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(0, 0, width, height);
      draw(new V.Pen(ctx, cell, left, top));
      return [V.make('dt', '', {}, canvas), V.make('dd', '', {}, words.text(key))];
    });
  }

  /// The marks above the slider, with what they say.
  function sign_rows(game, words) {
    const own = Object.entries(game.mark_signs).map(([kind, sign]) => [sign, `sign_${kind}`]);
    const shared = [
      [V.SIGNS.leader, 'sign_leader'],
      [V.SIGNS.out, 'sign_out'],
      [V.SIGNS.said, 'sign_said'],
      [V.SIGNS.slow, 'sign_slow'],
      [V.SIGNS.difference, 'sign_difference'],
      [V.SIGNS.turn, 'sign_turn'],
    ];
    return [...own, ...shared].flatMap(([sign, text]) => [
      V.make('dt', '', {}, sign),
      V.make('dd', '', {}, words.text(text)),
    ]);
  }

  /// Fills in the help, in the language of the words; without a match, without its things.
  function fill_help(dialog, game, words) {
    dialog.querySelector('#help-keys').replaceChildren(...key_rows(words));
    const fingers = matchMedia('(pointer: coarse)').matches;
    const title = dialog.querySelector('[data-text^=help_pointer]');
    title.dataset.text = fingers ? 'help_pointer_fingers' : 'help_pointer_mouse';
    title.textContent = words.text(title.dataset.text);
    const lines = (fingers ? FINGERS : MOUSE).map(key => V.make('li', '', {}, words.text(key)));
    dialog.querySelector('#help-mouse').replaceChildren(...lines);
    dialog
      .querySelector('#help-legend')
      .replaceChildren(...(game === null ? [] : legend_rows(game, words)));
    dialog
      .querySelector('#help-marks')
      .replaceChildren(...(game === null ? [] : sign_rows(game, words)));
    for (const id of ['#help-signs', '#help-marks-title'])
      dialog.querySelector(id).hidden = game === null;
  }

  V.fill_help = fill_help;
}
