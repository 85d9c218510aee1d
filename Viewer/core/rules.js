'use strict';
// The rules of a game, as WebAssembly (engine/wasm): what happened in the rounds of a recorded match.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  /// The bytes that a game's rules.js has, unpacked.
  async function unpack_rules(packed) {
    const bytes = V.from_base64(packed);
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  }

  /// The functions of a module. What a module could ask of a system, there is none here.
  async function start_module(bytes) {
    const module = await WebAssembly.compile(bytes);
    const imports = {};
    for (const {module: from, name} of WebAssembly.Module.imports(module))
      imports[from] = {...imports[from], [name]: () => 0};
    const {exports} = await WebAssembly.instantiate(module, imports);
    exports._initialize();
    return exports;
  }

  /// The rules of a game.
  class Rules {
    constructor(exports) {
      this.exports = exports;
    }

    /// The lines of the events of a round: as in a log, see engine/wasm/Module.cc. `bytes` are a
    /// trace with the head, the state of the round, its orders and the next state. Throws an Error.
    events(bytes) {
      const {malloc, free, memory, rules_events, rules_error} = this.exports;
      const place = malloc(bytes.length + 1);
      const copy = new Uint8Array(memory.buffer, place, bytes.length + 1);
      copy.set(bytes);
      copy[bytes.length] = 0;
      const found = rules_events(place);
      free(place);
      if (found === 0) throw new Error(this.text_at(rules_error()));
      return this.text_at(found).split('\n').slice(0, -1);
    }

    text_at(place) {
      const bytes = new Uint8Array(this.exports.memory.buffer, place);
      return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
  }

  /// The rules in a game's rules.js.
  const start_rules = async packed => new Rules(await start_module(await unpack_rules(packed)));

  Object.assign(V, {start_rules});
}
