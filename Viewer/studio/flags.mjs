// How the package's tools are called: the same for the engine, the headers and a player.

export const words = text => text.trim().split(/\s+/);

/// Brings what the package needs, without a word.
export const begin = ({runLLVM}) => runLLVM(null, {}, {fetchProgress() {}});

/// Runs a tool of the package. Resolves to what it made and said; `files` is null if it failed.
/// @param files by name; a folder is such files again
export async function run({commands, Exit}, command, files) {
  const [tool, ...args] = words(command);
  const said = [];
  const write = bytes => bytes && said.push(bytes.slice());
  let made = null;
  try {
    made = await commands[tool](args, files, {stdout: write, stderr: write, decodeASCII: false});
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return {files: made, text: await new Blob(said).text()};
}

export const COMPILER = `
  clang++ -std=c++17 -O1 -fexceptions -fignore-exceptions -ftrivial-auto-var-init=zero
  -D_WASI_EMULATED_PROCESS_CLOCKS -I/game -I/game/rules -I/shared`;

/// What a player is compiled with: its mistakes are found, after some of which it goes on; loops that never
/// end don't, and what it never sets is zero.
const PLAYER = `${COMPILER}
  -Wall -Wextra -fno-finite-loops -gdwarf-4 -gline-tables-only -gno-key-instructions
  -DGAME_DEBUG -D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE -D_LIBCPP_ENABLE_EXPERIMENTAL
  -D_LIBCPP_ASSERTION_SEMANTIC=_LIBCPP_ASSERTION_SEMANTIC_ENFORCE
  -fsanitize=undefined -fno-sanitize=alignment,function,object-size,returns-nonnull-attribute,vptr
  -fno-sanitize-recover=all -fno-sanitize-merge
  -fsanitize-recover=bool,builtin,enum,float-cast-overflow,shift,signed-integer-overflow`;
const WITH_HEADERS = `${PLAYER} -include-pch /headers.pch -Xclang -fno-validate-pch`;

// Less memory than a tablet has; a stack as in the page's rules, below all else, so that its end is noticed.
export const LINKED = `
  -mexec-model=reactor -lwasi-emulated-process-clocks -Wl,--export=malloc,--export=free,--export=__stack_pointer
  -Wl,-z,stack-size=1048576,--stack-first,--max-memory=536870912`;

export const HEADERS = `${PLAYER} -x c++-header /shared/Player.hh -o /headers.pch`;
export const check = file => `${WITH_HEADERS} -fsyntax-only /game/${file}`;
export const complete = (file, line, column) => `${check(file)}
  -Xclang -code-completion-brief-comments -Xclang -code-completion-at=/game/${file}:${line}:${column}`;
export const build = (...files) => `
  ${WITH_HEADERS} ${files.map(file => `/game/${file}`).join(' ')} /engine.o ${LINKED} -o /player.wasm`;

/// Into what "make check" looks at: with the player's macros, without headers, which needn't be there (-MG).
export const preprocess = file => `${COMPILER} -nostdinc -E -dI /game/${file} -o /player.ii
  -Xclang -MG -Xclang -dependency-file -Xclang /headers -Xclang -MT -Xclang player`;
