// How the compiler is called: the same for the engine, the headers and a player. It is the package's own, as
// its driver calls it, which would be started once more only to say this.

const INCLUDE = [
  '/usr/include/wasm32-wasip1/c++/v1',
  '/usr/include/c++/v1',
  '/usr/include',
  '/usr/include/wasm32-wasip1',
];

/// @param optimize such as -O1
/// @param what to make of it, with its output and its input at the end
export function to_compile(optimize, ...what) {
  return [
    ...[
      'clang++',
      '-cc1',
      '-triple',
      'wasm32-unknown-wasip1',
      optimize,
      '-std=c++17',
      '-disable-free',
      '-mrelocation-model',
      'static',
    ],
    ...[
      '-mframe-pointer=none',
      '-mconstructor-aliases',
      '-target-cpu',
      'generic',
      '-fvisibility=hidden',
      '-fdeprecated-macro',
    ],
    ...[
      '-isysroot',
      '/usr',
      '-resource-dir',
      '/usr',
      ...INCLUDE.flatMap(folder => ['-internal-isystem', folder]),
    ],
    ...[
      '-fgnuc-version=4.2.1',
      '-fcxx-exceptions',
      '-fexceptions',
      '-fignore-exceptions',
      '-D',
      '_WASI_EMULATED_PROCESS_CLOCKS',
    ],
    ...['-I/game', '-I/game/rules', '-I/shared', ...what],
  ];
}

/// What a player is compiled with: its mistakes are found, and what it never sets is zero.
const GOES_ON = 'bool,builtin,enum,float-cast-overflow,shift-base,shift-exponent,signed-integer-overflow';
const ENDS =
  'array-bounds,integer-divide-by-zero,nonnull-attribute,null,pointer-overflow,return,unreachable,vla-bound';
const PLAYER = [
  ...['-Wall', '-Wextra', '-ferror-limit', '19', '-fmessage-length=0', '-ftrivial-auto-var-init=zero'],
  ...['-D', '_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE', '-D', '_LIBCPP_ENABLE_EXPERIMENTAL'],
  ...[
    '-D',
    '_LIBCPP_ASSERTION_SEMANTIC=_LIBCPP_ASSERTION_SEMANTIC_ENFORCE',
    '-debug-info-kind=line-tables-only',
    '-dwarf-version=4',
  ],
  ...[`-fsanitize=${GOES_ON},${ENDS}`, `-fsanitize-recover=${GOES_ON}`],
];

export const HEADERS = to_compile(
  '-O1',
  ...PLAYER,
  '-emit-pch',
  '-o',
  '/headers.pch',
  '-x',
  'c++-header',
  '/shared/Player.hh'
);

const of_player = (...what) =>
  to_compile('-O1', ...PLAYER, '-include-pch', '/headers.pch', '-fno-validate-pch', ...what);
export const check = file => of_player('-fsyntax-only', '-x', 'c++', `/game/${file}`);
export const build = file => of_player('-emit-obj', '-o', '/player.o', '-x', 'c++', `/game/${file}`);

export const LINK = [
  ...[
    'wasm-ld',
    '-m',
    'wasm32',
    '-L/usr/lib/wasm32-wasip1',
    '/usr/lib/wasm32-wasip1/crt1-reactor.o',
    '--entry',
    '_initialize',
  ],
  ...['/player.o', '/engine.o', '-lwasi-emulated-process-clocks', '-lc++', '-lc++abi', '-lc'],
  ...['/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a', '--export=malloc', '--export=free'],
  // Less memory than a tablet has; a stack as in the page's rules, whose end is below all else, so that it is
  // noticed.
  ...['-z', 'stack-size=1048576', '--stack-first', '--max-memory=536870912', '-o', '/player.wasm'],
];

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
