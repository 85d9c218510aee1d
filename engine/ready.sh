#!/bin/sh
# ready ARCHIVE COMPILER LINKER FLAG...: whether the parts of the game that were handed out ready made (docs/dist/pack made
# ARCHIVE) can be used: if they are of the sources in this folder, as build/sources has them, and the compiler can link
# them, which is tried once. Prints the folder that they are unpacked in, and the players among them whose sources are
# the same; nothing if they can't be used, and says why on the standard error when that is new.
archive=$1
compiler=$2
linker=$3
shift 3
ready=build/ready

# cant_use REASON: it is built from the sources.
cant_use() {
  [ "$(cat "$ready/reason" 2> /dev/null)" = "$1" ] ||
    echo "make: $archive is left aside, everything is built here: $1" >&2
  echo "$1" > "$ready/reason"
  exit
}

key="$(cksum "$archive") $compiler"
if [ "$(cat "$ready/key" 2> /dev/null)" != "$key" ]; then
  rm -rf "$ready"
  mkdir -p "$ready" || exit
  gzip -dc "$archive" > "$ready/tar" 2> /dev/null && tar -x -m -f "$ready/tar" -C "$ready" || rm -f "$ready/sources"
  rm -f "$ready/tar"
  # The first match is linked of a part of them: one that can be linked shows that all can.
  [ ! -e "$ready/sources" ] ||
    $linker -o "$ready/tried" $(sed "s|[^ ][^ ]*|$ready/&|g" "$ready/first") "$@" > /dev/null 2>&1 &&
    rm -f "$ready/tried" || echo "$compiler" > "$ready/unlinked"
  echo "$key" > "$ready/key"
fi
[ -e "$ready/sources" ] || cant_use "it is damaged"
[ ! -e "$ready/unlinked" ] || cant_use "this compiler can't link it"

words=$(awk '
  { sub(/^\.\//, "", $3) }
  FNR == NR { sum[$3] = $1 " " $2; next }
  $3 in sum && sum[$3] == $1 " " $2 {
    if ($3 ~ /^AI/) players = players " " substr($3, 1, length($3) - 3)
    delete sum[$3]
    next
  }
  $3 in sum || $3 ~ /^(engine|programs|rules|study)\// { if ($3 !~ /^AI/) other = $3 }
  END {
    for (file in sum) if (file !~ /^AI/) other = file
    print other != "" ? "changed " other : "same" players
  }' "$ready/sources" build/sources)
case $words in
  changed*) cant_use "${words#changed } has changed" ;;
esac
rm -f "$ready/reason"
echo "$ready ${words#same}"
