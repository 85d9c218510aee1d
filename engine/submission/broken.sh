#!/bin/sh
# broken.sh SAID FILE ROOT FOLDER...: tells what the compiler CXX said in SAID of a player's file that does
# not compile, unless it is a player of the game in one of these folders. SAID.why gets what there is to add.
said=$1 file=$2 root=$3
shift 3

# Names that the file uses and nobody has declared, in colours or not.
unknown=$(sed -e 's/[^a-z]*\[[0-9;]*[mK]//g' "$said" |
  sed -n -e 's/.*error: [^A-Za-z_]*\([A-Za-z_0-9]*\)[^A-Za-z_]* was not declared.*/\1/p' \
    -e 's/.*error: [^A-Za-z_]*\([A-Za-z_0-9]*\)[^A-Za-z_]* does not name a type.*/\1/p' \
    -e 's/.* has no member named [^A-Za-z_]*\([A-Za-z_0-9]*\).*/\1/p' \
    -e 's/.*error: no member named [^A-Za-z_]*\([A-Za-z_0-9]*\).*/\1/p' \
    -e 's/.*error: use of undeclared identifier [^A-Za-z_]*\([A-Za-z_0-9]*\).*/\1/p' \
    -e 's/.*error: unknown type name [^A-Za-z_]*\([A-Za-z_0-9]*\).*/\1/p' | sort -u)
# shellcheck disable=SC2086 # names
set_of_names() { set -- $unknown; echo "$# $1"; }
names=$(set_of_names)

echo ' (see above)' > "$said.why"
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
# The compiler begins with the factory, which makes one, and is right.
if grep -q 'abstract' "$said" && grep -Eq "play ?\(\)" "$said"; then
  echo ' (see above): its play() is to be declared as: virtual void play () {' > "$said.why"
fi
cat "$said" >&2
