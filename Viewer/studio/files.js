'use strict';
// What one writes: kept in the browser, with earlier versions.
{
  const MOST_VERSIONS = 30;

  /// The sources of a game: one is being written, others were. All are kept in the browser.
  class Sources {
    constructor(folder) {
      this.key = `studio-${folder}`;
      const kept = read_kept(V.remembered(this.key));
      Object.assign(this, {file: '', text: '', versions: [], ...kept});
    }

    /// Keeps what is being written; false if the browser can't.
    keep(text) {
      this.text = text;
      return this.write();
    }

    /// Keeps it as a version, if it is another than the last one of its file.
    keep_version() {
      const {file, text, versions} = this;
      const last = versions.find(version => version.file === file);
      if (last && last.text === text) return this.write();
      versions.unshift({file, text, time: Date.now()});
      versions.splice(MOST_VERSIONS);
      return this.write();
    }

    version(time) {
      return this.versions.find(version => version.time === Number(time));
    }

    open(file, text) {
      if (this.text !== '') this.keep_version();
      Object.assign(this, {file, text});
      return this.write();
    }

    write() {
      const {key, file, text, versions} = this;
      for (;;) {
        if (V.remember(key, JSON.stringify({file, text, versions}))) return true;
        if (versions.length === 0) return false;
        versions.pop();
      }
    }
  }

  const is_file = file => /^AI[A-Za-z]\w{0,11}\.cc$/.test(file);

  /// Nothing, if what is kept can't be read.
  function read_kept(text) {
    try {
      return JSON.parse(text);
    } catch {
      return {};
    }
  }

  /// The name of the player that a source registers; '' if there is none.
  function player_name(text) {
    const found = /^[ \t]*#[ \t]*define[ \t]+PLAYER_NAME[ \t]+([A-Za-z]\w*)/m.exec(text);
    return found ? found[1] : '';
  }

  /// By what one knows a source again: eight letters.
  function hash_of(text) {
    let hash = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x1000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }

  /// A player with its source under another name.
  const renamed = (text, name) =>
    text.replace(/^([ \t]*#[ \t]*define[ \t]+PLAYER_NAME[ \t]+)\w+/m, `$1${name}`);

  Object.assign(V, {
    Sources,
    player_name,
    renamed,
    hash_of,
    is_player_file: is_file,
  });
}
