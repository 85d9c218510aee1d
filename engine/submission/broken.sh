#!/bin/sh
# broken.sh SAID FILE ROOT FOLDER...: tells what the compiler CXX said in SAID of a player's file that does
# not compile, unless it is a player of the game in one of these folders. SAID.why gets what there is to add.
said=$1 file=$2 root=$3
shift 3

# What it tells of this, and the names that the file uses and nobody has declared.
hint() { LC_ALL=C awk "$@" -f "$root/engine/submission/hint.awk" "$said"; }
unknown=$(hint -v names=1 | sort -u)
# shellcheck disable=SC2086 # names
set_of_names() { set -- $unknown; echo "$# $1"; }
names=$(set_of_names)

echo " (see above)$(hint | sed 's/^/: /')" > "$said.why"
if [ "${names%% *}" -ge 4 ]; then
  for game; do
    # shellcheck disable=SC2086 # CXX may be several words
    if $CXX -std=c++17 -I"$game" -I"$root" -fsyntax-only "$file" 2> /dev/null; then
      echo ", as it is a player of $game" > "$said.why"
      exit
    fi
  done
  echo " (see above): this game lacks ${names%% *} of its names, such as ${names#* }; it may be a player of another game" \
    > "$said.why"
fi
# What follows from the first error, nobody reads.
lines=$(grep -c '' "$said")
if [ "$lines" -gt 10 ] && hint -v first=1 | grep .; then
  echo "    all $lines lines are in $said"
else
  cat "$said"
fi >&2
