'use strict';
// Animated pictures of some rounds, in the format of https://www.w3.org/Graphics/GIF/spec-gif89a.txt.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const MOST_WIDTH = 640;  // pixels
  const LEAST_DELAY = 5;   // hundredths of a second
  const LAST_DELAY = 150;
  const SAME = 255;  // the colour of a pixel that stays what it was
  const [CLEAR, END, FIRST_CODE, MOST_CODES] = [256, 257, 258, 4096];

  const low_high = number => [number & 255, number >> 8];

  /// Colours of one byte, compressed by Lempel, Ziv and Welch: each code stands for a run of colours that has
  /// been seen before. In blocks of 255 bytes, as the format wants.
  class Compressor {
    constructor() {
      this.longer = new Int16Array(MOST_CODES * 256);  // the code of a run and one colour more; 0: none
    }

    compress(colours) {
      Object.assign(this, {bytes: [], held: 0, bits: 0, size: 9});
      this.clear();
      let run = colours[0];
      for (let k = 1; k < colours.length; ++k) {
        const at = run * 256 + colours[k];
        if (this.longer[at] > 0) run = this.longer[at];
        else {
          this.put(run);
          run = colours[k];
          if (this.used === MOST_CODES) this.clear();
          else this.longer[at] = this.used++;
        }
      }
      this.put(run);
      this.put(END);
      this.bytes.push(this.held);
      const blocks = [8];
      for (let k = 0; k < this.bytes.length; k += 255) {
        const block = this.bytes.slice(k, k + 255);
        blocks.push(block.length, ...block);
      }
      return [...blocks, 0];
    }

    clear() {
      this.put(CLEAR);
      this.longer.fill(0);
      Object.assign(this, {size: 9, used: FIRST_CODE});
    }

    put(code) {
      this.held |= code << this.bits;
      this.bits += this.size;
      for (; this.bits >= 8; this.bits -= 8, this.held >>>= 8) this.bytes.push(this.held & 255);
      // The reader knows one code less.
      if (this.used === 1 << this.size && this.size < 12) ++this.size;
    }
  }

  /// The frames of an animated picture become its bytes.
  class Gif {
    constructor(width, height) {
      Object.assign(this, {width, height, compressor: new Compressor(), before: null});
      const size = [...low_high(width), ...low_high(height)];
      this.corner = [0, 0, 0, 0, ...size];
      const again = [0x21, 0xff, 11, ...Array.from('NETSCAPE2.0', letter => letter.charCodeAt(0)), 3, 1, 0, 0, 0];
      this.parts = [Uint8Array.from([...Array.from('GIF89a', letter => letter.charCodeAt(0)), ...size, 0x70, 0, 0, ...again])];
    }

    /// @param pixels  four bytes each, as a canvas has them
    /// @param delay   until the next frame, in hundredths of a second
    add(pixels, delay) {
      const {table, colours} = this.reduce(pixels);
      const control = [0x21, 0xf9, 4, 5, ...low_high(delay), SAME, 0];
      this.parts.push(Uint8Array.from([...control, 0x2c, ...this.corner, 0x87]), table);
      this.parts.push(Uint8Array.from(this.compressor.compress(colours)));
    }

    /// The most frequent colours of what has changed, and each pixel's place among them. Colours of which no
    /// part differs by eight are one: that of most of these pixels, so an area stays as it was.
    reduce(pixels) {
      const exact = new Uint32Array(pixels.buffer);
      const before = this.before;
      const now = Uint16Array.from(exact, pixel => ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19));
      const [uses, votes, colours] = [1, 2, 3].map(() => new Int32Array(1 << 15));
      now.forEach((colour, k) => {
        if (before !== null && before[k] === colour) return;
        ++uses[colour];
        if (votes[colour] === 0) colours[colour] = exact[k];
        votes[colour] += colours[colour] === (exact[k] | 0) ? 1 : -1;
      });
      const seen = Array.from(uses.keys()).filter(colour => uses[colour] > 0);
      seen.sort((a, b) => uses[b] - uses[a]);
      const parts = colour => [0, 8, 16].map(shift => (colours[colour] >> shift) & 255);
      const table = new Uint8Array(3 * 256);
      seen.slice(0, SAME).forEach((colour, k) => table.set(parts(colour), 3 * k));
      const places = new Uint8Array(1 << 15);
      seen.forEach((colour, k) => (places[colour] = k < SAME ? k : nearest(table, parts(colour))));
      this.before = now;
      return {table, colours: now.map((colour, k) => (before !== null && before[k] === colour ? SAME : places[colour]))};
    }

    blob() {
      return new Blob([...this.parts, Uint8Array.from([0x3b])], {type: 'image/gif'});
    }
  }

  function nearest(table, colour) {
    let best = 0;
    let least = Infinity;
    for (let k = 0; k < SAME; ++k) {
      const away = colour.reduce((sum, value, j) => sum + (value - table[3 * k + j]) ** 2, 0);
      if (away < least) [best, least] = [k, away];
    }
    return best;
  }

  /// The rounds from the shown one to the one at index `last`, as the page shows them, at its speed.
  /// `tell` hears the share that is done.
  async function make_gif(page, view, last, tell) {
    const {match, game, other, log, speed} = view;
    const shown = Math.min(page.board.width, match.cols * page.layout.scale);
    const shrink = Math.min(1, MOST_WIDTH / shown);
    const [width, height] = [page.board.width, page.board.height].map(size => Math.floor(size * shrink));
    const canvas = () => V.make('canvas', '', {width, height});
    const [board, picture] = [canvas(), canvas()];
    const ctx = board.getContext('2d', {alpha: false});
    const drawer = new V.BoardDrawer();
    const theme = {...page.theme, rulers: page.theme.rulers * shrink};
    const delay = Math.max(LEAST_DELAY, Math.round(100 / speed));
    let gif = null;
    const first = view.index;
    for (let index = first; index <= last; ++index) {
      const at = {match, game, other, log, index, position: index, playing: false};
      const round = Object.assign(Object.create(view), at);
      const layout = drawer.draw(ctx, round, width, height, theme);
      V.draw_picture(picture, {board, layout}, round);
      gif = gif || new Gif(picture.width, picture.height);
      const pixels = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
      gif.add(pixels.data, index === last ? LAST_DELAY : delay);
      tell((index - first + 1) / (last - first + 1));
      await new Promise(resolve => setTimeout(resolve));
    }
    return gif.blob();
  }

  V.make_gif = make_gif;
}
