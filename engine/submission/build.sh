# How a player's file is built, for check and player, in the folder of the game. Compilers, and all
# other tools that read what a submission can influence, run in a room of their own
# (engine/submission/room). The source is preprocessed once; the result is checked, compiled and linked.
#
# The caller has `fail TEXT` and `finding error|warning LINE TEXT`, and `base`, the file's name.
# shellcheck shell=sh disable=SC2154 # base, and what make tells

# Compiler, flags and files, from the game's make. Its recipes pass them on.
if [ -z "${ROOM:-}" ]; then
  told=$(make -s --no-print-directory CXX="${CXX:-g++}" -f Makefile check-parts submission-told) ||
    { echo "make check-parts failed, is this the folder of a game?" >&2; exit 2; }
  eval "$told"
fi

work=$(mktemp -d) || exit 2
inside=$work/room  # all that the tools may write
mkdir "$inside" || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

largest_source=1048576 # bytes; the league takes no larger one either
cpu_of_room=60 wall_of_room=240 memory_of_room=3000 file_of_room=100

if [ "${UNCONFINED:-0}" != 1 ] && ! "$ROOM" available; then
  fail "this kernel can't keep files from a compiler (Landlock, Linux 5.13): \
with UNCONFINED=1 (the league: --unconfined) it may read and write what you may"
fi

# confined COMMAND...: runs it in the room, with its output in $work/out and its errors in $work/said.
confined() {
  : > "$work/told"
  # shellcheck disable=SC2086 # words of options
  "$ROOM" run --work="$inside" --told="$work/told" --cpu-time=$cpu_of_room \
    --wall-time=$wall_of_room --memory=$memory_of_room --file-size=$file_of_room \
    $([ "${UNCONFINED:-0}" != 1 ] || echo --open) $READABLE -- "$@" > "$work/out" 2> "$work/said"
}

# What tools say about themselves, not about a source: "cc1plus: out of memory", "as: file.o: ..."
of_tools() {
  grep -E '^([^ :]*/)?(room|cc1plus|cc1|as|ld|ld\.[a-z]+|collect2|nm|objdump|readelf|(g|clang|c)\+\+[-0-9.]*|[a-z0-9_]+-linux-gnu-[a-z+]+[-0-9.]*): |^(virtual memory exhausted|terminate called|LLVM ERROR|Assembler messages|/tmp/[^ ]*: Fatal|[^ ]*: Fatal error)' \
    "$work/said"
}

# A fault of the machine, in the words of a tool: not the submission's.
fault_of_machine() {
  case $(cat "$work/told") in
    wall-time) echo "to compile it takes more than $wall_of_room s, without working"; return ;;
    limits) echo "the limits of this shell are lower than those of a check (ulimit -a)"; return ;;
  esac
  of_tools | grep -m 1 -E 'No space left|Disk quota|Read-only file|Input/output error|temporarily unavailable|annot fork|Too many open files|Killed|^room: ' |
    cut -c 1-200
}

# The limit that a tool has reached; empty if it failed for another reason.
too_much() {
  case $(cat "$work/told") in
    cpu-time) echo "to compile it takes more than $cpu_of_room s of CPU time" ;;
    *)
      if of_tools | grep -q -E 'CPU time limit'; then
        echo "to compile it takes more than $cpu_of_room s of CPU time"
      elif of_tools | grep -q -i -E 'out of memory|memory exhausted|bad_alloc|annot allocate'; then
        echo "to compile it takes more than $memory_of_room MB of memory"
      elif of_tools | grep -q -E 'File size limit|File too large|file too big'; then
        echo "to compile it takes more than $file_of_room MB for a file"
      fi
      ;;
  esac
}

# Without the lines of the source: a long one with many warnings fills a disk.
brief=
if confined $CXX -fno-diagnostics-show-caret -x c++ -E /dev/null; then
  brief=-fno-diagnostics-show-caret
fi

# Lines "LINE KIND TEXT": what the compiler said about the file itself.
of_compiler() {
  awk -v path="$inside/$base:" -v kind="$1" '
    index($0, path) == 1 {
      rest = substr($0, length(path) + 1)
      if (match(rest, /^[0-9]+:[0-9]+: (fatal )?(error|warning): /)) {
        split(rest, number, ":")
        text = substr(rest, RLENGTH + 1)
        sub(/ used uninitialized.*/, " used before it is set: give it a value where you declare it", text)
        if (substr(rest, 1, RLENGTH) ~ (kind ": $")) print number[1] "\t" kind "\t" substr(text, 1, 300)
      }
    }' "$work/said"
}

