'use strict';
// What TypeScript finds in the page's scripts: names that nothing has, wrong numbers of arguments, what is
// never used. It follows what modules export; so for it, each script is made a module, line by line.
const ts = require('typescript');

const ALL = path.join(VIEWER, 'all.js');
const OPTIONS = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/// What the type of an element of the page can't tell without the page.
const ELEMENTS = `
  interface Document { getElementById(id: string): any }
  interface ParentNode { querySelector(selectors: string): any; querySelectorAll(selectors: string): any }
  interface EventTarget { closest: any; matches: any; files: any; value: any }
  interface Window { showOpenFilePicker: any }`;

/// What a parameter with one of these names is, in all scripts.
const MEANINGS = {
  view: 'Controller',
  words: 'Words',
  pen: 'Pen',
  page: 'Page',
  hand: 'Hand',
  reader: 'Reader',
};

function type_parameter(node) {
  const bare = node.parent.getText().startsWith(node.getText());
  const edit = (at, by) => ({start: at, end: at, by});
  const type = `/** @type {V.${MEANINGS[node.name.text]}} */ `;
  return [edit(node.getStart(), bare ? `(${type}` : type), ...(bare ? [edit(node.end, ')')] : [])];
}

/// The edits {start, end, by} of a script that make `Object.assign(this, {a, b: c}, d)` into `(this.a = a,
/// this.b = c, d)`.
function part_names(text, call) {
  const edits = [];
  let at = call.getStart();
  const go_to = (end, by) => edits.push({start: at, end, by: by + text.slice(at, end).replace(/[^\n]/g, '')});
  call.arguments
    .slice(1)
    .flatMap(object => object.properties || [object])
    .forEach((part, k) => {
      const value = part.initializer || part.expression || part.name || part;
      go_to(value.getStart(), `${k === 0 ? '(' : ', '}${part.name ? `this.${part.name.text} = ` : ''}`);
      at = value.end;
    });
  go_to(call.end, ')');
  return edits;
}

function as_module(file, text) {
  const edits = [];
  const visit = node => {
    if (ts.isCallExpression(node) && node.getText().startsWith('Object.assign(this,'))
      edits.push(...part_names(text, node));
    if (ts.isParameter(node) && Object.hasOwn(MEANINGS, node.name.text || ''))
      edits.push(...type_parameter(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, OPTIONS.target, true));
  let [module, at] = ['', 0];
  for (const {start, end, by} of edits.sort((one, other) => one.start - other.start)) {
    module += text.slice(at, start) + by;
    at = end;
  }
  module = (module + text.slice(at))
    .replace(/^globalThis\.V = .*$/m, '')
    .replace(/^(V\.share\(\(\) => )?\{$|^\}(\);)?$/gm, '')
    .replace(/^  V\.(\w+) = \1;$/gm, 'export {$1};')
    .replace(/^  Object\.assign\(V, (\{[^}]*\})\);$/gm, 'export $1;')
    .replace(/^(?:  )?V\.(\w+) = /gm, 'export const $1 = ');
  const all = path.relative(path.dirname(file), ALL);
  return module.replace("'use strict';", /\bV\./.test(module) ? `import * as V from './${all}';` : '');
}

/// What is wrong, a line each, in the scripts of the page and in `more`, the texts of others by name.
function find_wrong(more = {}) {
  const games = V.all_games().map(({name}) => `games/${V.game_folder(name)}`);
  const parts = games.flatMap(folder => V.GAME_FILES.map(file => `${folder}/${file}`));
  const core = [...CORE, 'core/page.js'];
  const scripts = [...core, ...parts].map(name => [name, fs.readFileSync(path.join(VIEWER, name), 'utf8')]);
  const texts = new Map(
    [...scripts, ...Object.entries(more)].map(([name, text]) => {
      const file = path.join(VIEWER, name);
      return [file, as_module(file, text)];
    })
  );
  texts.set(path.join(VIEWER, 'elements.d.ts'), ELEMENTS);
  texts.set(ALL, core.map(name => `export * from './${name}';`).join('\n'));
  const host = ts.createCompilerHost(OPTIONS);
  const {readFile, fileExists} = host;
  host.readFile = file => texts.get(file) || readFile(file);
  host.fileExists = file => texts.has(file) || fileExists(file);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => {
    const words = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (file === undefined) return words;
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    return `${path.relative(VIEWER, file.fileName)}:${line}: ${words}`;
  });
}

test('nothing in the scripts of the page is misspelled; what is would be found, with its line', () => {
  const planted = `'use strict';
    function wrong(view, words) {
      view.go_to_rond(57);
      words.plan(view.indx);
      V.find_game('HarryPotter', 1);
      V.page.players.crads;
      const unused = new V.Drawn();
    }
    wrong();`;
  const lines = find_wrong({'planted.js': planted});
  const expected = [
    "3: Property 'go_to_rond' does not exist on type 'Controller'",
    "4: Property 'plan' does not exist on type 'Words'",
    "4: Property 'indx' does not exist on type 'Controller'",
    '5: Expected 0-1 arguments, but got 2',
    "6: Property 'crads' does not exist on type 'Scoreboard'",
    "7: 'unused' is declared but its value is never read",
    '9: Expected 2 arguments, but got 0',
  ];
  const others = lines.filter((line, k) => !line.startsWith(`planted.js:${expected[k]}`));
  assert.deepEqual([others, lines.length], [[], expected.length]);
});
