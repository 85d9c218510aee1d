# The forbidden calls of a player's file (`base`), from its undefined symbols (nm -uC) and its code with
# lines (objdump -drlC). `forbidden` is the table of their names, `allowed` that of all others that a player
# may use. Prints lines "LINE KIND TEXT".
BEGIN {
  message["cin"] = "reads cin, which is empty: all that a player knows is its State"
  message["print"] = "debugging output: take it out before you submit"
  message["tune"] = "tune(): write the number itself before you submit"
  message["file"] = "files: a player may not open any"
  message["thread"] = "threads: a player has just one"
  message["process"] = "other programs and processes: a player may not start any"
  message["system"] = "calls of the system: a player may not make any"
  message["sleep"] = "waiting: a player may not sleep, and its time runs on"
  message["time"] = "the time: it differs each time, so the match can't be played again"
  message["chance"] = "chance from outside the match: use random(l, u), so the match can be played again"
  message["other"] = "no player needs this: take it out"
  message["exit"] = "leaving the program puts the player out: use return"
  while ((getline row < forbidden) > 0) {
    if (row ~ /^#/) continue
    split(row, columns, "\t")
    ++rules
    word_of[rules] = columns[1]
    pattern[rules] = "^(" columns[2] ")$"
  }
  while ((getline row < allowed) > 0)
    if (row !~ /^#/) all = all (all == "" ? "" : "|") row
  all = "^(" all ")$"
}

# The table's word for a symbol, or "" if a player may use it.
function word_for(symbol,   k) {
  if (symbol in known) return known[symbol]
  if (symbol ~ /::~/) return known[symbol] = ""  # told where it is made
  known[symbol] = ""
  bare = symbol
  gsub(/std::__1::/, "std::", bare)  # as libc++ has it
  sub(/\[abi:[a-z0-9]*\]/, "", bare)
  if (bare !~ /^std::basic_/) sub(/\(.*/, "", bare)
  other = bare  # __read is read
  sub(/^(__libc_|__|_IO_)/, "", other)
  for (k = 1; k <= rules && known[symbol] == ""; ++k)
    if (bare ~ pattern[k] || other ~ pattern[k]) known[symbol] = word_of[k]
  # C++ that is nowhere, the linker reports.
  if (known[symbol] == "" && symbol ~ /^([A-Za-z0-9_.$]+$|game_engine::|__gnu_cxx::)/ && bare !~ all)
    known[symbol] = "other"
  return known[symbol]
}

function report(line, symbol, word) {
  told[word] = 1
  print line "\t" (word ~ /^(print|tune|time|chance)$/ ? "warning" : "error") "\t" message[word] " (" short(symbol) ")"
}

# A name without the library's details.
function short(symbol) {
  sub(/\(.*/, "", symbol)
  gsub(/std::__1::/, "std::", symbol)
  if (match(symbol, /^std::basic_[a-z]+/)) symbol = "std::" substr(symbol, 12, RLENGTH - 11)
  gsub(/<.*>/, "", symbol)
  return symbol
}

# nm: an undefined symbol.
/^ +[Uw] / {
  symbol = $0
  sub(/^ +[Uw] /, "", symbol)
  sub(/@.*/, "", symbol)
  undefined[++n] = symbol
  is_undefined[symbol] = 1
  next
}

# The line and the file's name in "folder/file:line".
function set_place() {
  line = $0
  sub(/.*:/, "", line)
  place = $0
  sub(/:[0-9]+$/, "", place)
  sub(/.*\//, "", place)
}

# objdump: the place of the code that follows.
/^[^ \t].*:[0-9]+( \(discriminator [0-9]+\))?$/ {
  sub(/ \(discriminator.*/, "")
  in_destructor = 0
  set_place()
  next
}

# objdump: the code before is part of a function that stands here; the innermost of the file counts.
/^inlined by / {
  if ($0 ~ /D[0-5]Ev\)$/) in_destructor = 1
  if (place == base) next
  sub(/ \([^ ]*\)$/, "")
  set_place()
  sub(/^inlined by /, "", place)
  next
}

# objdump: what asks the processor itself.
/^[ \t]+[0-9a-f]+:[ \t]+(rdtscp?|rdpmc|rdrand|rdseed|mrs[ \t].*cntv?ct)/ {
  sub(/^[ \t]+[0-9a-f]+:[ \t]+/, "")
  report(place == base ? line : 0, $1, $1 ~ /^(rdrand|rdseed)/ ? "chance" : "time")
  next
}

# objdump: a place in the code where the address of a symbol goes.
/^[ \t]+[0-9a-f]+: R_/ {
  symbol = $0
  sub(/^[ \t]+[0-9a-f]+: R_[A-Z0-9_]+[ \t]+/, "", symbol)
  sub(/[-+]0x[0-9a-f]+$/, "", symbol)
  sub(/@.*/, "", symbol)
  # What is closed is told where it is opened.
  if (place == base && ! in_destructor && symbol in is_undefined && word_for(symbol) != "")
    report(line, symbol, word_for(symbol))
}

END {
  for (k = 1; k <= n; ++k)
    if ((word = word_for(undefined[k])) != "" && ! (word in told))
      report(0, undefined[k], word_for(undefined[k]))
}
