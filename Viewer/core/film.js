'use strict';
// Pictures of the board: as it is, films of rounds that play, and some rounds as an animated picture, in the format of
// https://www.w3.org/Graphics/GIF/spec-gif89a.txt.
{
  const FRAMES_PER_SECOND = 30;
  const FORMATS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];

  const LEAST_LINE = 14;  // pixels

  /// Draws on the canvas `picture` the board as it is shown, below a line with the round and each player's
  /// name and score.
  function draw_picture(picture, {board, layout}, view) {
    const {match, game, language} = view;
    const x = Math.max(0, layout.left);
    const y = Math.max(0, layout.top);
    const width = Math.min(board.width, Math.round(layout.left + match.cols * layout.scale)) - x;
    const height = Math.min(board.height, Math.round(layout.top + match.rows * layout.scale)) - y;
    const line = Math.max(LEAST_LINE, Math.round(width / 40));
    // A canvas is cleared when its size is set, and a film has one size.
    if (picture.width !== width) picture.width = width;
    if (picture.height !== height + 2 * line) picture.height = height + 2 * line;
    const ctx = picture.getContext('2d');
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, width, 2 * line);
    ctx.font = `600 ${line}px system-ui, sans-serif`;
    ctx.textBaseline = 'middle';
    const column = width / (V.NUM_PLAYERS + 1);
    const write = (place, text, colour) => {
      ctx.fillStyle = colour;
      ctx.fillText(text, place * column + line / 2, line, column - line);
    };
    write(0, `${V.find_text(language, game, 'round')} ${view.round}`, '#000000');
    match.names.forEach((name, p) =>
      write(p + 1, `${p} ${name} ${view.state.score[p]}`, game.line_colours[p])
    );
    ctx.drawImage(board, x, y, width, height, 0, 2 * line, width, height);
  }

  /// Records the board from the round that is shown until the match pauses or ends.
  class Film {
    constructor(view, page, save) {
      Object.assign(this, {view, page, save, recorder: null, canvas: document.createElement('canvas')});
      view.listen(() => {
        if (this.recorder !== null && !view.playing) this.stop();
      });
    }

    get running() {
      return this.recorder !== null;
    }

    /// Starts or ends; false if this browser can't.
    toggle() {
      if (this.running) {
        this.view.pause();
        return true;
      }
      const {MediaRecorder} = window;
      const format =
        MediaRecorder && FORMATS.find(mimeType => MediaRecorder.isTypeSupported(mimeType));
      if (!format || !this.canvas.captureStream) return false;
      draw_picture(this.canvas, this.page, this.view);
      const stream = this.canvas.captureStream(FRAMES_PER_SECOND);
      const recorder = new MediaRecorder(stream, {mimeType: format});
      const chunks = [];
      const first = this.view.round;
      recorder.ondataavailable = ({data}) => chunks.push(data);
      recorder.onstop = () => {
        const ending = format.includes('mp4') ? 'mp4' : 'webm';
        this.save(`rounds${first}-${this.last}.${ending}`, new Blob(chunks, {type: format}));
      };
      recorder.start();
      this.view.play();
      this.recorder = recorder;
      this.draw();
      this.view.notify();
      return true;
    }

    /// Draws what is recorded, until it ends.
    draw() {
      if (!this.running) return;
      draw_picture(this.canvas, this.page, this.view);
      requestAnimationFrame(() => this.draw());
    }

    stop() {
      const {recorder} = this;
      this.recorder = null;
      this.last = this.view.round;
      recorder.stop();
      this.view.notify();
    }
  }

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
    const theme = {...page.theme, rulers: page.theme.rulers * shrink, feet: page.theme.feet * shrink};
    const delay = Math.max(LEAST_DELAY, Math.round(100 / speed));
    let gif = null;
    const first = view.index;
    for (let index = first; index <= last; ++index) {
      const at = {match, game, other, log, index, position: index, playing: false};
      const round = Object.assign(Object.create(view), at);
      const layout = drawer.draw(ctx, round, width, height, theme);
      draw_picture(picture, {board, layout}, round);
      gif = gif || new Gif(picture.width, picture.height);
      const pixels = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
      gif.add(pixels.data, index === last ? LAST_DELAY : delay);
      tell((index - first + 1) / (last - first + 1));
      await new Promise(resolve => setTimeout(resolve));
    }
    return gif.blob();
  }

  Object.assign(V, {Film, draw_picture, make_gif});
}
