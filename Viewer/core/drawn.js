'use strict';
// What a part of the page was drawn from, so that it is drawn again only when that has changed.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  class Drawn {
    /// Whether these values are those of the last time, one by one; they are kept for the next time.
    from(...values) {
      const {last} = this;
      this.last = values;
      return last !== undefined && last.length === values.length && values.every((value, k) => Object.is(value, last[k]));
    }
  }

  V.Drawn = Drawn;
}
