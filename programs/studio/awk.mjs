// hint.awk as a module of JavaScript. Both have nearly the same syntax; what differs is written anew here, as
// far as that script has it: texts side by side, ~, what is empty before it is set, and awk's functions.
const LITERAL = String.raw`"(?:\\.|[^"\\])*"|\/(?:\\.|\[[^\]]*\]|[^/\\[])*\/`;
const TOKEN = new RegExp(String.raw`${LITERAL}|\$?\w+\(?|&&|\|\||=>|[=!<>+-]=|\+\+|--|[^ \t]|\n`, 'g');
const CALL = String.raw`\w*\((?:[^()]|\([^()]*\))*\)`;
const NAME = String.raw`\$?\w+(?:\[\w+\])?`;
const TEST = new RegExp(`(${CALL}|${NAME}) (!?)~ ((?:${LITERAL}|\\w+)(?: (?:${LITERAL}|\\w+))*)`, 'g');
const REPLACE = new RegExp(`\\b(g?sub\\((?:${LITERAL}), (?:${LITERAL}))(?:, (${NAME}))?\\)`, 'g');
const KEYWORD = /^(?:if|else|while|for|return|continue|break|next|exit|true|function|BEGIN|END)$/;
const HEAD = /^(?:if|while|for)$/;

const RUNTIME = `const test = (text, pattern) => new RegExp(pattern).test(text ?? '');
const replace = flags => (pattern, by, text, set) => {
  let count = 0;
  set(text.replace(new RegExp(pattern, flags), found => (++count, by.replaceAll('&', found))));
  return count;
};
const [sub, gsub] = [replace(''), replace('g')];
const length = text => text.length;
const tolower = text => text.toLowerCase();
const index = (text, part) => text.indexOf(part) + 1;
const substr = (text, from, size = text.length) => text.slice(from - 1, Math.max(0, from - 1 + size));
let [RSTART, RLENGTH] = [0, -1];
const match = (text, pattern) => {
  const found = new RegExp(pattern).exec(text);
  [RSTART, RLENGTH] = found ? [found.index + 1, found[0].length] : [0, -1];
  return RSTART;
};
const split = (text, parts, mark) => {
  const all = text.split(mark);
  all.forEach((part, k) => (parts[k + 1] = /^\\d+$/.test(part) ? Number(part) : part));
  return all.length;
};
const rows_of = {};
const getline = (file, set) => {
  rows_of[file] ??= ($files[file] || '').split('\\n');
  if (rows_of[file].length === 0) return 0;
  set(rows_of[file].shift());
  return 1;
};
const close = file => delete rows_of[file];
const printed = [];
const print = text => printed.push(text);`;

/// Writes + between texts that stand side by side.
function with_marks(tokens) {
  const heads = [];
  return tokens.flatMap((token, k) => {
    const before = tokens[k - 1] || '';
    const was_head = before === ')' && heads.pop();
    if (/\($/.test(token)) heads.push(HEAD.test(before));
    const is_left = /[\w"\])]$/.test(before) && !KEYWORD.test(before) && !was_head;
    return is_left && /^["$\w(]/.test(token) ? ['+', token] : [token];
  });
}

/// The script as a module that has hint(said, files): what it prints of these lines, with files by name.
export function in_javascript(script) {
  const plain = script
    .replace(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', '')
    .replace(/([&|,])\n/g, '$1 ')
    .replace(/\bprint (.+)$/gm, 'print($1)')
    .replace(TEST, '$2test($1, $3)')
    .replace(REPLACE, (_, call, target = '$0') => `${call}, ${target}, $value => ${target} = $value)`)
    .replace(/\(getline (\w+) < ([^)]+)\)/g, 'getline($2, $value => $1 = $value)')
    .replace(/^(?!function|BEGIN|END|[ }\n])(.*?) ?\{/gm, (_, pattern) => `if (${pattern || 'true'}) {`);
  const names = new Set(
    plain.replace(TOKEN, token => (/^"|^\//.test(token) ? '' : `${token}\0`)).split(/[^\w(]+/)
  );
  const empty = name => `${name} = ${new RegExp(`\\b${name}\\[`).test(plain) ? '{}' : "''"}`;
  const variables = Array.from(names).filter(name => /^[a-z_]\w*$/.test(name) && !KEYWORD.test(name));
  const parts = {function: '', BEGIN: '', END: '', if: ''};
  for (const part of plain.split(/\n(?=[^ }\n])/)) {
    const tokens = with_marks(part.match(TOKEN));
    const [word] = /^\w+/.exec(part);
    parts[word] += `${tokens
      .map(token => (/^(?:next|exit)$/.test(token) ? 'return' : token))
      .join(' ')
      .replace(
        /^(function \w+\() (.*?) ?\) \{/,
        (_, start, list) => `${start}${list.split(' , ').map(empty)}) {`
      )}\n`;
  }
  return `export function hint($said, $files) {
${RUNTIME}
let ${variables.map(empty)};
${parts.function.replace(/\}\s*(?=function|$)/g, "\nreturn '' }\n")}
${parts.BEGIN.replace('BEGIN', '')}
$said.split('\\n').forEach($0 => { ${parts.if} });
(() => ${parts.END.replace('END', '')})();
return printed.join('\\n');
}
`;
}
