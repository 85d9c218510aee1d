// How the compiler is called: the same for the engine, the headers and a player. It is the package's own, as
// its driver calls it, which would be started once more only to say this.

export const words = text => text.trim().split(/\s+/);

const COMPILER = words(`
  clang++ -cc1 -triple wasm32-unknown-wasip1 -std=c++17 -disable-free -mrelocation-model static
  -mframe-pointer=none -mconstructor-aliases -target-cpu generic -fvisibility=hidden -fdeprecated-macro
  -isysroot /usr -resource-dir /usr -internal-isystem /usr/include/wasm32-wasip1/c++/v1
  -internal-isystem /usr/include/c++/v1 -internal-isystem /usr/include
  -internal-isystem /usr/include/wasm32-wasip1 -fgnuc-version=4.2.1 -fcxx-exceptions -fexceptions
  -fignore-exceptions -ftrivial-auto-var-init=zero -D _WASI_EMULATED_PROCESS_CLOCKS -O1 -I/game -I/game/rules -I/shared`);

/// @param how to make what
/// @param source a file of C++
export const to_compile = (how, source) => [...COMPILER, ...words(how), '-x', 'c++', source];

/// What a player is compiled with: its mistakes are found, loops that never end don't, and what it never
/// sets is zero.
const GOES_ON = 'bool,builtin,enum,float-cast-overflow,shift-base,shift-exponent,signed-integer-overflow';
const ENDS =
  'array-bounds,integer-divide-by-zero,nonnull-attribute,null,pointer-overflow,return,unreachable,vla-bound';
const PLAYER = `
  -Wall -Wextra -ferror-limit 19 -fmessage-length=0 -fno-finite-loops
  -D GAME_DEBUG -D _LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE -D _LIBCPP_ENABLE_EXPERIMENTAL
  -D _LIBCPP_ASSERTION_SEMANTIC=_LIBCPP_ASSERTION_SEMANTIC_ENFORCE
  -debug-info-kind=line-tables-only -dwarf-version=4
  -fsanitize=${GOES_ON},${ENDS} -fsanitize-recover=${GOES_ON}`;

export const HEADERS = [
  ...COMPILER,
  ...words(`${PLAYER} -emit-pch -o /headers.pch -x c++-header /shared/Player.hh`),
];

const of_player = (how, file) =>
  to_compile(`${PLAYER} -include-pch /headers.pch -fno-validate-pch ${how}`, `/game/${file}`);
export const check = file => of_player('-fsyntax-only', file);
export const complete = (file, line, column) =>
  of_player(
    `-fsyntax-only -code-completion-brief-comments -code-completion-at=/game/${file}:${line}:${column}`,
    file
  );
export const build = file => of_player('-emit-obj -o /player.o', file);

/// Into what "make check" looks at: with the player's macros, without what headers have.
export const preprocess = file =>
  to_compile('-nostdsysteminc -I/empty -E -dI -o /player.ii', `/game/${file}`);

// Less memory than a tablet has; a stack as in the page's rules, whose end is below all else, so that it is
// noticed.
export const link = objects =>
  words(`
  wasm-ld -m wasm32 -L/usr/lib/wasm32-wasip1 /usr/lib/wasm32-wasip1/crt1-reactor.o --entry _initialize
  ${objects.map(name => `/${name}.o`).join(' ')} -lwasi-emulated-process-clocks -lc++ -lc++abi -lc
  /usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a --export=malloc --export=free --export=__stack_pointer
  -z stack-size=1048576 --stack-first --max-memory=536870912 -o /player.wasm`);

/// Files by path as the tree of folders that the package takes.
export function tree_of(paths) {
  const tree = {};
  for (const [path, content] of Object.entries(paths)) {
    const folders = path.split('/');
    const name = folders.pop();
    let place = tree;
    for (const folder of folders) place = place[folder] ??= {};
    place[name] = content;
  }
  return tree;
}

/// A player's file, with headers that are empty.
export function without_headers(file, text) {
  const headers = text.matchAll(/#\s*include\s*[<"]([\w./+-]+)[>"]/g);
  const empty = Array.from(headers, ([, name]) => [`empty/${name}`, '']);
  return tree_of({...Object.fromEntries(empty), [`game/${file}`]: text});
}
