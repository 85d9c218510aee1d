// What one writes: kept in the browser, with earlier versions.
const MOST_VERSIONS = 30;

/// The sources of a game: one is being written, others were. All are kept in the browser.
class Sources {
  constructor(folder) {
    this.key = `studio-${folder}`;
    Object.assign(this, {file: '', text: '', versions: []}, V.read_json(V.remembered(this.key)));
  }

  /// Keeps what is being written; false if the browser can't. Where there is no room, the oldest versions go.
  keep(text) {
    this.text = text;
    while (!V.remember(this.key, JSON.stringify(this))) if (!this.versions.pop()) return false;
    return true;
  }

  /// Keeps it as a version, too, if it is another than the last one of its file.
  keep_version() {
    const {file, text, versions} = this;
    if (versions.find(version => version.file === file)?.text !== text)
      versions.unshift({file, text, time: Date.now()});
    versions.splice(MOST_VERSIONS);
    this.keep(text);
  }

  /// The versions by their titles, the last one first.
  get titled() {
    return new Map(this.versions.map(version => [title_of(version), version]));
  }

  open(file, text) {
    if (this.text !== '') this.keep_version();
    this.file = file;
    this.keep(text);
  }
}

const title_of = ({file, time, text}) => `${file} ${new Date(time).toLocaleString()} ${hash_of(text)}`;

/// By what one knows a source again: eight letters.
function hash_of(text) {
  const add = (hash, byte) => Math.imul(hash ^ byte, 0x1000193) >>> 0;
  return new TextEncoder().encode(text).reduce(add, 0x811c9dc5).toString(16).padStart(8, '0');
}

const NAMED = /^([ \t]*#[ \t]*define[ \t]+PLAYER_NAME[ \t]+)([A-Za-z]\w*)/m;

/// The name of the player that a source registers; '' if there is none.
const player_name = text => NAMED.exec(text)?.[2] || '';

/// A player with its source under another name.
const renamed = (text, name) => text.replace(NAMED, `$1${name}`);

Object.assign(V, {Sources, hash_of, player_name, renamed});
