# The files that a player's file (`base`) includes, and assembler in it, from what g++ -E -dI
# prints. Prints lines "LINE error TEXT".
BEGIN {
  split("algorithm any array atomic bitset cassert cctype cerrno cfenv cfloat charconv chrono " \
        "cinttypes climits clocale cmath complex cstdarg cstddef cstdint cstdio cstdlib cstring " \
        "ctime cwchar cwctype deque exception forward_list fstream functional initializer_list " \
        "iomanip ios iosfwd iostream istream iterator limits list locale map memory " \
        "memory_resource new numeric optional ostream queue random ratio regex set sstream " \
        "stack stdexcept streambuf string string_view system_error tuple type_traits typeindex " \
        "typeinfo unordered_map unordered_set utility valarray variant vector " \
        "assert.h ctype.h errno.h float.h inttypes.h limits.h math.h stddef.h stdint.h stdio.h " \
        "stdlib.h string.h time.h bits/stdc++.h", names)
  for (k in names) standard[names[k]] = 1
  split("Player State Settings Action Structs Random Registry", names)
  for (k in names) of_game[names[k] ".hh"] = 1
  split("thread future condition_variable mutex shared_mutex", names)
  for (k in names) of_threads[names[k]] = 1
}

/^# [0-9]+ "/ {
  line = $2
  place = $3
  gsub(/"/, "", place)
  sub(/.*\//, "", place)
  next
}

place != base { next }

/^#(include|include_next|import)/ {
  written = $0
  gsub(/^#[a-z_]* *| *\/\* clang .*/, "", written)
  file = written
  gsub(/[<>"]/, "", file)
  if (file in of_threads) report("a player may not use threads")
  else if (written ~ /^"/ && ! (file in of_game)) report("all code must stand in one file")
  else if (written !~ /^"/ && ! (file in standard) && ! (file in of_game))
    report("only standard headers are allowed")
}

/(^|[^A-Za-z0-9_"])(asm|__asm|__asm__)[^A-Za-z0-9_"]/ {
  print line "\terror\tassembler: write it in C++"
}

{ ++line }

function report(why) { print line "\terror\t#include " written ": " why }
