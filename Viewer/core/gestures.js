'use strict';
// Mouse, pen and fingers on the board, as calls of the controller.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

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
      if (!this.dragged || this.view.match === null) return;
      const now = this.pixel(event);
      if (this.fingers.size === 2) this.pinch(event.pointerId, now);
      const {scale} = this.get_layout();
      this.view.pan((finger.y - now.y) / scale, (finger.x - now.x) / scale);
      Object.assign(finger, now);
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
      const clicked = this.fingers.delete(event.pointerId) && !this.dragged;
      if (!clicked || this.view.match === null) return;
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
      } else if (is_touch) this.zoom_at(event);
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

    zoom_at(event) {
      const {x, y} = this.pixel(event);
      const {row, col} = V.point_at(this.get_layout(), x, y);
      this.view.zoom_by(DOUBLE_TAP_ZOOM, row, col);
    }

    wheel(event) {
      if (this.view.match === null) return;
      event.preventDefault();
      const {x, y} = this.pixel(event);
      const {row, col} = V.point_at(this.get_layout(), x, y);
      const lines = event.deltaMode === 1 ? 30 : 1;
      this.view.zoom_by(Math.exp(-event.deltaY * lines * WHEEL_STEP), row, col);
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

  Object.assign(V, {BoardGestures, zoom_for_fingers});
}
