'use strict';
// What buttons and keys do.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const PAN_CELLS = 4;
  const ZOOM_STEP = 1.5;

  const toggle = name => view => view.toggle(name);

  /// By name: they call the controller, or what needs a page.
  const ACTIONS = {
    ...Object.fromEntries(V.LAYERS.map(({name}) => [name, toggle(name)])),
    animation: toggle('animation'),
    both: toggle('both'),
    alone: toggle('alone'),
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
    play: view => view.toggle_play(),
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

  /// Keys that point so many cells away.
  const pointing = cells => ({
    w: view => view.move_cursor(-cells, 0),
    a: view => view.move_cursor(0, -cells),
    s: view => view.move_cursor(cells, 0),
    d: view => view.move_cursor(0, cells),
  });

  /// For keys while a match is played by hand.
  const by_hand = act => view => view.hand !== null && act(view.hand);

  /// By the `key` of the keyboard event; letters in lower case.
  const KEYS = {
    ' ': (view, {page}) => (view.hand === null ? view.toggle_play() : page.hand.act()),
    home: ACTIONS.first,
    end: ACTIONS.last,
    arrowleft: ACTIONS.back,
    arrowup: ACTIONS.back,
    arrowright: ACTIONS.forward,
    arrowdown: ACTIONS.forward,
    h: ACTIONS.help,
    m: ACTIONS.animation,
    ...Object.fromEntries(V.LAYERS.map(({key, name}) => [key.toLowerCase(), ACTIONS[name]])),
    c: ACTIONS.copy_link,
    z: ACTIONS.alone,
    b: ACTIONS.swap,
    '+': ACTIONS.zoom_in,
    '=': ACTIONS.zoom_in,
    '-': ACTIONS.zoom_out,
    0: ACTIONS.fit,
    x: ACTIONS.anchor,
    t: ACTIONS.by_hand,
    v: ACTIONS.film,
    r: ACTIONS.reload,
    g: ACTIONS.save_position,
    p: ACTIONS.save_picture,
    pageup: view => view.step(-10),
    pagedown: view => view.step(10),
    ',': view => view.change_speed(-1),
    '.': view => view.change_speed(1),
    n: view => view.step_to_mark(1),
    ...pointing(1),
    f: view => view.follow_cursor(),
    e: (view, {page}) => page.hand.play(),
    q: (view, {page}) => page.hand.go_on(),
    u: by_hand(hand => hand.next_unit()),
    k: by_hand(hand => hand.choose()),
    enter: by_hand(hand => hand.point() || hand.give_here()),
    backspace: by_hand(hand => hand.take_back(hand.unit)),
    // As they lie on a keypad.
    ...Object.fromEntries(
      Array.from({length: 9}, (_, k) => [k + 1, by_hand(hand => hand.step(1 - Math.floor(k / 3), (k % 3) - 1))])
    ),
    j: () => V.by_id('round-number').focus(),
    '/': (view, {page}) => {
      view.show_tab('log');
      page.tabs.update();
      V.by_id('log-find').focus();
    },
    escape: view => {
      if (view.help) view.toggle('help');
      else if (view.alone) view.toggle('alone');
      else view.follow(-1);
    },
  };

  /// With the shift key held down.
  const SHIFT_KEYS = {
    arrowleft: view => view.pan(0, -PAN_CELLS),
    arrowright: view => view.pan(0, PAN_CELLS),
    arrowup: view => view.pan(-PAN_CELLS, 0),
    arrowdown: view => view.pan(PAN_CELLS, 0),
    n: view => view.step_to_mark(-1),
    b: ACTIONS.both,
    ...pointing(5),
  };

  /// Does what a key means. False if it means nothing here, so that the browser keeps it.
  function press_key(event, view, files) {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && view.hand !== null) {
      view.hand.undo();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    const action = (event.shiftKey && SHIFT_KEYS[key]) || KEYS[key];
    if (action === undefined) return false;
    action(view, files);
    return true;
  }

  /// The key of an action as it is written, '' if it has none.
  function key_of(name) {
    const [key = ''] = Object.keys(KEYS).filter(one => KEYS[one] === ACTIONS[name]);
    return key.length > 1 ? '' : key.toUpperCase().trim();
  }

  Object.assign(V, {press_key, ACTIONS, key_of});
}
