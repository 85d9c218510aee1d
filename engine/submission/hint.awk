# Of what a compiler, g++ or clang++, said of a player: a line that says what to write instead of the first of
# the usual mistakes; nothing if it is none of them. Those that only give a warning count if there is no error.
# With -v names=1: the names that nobody has declared.
BEGIN {
  headers = " atomic chrono complex future iterator limits numeric_limits:limits memory shared_ptr:memory " \
    "unique_ptr:memory mt19937:random mutex optional random regex smatch:regex thread valarray variant "
}

{ gsub(/\033\[[0-9;]*[mK]/, ""); gsub(/‘|’/, "'") }

match($0, /^[^:]+:[0-9]+:[0-9: ]*(error|warning): /) {
  kind = /error: / ? "error" : "warning"
  split($0, place, ":")
  hint = hint_for(substr($0, RLENGTH + 1), "line " place[2] ": ")
  if (!(kind in hints) || hints[kind] == "") hints[kind] = hint
}

END {
  hint = "error" in hints ? hints["error"] : hints["warning"]
  if (!names && hint != "") print hint
}

function hint_for(said, line,  name) {
  if (said ~ /not declared|does not name a|not a member of|(no member|no type|no template) named|undeclared identifier|unknown type/) {
    match(said, /(named|identifier|name) '[^']+'/) || match(said, /'[^']+'/)
    name = substr(said, RSTART, RLENGTH)
    gsub(/^[^']*'|'$|std::/, "", name)
    if (names) print name
    if (match(headers, " " name "(:[a-z]+)? ")) {
      name = substr(headers, RSTART + 1, RLENGTH - 2)
      sub(/.*:/, "", name)
      return "write #include <" name "> below #include \"Player.hh\""
    }
    return line "nothing is called " name ": write a name that api.pdf has, or declare it above"
  }
  if (said ~ /abstract class|conflicting return type|'play' has a different return type/)
    return "its play() is to be declared as: virtual void play () {"
  if (said ~ /a } is missing|expected '}'/) return "write the } that is missing: each { has one"
  if (said ~ /expected .*';'.* before /) return line "write ; " substr(said, match(said, /before [^ ]*/), RLENGTH)
  if (said ~ /expected ';'/) return line "write ; where the mark points"
  if (said ~ /read-only|discards qualifiers|const-qualified|const member function|not marked const/)
    return line "take away const: what is const, or used in a method that is, can't be changed"
  if (said ~ /assignment used as truth|assignment as a condition|left operand of assignment|not assignable/)
    return line "write == to compare: = assigns"
  if (said ~ /no return statement|end of non-void|not return a value/)
    return line "write return and a value at the end of this function"
  if (said ~ /redeclar|redefin|cannot be overloaded|conflicting declaration|duplicate member/)
    return line "write another name: this one is there already"
}
