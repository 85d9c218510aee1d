'use strict';
// What buttons, keys, mouse, fingers and the page's address do: calls of the controller.
{
  const PAN_CELLS = 4;
  const ZOOM_STEP = 1.5;

  const toggle = name => view => view.toggle(name);

  /// While a match is played by hand; else the browser keeps the key.
  const by_hand = act => view => (view.hand === null ? false : void act(view.hand));

  const UP_LEFT_DOWN_RIGHT = [
    [-1, 0],
    [0, -1],
    [1, 0],
    [0, 1],
  ];
  const LEFT_UP_RIGHT_DOWN = [
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 0],
  ];

  /// Everything that keys and buttons do: its name, which its words and its picture have, too; its keys,
  /// after one that is held; and a function, or one for each key, of the view and what needs a page. One that
  /// returns false leaves its key to the browser. The help has those with keys, in this order.
  /** @type {any[]} */
  const COMMANDS = [
    [
      'play',
      'Space',
      (view, {page}) => (view.hand === null ? view.toggle_play() : page.hand.play_or_pause()),
    ],
    ['first', 'Home', view => view.first()],
    ['last', 'End', view => view.last()],
    ['back', '← ↑', view => view.step(-1)],
    ['forward', '→ ↓', view => view.step(1)],
    ['ten_back', 'PageUp', view => view.step(-10)],
    ['ten_forward', 'PageDown', view => view.step(10)],
    ['next_mark', 'N', view => view.step_to_mark(1)],
    ['mark_before', 'Shift N', view => view.step_to_mark(-1)],
    ['swap', 'B', view => view.swap()],
    ['both', 'Shift B', toggle('both')],
    ['jump', 'J', () => V.by_id('round-number').focus()],
    ['log_find', '/', find_in_log],
    ['slower', ',', view => view.change_speed(-1)],
    ['faster', '.', view => view.change_speed(1)],
    ['animation', 'M', toggle('animation')],
    ['camera', 'Shift M', view => view.toggle_camera()],
    [
      'point',
      'W A S D',
      UP_LEFT_DOWN_RIGHT.map(
        ([down, right]) =>
          view =>
            view.move_cursor(down, right)
      ),
    ],
    ['follow_there', 'F', view => view.follow_cursor()],
    ['leave', 'Esc', leave],
    ...V.LAYERS.map(({name, key}) => [name, key, toggle(name)]),
    ['alone', 'Z', toggle('alone')],
    ['beamer', 'F2', toggle('beamer')],
    ['zoom_in', '+', view => view.zoom_by(ZOOM_STEP)],
    ['zoom_out', '−', view => view.zoom_by(1 / ZOOM_STEP)],
    ['fit', '0', view => view.fit()],
    [
      'pan',
      'Shift ← ↑ → ↓',
      LEFT_UP_RIGHT_DOWN.map(
        ([down, right]) =>
          view =>
            view.pan(PAN_CELLS * down, PAN_CELLS * right)
      ),
    ],
    ['copy_link', 'C', (_, files) => files.copy_link()],
    ['save_position', 'G', (_, files) => files.save_position()],
    ['save_picture', 'P', (_, files) => files.save_picture()],
    ['film', 'V', (_, files) => files.toggle_film()],
    ['reload', 'R', (_, files) => files.reload()],
    ['by_hand', 'T', (view, {page}) => (view.match === null ? page.start_page.enter() : page.hand.ask())],
    ['hand_unit', 'U', by_hand(hand => hand.next_unit())],
    [
      'hand_step',
      '1 2 3 4 5 6 7 8 9',
      Array.from({length: 9}, (_, k) => by_hand(hand => hand.step(1 - Math.floor(k / 3), (k % 3) - 1))),
    ],
    ['hand_kind', 'K', by_hand(hand => hand.choose())],
    ['hand_give', 'Enter', by_hand(hand => hand.point() || hand.give_here())],
    ['take_back', 'Backspace', by_hand(hand => hand.take_back(hand.unit))],
    ['hand_play', 'E', (_, {page}) => page.hand.play()],
    ['hand_go_on', 'Q', (_, {page}) => page.hand.go_on()],
    ['undo', 'Ctrl Z', by_hand(hand => hand.undo())],
    ['help', 'H', toggle('help')],
    ['close_help', '', toggle('help')],
    ['close_legend', '', close_legend],
    ['open', '', (_, files) => files.choose()],
    ['close', '', (_, files) => files.close()],
    ['stop_following', '', view => view.follow(-1)],
    ['dismiss', '', (_, files) => files.tell(null)],
  ];

  function find_in_log(view, {page}) {
    view.show_tab('log');
    page.tabs.update();
    V.by_id('log-find').focus();
  }

  function leave(view) {
    if (view.help) view.toggle('help');
    else if (view.has_ended) view.dismiss();
    else if (view.zoom > 1 && V.is_filming(view)) view.fit();
    else if (view.alone) view.toggle('alone');
    else view.follow(-1);
  }

  function close_legend(view) {
    V.remember('legend', 'off');
    view.toggle('legend');
  }

  const ACTIONS = Object.fromEntries(COMMANDS.map(([name, , does]) => [name, does]));

  const NAMED = {
    Space: ' ',
    Esc: 'escape',
    '−': '-',
    '←': 'arrowleft',
    '↑': 'arrowup',
    '→': 'arrowright',
    '↓': 'arrowdown',
  };

  /// What a key does, by its name on the keyboard in lower case, behind "shift " or "ctrl ".
  const DOES = new Map([['=', ACTIONS.zoom_in]]);
  for (const [, keys, does] of COMMANDS) {
    const [, held = '', names] = /^((?:Shift|Ctrl) )?(.*)$/.exec(keys);
    names.split(' ').forEach((key, k) => {
      const name = held.toLowerCase() + (NAMED[key] || key.toLowerCase());
      if (key !== '') DOES.set(name, Array.isArray(does) ? does[k] : does);
    });
  }

  /// Does what a key means. False if it means nothing here, so that the browser keeps it.
  function press_key(event, view, files) {
    if (event.altKey) return false;
    const key = event.key.toLowerCase();
    const held = event.ctrlKey || event.metaKey ? 'ctrl ' : '';
    const action =
      DOES.get(`${held}${event.shiftKey ? 'shift ' : ''}${key}`) || (held === '' && DOES.get(key));
    return Boolean(action) && action(view, files) !== false;
  }

  /// What a command does, with its key if it has one; `label` are other words for it.
  function titled(words, name, label = words.text(name)) {
    const [, keys] = COMMANDS.find(([command]) => command === name);
    if (keys === '') return label;
    const names = keys.split(' ').map(key => key_name(words, key));
    return `${label} (${names.join(' ')})`;
  }

  const key_name = (words, key) => (`key_${key}` in V.TEXTS.en ? words.text(`key_${key}`) : key);

  const CLICK_PIXELS = 4;
  // Half the width of a finger.
  const FINGER_PIXELS = 14;
  // The least width of what a finger hits without fail.
  const TARGET_PIXELS = 44;
  const WHEEL_STEP = 0.0022;

  /// Watches the canvas. `get_layout` tells where the board lies on it.
  class BoardGestures {
    constructor(canvas, view, get_layout) {
      Object.assign(this, {canvas, view, get_layout});
      this.fingers = new Map();
      this.dragged = false;
      const listen = (name, listener) => canvas.addEventListener(name, listener, {passive: false});
      listen('pointerdown', event => this.down(event));
      listen('pointermove', event => this.move(event));
      listen('pointerup', event => this.up(event));
      listen('pointercancel', event => this.fingers.delete(event.pointerId));
      listen('wheel', event => this.wheel(event));
    }

    /// The place of an event in the canvas' own pixels.
    pixel(event) {
      const box = this.canvas.getBoundingClientRect();
      return {
        x: ((event.clientX - box.left) * this.canvas.width) / box.width,
        y: ((event.clientY - box.top) * this.canvas.height) / box.height,
      };
    }

    cell(event) {
      if (this.view.match === null) return -1;
      const {x, y} = this.pixel(event);
      return V.cell_at(this.view, this.get_layout(), x, y);
    }

    /// What a finger means: the nearest unit that it covers, else the cell under its middle.
    touched(event) {
      const {view} = this;
      const {hand} = view;
      const {x, y} = this.pixel(event);
      const layout = this.get_layout();
      const {row, col} = V.point_at(layout, x, y);
      const reach =
        ((hand === null ? FINGER_PIXELS : TARGET_PIXELS / 2) * this.canvas.width)
        / this.canvas.clientWidth
        / layout.scale;
      let [nearest, least] = [this.cell(event), reach];
      for (const id of view.state.ids) {
        const place = view.state.place(id);
        if (place === null || (hand !== null && !hand.is_mine(id))) continue;
        const distance = Math.hypot(place.row + 0.5 - row, place.col + 0.5 - col);
        if (distance < least) [nearest, least] = [view.state.cell_of(id), distance];
      }
      return nearest;
    }

    down(event) {
      if (event.button !== 0) return;
      this.canvas.setPointerCapture(event.pointerId);
      this.fingers.set(event.pointerId, {...this.pixel(event), x0: event.clientX, y0: event.clientY});
      if (this.fingers.size === 1) this.dragged = false;
    }

    move(event) {
      const finger = this.fingers.get(event.pointerId);
      if (finger === undefined) {
        this.view.point(this.cell(event));
        return;
      }
      const far = Math.hypot(event.clientX - finger.x0, event.clientY - finger.y0);
      if (far > CLICK_PIXELS) this.dragged = true;
      if (!this.dragged || this.view.match === null || this.draws_box(event)) return;
      const now = this.pixel(event);
      if (this.fingers.size === 2) this.pinch(event.pointerId, now);
      const {scale} = this.get_layout();
      this.view.pan((finger.y - now.y) / scale, (finger.x - now.x) / scale);
      Object.assign(finger, now);
    }

    /// Whether a mouse that is dragged chooses units by hand: where the board can't be moved, or with Shift.
    draws_box({pointerType, shiftKey}) {
      const {hand, zoom} = this.view;
      return hand !== null && hand.is_shown && pointerType === 'mouse' && (zoom <= 1 || shiftKey);
    }

    pinch(id, now) {
      const other = [...this.fingers].find(([key]) => key !== id)[1];
      const old = this.fingers.get(id);
      const distance = finger => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
      const {row, col} = V.point_at(this.get_layout(), other.x, other.y);
      this.view.zoom_by(distance(now) / distance(old), row, col);
    }

    up(event) {
      const start = this.fingers.get(event.pointerId);
      const clicked = this.fingers.delete(event.pointerId) && !this.dragged;
      if (start && !clicked && this.draws_box(event)) {
        const cells = [V.cell_at(this.view, this.get_layout(), start.x, start.y), this.cell(event)];
        if (Math.min(...cells) >= 0) this.view.hand.choose_between(...cells);
        return;
      }
      if (!clicked || this.view.match === null) return;
      this.view.end_camera();
      const there = this.cell(event);
      const {hand} = this.view;
      const ordered = hand !== null && hand.order_towards(there) !== null;
      const cell = event.pointerType === 'touch' && !ordered ? this.touched(event) : there;
      this.view.point(cell);
      if (cell >= 0) this.view.follow_cursor();
      if (hand !== null && hand.unit >= 0) zoom_for_fingers(this.view);
    }

    zoom_at(event, factor) {
      const {x, y} = this.pixel(event);
      const {row, col} = V.point_at(this.get_layout(), x, y);
      this.view.zoom_by(factor, row, col);
    }

    wheel(event) {
      if (this.view.match === null) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : 1;
      this.zoom_at(event, Math.exp(-event.deltaY * lines * WHEEL_STEP));
    }
  }

  /// Where fingers point, comes so near to the unit that gets orders that each cell beside it is a target.
  function zoom_for_fingers(view) {
    if (view.hand === null || !matchMedia('(pointer: coarse)').matches) return;
    const {board, layout} = V.page;
    if (!layout) return;
    const cell = (layout.scale * board.clientWidth) / board.width;
    if (cell < TARGET_PIXELS) view.zoom_by(TARGET_PIXELS / cell);
  }

  const SHORTEST_PAUSE = 0.4;

  const SHOWN = [...V.LAYERS.map(({name}) => name), 'alone'];

  const usual_tab = ({unit, review, log}) => (unit >= 0 ? 'unit' : review ? 'review' : log ? 'log' : 'match');

  /// What a view shows, as words: "#round=57&unit=12", and what is not as it is at first of the part of
  /// the board, the layers over it, and the clans.
  function print_address(view) {
    if (view.match === null) return '';
    const {round, unit, zoom, row, col, clans} = view;
    const words = {
      round,
      unit: unit >= 0 ? unit : '',
      zoom: zoom > 1 ? [zoom, row, col].map(number => Number(number.toFixed(2))).join('_') : '',
      show: SHOWN.filter(name => view[name]).join('_'),
      clans: clans.every(is_shown => is_shown) ? '' : `c${[0, 1, 2, 3].filter(p => clans[p]).join('')}`,
      tab: view.tab === usual_tab(view) ? '' : view.tab,
    };
    const given = Object.entries(words).filter(([, word]) => word !== '');
    return `#${given.map(([name, word]) => `${name}=${word}`).join('&')}`;
  }

  /// Shows what such words say; what is missing or makes no sense stays as it is. A link that has but
  /// round and unit leaves the rest. Returns how many make no sense.
  function follow_address(view, hash) {
    const {found, strange} = V.read_address(hash, SHOWN);
    const {round, unit, zoom, show, clans, tab} = found;
    if (round !== undefined) view.go_to_round(Number(round));
    if (unit !== undefined && Number(unit) !== view.unit) view.follow(Number(unit));
    if (unit === undefined && view.unit >= 0) view.follow(-1);
    if (zoom !== undefined) {
      const [factor, row, col] = zoom.split('_').map(Number);
      view.zoom_by(factor / view.zoom);
      view.look_at(row, col);
    }
    if (show !== undefined) for (const name of SHOWN) view[name] = show.split('_').includes(name);
    if (clans !== undefined) view.clans = [0, 1, 2, 3].map(p => clans.includes(String(p)));
    if (tab !== undefined) view.show_tab(tab);
    view.notify();
    return strange;
  }

  class Address {
    constructor(view, tell) {
      Object.assign(this, {view, written: 0, later: 0, used: false});
      window.addEventListener('hashchange', () => {
        const note = this.follow();
        if (note !== null) tell(note);
      });
    }

    /// Shows what the address says. Returns a note on what makes no sense, or null.
    follow() {
      const {view} = this;
      if (view.match === null || location.hash === print_address(view)) return null;
      return V.note_of_strange('#', follow_address(view, location.hash));
    }

    /// Writes what is shown, not more often than browsers allow.
    update(now) {
      const text = print_address(this.view);
      if (this.view.match !== null) this.used = true;
      if (!this.used || this.view.playing || text === location.hash) return;
      if (now - this.written < SHORTEST_PAUSE) {
        clearTimeout(this.later);
        this.later = setTimeout(() => this.view.notify(), 1000 * SHORTEST_PAUSE);
        return;
      }
      this.written = now;
      history.replaceState(null, '', text === '' ? location.pathname + location.search : text);
    }
  }

  Object.assign(V, {
    press_key,
    ACTIONS,
    COMMANDS,
    titled,
    key_name,
    BoardGestures,
    zoom_for_fingers,
    print_address,
    follow_address,
    Address,
  });
}
