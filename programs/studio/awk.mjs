// hint.awk as a module of JavaScript. From its BEGIN on, that script means nearly the same in both languages.
// Here is what is written anew: comments and lines that go on, `split("", list)`, `text ~ /pattern/`, sub and
// gsub, each alone in its line, and texts side by side, of which one at least stands between quotes.
const PATTERN = String.raw`\/(?:\\.|\[[^\]]*\]|[^/\\[])+\/`;
const TEST = new RegExp(String.raw`([\w[\]]+) (!?)~ (${PATTERN})`, 'g');
const QUOTED = /((?<=[\w)\]])(?<!return) )?"(?:\\.|[^"\\\n])*"( (?=[\w("]))?/g;

const in_both = part =>
  part
    .replace(/^ *#.*\n/gm, '')
    .replace(/\\\n */g, '')
    .replace(TEST, '$2$3.test($1)')
    .replace(/^( *)(g?)sub\((.+), (".*"), (\S+)\)$/gm, '$1$5 = $5.replace(new RegExp($3, "$2"), $4)')
    .replace(QUOTED, text => text.replace(/^ | $/g, ' + '));

/// The script as a module that has hint(said, files): what it says of these lines, with files by name.
export function in_javascript(script) {
  const [, variables, functions] = /^BEGIN \{\n(.*?)^\}(.*)/ms.exec(script).map(in_both);
  return `export function hint($said, $files) {
const int = parseInt;
const read_lines = (file, rows) => rows.push('', ...($files[file] || '').split('\\n'));
const substr = (text, from, size = text.length) => text.slice(from - 1, Math.max(0, from - 1 + size));
let [RSTART, RLENGTH] = [0, -1];
const match = (text, pattern) => {
  const found = text.match(pattern);
  [RSTART, RLENGTH] = found ? [found.index + 1, found[0].length] : [0, -1];
  return RSTART;
};
${variables.replace(/split\("", (\w+)\)/g, '$1 = []').replace(/^ /gm, 'let')}
${functions}
for (const row of $said.split('\\n')) hear(row);
return hint_of_all() || '';
}
`;
}
