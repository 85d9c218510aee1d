'use strict';
// What buttons and keys do; mouse, pen and fingers on the board; the part of the page's address behind `#`: calls of the
// controller.
{
  const PAN_CELLS = 4;
  const ZOOM_STEP = 1.5;

  const toggle = name => view => view.toggle(name);

  /// By name: they call the controller, or what needs a page.
  const ACTIONS = {
    ...Object.fromEntries(V.LAYERS.map(({name}) => [name, toggle(name)])),
    animation: toggle('animation'),
    camera: view => view.toggle_camera(),
    both: toggle('both'),
    alone: toggle('alone'),
    beamer: toggle('beamer'),
    help: toggle('help'),
    close_help: toggle('help'),
    close_legend: view => {
      V.remember('legend', 'off');
      view.toggle('legend');
    },
    open: (_, files) => files.choose(),
    reload: (_, files) => files.reload(),
    close: (_, files) => files.close(),
    swap: view => view.swap(),
    first: view => view.first(),
    last: view => view.last(),
    back: view => view.step(-1),
    forward: view => view.step(1),
    play: (view, {page}) => (view.hand === null ? view.toggle_play() : page.hand.play_or_pause()),
    anchor: (view, files) => (view.cursor >= 0 ? view.toggle_anchor() : files.tell({key: 'nothing_pointed', args: {}})),
    zoom_in: view => view.zoom_by(ZOOM_STEP),
    zoom_out: view => view.zoom_by(1 / ZOOM_STEP),
    fit: view => view.fit(),
    copy_link: (_, files) => files.copy_link(),
    save_position: (_, files) => files.save_position(),
    save_picture: (_, files) => files.save_picture(),
    film: (_, files) => files.toggle_film(),
    by_hand: (view, {page}) => (view.match === null ? page.start_page.enter() : page.hand.ask()),
    stop_following: view => view.follow(-1),
    dismiss: (_, files) => files.tell(null),
  };

  /// For keys while a match is played by hand.
  const by_hand = act => view => (view.hand === null ? false : void act(view.hand));

  const UP_LEFT_DOWN_RIGHT = [[-1, 0], [0, -1], [1, 0], [0, 1]];
  const pointing = cells => UP_LEFT_DOWN_RIGHT.map(([down, right]) => view => view.move_cursor(cells * down, cells * right));

  /// All keys, as the help has them: names; what they do, in words, an action's if there is no more; a function for each;
  /// and with Shift. A function that returns false leaves its key to the browser.
  /** @type {any[]} */
  const KEYS = [
    ['Space', 'k_play', [ACTIONS.play]],
    ['Home End', 'k_ends', [ACTIONS.first, ACTIONS.last]],
    ['← ↑ → ↓', 'k_one', [ACTIONS.back, ACTIONS.back, ACTIONS.forward, ACTIONS.forward]],
    ['PageUp PageDown', 'k_ten', [view => view.step(-10), view => view.step(10)]],
    ['N', 'k_marks', [view => view.step_to_mark(1)], [view => view.step_to_mark(-1)]],
    ['B', 'k_swap', [ACTIONS.swap], [ACTIONS.both]],
    ['J', 'k_jump', [() => V.by_id('round-number').focus()]],
    ['/', 'k_find', [find_in_log]],
    [', .', 'k_speed', [view => view.change_speed(-1), view => view.change_speed(1)]],
    ['M', 'k_motion', [ACTIONS.animation], [ACTIONS.camera]],
    ['W A S D', 'k_point', pointing(1), pointing(5)],
    ['F', 'k_follow', [view => view.follow_cursor()]],
    ['X', 'anchor'],
    ['Esc', 'stop_following', [leave]],
    ...V.LAYERS.map(({key, name}) => [key, name]),
    ['Z', 'k_alone', [ACTIONS.alone]],
    ['F2', 'beamer'],
    ['+ − 0', 'k_zoom', [ACTIONS.zoom_in, ACTIONS.zoom_out, ACTIONS.fit]],
    [
      'Shift ← ↑ → ↓',
      'k_pan',
      [[0, -1], [-1, 0], [0, 1], [1, 0]].map(([down, right]) => view => view.pan(PAN_CELLS * down, PAN_CELLS * right)),
    ],
    ['C', 'copy_link'],
    ['G P', 'k_save', [ACTIONS.save_position, ACTIONS.save_picture]],
    ['V', 'film'],
    ['R', 'reload'],
    ['T', 'k_by_hand', [ACTIONS.by_hand]],
    ['U', 'k_next_unit', [by_hand(hand => hand.next_unit())]],
    [
      '1 … 9',
      'k_step',
      Array.from({length: 9}, (_, k) => by_hand(hand => hand.step(1 - Math.floor(k / 3), (k % 3) - 1))),
    ],
    ['K', 'k_kind', [by_hand(hand => hand.choose())]],
    [
      'Enter Backspace',
      'k_give',
      [by_hand(hand => hand.point() || hand.give_here()), by_hand(hand => hand.take_back(hand.unit))],
    ],
    ['E', 'k_end', [(_, {page}) => page.hand.play()]],
    ['Q', 'k_go_on', [(_, {page}) => page.hand.go_on()]],
    ['Ctrl-Z', 'undo', [by_hand(hand => hand.undo())]],
    ['H', 'help'],
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

  /// What the keyboard calls them.
  const NAMED = {space: ' ', esc: 'escape', '−': '-', '←': 'arrowleft', '↑': 'arrowup', '→': 'arrowright', '↓': 'arrowdown'};

  /// What a key does, by its name on the keyboard in lower case, behind "shift-" or "ctrl-".
  const DOES = new Map();
  for (const [names, words, does = [ACTIONS[words]], shifted = []] of KEYS) {
    const keys = names.replace('1 … 9', '1 2 3 4 5 6 7 8 9').toLowerCase().split(' ');
    const held = keys[0] === 'shift' ? `${keys.shift()}-` : '';
    keys.forEach((key, k) => {
      const name = NAMED[key] || key;
      DOES.set(held + name, does[k]);
      if (shifted[k]) DOES.set(`shift-${name}`, shifted[k]);
    });
  }

  DOES.set('=', ACTIONS.zoom_in);

  /// Does what a key means. False if it means nothing here, so that the browser keeps it.
  function press_key(event, view, files) {
    if (event.altKey) return false;
    const key = event.key.toLowerCase();
    const held = event.ctrlKey || event.metaKey ? 'ctrl-' : '';
    const action = DOES.get(`${held}${event.shiftKey ? 'shift-' : ''}${key}`) || (held === '' && DOES.get(key));
    return Boolean(action) && action(view, files) !== false;
  }

  /// The key of an action as it is written, '' if it has none.
  function key_of(name) {
    const [key = ''] = Array.from(DOES.keys()).filter(one => DOES.get(one) === ACTIONS[name]);
    return key.length > 1 ? '' : key.toUpperCase();
  }

  const CLICK_PIXELS = 4;
  // Half the width of a finger.
  const FINGER_PIXELS = 14;
  // The least width of what a finger hits without fail.
  const TARGET_PIXELS = 44;
  const DOUBLE_TAP_MILLISECONDS = 320;
  const DOUBLE_TAP_ZOOM = 2.5;
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
      const reach = ((hand === null ? FINGER_PIXELS : TARGET_PIXELS / 2) * this.canvas.width) / this.canvas.clientWidth / layout.scale;
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
      this.fingers.set(event.pointerId, {
        ...this.pixel(event),
        x0: event.clientX,
        y0: event.clientY,
      });
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

    /// Two fingers that part or come together.
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
      const is_touch = event.pointerType === 'touch';
      const there = this.cell(event);
      const {hand} = this.view;
      const ordered = hand !== null && hand.order_towards(there) !== null;
      const cell = is_touch && !ordered ? this.touched(event) : there;
      this.view.point(cell);
      // Orders by hand are given quickly, in cells beside each other.
      if (hand !== null || !this.is_second_tap(event)) {
        if (cell >= 0) this.view.follow_cursor();
        if (hand !== null && hand.unit >= 0) zoom_for_fingers(this.view);
      } else if (is_touch) this.zoom_at(event, DOUBLE_TAP_ZOOM);
      else this.view.toggle('alone');
    }

    /// Whether this is the second half of a double tap or double click.
    is_second_tap(event) {
      const {timeStamp, clientX, clientY} = event;
      const last = this.last_tap;
      this.last_tap = {timeStamp, clientX, clientY};
      return (
        last !== undefined
        && timeStamp - last.timeStamp < DOUBLE_TAP_MILLISECONDS
        && Math.hypot(clientX - last.clientX, clientY - last.clientY) < 2 * FINGER_PIXELS
      );
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

  const [CHOSEN, SWITCHED] = [true, false].map(has => V.LAYERS.filter(layer => Boolean(layer.choices) === has));
  const SHOWN = [...SWITCHED.map(({name}) => name), 'alone'];

  /// What is shown at first of a match with these.
  const usual_tab = ({unit, review, log}) => (unit >= 0 ? 'unit' : review ? 'review' : log ? 'log' : 'match');

  /// What a view shows, as words: "#round=57&unit=12", and what is not as it is at first of the part of
  /// the board, the layers over it, and the filters.
  function print_address(view) {
    if (view.match === null) return '';
    const {round, unit, zoom, row, col, filter} = view;
    const words = {
      round,
      unit: unit >= 0 ? unit : '',
      zoom: zoom > 1 ? [zoom, row, col].map(number => Number(number.toFixed(2))).join('_') : '',
      show: SHOWN.filter(name => view[name]).join('_'),
      ...Object.fromEntries(CHOSEN.map(({name}) => [name, view[name]])),
      kind: filter.kind,
      clans: filter.clans.every(is_shown => is_shown) ? '' : `c${[0, 1, 2, 3].filter(p => filter.clans[p]).join('')}`,
      only: filter.unit_only ? 'unit' : '',
      tab: view.tab === usual_tab(view) ? '' : view.tab,
    };
    const given = Object.entries(words).filter(([, word]) => word !== '');
    return `#${given.map(([name, word]) => `${name}=${word}`).join('&')}`;
  }

  /// Shows what such words say; what is missing or makes no sense stays as it is. A link that has but
  /// round and unit leaves the rest. Returns how many make no sense.
  function follow_address(view, hash) {
    const {found, strange} = V.read_address(hash, SHOWN, view.game);
    const {round, unit, zoom, show, kind, clans, only, tab} = found;
    if (round !== undefined) view.go_to_round(Number(round));
    if (unit !== undefined && Number(unit) !== view.unit) view.follow(Number(unit));
    if (unit === undefined && view.unit >= 0) view.follow(-1);
    if (zoom !== undefined) {
      const [factor, row, col] = zoom.split('_').map(Number);
      view.zoom_by(factor / view.zoom);
      view.look_at(row, col);
    }
    if (show !== undefined) for (const name of SHOWN) view[name] = show.split('_').includes(name);
    for (const {name} of CHOSEN) if (found[name] !== undefined) view[name] = found[name];
    if (kind !== undefined) view.set_filter({kind});
    if (clans !== undefined) view.set_filter({clans: [0, 1, 2, 3].map(p => clans.includes(String(p)))});
    if (only !== undefined) view.set_filter({unit_only: true});
    if (tab !== undefined) view.show_tab(tab);
    view.notify();
    return strange;
  }

  /// Keeps the page's address in step with the view, and the view with the address.
  class Address {
    /// `tell(note)` tells the user what makes no sense.
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
      try {
        history.replaceState(null, '', text === '' ? location.pathname + location.search : text);
      } catch {
        // Some browsers forbid that to pages from disk.
        location.replace(text === '' ? '#' : text);
      }
    }
  }

  Object.assign(V, {
    press_key, ACTIONS, KEYS, key_of, BoardGestures, zoom_for_fingers, print_address, follow_address,
    Address,
  });
}
