'use strict';
// The compiler, as the page calls it, and what it says.
{
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
        const made = asked.then(answer => ({...answer, file, name: V.player_name(text), hash: V.hash_of(text)}));
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

  Object.assign(V, {Compiler, messages_of, completions_of});
}
