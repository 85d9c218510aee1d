'use strict';
// What one writes: kept in the browser, with earlier versions; and the compiler, as the page calls it.
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

  /// The compiler in its worker. What was built is known by its source.
  class Compiler {
    /// `tell({got, all})` is called while it is brought, and with {preparing} while it makes itself ready.
    constructor(tell) {
      Object.assign(this, {
        tell,
        waiting: new Map(),
        last: 0,
        built: new Map(),
        ready: false,
        starting: Promise.resolve(),
        patience: 120000,
      });
      this.begin();
    }

    begin() {
      this.worker = new Worker('studio/compiler.js', {type: 'module'});
      this.worker.onmessage = ({data}) => this.take(data);
      this.worker.onerror = event =>
        this.waiting.forEach(({reject}) => reject(new Error(event.message || 'studio/compiler.js')));
    }

    take({id, answer, error, progress, preparing}) {
      if (progress || preparing) {
        if (!this.ready) this.tell(progress || {preparing});
      } else {
        const {resolve, reject} = this.waiting.get(id);
        this.waiting.delete(id);
        if (error) reject(new Error(error));
        else resolve(answer);
      }
    }

    ask(what, ...args) {
      const id = ++this.last;
      this.worker.postMessage({id, what, args});
      const clock = what === 'start' ? 0 : setTimeout(() => this.stop(), this.patience);
      const answer = new Promise((resolve, reject) => this.waiting.set(id, {resolve, reject}));
      return answer.finally(() => clearTimeout(clock));
    }

    /// Resolves when it is ready for a game.
    async start(folder) {
      const starting = this.ask('start', folder);
      Object.assign(this, {folder, starting, ready: false});
      this.built.clear();
      await starting;
      this.ready ||= this.starting === starting;
    }

    /// Ends what it does, such as code that would take it years, and all that waits; then it begins anew.
    stop() {
      if (!this.ready) return;
      this.worker.terminate();
      for (const {reject} of this.waiting.values()) reject(Object.assign(new Error(), {key: 'code_hangs'}));
      this.waiting.clear();
      this.begin();
      this.ask('start', this.folder).catch(() => {});
    }

    /// A player: {text, hint, preprocessed, module, name, file, hash}; `module` is null if the source has
    /// errors.
    build(file, text) {
      const key = `${file}\n${text}`;
      if (!this.built.has(key)) {
        const asked = this.starting.then(() => this.ask('build', file, text));
        const made = asked.then(answer => ({...answer, file, name: player_name(text), hash: hash_of(text)}));
        made.catch(() => this.built.delete(key));
        this.built.set(key, made);
      }
      return this.built.get(key);
    }
  }

  const MESSAGE = /^([\w.]+):(\d+):(\d+): (?:fatal )?(error|warning|note): (.*)$/;

  /// What the compiler says of lines of a file: [{line, column, severity, message}].
  function messages_of(text, file) {
    const found = text
      .split('\n')
      .map(line => MESSAGE.exec(line))
      .filter(match => match !== null && match[1] === file);
    return found.map(([, , line, column, kind, message]) => {
      const severity = kind === 'note' ? 'info' : kind;
      return {line: Number(line), column: Number(column), severity, message};
    });
  }

  /// What the compiler tells for completion: "COMPLETION: NAME : [#TYPE#]NAME(<#PARAMETER#>) : WHAT IT IS".
  function completions_of(text) {
    const found = text.matchAll(/^COMPLETION: ([a-zA-Z]\w*(?<!_))(?: \(.*?\))? : (.*?)(?: : (.*))?$/gm);
    const options = Array.from(found, ([, label, shape, info]) => ({
      label,
      type: shape.includes('(') ? 'function' : 'variable',
      detail: shape
        .replace(/^\[#(.*?)#\]\w+(.*)/, '$2: $1')
        .replace(/[<[]#|#[>\]]/g, '')
        .slice(0, 60),
      info: info && (() => Object.assign(document.createElement('div'), {textContent: info})),
      boost: info ? 50 : 0,
    }));
    options.sort((one, other) => one.boost - other.boost);
    return Array.from(new Map(options.map(option => [option.label, option])).values());
  }

  Object.assign(V, {
    Sources,
    Compiler,
    messages_of,
    completions_of,
    player_name,
    renamed,
    hash_of,
    is_player_file: is_file,
  });
}
