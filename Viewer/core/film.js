'use strict';
// A film of some rounds: the board is recorded while it plays.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const FRAMES_PER_SECOND = 30;
  const FORMATS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];

  /// Records the board from the round that is shown until the match pauses or ends.
  class Film {
    constructor(view, canvas, save) {
      Object.assign(this, {view, canvas, save, recorder: null});
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
      this.view.notify();
      return true;
    }

    stop() {
      const {recorder} = this;
      this.recorder = null;
      this.last = this.view.round;
      recorder.stop();
      this.view.notify();
    }
  }

  V.Film = Film;
}
