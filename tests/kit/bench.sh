#!/bin/sh
# Counts the instructions of matches of version 1.0 of the rules, seed 1, trace written: part
# of make bench. Usage: bench.sh GAME, a program that knows the players of tests/players.
set -eu
game=$1
command -v valgrind > /dev/null || { echo "no valgrind: instructions are not counted"; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sed '1s/1\.1/1.0/' default.cnf > "$folder/bench.cnf"

echo "instructions in millions      all   outside play()"
for player in $BENCH_PLAYERS; do
  valgrind --tool=callgrind --callgrind-out-file="$folder/callgrind" \
    "$game" $player $player $player $player -s 1 -i "$folder/bench.cnf" -o "$folder/out.res" \
    2> "$folder/err"
  all=$(sed -n 's/.*refs: *//p' "$folder/err" | tr -d ,)
  inside=$(callgrind_annotate --inclusive=yes "$folder/callgrind" |
    sed -n "s/^ *\([0-9,]*\) .*$player::play().*/\1/p" | head -n 1 | tr -d ,)
  awk -v a="$all" -v i="${inside:-0}" -v p="$player x 4" 'BEGIN {
    printf "  %-22s %8.1f %10.1f\n", p, a / 1e6, (a - i) / 1e6 }'
done
