'use strict';
// What each key does. A key calls the controller, or what needs a page (files, saving).
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const PAN_CELLS = 4;
  const ZOOM_STEP = 1.5;

  /// What a key does while a match is played by hand.
  const by_hand = act => view => view.hand !== null && act(view.hand);

  /// By the `key` of the keyboard event; letters in lower case.
  const KEYS = {
    ' ': view => view.toggle_play(),
    home: view => view.first(),
    end: view => view.last(),
    arrowleft: view => view.step(-1),
    arrowup: view => view.step(-1),
    arrowright: view => view.step(1),
    arrowdown: view => view.step(1),
    pageup: view => view.step(-10),
    pagedown: view => view.step(10),
    h: view => view.toggle('help'),
    m: view => view.toggle('animation'),
    o: view => view.toggle('arrows'),
    l: view => view.toggle('letters'),
    i: view => view.toggle('ids'),
    z: view => view.toggle('alone'),
    ',': view => view.change_speed(-1),
    '.': view => view.change_speed(1),
    n: view => view.step_to_mark(1),
    b: view => view.swap(),
    '+': view => view.zoom_by(ZOOM_STEP),
    '=': view => view.zoom_by(ZOOM_STEP),
    '-': view => view.zoom_by(1 / ZOOM_STEP),
    0: view => view.fit(),
    w: view => view.move_cursor(-1, 0),
    a: view => view.move_cursor(0, -1),
    s: view => view.move_cursor(1, 0),
    d: view => view.move_cursor(0, 1),
    f: view => view.follow_cursor(),
    x: view => view.toggle_anchor(),
    t: (view, {page}) => page.hand.ask(),
    e: (view, {page}) => page.hand.play(),
    u: by_hand(hand => hand.next_unit()),
    k: by_hand(hand => hand.choose()),
    enter: by_hand(hand => hand.point() || hand.give_here()),
    backspace: by_hand(hand => hand.take_back(hand.unit)),
    // As they lie on a keypad.
    ...Object.fromEntries(
      Array.from({length: 9}, (_, k) => [String(k + 1), by_hand(hand => hand.step(1 - Math.floor(k / 3), (k % 3) - 1))])
    ),
    j: (view, files) => files.type_round(),
    '/': (view, files) => files.find_in_log(),
    v: (view, files) => files.toggle_film(),
    r: (view, files) => files.reload(),
    g: (view, files) => files.save_position(),
    p: (view, files) => files.save_picture(),
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
    b: view => view.toggle('both'),
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
    action(view, files);
    return true;
  }

  Object.assign(V, {press_key, ZOOM_STEP});
}
