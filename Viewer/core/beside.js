'use strict';
// The next match in the same page. Beside a page that `watch` has opened lie two scripts: one says
// which match it wrote last, the other one has that match. Scripts are what a page from disk may load.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  const PAUSE_MILLISECONDS = 1000;

  class Beside {
    constructor(files) {
      Object.assign(this, {files, stamp: '', base: '', later: 0, looking: false});
    }

    /// Begins to look, if this page is told which match is next.
    start() {
      const element = document.getElementById('embedded-match');
      this.stamp = (element && element.dataset.stamp) || '';
      if (this.stamp === '') return;
      this.base = location.pathname.replace(/\.html$/, '');
      const tell_stamp = stamp => {
        // Orders by hand are not to be lost.
        const waits = this.files.view.hand !== null;
        if (stamp !== this.stamp && !waits) this.load('.match.js').catch(() => {});
      };
      Object.assign(V, {tell_stamp, take_files: found => this.take(found)});
      document.addEventListener('visibilitychange', () => this.look());
      this.look();
    }

    /// Asks what was written last, again and again. Where nothing lies beside the page, only once.
    async look() {
      if (this.looking) return;
      this.looking = true;
      clearTimeout(this.later);
      try {
        await this.load('.watch.js');
        this.later = setTimeout(() => this.look(), PAUSE_MILLISECONDS);
        this.looking = false;
      } catch {
        // It was mailed, or moved.
      }
    }

    load(ending) {
      return new Promise((resolve, reject) => {
        const script = document.createElement('script');
        const end = settle => () => {
          script.remove();
          settle();
        };
        Object.assign(script, {onload: end(resolve), onerror: end(reject)});
        script.src = `${this.base}${ending}?${Date.now()}`;
        document.head.append(script);
      });
    }

    take({stamp, live, files}) {
      this.stamp = stamp;
      const found = files.map(({name, data}) => ({name, bytes: V.from_base64(data)}));
      this.files.open_found(found, live);
    }
  }

  V.Beside = Beside;
}
