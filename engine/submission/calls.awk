# What a player's file (`base`) calls that it may not, from the undefined symbols (nm -uC) and the
# code with its lines (objdump -drlC). `forbidden` is the table of the names. Prints lines
# "LINE KIND TEXT".
BEGIN {
  message["cin"] = "reads cin: a player knows what its State tells"
  message["print"] = "printing, which is for you: take it out before you submit, as it takes time"
  message["tune"] = "tune(): write the number itself before you submit"
  message["file"] = "files: a player may not open any"
  message["thread"] = "threads: a player has only one"
  message["process"] = "other programs and processes: a player may not start any"
  message["system"] = "calls of the system: a player may not make any"
  message["sleep"] = "waiting: a player may not sleep, its time runs on"
  message["time"] = "the time: it differs from match to match, so that a match can't be played again"
  message["chance"] = "chance that is not the match's: use random(l, u), so that a match can be played again"
  message["exit"] = "leaving the program puts the player out: use return"
  while ((getline row < forbidden) > 0) {
    if (row ~ /^#/) continue
    split(row, columns, "\t")
    ++rules
    word_of[rules] = columns[1]
    pattern[rules] = "^(" columns[2] ")$"
  }
}

# The word for what a symbol is that a player may not use, or "".
function word_for(symbol,   k) {
  if (symbol in known) return known[symbol]
  if (symbol ~ /::~/) return known[symbol] = ""  # told where it is made
  known[symbol] = ""
  bare = symbol
  gsub(/std::__1::/, "std::", bare)  # as libc++ has it
  sub(/\[abi:[a-z0-9]*\]/, "", bare)
  if (bare !~ /^std::basic_/) sub(/\(.*/, "", bare)
  for (k = 1; k <= rules && known[symbol] == ""; ++k)
    if (bare ~ pattern[k]) known[symbol] = word_of[k]
  return known[symbol]
}

function report(line, symbol, word) {
  told[word] = 1
  print line "\t" (word ~ /^(print|tune|time|chance)$/ ? "warning" : "error") "\t" message[word] " (" short(symbol) ")"
}

# A name without the details of the library.
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

# objdump: the place of the code that follows.
/^[^ \t].*:[0-9]+( \(discriminator [0-9]+\))?$/ {
  sub(/ \(discriminator.*/, "")
  in_destructor = 0
  line = $0
  sub(/.*:/, "", line)
  place = $0
  sub(/:[0-9]+$/, "", place)
  sub(/.*\//, "", place)
  next
}

# objdump: the code before is part of a function that stands here; the innermost of the file counts.
/^inlined by / {
  if ($0 ~ /D[0-5]Ev\)$/) in_destructor = 1
  if (place == base) next
  sub(/ \([^ ]*\)$/, "")
  line = $0
  sub(/.*:/, "", line)
  place = $0
  sub(/:[0-9]+$/, "", place)
  sub(/.*\//, "", place)
  sub(/^inlined by /, "", place)
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
