// The compiler, as the page calls it, and what it says.
import {proxy, wrap} from 'comlink';
import PQueue from 'p-queue';

/// The compiler of a game in its worker. What was built is known by its source.
class Compiler {
  /// `tell({key, args})` is called with how far it is, until it is ready.
  constructor(game, tell) {
    Object.assign(this, {game, tell, built: new Map(), ready: false});
    this.begin();
  }

  /// When `started` resolves, it is ready, and `module` answers what is asked about a player.
  begin() {
    const worker = new Worker('studio/compiler.js', {type: 'module'});
    Object.assign(this, {worker, calls: wrap(worker), queue: new PQueue({concurrency: 1})});
    this.ended = new Promise((_, reject) => {
      this.end = reject;
      worker.onerror = ({message}) => reject(new Error(message || 'studio/compiler.js'));
    });
    const tell = proxy(status => this.ready || this.tell(status));
    const is_ready = module => Object.assign(this, {module, ready: true});
    this.started = this.ask('start', this.game, tell).then(is_ready);
  }

  /// Calls a function of the worker, once those before have ended.
  ask(what, ...args) {
    const {calls, queue, started, ended} = this;
    const call = async () => {
      await started;
      return calls[what](...args);
    };
    return Promise.race([queue.add(call), ended]);
  }

  /// Ends what it does, such as code that would take years, and all that waits; then it begins anew.
  stop() {
    if (!this.ready) return;
    this.worker.terminate();
    this.end({key: 'code_hangs'});
    this.begin();
  }

  /// A player: {text, hint, preprocessed, module, name, file, hash, source}; `module` is null if the source has
  /// errors.
  build(source) {
    if (!this.built.has(source)) {
      const file = V.file_of(source);
      const known = {source, file, name: V.player_name(source), hash: V.hash_of(source)};
      const made = this.ask('build', file, source).then(answer => ({...answer, ...known}));
      made.catch(() => this.built.delete(source));
      this.built.set(source, made);
    }
    return this.built.get(source);
  }
}

/// What the compiler tells for completion: "COMPLETION: NAME : [#TYPE#]NAME(<#PARAMETER#>) : WHAT IT IS".
/// Of functions with one name, one is offered.
function completions_of(text) {
  const options = new Map();
  const found = text.matchAll(/^COMPLETION: ([a-zA-Z]\w*(?<!_))(?: \(.*?\))? : (.*?)(?: : (.*))?$/gm);
  for (const [, label, shape, info] of found) {
    if (options.has(label) && !info) continue;
    const type = shape.includes('(') ? 'function' : 'variable';
    const plain = shape.replace(/^\[#(.*?)#\]\w+(.*)/, '$2: $1').replace(/[<[]#|#[>\]]/g, '');
    options.set(label, {label, type, detail: plain.slice(0, 60), info, boost: info ? 50 : 0});
  }
  return Array.from(options.values());
}

Object.assign(V, {Compiler, completions_of});
