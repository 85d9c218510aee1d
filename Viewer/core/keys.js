'use strict';
// What buttons and keys do.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const PAN_CELLS = 4;
  const ZOOM_STEP = 1.5;

  const toggles = ['animation', 'arrows', 'letters', 'ids', 'both', 'help', 'alone'];

  /// What buttons and keys do, by name: they call the controller, or what needs a page.
  const ACTIONS = {
    ...Object.fromEntries(toggles.map(name => [name, view => view.toggle(name)])),
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
    close_help: view => view.toggle('help'),
    zoom_in: view => view.zoom_by(ZOOM_STEP),
    zoom_out: view => view.zoom_by(1 / ZOOM_STEP),
    fit: view => view.fit(),
    save_position: (_, files) => files.save_position(),
    save_picture: (_, files) => files.save_picture(),
    film: (_, files) => files.toggle_film(),
    by_hand: (_, files) => files.page.hand.ask(),
    stop_following: view => view.follow(-1),
    dismiss: (_, files) => files.tell(null),
  };

  /// What a key does while a match is played by hand.
  const by_hand = act => view => view.hand !== null && act(view.hand);

  /// What keys do, or the name of their action: by the `key` of the keyboard event; letters in lower case.
  const KEYS = {
    ...{' ': 'play', home: 'first', end: 'last', arrowleft: 'back', arrowup: 'back', arrowright: 'forward'},
    ...{arrowdown: 'forward', h: 'help', m: 'animation', o: 'arrows', l: 'letters', i: 'ids', z: 'alone'},
    ...{b: 'swap', '+': 'zoom_in', '=': 'zoom_in', '-': 'zoom_out', 0: 'fit', x: 'anchor', t: 'by_hand'},
    ...{v: 'film', r: 'reload', g: 'save_position', p: 'save_picture'},
    pageup: view => view.step(-10),
    pagedown: view => view.step(10),
    ',': view => view.change_speed(-1),
    '.': view => view.change_speed(1),
    n: view => view.step_to_mark(1),
    w: view => view.move_cursor(-1, 0),
    a: view => view.move_cursor(0, -1),
    s: view => view.move_cursor(1, 0),
    d: view => view.move_cursor(0, 1),
    f: view => view.follow_cursor(),
    e: (view, {page}) => page.hand.play(),
    u: by_hand(hand => hand.next_unit()),
    k: by_hand(hand => hand.choose()),
    enter: by_hand(hand => hand.point() || hand.give_here()),
    backspace: by_hand(hand => hand.take_back(hand.unit)),
    // As they lie on a keypad.
    ...Object.fromEntries(
      Array.from({length: 9}, (_, k) => [String(k + 1), by_hand(hand => hand.step(1 - Math.floor(k / 3), (k % 3) - 1))])
    ),
    j: () => V.by_id('round-number').focus(),
    '/': () => V.by_id('log-find').focus(),
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
    b: 'both',
    w: view => view.move_cursor(-5, 0),
    a: view => view.move_cursor(0, -5),
    s: view => view.move_cursor(5, 0),
    d: view => view.move_cursor(0, 5),
  };

  /// Does what a key means. False if it means nothing here, so that the browser keeps it.
  function press_key(event, view, files) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    const action = (event.shiftKey && SHIFT_KEYS[key]) || KEYS[key];
    if (action === undefined) return false;
    (ACTIONS[action] || action)(view, files);
    return true;
  }

  Object.assign(V, {press_key, ACTIONS});
}
