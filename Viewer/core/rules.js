'use strict';
// The rules of a game, as WebAssembly (engine/wasm), for matches that the page plays.
{
  const V = (globalThis.Viewer = globalThis.Viewer || {});

  /// What a stream makes of bytes.
  async function through(bytes, stream) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  }

  /// The bytes that a game's rules.js has, unpacked.
  async function unpack_rules(packed) {
    return through(V.from_base64(packed), new DecompressionStream('gzip'));
  }

  /// The functions of a module. What a module could ask of a system, there is none here: what it
  /// prints can't be written. `turn_of(player)` is called when a player's turn begins and ends.
  function start_module(module, turn_of = () => {}) {
    const own = {turn_of, fd_write: () => 8};
    /** @type {WebAssembly.Imports} */
    const imports = {};
    for (const {module: from, name} of WebAssembly.Module.imports(module))
      imports[from] = {...imports[from], [name]: own[name] || (() => 0)};
    /** @type {{exports: any}} */
    const {exports} = new WebAssembly.Instance(module, imports);
    exports._initialize();
    return exports;
  }

  /// A module that was started. A worker gets the text of this class.
  class Module {
    constructor(module, turn_of) {
      this.module = module;
      this.exports = start_module(module, turn_of);
    }

    /// What a function of the module makes of some texts; null if it fails.
    call(name, ...texts) {
      const {free, [name]: made} = this.exports;
      const places = texts.map(text => this.put(text));
      const found = made(...places);
      places.forEach(place => free(place));
      return found === 0 ? null : this.text_at(found);
    }

    /// A text in the module's memory, with a null at its end.
    put(text) {
      const bytes = new TextEncoder().encode(`${text}\0`);
      const place = this.exports.malloc(bytes.length);
      new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
      return place;
    }

    text_at(place) {
      const bytes = new Uint8Array(this.exports.memory.buffer, place);
      return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
  }

  /// The rules of a game.
  class Rules extends Module {
    /// Why the rules would refuse these orders of one player, one after the other: '' if they would not.
    refusals(position, orders) {
      try {
        const found = this.call('play_try', position, orders);
        return found === null ? [this.call('rules_error')] : found.split('\n').slice(0, -1);
      } catch (error) {
        this.exports = start_module(this.module);
        return [String(error)];
      }
    }

    /// The names of the players in the module.
    players() {
      return this.call('play_players').split('\n').slice(0, -1);
    }
  }

  /// Starts the rules of a game from its rules.js, which `load` brings if the page does not have it.
  /// Resolves when game.rules is there; else game.no_rules says why not.
  async function start_rules(game, load) {
    if (game.rules) return;
    try {
      if (!game.packed_rules) await load(game);
      game.rules = new Rules(await WebAssembly.compile(await unpack_rules(game.packed_rules)));
    } catch (error) {
      game.no_rules = String(error.message || error);
    }
  }

  Object.assign(V, {start_module, through, unpack_rules, start_rules, Module});
}
