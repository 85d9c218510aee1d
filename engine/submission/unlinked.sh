#!/bin/sh
# unlinked.sh SAID AIX.o...: after a link that failed, with the linker's words in SAID. A player that lacks a
# definition is left out: its object is removed, and AIX.said.why has the reason.
said=$1 here=$(dirname "$0")
shift
trap 'rm -f "$said.symbols"' EXIT

sed -n -f "$here/undefined.sed" "$said" | sort -u > "$said.symbols"
left_out=
for object; do
  symbol=$(nm -u "$object" 2> /dev/null | grep -m 1 -o -w -F -f "$said.symbols") || continue
  echo ": $(c++filt "$symbol" | sed -f "$here/lacking.sed")" > "${object%.o}.said.why"
  rm "$object"
  left_out=yes
done
[ -n "$left_out" ] || { cat "$said" >&2; exit 1; }
