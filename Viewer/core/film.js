'use strict';
// Pictures of the board, and films of rounds that play.
{
  const FRAMES_PER_SECOND = 30;
  const PART = 100; // milliseconds, of which an encoder gives at least so much at a time
  // VP8 first: some Chromium says that it records VP9, and then a film has no picture.
  const FORMATS = ['video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

  const LEAST_LINE = 14; // pixels

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

  /// Records the board from the round that is shown until the match pauses or ends. An encoder takes its time
  /// to start, and again for each picture: the match plays only when it has started, and the film ends only
  /// when it has given something after the last picture.
  class Film {
    constructor(view, page, save) {
      Object.assign(this, {view, page, save, recorder: null, canvas: document.createElement('canvas')});
      this.first = this.last = null; // rounds, once they are recorded
      view.listen(() => {
        if (this.running && this.first !== null && !view.playing) this.last = view.round;
      });
    }

    get running() {
      return this.recorder !== null;
    }

    toggle() {
      if (this.running) {
        if (this.view.playing && this.first !== null) this.view.pause();
        else this.stop();
        return true;
      }
      const {MediaRecorder} = window;
      const format = MediaRecorder && FORMATS.find(mimeType => MediaRecorder.isTypeSupported(mimeType));
      if (!format || !this.canvas.captureStream) return false;
      this.view.pause();
      draw_picture(this.canvas, this.page, this.view);
      const stream = this.canvas.captureStream(FRAMES_PER_SECOND);
      const recorder = new MediaRecorder(stream, {mimeType: format});
      const chunks = [];
      this.first = this.last = null;
      recorder.onstart = () => {
        if (this.recorder !== recorder) return;
        this.view.play();
        this.first = this.view.round;
        if (!this.view.playing) this.last = this.first;
      };
      recorder.ondataavailable = ({data}) => {
        chunks.push(data);
        if (this.recorder === recorder && this.last !== null) this.stop();
      };
      recorder.onstop = () => {
        const ending = format.includes('mp4') ? 'mp4' : 'webm';
        if (this.last !== null)
          this.save(`rounds${this.first}-${this.last}.${ending}`, new Blob(chunks, {type: format}));
      };
      recorder.start(PART);
      this.recorder = recorder;
      this.draw();
      this.view.notify();
      return true;
    }

    draw() {
      if (!this.running) return;
      draw_picture(this.canvas, this.page, this.view);
      requestAnimationFrame(() => this.draw());
    }

    stop() {
      const {recorder} = this;
      this.recorder = null;
      recorder.stop();
      this.view.notify();
    }
  }

  Object.assign(V, {Film, draw_picture});
}
