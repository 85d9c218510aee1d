# Writes folder/AIName.cc for each player of the files given, and prints a line "Name<tab>what it
# does<tab>what must come of it". A file begins with a comment; then come the lines that each of its
# players begins with, from the first #include on, and the players:
#   === Name: what it does
#   lines outside of the class: nothing, "//! what must come of it", functions, ...
#   class: members
#   play: what play() does; "round 5:" likewise, but only then
#   after: what follows the class
# A part may begin on the line of its word, and need not be there.
/^=== / { finish(); start(); next }
FNR == 1 { finish(); head = ""; in_head = 0 }
name == "" { in_head = in_head || /^#/; if (in_head && NF) head = head $0 "\n"; next }
match($0, /^(class|after|play|round 5):/) {
  part = substr($0, 1, RLENGTH - 1)
  is_there[part] = 1
  $0 = substr($0, RLENGTH + 1)
  sub(/^ +/, "  ")
}
NF {
  if (/^\/\/! / && outcome == "") outcome = substr($0, 5)
  text[part] = text[part] (part ~ /^(play|round 5)$/ && ! /^#/ ? "  " : "") $0 "\n"
}
END { if (status) exit status; finish() }

function start() {
  name = $2
  sub(/:$/, "", name)
  if (name in is_known) {
    print "error: " FILENAME ": " name " is there already" > "/dev/stderr"
    exit status = 1
  }
  is_known[name] = 1
  does = $0
  sub(/^[^:]*: */, "", does)
  part = "outside"
  outcome = ""
  split("", text)
  split("", is_there)
}

function finish() {
  if (name == "") return
  file = folder "/AI" name ".cc"
  printf "%s#define PLAYER_NAME %s\n// %s\n%s", head, name, does, text["outside"] > file
  print "struct PLAYER_NAME : public Player {\n  static Player* factory () { return new PLAYER_NAME; }" > file
  printf "%s", text["class"] > file
  if ("round 5" in is_there) text["play"] = "    if (round() != 5) return;\n" text["round 5"]
  printf "  virtual void play () {\n%s  }\n};\n%s", text["play"], text["after"] > file
  print "RegisterPlayer(PLAYER_NAME);" > file
  close(file)
  print name "\t" does "\t" outcome
  name = ""
}
