#!/bin/sh
# unlinked.sh SAID AIX.cc...: after a link that failed, with the linker's words in SAID. Optimization folds
# away what nobody defines, such as a static constant of a class or what is called where the program
# never comes; without it, a player that the ordinary build plays could not be linked. So these players are
# compiled once more, with stand-ins. A player that lacks something in the ordinary build, too, is left
# out: its object is removed, and AIX.said.why has the reason.
# The environment has CXX, the options COMPILE of this build and ORDINARY, BUILD and CLOSE.
said=$1 here=$(dirname "$0")
shift
tried=$BUILD/unlinked
trap 'rm -f "$tried".*' EXIT

sed -n -f "$here/undefined.sed" "$said" | sort -u > "$tried.symbols"
[ -s "$tried.symbols" ] || { cat "$said" >&2; exit 1; }
c++filt < "$tried.symbols" | paste -d ' ' "$tried.symbols" - > "$tried.names"
# lacking OBJECT: which of these symbols it has not and needs.
lacking() { nm -u "$1" | awk 'NR == FNR { is_asked[$1] = 1; next } $NF in is_asked { print $NF }' "$tried.names" -; }
for file; do
  object=$BUILD/${file%.cc}.o
  [ -n "$(lacking "$object" 2> /dev/null)" ] || continue
  originals=$(awk -f "$here/originals.awk" "$file")
  # shellcheck disable=SC2086 # words of options
  $CXX $ORDINARY $originals -w -c "$file" -o "$tried.o" || exit 1
  always=$(lacking "$tried.o")
  if [ -n "$always" ]; then
    echo ": it uses $(grep -m 1 -F "$(echo "$always" | head -n 1) " "$tried.names" | cut -d ' ' -f 2-), which nobody defines" \
      > "${object%.o}.said.why"
    rm "$object"
    continue
  fi
  for symbol in $(lacking "$object"); do grep -m 1 "^$symbol " "$tried.names"; done |
    awk -f "$here/folded.awk" > "$tried.cc"
  # shellcheck disable=SC2086
  $CXX $COMPILE $originals -w -fno-access-control -include "$BUILD/Player.hh" -include "$file" -c "$tried.cc" -o "$object" &&
    { [ -z "$CLOSE" ] || $CLOSE "$object"; } || exit 1
done