# The league tries again what this is said of.
uncertain="a machine that is busy, or has no memory left, can cause this: try again"

# failed STEP: finds out why a tool failed, and whose fault that is.
failed() {
  # First what has a line: the words of tools can be in the file, too. Of a compiler's errors, the
  # first is the cause of others, wherever they are.
  by_line=
  add_findings of_compiler error
  [ "$(count error)" -eq 0 ] || return 0
  fault=$(fault_of_machine)
  [ -z "$fault" ] || fail "the machine: $fault"
  much=$(too_much)
  finding error 0 "${much:-$1}"
  case $1 in *'multiple definition'*) ;; *) finding note 0 "$uncertain" ;; esac
}

# add_findings COMMAND...: keeps the lines "LINE KIND TEXT" with tabs that a command prints. It ends with
# 0, or with 1 if it has found something; any other end is an error, too.
add_findings() {
  (ulimit -t $cpu_of_room && "$@") > "$work/found"
  case $? in
    0 | 1) cat "$work/found" >> "$findings" || { cant_keep; kill "$$"; } ;;
    2) fail "cannot look at the file" ;;
    *) finding error 0 "it takes too much to look at it"; finding note 0 "$uncertain" ;;
  esac
}
cant_keep() { echo "check: cannot keep what is found: is the disk full?" >&2; }

findings=$work/findings
: > "$findings" || exit 2

# finding error|note|warning LINE TEXT: line 0 is the file as a whole.
finding() {
  printf '%s\t%s\t%s\n' "$2" "$1" "$3" >> "$findings" || { cant_keep; kill "$$"; }
}

count() { sort -u "$findings" | awk -F '\t' -v kind="$1" '$2 == kind { ++n } END { print n + 0 }'; }

# Text of a submission that goes to a terminal.
shown() { "$ROOM" printable; }

# The steps. Each returns 1 if it can't be done.
preprocess() {
  size=$(wc -c < "$1")
  if [ "$size" -gt $largest_source ]; then
    finding error 0 "it has $size bytes: $largest_source are allowed"
    return 1
  fi
  cp "$1" "$inside/$base" || fail "cannot copy $1"
  FLAGS="$FLAGS $(awk -f "$here/originals.awk" "$1")"
  add_findings "$ROOM" source "$inside/$base"
  [ "$(count error)" -eq 0 ] || return 1
  # shellcheck disable=SC2086 # CXX and FLAGS are several words
  if ! confined $CXX $FLAGS $brief -ffile-prefix-map="$inside/=" -include "$PLAYER_HEADER" \
    -fpch-preprocess -E -dI "$inside/$base"; then
    add_findings "$ROOM" source --stuck "$inside/$base"
    [ "$(count error)" -gt 0 ] || failed "the preprocessor can't read it"
    return 1
  fi
  add_findings "$ROOM" preprocessed "$work/out" "$inside/player.ii" "$inside/$base" "$work/own"
  ! grep -q 'it differs each time' "$findings"
}

compile() {
  # shellcheck disable=SC2086
  if ! confined $CXX $FLAGS $brief -ffile-prefix-map="$inside/=" \
    -S "$inside/player.ii" -o "$inside/player.s"; then
    failed "it does not compile"
    return 1
  fi
  add_findings of_compiler warning
  # shellcheck disable=SC2086
  confined $CXX -c "$inside/player.s" -o "$inside/player.o" ||
    { failed "it does not compile"; return 1; }
  check_object
}

# As a judge does it: with nothing before its first line. To one that begins with the header that is no difference.
compile_alone() {
  ! awk '/\\/ { exit } !/^[ \t\r]*(\/\/.*)?$/ { found = /^#include "Player\.hh"/; exit } END { exit !found }' \
    < "$inside/$base" || return 0
  # shellcheck disable=SC2086
  confined $CXX $FLAGS -w $brief -fsyntax-only "$inside/$base" && return
  if grep -q '^[[:blank:]]*#[[:blank:]]*include[[:blank:]]*["<]Player\.hh[">]' "$inside/$base"; then
    of_compiler error | head -n 1 | sed "s/\terror\t/&#include \"Player.hh\" must come before this: /" >> "$findings"
  else
    finding error 1 'the judge compiles it alone: write #include "Player.hh" above all else'
  fi
  [ "$(count error)" -gt 0 ] || failed "it does not compile alone"
}

