#!/bin/sh
# changed RECORD FILE...: RECORD notes what each file holds. One that holds something else since then, but is older than
# something in the folder of RECORD, gets the present time, or make would not build it: a corrected release unpacked
# over the last one, an earlier version of a player.
record=$1
folder=${record%/*}
shift
{
  [ -d "$folder" ] || mkdir -p "$folder"
  cksum "$@" > "$record.$$"
  if [ -e "$record" ]; then
    cmp -s "$record" "$record.$$" ||
      sort "$record" "$record" "$record.$$" | uniq -u | while read -r _ _ file; do
        newer=$(find -L "$folder" -type f -newer "$file" ! -name 'make.pid*' ! -name "${record##*/}.*" | head -n 1)
        [ -z "$newer" ] || touch -c "$file"
      done
  elif [ -e "$folder/flags" ]; then
    touch -c "$@" # built by a make that kept no record
  fi
  mv "$record.$$" "$record"
} 2> /dev/null
