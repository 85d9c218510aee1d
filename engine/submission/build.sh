# How a player's file is built, for check, player and own, in the folder of the game. Compilers, and all
# other tools that read what a submission can influence, run in a room of their own
# (engine/submission/room). The source is preprocessed once; the result is checked, compiled and linked.
#
# The caller has `fail TEXT` and `base`, the file's name.
# shellcheck shell=sh disable=SC2154 # base, and what make tells

# Compiler, flags and files: make writes them into build/submission.sh, which comes back here.
if [ -z "${ROOM:-}" ]; then
  make -s --no-print-directory ${CXX:+CXX="$CXX"} -f Makefile check-parts ||
    fail "make check-parts failed, is this the folder of a game?"
  exec sh build/submission.sh "${0##*/}" "$@"
fi

work=$(mktemp -d) || exit 2
inside=$work/room  # all that the tools may write
mkdir "$inside" || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

largest_source=1048576 # bytes; the league takes no larger one either

said=$("$ROOM" available 2>&1)
case $? in
  0) ;;
  1)
    [ "${UNCONFINED:-0}" = 1 ] || fail "this kernel can't keep files from a compiler (Landlock, Linux 5.13): \
with UNCONFINED=1 (the league: --unconfined) it may read and write what you may"
    ;;
  *)
    fail "$ROOM can't be run (${said##*: }): copy this folder to a disk that is not mounted noexec, or type make clean"
    ;;
esac

# confined COMMAND...: runs it in the room, with its output in $work/out and its errors in $work/said; if it fails,
# their last line says what it may use.
confined() {
  # shellcheck disable=SC2086 # words of options
  "$ROOM" run --work="$inside" $([ "${UNCONFINED:-0}" != 1 ] || echo --open) $READABLE -- "$@" \
    > "$work/out" 2> "$work/said"
}

# Without the lines of the source: a long one with many warnings fills a disk.
brief=
if confined $CXX -fno-diagnostics-show-caret -x c++ -E /dev/null; then
  brief=-fno-diagnostics-show-caret
fi

# Lines "LINE KIND TEXT": what the compiler said about the file itself, with quotes as all that is found has them. A header
# that is not here, and that is no plain name, is told as it is written.
of_compiler() {
  awk -v file="$inside/$base" -v kind="$1" '
    function included(text, line,  name, n, code) {
      name = text
      if (!gsub(/: (No such file or directory|Permission denied)$| file not found$|^cannot open file /, "", name)) return text
      gsub(/^\047|\047$/, "", name)
      if (name ~ /^[A-Za-z0-9_+.]+$/) return text
      while (n++ < line && (getline code < file) > 0) continue
      close(file)
      if (match(code, /[<"].*[>"]/)) name = substr(code, RSTART, RLENGTH)
      return "#include " substr(name, 1, 80) ": all code must be in one file"
    }
    index($0, file ":") == 1 {
      rest = substr($0, length(file) + 2)
      if (match(rest, /^[0-9]+:[0-9]+: (fatal )?(error|warning): /)) {
        split(rest, number, ":")
        text = substr(rest, RLENGTH + 1)
        gsub(/‘|’/, "\047", text)
        sub(/ used uninitialized.*/, " used before it is set: give it a value where you declare it", text)
        if (substr(rest, 1, RLENGTH) ~ (kind ": $")) print number[1] "\t" kind "\t" substr(included(text, number[1]), 1, 300)
      }
    }' "$work/said"
}

# failed STEP: a tool has not done it. That is an error of the file where the compiler says a line; or else it may be
# the machine's fault, or nobody knows.
failed() {
  # The first error is the cause of others, wherever they are.
  by_line=
  add_findings of_compiler error
  is_right || return 0
  finding untried 0 "$1: $(tail -n 3 "$work/said" | tr '\n' ' ' | cut -c 1-300)"
}

# add_findings COMMAND...: keeps the lines "LINE KIND TEXT" with tabs that a command prints. It ends with
# 0, or with 1 if it has found something; any other end is an error, too.
add_findings() {
  (ulimit -t 60 && "$@") > "$work/found"
  case $? in
    0 | 1) cat "$work/found" >> "$findings" || { cant_keep; kill "$$"; } ;;
    2) fail "cannot look at the file" ;;
    *) finding untried 0 "it takes too much to look at it" ;;
  esac
}
cant_keep() { echo "check: cannot keep what is found: is the disk full?" >&2; }

