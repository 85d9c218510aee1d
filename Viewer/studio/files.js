// What one writes: kept in the browser, with earlier versions; and in links.
const MOST_VERSIONS = 30;
const MOST_LETTERS_IN_LINK = 8000;

/// The sources of a game: one is being written, others were. All are kept in the browser.
class Sources {
  constructor(folder) {
    this.key = `studio-${folder}`;
    Object.assign(this, {file: '', text: '', versions: []}, V.read_json(V.remembered(this.key)));
  }

  /// Keeps what is being written; false if the browser can't. Without room, the oldest versions go.
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

/// A link to the page with this code of a game, after #, which no server is sent; null if it is too long.
async function link_with_code(game, text) {
  const code = await V.packed(new TextEncoder().encode(text));
  const {href} = new URL(`#${new URLSearchParams({game, code})}`, location.href);
  return href.length > MOST_LETTERS_IN_LINK ? null : href;
}

/// What the page was called with: {game, code}. The code is shown once; what is changed in it is kept by
/// the browser.
async function read_link() {
  const {game, code = ''} = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (code) history.replaceState(null, '', '#');
  const bytes = await V.unpacked(code).catch(() => {});
  return {game, code: new TextDecoder().decode(bytes)};
}

Object.assign(V, {Sources, hash_of, link_with_code, player_name, read_link, renamed});
