'use strict';
// Buttons, lists and keys; the help; what is told beside a cell, and of the figures below the board.
{
  const {by_id, make} = V;

  // Of those that are called or look like another one.
  const ICONS = {close_help: 'close', stop_following: 'close', dismiss: 'close', close_legend: 'close'};
  const LABELS = {close_help: 'dismiss', close_legend: 'dismiss'};
  const SAVED = ['copy_link', 'save_picture', 'film', 'save_position'];

  class Controls {
    constructor(view, files, words) {
      Object.assign(this, {view, files, words});
      Object.assign(this, {drawn: new V.Drawn(), language: new V.Drawn()});
      this.make_buttons();
      this.watch_lists();
      this.watch_help();
      this.watch_keys();
    }

    make_buttons() {
      for (const group of document.querySelectorAll('[data-buttons]'))
        for (const name of group.dataset.buttons.split(' '))
          group.append(name === '|' ? make('hr') : make('button', 'icon', {'data-action': name}));
      document.addEventListener('click', event => {
        const button = event.target.closest('button');
        if (button === null) return;
        if (button.dataset.action) V.ACTIONS[button.dataset.action](this.view, this.files);
        // After a click with the mouse, the keys belong to the match again.
        if (event.detail > 0) button.blur();
      });
      const round = by_id('round-number');
      round.addEventListener('focus', () => round.select());
      round.addEventListener('keydown', event => {
        if (event.key === 'Enter' && /^\d+$/.test(round.value.trim()))
          this.view.go_to_round(Number(round.value));
        if (event.key === 'Enter' || event.key === 'Escape') by_id('board').focus();
      });
      round.addEventListener('blur', () => (round.value = this.view.round));
      by_id('follow-form').addEventListener('submit', event => {
        event.preventDefault();
        this.follow(by_id('follow-id').value.trim());
        by_id('board').focus();
      });
    }

    /// Follows the unit of that number; none if there is none.
    follow(text) {
      const {view} = this;
      const unit = /^\d+$/.test(text) ? Number(text) : -1;
      const ids = V.all_ids(view.match);
      if (text !== '' && !ids.includes(unit)) {
        const args = {unit: text, first: ids[0], last: ids[ids.length - 1]};
        this.files.tell({key: 'no_unit', args});
      }
      if (unit !== view.unit) view.follow(unit);
    }

    watch_lists() {
      for (const select of document.querySelectorAll('select.language')) {
        const options = Object.entries(V.LANGUAGES).map(([name, text]) =>
          make('option', '', {value: name, lang: name}, text)
        );
        select.append(...options);
        select.addEventListener('change', () => {
          V.remember('language', select.value);
          this.view.set_language(select.value);
        });
      }
      const [speed, save] = ['speed-select', 'save'].map(by_id);
      speed.addEventListener('change', () => this.view.set_speed(Number(speed.value)));
      by_id('save-label').insertAdjacentHTML('afterbegin', V.icon('save'));
      save.addEventListener('change', () => {
        V.ACTIONS[save.value](this.view, this.files);
        save.value = '';
      });
      for (const list of [speed, save]) release_after_mouse(list);
    }

    watch_help() {
      const {view} = this;
      const dialog = by_id('help');
      dialog.addEventListener('cancel', event => {
        event.preventDefault();
        if (view.help) view.toggle('help');
      });
      dialog.addEventListener('click', event => {
        if (event.target === dialog) view.toggle('help');
      });
    }

    watch_keys() {
      document.addEventListener('keydown', event => {
        const {target, key} = event;
        if (target.matches('input:not([type=range]), select, textarea, [contenteditable]')) return;
        if ((key === ' ' || key === 'Enter') && target.closest('button')) return;
        if (by_id('by-hand').open) return;
        if (this.view.help && !['h', 'H', 'Escape'].includes(key)) return;
        if (V.press_key(event, this.view, this.files)) event.preventDefault();
      });
    }

    update() {
      const {playing, animation, both, help, speed, language} = this.view;
      const {running} = this.files.film;
      this.pressed = {
        ...Object.fromEntries(V.LAYERS.map(({name}) => [name, this.view[name]])),
        animation,
        both,
        help,
        camera: V.is_filming(this.view),
      };
      if (this.drawn.from(playing, speed, running, language, ...Object.values(this.pressed))) return;
      for (const button of document.querySelectorAll('button[data-action]'))
        this.update_button(button, button.dataset.action);
      if (!this.language.from(language)) this.fill_lists();
      by_id('speed-select').value = speed;
      by_id('save-label').classList.toggle('on', running);
      const dialog = by_id('help');
      if (help && !dialog.open) {
        dialog.showModal();
        dialog.querySelector('[data-action=close_help]').focus();
      }
      if (!help && dialog.open) dialog.close();
    }

    fill_lists() {
      const {words} = this;
      const option = (value, text) => make('option', '', {value}, text);
      const speeds = V.SPEEDS.map(speed =>
        option(speed, words.text(speed === 1 ? 'speed_one' : 'speed', {speed}))
      );
      by_id('speed-select').replaceChildren(...speeds);
      const all = SAVED.map(name => option(name, V.titled(words, name)));
      by_id('save').replaceChildren(option('', words.text('save')), ...all);
      const label = label_with(words.text('short_save'), words.text('save'));
      Object.assign(by_id('save'), {title: words.text('save'), ariaLabel: label});
    }

    update_button(button, action) {
      const {words} = this;
      const name = action === 'play' && this.view.playing ? 'pause' : action;
      const label = words.text(LABELS[name] || name);
      const icon = ICONS[name] || name;
      if (button.dataset.icon !== icon) {
        button.innerHTML = V.icon(icon);
        button.dataset.icon = icon;
      }
      const shown = button.closest('#tools')
        ? `short_${name}`
        : button.closest('#legend') && name === 'letters' && name;
      if (shown) {
        const word = button.querySelector('.word') || button.appendChild(make('span', 'word'));
        word.textContent = words.text(shown);
      }
      button.title = V.titled(words, action, label);
      button.setAttribute('aria-label', label_with(shown && words.text(shown), label));
      if (action in this.pressed) button.setAttribute('aria-pressed', this.pressed[action]);
    }
  }

  /// A label that has the words that are seen in it.
  const label_with = (shown, label) => (!shown || label.includes(shown) ? label : `${shown}: ${label}`);

  /// After a choice with the mouse the keys belong to the match again; with the keyboard the list
  /// keeps them.
  function release_after_mouse(select) {
    let by_mouse = false;
    select.addEventListener('pointerdown', () => (by_mouse = true));
    select.addEventListener('keydown', () => (by_mouse = false));
    select.addEventListener('change', () => by_mouse && select.blur());
  }

  const ENTRY = {width: 24, height: 24, cell: 14}; // pixels
  const GAP = 8; // pixels

  /// A canvas of this size, in pixels of the page, with what is drawn in a cell in its middle.
  function picture_with(draw, {width, height, cell}, {ratio, dark}) {
    const canvas = make('canvas', '', {width: width * ratio, height: height * ratio, 'aria-hidden': 'true'});
    const at = side => ((side - cell) * ratio) / 2;
    draw(new V.Pen(canvas.getContext('2d'), cell * ratio, at(width), at(height), V.LOOKS[Number(dark)]));
    return canvas;
  }

  class Legend {
    constructor(view, words) {
      Object.assign(this, {view, words, drawn: new V.Drawn(), element: by_id('legend')});
      view.legend = V.remembered('legend') !== 'off';
    }

    update(theme) {
      const {view, words} = this;
      const {element} = this;
      const list = element.querySelector('ul');
      if (element.hidden || this.drawn.from(view.game, view.language, theme, element.clientWidth)) return;
      // What is said of a thing after a comma is in the help.
      const entry = ([key, draw]) =>
        make('li', '', {}, picture_with(draw, ENTRY, theme), words.text(key).split(/[,;(]/)[0]);
      const title = make('li', 'title', {}, V.title_of(view.game.name));
      const entries = Object.entries(view.game.legend).map(entry);
      list.replaceChildren(title, ...entries);
      // Where there is no room for all, the words of the button go, then the last ones: the ground.
      const is_full = () => list.scrollHeight > list.clientHeight + 4;
      element.classList.remove('tight');
      element.classList.toggle('tight', is_full());
      while (is_full() && entries.length > 1) entries.pop().remove();
    }
  }

  class Tip {
    constructor(element, board, view) {
      Object.assign(this, {element, board, view, away: -1});
      board.addEventListener('pointerleave', event => {
        if (event.pointerType === 'mouse') this.away = view.cursor;
        view.notify();
      });
      board.addEventListener('pointerenter', () => (this.away = -1));
    }

    update({left, top, scale}) {
      const {element, board, view} = this;
      // A finger gives orders to the cells beside.
      const is_finger = matchMedia('(pointer: coarse)').matches;
      // With a mouse, the unit that was clicked is told of beside the board.
      const is_covering = is_finger ? view.hand !== null && view.hand.unit >= 0 : V.is_followed(view);
      element.hidden = view.cursor < 0 || view.cursor === this.away || view.playing || is_covering;
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

  const MOUSE = ['m_point', 'm_click', 'm_wheel', 'm_charts'];
  const FINGERS = ['f_tap', 'f_move', 'f_charts'];
  const PICTURE = {width: 108, height: 78, cell: 48};
  // Signs over the board are beside units, too.
  const CELL_BELOW_SIGNS = 34;

  const row = (signs, text) => [make('dt', '', {}, ...signs), make('dd', '', {}, text)];

  function key_rows(words) {
    return V.COMMANDS.filter(([, keys]) => keys !== '').flatMap(([name, keys]) => {
      const all = keys.split(' ');
      const shown = all.length > 5 ? [all[0], '…', all[all.length - 1]] : all;
      return row(
        shown.map(key => make('kbd', '', {}, V.key_name(words, key))),
        words.text(name)
      );
    });
  }

  function picture_row(words, key, cell, draw) {
    const on_white = pen => {
      pen.ctx.fillStyle = '#ffffff';
      pen.ctx.fillRect(0, 0, PICTURE.width, PICTURE.height);
      draw(pen);
    };
    const canvas = picture_with(on_white, {...PICTURE, cell}, {ratio: 1, dark: false});
    return row([canvas], words.text(key));
  }

  function legend_rows(game, words, theme) {
    const [draw_unit] = Object.values(game.legend);
    return [
      ...Object.entries(game.legend).flatMap(([key, draw]) => picture_row(words, key, PICTURE.cell, draw)),
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

  Object.assign(V, {Controls, release_after_mouse, Legend, Tip, picture_with, fill_help});
}
