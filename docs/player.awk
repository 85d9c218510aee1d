# Makes the player of a step of a guide from the code that the guide shows:
#
#     awk -v step=2 -f docs/player.awk docs/guide.md > AIHarry2.cc
#
# Steps are the headings "## 1. ..."; what they show as ```cpp is one of three things:
# - members of the class. One whose name is known takes that one's place; a new one is put before the
#   next of the step whose name is known, or else before play(). What is no longer used is left out;
# - lines that begin at the margin, which go above the class;
# - part of a function, whose first and last line the player has already: what is between them is new.

BEGIN {
  order[members = 1] = "play"
  text["play"] = "  virtual void play () {\n  }\n"
}

/^    make AI/ && name == "" { name = substr($2, 3) }
/^## / { put_waiting_before("play"); is_here = $2 ~ /^[0-9]+[.]$/ && $2 + 0 <= step; found = found || $2 == step "." }
/^```/ { is_code = is_here && $0 == "```cpp"; end_part(); next }
!is_code { next }
/^$/ && (kind == "top" || kind == "part") { end_part(); next }
/^$/ && part == "" { next }
{
  if (part == "") kind = /^[^ ]/ ? "top" : /^  [^ ]/ ? "member" : "part"
  part = part $0 "\n"
  if (kind == "member" && /^  ([^ \/].*;|})$/) end_part()
}

END {
  if (failed) exit 1
  if (name == "" || !found) fail("there is no step " step)
  remove_unused()
  printf "#include \"Player.hh\"\n\n#define PLAYER_NAME %s%s\n%s", name, step, top
  printf "\nstruct PLAYER_NAME : public Player {\n\n  static Player* factory () {\n    return new PLAYER_NAME;\n  }\n"
  for (k = 1; k <= members; ++k) printf "\n%s", text[order[k]]
  printf "\n};\n\nRegisterPlayer(PLAYER_NAME);\n"
}

function fail(message) {
  print FILENAME ":" FNR ": " message > "/dev/stderr"
  failed = 1
  exit 1
}

function end_part() {
  if (part == "") return
  if (kind == "top") top = top "\n" part
  else if (kind == "part") put_into_function()
  else put_member(name_of(part))
  part = ""
}

# The name of a member: the word before the first = ; , ( of the line that declares it.
function name_of(member,   lines, n, k) {
  n = split(member, lines, "\n")
  for (k = 1; k <= n; ++k)
    if (lines[k] !~ /^ *\/\// && match(lines[k], /[A-Za-z_0-9]+ *[=;,(]/)) {
      sub(/ *[=;,(].*/, "", lines[k])
      sub(/.*[^A-Za-z_0-9]/, "", lines[k])
      return lines[k]
    }
  fail("this declares nothing:\n" member)
}

function put_member(new) {
  if (new in text) put_waiting_before(new)
  else waiting[++waits] = new
  text[new] = part
}

function put_waiting_before(old,   k, at) {
  for (at = 1; order[at] != old; ++at) continue
  for (k = members; k >= at; --k) order[k + waits] = order[k]
  for (k = 1; k <= waits; ++k) order[at + k - 1] = waiting[k]
  members += waits
  waits = 0
}

function put_into_function(   lines, n, k, first, last, from, to) {
  n = split(part, lines, "\n") - 1
  first = lines[1] "\n"
  last = "\n" lines[n] "\n"
  for (k = 1; k <= members; ++k) {
    from = index(text[order[k]], first)
    if (from == 0) continue
    to = index(substr(text[order[k]], from), last)
    if (to == 0) continue
    text[order[k]] = substr(text[order[k]], 1, from - 1) part \
      substr(text[order[k]], from + to - 1 + length(last))
    return
  }
  fail("no function has the first and last line of this:\n" part)
}

function remove_unused(   k, used, is_removed) {
  do {
    is_removed = 0
    for (k = 1; k <= members; ++k) if (order[k] != "play" && !is_used(order[k])) {
      for (--members; k <= members; ++k) order[k] = order[k + 1]
      is_removed = 1
    }
  } while (is_removed)
}

function is_used(member,   k) {
  for (k = 1; k <= members; ++k)
    if (order[k] != member && text[order[k]] ~ "(^|[^A-Za-z_0-9])" member "([^A-Za-z_0-9]|$)") return 1
  return 0
}
