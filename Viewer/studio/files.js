// What one writes: kept in the browser, with earlier versions; and in links.
const MOST_VERSIONS = 30;
const MOST_LETTERS_IN_LINK = 8000;

/// The sources of a game, kept in the browser: one is being written, others were.
class Sources {
  constructor(game) {
    this.key = `studio-${game}`;
    Object.assign(this, {text: '', versions: []}, V.read_json(V.remembered(this.key)));
  }

  /// Keeps what is being written; false if the browser can't. Without room, the oldest versions go.
  keep(text) {
    this.text = text;
    while (!V.remember(this.key, JSON.stringify(this))) if (!this.versions.pop()) return false;
    return true;
  }

  /// Keeps it as a version, too, if it is none yet.
  keep_version() {
    const {text, versions} = this;
    if (text !== '' && versions[0]?.text !== text) versions.unshift({text, time: Date.now()});
    versions.splice(MOST_VERSIONS);
    this.keep(text);
  }

  /// The texts of the versions by their titles, the last one first.
  get titled() {
    const title = ({time, text}) => `${file_of(text)} ${new Date(time).toLocaleString()} ${hash_of(text)}`;
    return new Map(this.versions.map(version => [title(version), version.text]));
  }

  open(text) {
    this.keep_version();
    this.keep(text);
  }
}

/// By what one knows a source again: eight letters.
function hash_of(text) {
  const add = (hash, byte) => Math.imul(hash ^ byte, 0x1000193) >>> 0;
  return new TextEncoder().encode(text).reduce(add, 0x811c9dc5).toString(16).padStart(8, '0');
}

const NAMED = /^([ \t]*#[ \t]*define[ \t]+PLAYER_NAME[ \t]+)([A-Za-z]\w*)/m;

/// The name of the player that a source registers; '' if there is none.
const player_name = text => NAMED.exec(text)?.[2] || '';

/// The file of a player has the player's name.
const file_of = text => `AI${player_name(text)}.cc`;

const renamed = (text, name) => text.replace(NAMED, `$1${name}`);

/// A link to the page with this code, after #, which no server is sent; null if it is too long.
async function link_with_code(text) {
  const code = await V.packed(new TextEncoder().encode(text));
  const {href} = new URL(`#${new URLSearchParams({code})}`, location.href);
  return href.length > MOST_LETTERS_IN_LINK ? null : href;
}

/// The code of the page's link, '' without any. It is shown once; then the browser keeps it.
async function linked_code() {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code) history.replaceState(null, '', '#');
  return new TextDecoder().decode(await V.unpacked(code).catch(() => {}));
}

Object.assign(V, {Sources, file_of, hash_of, link_with_code, linked_code, player_name, renamed});