# look_at object|program FILE
look_at() {
  problem=$("$ROOM" "$1" "$2")
  case $? in
    0) return 0 ;;
    1) finding error 0 "$problem" && return 1 ;;
    *) fail "cannot read the $1" ;;
  esac
}

# Before any other tool reads it.
check_object() { look_at object "$inside/player.o"; }

link() {
  # shellcheck disable=SC2086
  confined $CLOSE "$inside/player.o" "$inside/closed.o" || { failed "its object can't be read"; return 1; }
  # shellcheck disable=SC2086
  if ! confined $CXX -static -s -fno-lto -Wl,-z,noexecstack,--no-demangle -o "$inside/player" "$inside/closed.o" \
    $PLAYER_PARTS; then
    not_linked
    return 1
  fi
  look_at program "$inside/player"
}

# What is missing, in $work/undefined as lines "SYMBOL NAME", is reported with its first line.
not_linked() {
  cp "$work/said" "$work/linker" || cant_keep
  sed -n -f "$here/undefined.sed" "$work/linker" | sort -u > "$work/symbols"
  # shellcheck disable=SC2046 # symbols
  if [ -s "$work/symbols" ] && confined c++filt $(head -n 100 "$work/symbols"); then
    paste -d ' ' "$work/symbols" "$work/out" | while read -r symbol name; do
      line=$(sed -n -e "s/.*$base:\([0-9]*\): undefined reference to [^A-Za-z_]*$symbol[^A-Za-z0-9_].*/\1/p" \
        "$work/linker" | sort -n | head -n 1)
      case $name in *')' | *') const') how= ;; *) how=': "static constexpr" in the class defines a constant' ;; esac
      echo "$symbol $name" >> "$work/undefined"
      finding error "${line:-0}" "it uses $(echo "$name" | cut -c 1-150), which nobody defines$how"
    done
    return
  fi
  cp "$work/linker" "$work/said"
  twice=$(grep -m 1 -o -E 'multiple definition of [^;]*' "$work/said")
  failed "it can't be linked: $(echo "${twice:-the linker failed without a message}" | cut -c 1-150)"
}

# build_as FLAGS PATTERN|POSITIVE: the same program, compiled in another way, with memory that holds this instead
# of zeros. What only optimization folds away is replaced: see folded.awk.
build_as() {
  PLAYER_PARTS=$(echo "$PLAYER_PARTS" | sed -e "s|[^ ]*/match/Memory\.o|$FILLED/$2.o|")
  cp "$findings" "$work/kept" && rm -f "$work/undefined"
  # shellcheck disable=SC2086
  confined $CXX $1 -w -include "$PLAYER_HEADER" -c "$inside/$base" -o "$inside/player.o" && check_object || return 1
  link && return
  [ -s "$work/undefined" ] && cp "$work/kept" "$findings" || return 1
  awk -f "$here/folded.awk" "$work/undefined" > "$inside/folded.cc"
  # shellcheck disable=SC2086
  confined $CXX $1 -w -fno-access-control -include "$PLAYER_HEADER" -include "$inside/$base" -c "$inside/folded.cc" \
    -o "$inside/player.o" && check_object && link
}

# What it never sets holds a pattern instead of zeros; not optimized, because optimization may fold away
# what depends on it, or optimized after all.
build_filled() {
  build_as "$(echo "$FLAGS" | sed -e 's/-ftrivial-auto-var-init=zero/-ftrivial-auto-var-init=pattern/' \
    -e "s/ -O[1-3] / ${1:--O0} /")" PATTERN
}
build_shallow() { build_filled -O2; }

# Looks at indices and pointers when it uses them.
build_watched() { build_as "$WATCHED_FLAGS" POSITIVE; }

# install_player FILE: puts the program there, whole or not at all.
install_player() {
  { cp "$inside/player" "$1.part" && chmod 755 "$1.part" && mv "$1.part" "$1"; } ||
    { rm -f "$1.part"; fail "cannot write $1"; }
}

# What was found: what concerns the file as a whole first, then errors and warnings by line.
by_line='-k 1,1n'
print_findings() {
  # shellcheck disable=SC2086
  awk '!told[$0]++' "$findings" | sort -s -t "$(printf '\t')" -k 2,2 $by_line | awk -F '\t' -v file="$1" '
    { print file ($1 > 0 ? ":" $1 : "") ": " $2 ": " $3 }' | shown
}