findings=$work/findings
: > "$findings" || exit 2

# finding error|untried|warning LINE TEXT: line 0 is the file as a whole. "untried" is what nobody could find out, and
# whose fault that is: the league tries it again.
finding() {
  printf '%s\t%s\t%s\n' "$2" "$1" "$3" >> "$findings" || { cant_keep; kill "$$"; }
}

count() { sort -u "$findings" | awk -F '\t' -v kind="$1" '$2 == kind { ++n } END { print n + 0 }'; }

# Nothing is known against the file.
is_right() { [ "$(count error)" = 0 ]; }

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
  is_right || return 1
  # shellcheck disable=SC2086 # CXX and FLAGS are several words
  if ! confined $CXX $FLAGS $brief -ffile-prefix-map="$inside/=" -include "$PLAYER_HEADER" \
    -fpch-preprocess -E -dI "$inside/$base"; then
    failed "the preprocessor can't read it"
    return 1
  fi
  add_findings "$ROOM" preprocessed "$work/out" "$inside/player.ii" "$inside/$base" "$work/own"
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
  ! is_right || failed "it does not compile alone"
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
    $PLAYER_PARTS $MEMORY; then
    not_linked
    return 1
  fi
  look_at program "$inside/player"
}

# What is missing is reported with its first line.
not_linked() {
  cp "$work/said" "$work/linker" || cant_keep
  sed -n -f "$here/undefined.sed" "$work/linker" | sort -u > "$work/symbols"
  # shellcheck disable=SC2046 # symbols
  if [ -s "$work/symbols" ] && confined c++filt $(head -n 100 "$work/symbols"); then
    paste -d ' ' "$work/symbols" "$work/out" | while read -r symbol name; do
      line=$(sed -n -e "s/.*$base:\([0-9]*\): undefined reference to [^A-Za-z_]*$symbol[^A-Za-z0-9_].*/\1/p" \
        "$work/linker" | sort -n | head -n 1)
      finding error "${line:-0}" "$(echo "$name" | cut -c 1-150 | sed -f "$here/lacking.sed")"
    done
    return
  fi
  cp "$work/linker" "$work/said"
  twice=$(grep -m 1 -o -E 'multiple definition of [^;]*' "$work/said" | cut -c 1-150)
  if [ -n "$twice" ]; then finding error 0 "it can't be linked: $twice"; else failed "it can't be linked"; fi
}

# build_checked O0|O2: the same program, watched where it uses indices and pointers, and with variables that it never sets
# holding something else than zeros: $work/O0/PATTERN and $work/O0/POSITIVE. Not optimized, because optimization may fold
# away what depends on these. What the program lacks then is no fault of a player that is submitted.
build_checked() {
  known=$(wc -l < "$findings")
  # shellcheck disable=SC2086
  if confined $CXX $CHECKED_FLAGS "-$1" -include "$PLAYER_HEADER" -c "$inside/$base" -o "$inside/player.o"; then
    check_object && for MEMORY in "$FILLED/PATTERN.o" "$FILLED/POSITIVE.o"; do
      link && install "$1/$(basename "$MEMORY" .o)" || break
    done
  else
    failed "it does not compile"
  fi
  [ ! -d "$work/$1/POSITIVE" ] || return 0
  awk -F '\t' -v OFS='\t' -v known="$known" 'NR > known { $2 = "untried"; $3 = "built with checks: " $3 } NR <= known + 1' \
    "$findings" > "$work/kept" && mv "$work/kept" "$findings" || cant_keep
  return 1
}

# install_player FILE: puts the program there, whole or not at all.
install_player() {
  { cp "$inside/player" "$1.part" && chmod 755 "$1.part" && mv "$1.part" "$1"; } ||
    { rm -f "$1.part"; fail "cannot write $1"; }
}

# What was found, as lines "LINE KIND TEXT": errors by line, then those that concern the file as a whole, which often
# follow from them.
by_line='-k 1,1n'
sorted_findings() {
  # shellcheck disable=SC2086
  awk '!told[$0]++ { sub(/^0\t/, "9999999\t"); print }' "$findings" | sort -s -t "$(printf '\t')" -k 2,2 $by_line |
    sed -e 's/^9999999\t/0\t/'
}
print_findings() {
  sorted_findings | awk -F '\t' -v file="$1" '{ print file ($1 ? ":" $1 : "") ": " $2 ": " $3 }' | shown
}
