# Of what a compiler, g++ or clang++, said of a player: a line that says what to write instead of one of the
# usual mistakes; nothing if it is none of them. What counts is the first error by line, because others follow
# from it, or if there is none, the first warning.
# With -v names=1: the names that nobody has declared. With -v first=1: what was said of that error.
{ hear($0) }

END {
  if (names) {
    for (k = 1; k <= n; ++k)
      if (is_error[k] && is_own[k] && (name = unknown(said[k]))) print name
  } else if ((hint = hint_of_all()) && !first) print hint
  if (first) print block[best]
}

function read_lines(name, rows,  row, count) {
  while ((getline row < name) > 0) rows[++count] = row
}

BEGIN {
  headers = " atomic chrono complex future iterator limits numeric_limits:limits memory shared_ptr:memory " \
    "unique_ptr:memory mt19937:random mutex optional random regex smatch:regex thread valarray variant "
  unhashed = "unordered_(map|set) *< *(std::)?([A-Z]|pair|tuple|vector|array|set)"
  into_method = "write it into a method, such as play(): here, only declarations may stand"
}

function hear(raw,  row, is_players) {
  row = raw
  gsub(/\033\[[0-9;]*[mK]/, "", row)
  gsub(/‘|’/, "'", row)
  is_players = row ~ /^([^ :]*\/)?AI[A-Za-z0-9_]*\.cc:[0-9]/
  if (is_players && row ~ /required from/) {
    # How the player comes to a place in a header.
    via = row
    via_raw = raw
  } else if (match(row, /^[^:]+:[0-9]+:[0-9: ]*(fatal )?(error|warning): /)) {
    ++n
    is_error[n] = row ~ /error: /
    said[n] = substr(row, RLENGTH + 1)
    gsub(/ \{aka '[^']*'\}| \(aka '[^']*'\)/, "", said[n])
    block[n] = raw
    is_own[n] = is_players
    if (is_players) put(n, row)
    else if (via) {
      put(n, via)
      block[n] = via_raw "\n" raw
    }
    via = ""
    room = 3
  } else if (row ~ /^[^:]+:[0-9]+:[0-9: ]*note: /) {
    room = 0
    if (n && !line[n] && is_players) {
      put(n, row)
      block[n] = block[n] "\n" raw
      room = 3
    }
  } else if (row ~ /^(In file|[^ ]+:[0-9]+:|[^ ]+: In )/) room = 0
  # The line of the source and the marks below it.
  else if (room-- > 0) block[n] = block[n] "\n" raw
}

function put(k, place) {
  file = place
  sub(/:.*/, "", file)
  sub(/^[^:]*:/, "", place)
  line[k] = int(place)
  sub(/^[^:]*:/, "", place)
  column[k] = int(place)
}

# A class is abstract, or none of a player, because of what was said before, but that is said of its first lines.
function rank(k) { return !line[k] || said[k] ~ /abstract class|'Player ?\*'/ ? 1e9 : line[k] }

function hint_of_all(  k, hint, missing, inside, surplus) {
  if (file) read_lines(file, source)
  read_lines("State.hh", header)
  for (k = 1; k <= n; ++k)
    if (is_error[k] && (!best || rank(k) < rank(best))) best = k
  # The awk of the page can't leave the last round of a loop by continue.
  for (k = 1; k <= n; ++k) if (is_error[k]) {
    if (said[k] ~ /deleted (function|default constructor)/ && (hint = no_hash(k))) return hint
    if (said[k] ~ /a } is missing/) missing = 1
    if (said[k] ~ /function.definition is not allowed here/ && !inside) inside = line[k]
    if (said[k] ~ /expected declaration before '}'|extraneous closing brace/ && !surplus) surplus = line[k]
  }
  if (missing) return "write the } that is missing" (inside ? " above line " inside : "") ": each { has one"
  if (surplus) return "take away the } that is too many above line " surplus ", or write the { that it lacks"
  for (k = 1; k <= n && !hint; ++k)
    if (!best || (is_error[k] && rank(k) == rank(best))) hint = hint_for(k)
  return hint
}

# The name that nobody has declared.
function unknown(text,  name) {
  if (text !~ /not declared|does not name a|not a member of|(no member|no type|no template) named|undeclared identifier|unknown type/)
    return ""
  match(text, /(named|identifier|name) '[^']+'/) || match(text, /'[^']+'/)
  name = substr(text, RSTART, RLENGTH)
  gsub(/^[^']*'|'$|std::/, "", name)
  return name
}

# The word where the mark points; nothing where columns may be counted otherwise.
function word_at(text, at,  rest) {
  if (text ~ /[^ -~]/) return ""
  rest = substr(text, at)
  return match(rest, /^[A-Za-z_][A-Za-z0-9_]*/) ? substr(rest, 1, RLENGTH) : ""
}

# How many more ( than ) a statement has up to the end of a line; nothing if it goes on there.
function opened(k,  text, sum, goes_on) {
  for (sum = 0; k in source; --k) {
    text = source[k]
    gsub(/"[^"]*"|'[^']*'|\/\/.*|[ \t\r]+$/, "", text)
    if (goes_on ? text ~ /(^|[;{}:])$/ : text !~ /[;{})]$/) break
    goes_on = 1
    for (; match(text, /[()]/); text = substr(text, RSTART + 1)) sum += substr(text, RSTART, 1) == "(" ? 1 : -1
  }
  return sum
}

function hint_for(k,  text, code, name, word, hint) {
  text = said[k]
  code = (line[k] in source) ? source[line[k]] : ""
  word = word_at(code, column[k])
  if (is_own[k] && (name = unknown(text))) {
    if (match(headers, " " name "(:[a-z_]+)? ")) {
      name = substr(headers, RSTART + 1, RLENGTH - 2)
      sub(/.*:/, "", name)
      return "write #include <" name "> below #include \"Player.hh\""
    }
    hint = hint_of_name(text, code, name)
  }
  if (hint || (hint = hint_of_syntax(text, code, k)) || (hint = hint_of_function(text, code, word)) ||
      (hint = hint_of_operator(text, code, k)) || (hint = hint_of_types(text, code, word, column[k])) ||
      (hint = hint_of_class(text))) return "line " line[k] ": " hint
  if (text ~ /abstract class|conflicting return type|'play' has a different return type/)
    return "declare play() so: virtual void play () {"
}

function hint_of_name(text, code, name) {
  if (text ~ /member/ && text !~ /of 'std'|namespace/) {
    sub(/(has )?no member named '[^']*'|'[^']*' is not a member of/, "", text)
    text = first_type(text)
    if (text !~ /^[A-Z][A-Za-z]*$/) return text " has no " name
    return text " has no " name ": see api.pdf, or the declaration of " text
  }
  if (text ~ /does not name a type|unknown type/ && match(code, "(^|[;{}])[ \t]*" name "[ \t]*[-+=.([]"))
    return into_method
  if (is_of_game(name) && text !~ /member/)
    return "write it into a method of your class: only there is " name "() known"
  return "nothing is called " name ": write a name that api.pdf has, or declare it above"
}

function is_of_game(name,  k) {
  for (k in header) if (match(header[k], "[ &*]" name "\\(")) return 1
  return name == "me"
}

function hint_of_syntax(text, code, k) {
  if (text ~ /expected ('[,;]'|.* ';')|for' statement|redefinition|redeclaration/ && has_bad_for(code))
    return "write for with three parts and ; between them, as in for (int k = 0; k < n; ++k)"
  if (text ~ /expected|operator&&|operator\|\||'bool'/ && opened(line[k]) > 0) return "write the ) that is missing"
  if (text ~ /expected (primary-)?expression|extraneous '\)'/ && opened(line[k]) < 0) return "take away the ) that is too many"
  if (text ~ /expected.*';'/ && code ~ /RegisterPlayer/) return "write ; behind RegisterPlayer(PLAYER_NAME)"
  if (text ~ /expected identifier before numeric|expected parameter declarator/)
    return code ~ /^[ \t]*[A-Za-z0-9_]+ *\(/ ? into_method : "write = before the value of an attribute, as in vector<int> v = vector<int>(10);"
  if (text ~ /expected .*';'.* before / && match(text, /before [^ ]*/)) return "write ; " substr(text, RSTART, RLENGTH)
  if (text ~ /expected ';'/) return "write ; where the mark points"
}

# Whether the line has a for without three parts, nor a colon.
function has_bad_for(code) {
  sub(/(^|[^A-Za-z0-9_])for *\(/, " for #", code)
  gsub(/\(\)|[A-Za-z0-9_]+\([^();]*\)/, "", code)
  return code ~ / for #/ && code !~ / for #[^;)]*(;[^;)]*;|:)/
}

# Of functions that are not called, or not as they are meant.
function hint_of_function(text, code, word) {
  if (text ~ /unresolved overloaded function|member function must be called|invalid use of.* member function|\)[^']*' to type|from type '[^']*\(/) {
    if (match(text, /::[A-Za-z_]+' from type/)) word = substr(text, RSTART + 2, RLENGTH - 13)
    else if (!word && match(code, /[A-Za-z_]+ *\[/)) {
      word = substr(code, RSTART, RLENGTH)
      sub(/ *\[/, "", word)
    }
    if (!word && match(text, /::[A-Za-z_]+\(/)) word = substr(text, RSTART + 2, RLENGTH - 3)
    if (!word) return ""
    if (match(code, "[^A-Za-z0-9_]" word " *\\[")) return "write " word "(...) instead of " word "[...]: it is a function"
    if (match(code, "(sort|_if|_element|_queue|each|transform|unique|bound)[ (<].*[, (]" word "[,) ]"))
      return "write static before the function " word
    if (match(text, word "\\(\\)|no arguments|\\(\\) const'|\\(\\)( const)?( noexcept)?' to type"))
      return "write " word "(): it is a function"
    return "write " word "(...): it is a function"
  }
  if (text ~ /no matching function for call to '(min|max)[('<]/)
    return "min and max need two values of one type: write int(...) or double(...) around one"
}

# The types of both operands, as in "'Pos' and 'int'".
function hint_of_operator(text, code, k,  types, a, b, name) {
  if (text ~ /no viable overloaded operator\[\]|array subscript is not an integer|operator\[\]'.* and 'Pos'|\[Pos\]' for array/)
    return "an index is a whole number: a position p has two, [p.i][p.j]"
  if (text ~ /lvalue required|not assignable|rvalue as lvalue/) {
    if (code ~ /(if|while|return|and|or|&&|\|\||\?)[ (].*[^=!<>]=[^=]/) return "write == to compare: = assigns"
    if (code ~ /\)(\.[a-z_]+)? *([-+*\/]?=[^=]|\+\+|--)|(\+\+|--)[a-z_]+\(/)
      return "what a function gives is a copy: write a variable of your own, as in Unit u = unit(id)"
  }
  if (text ~ /assignment used as truth|assignment as a condition|left operand of assignment/)
    return "write == to compare: = assigns"
  if (text !~ /no match for 'operator|invalid operands|comparison between pointer and integer/ || text ~ /[io]stream/ ||
      !match(text, /'[^']*' and '[^']*'/)) return ""
  types = substr(text, RSTART, RLENGTH)
  a = first_type(types)
  b = second_type(types)
  name = match(text, /'operator[^']*'/) ? substr(text, RSTART + 9, RLENGTH - 10) : \
    !is_own[k] ? (block[k] ~ / == / ? "==" : "<") : substr(code, column[k], 2)
  gsub(/ /, "", name)
  if (a == b && name ~ /^([<>]|==)/) return no_order(a, name)
  if (name ~ /^[+-]/ && a ~ /^(Pos|Dir)$/ && b == "int") {
    sub(/^.[ =]*/, "", name)
    match(substr(code, column[k]), /^[-+]=? *[A-Za-z_][A-Za-z0-9_]* *[;),.]/)
    name = substr(code, column[k], RLENGTH)
    gsub(/[^A-Za-z0-9_]/, "", name)
    return "write Dir(" (name == "" || a == "Dir" ? "..." : name) "): an int is no Dir"
  }
  if (name !~ /^(==|!=|<|>)/) return ""
  if (b ~ /^(Cell|Unit|Citizen|Pos)$/) return compared(b, a)
  if (a ~ /^(Cell|Unit|Citizen|Pos)$/) return compared(a, b)
}

# What is between quotes.
function first_type(text) {
  sub(/^[^']*'/, "", text)
  sub(/'.*/, "", text)
  return plain(text)
}

function second_type(text) {
  sub(/^[^']*'[^']*'/, "", text)
  return first_type(text)
}

function plain(type) {
  gsub(/const |[&*]|[A-Za-z0-9_]+::|^struct |^class /, "", type)
  gsub(/^ +| +$/, "", type)
  return type
}

function compared(a, b,  attribute, hint) {
  attribute = b == a "Type" ? "type" : b == "Pos" ? "pos" : b == "int" && a != "Pos" ? "id" : ""
  hint = "a " a " can't be compared with " (b ~ /^[aeiou]/ ? "an" : "a") " " b
  return attribute == "" ? hint : hint ": write ." attribute " behind it"
}

function no_order(type, name) {
  return "a " type " has no " name (name == "<" ? ", which set, map, priority_queue and sort need: " : ": ") \
    (type ~ /^(Unit|Citizen)$/ ? "keep its id instead" : type == "Cell" ? "keep its position instead" : \
      "write bool operator" name " for it")
}

function no_hash(k,  key, what, at) {
  at = line[k] in source && match(source[line[k]], unhashed) ? line[k] : 1
  while (at in source && !match(source[at], unhashed)) ++at
  if (!(at in source)) return ""
  what = source[at] ~ /unordered_map/ ? "map" : "set"
  key = source[at]
  sub(/.*unordered_(map|set) *< */, "", key)
  match(key, /^[A-Za-z_:]+(<[^>]*>)?/)
  key = plain(substr(key, 1, RLENGTH))
  return "line " at ": write " what " instead of unordered_" what ": a " key " has no hash"
}

# One type where another one is meant.
function hint_of_types(text, code, word, column,  from, to) {
  if (text ~ /function, in function returning|should not return a value|function returning 'void'/)
    return "write return; without a value: this function is void"
  if (text ~ /no return statement|end of non-void|not return a value/)
    return "write return and a value at the end of this function"
  if (text ~ /which is of non-class type 'int'|base type 'int' is not/) {
    if (match(substr(code, column), /^\.?[A-Za-z0-9_]+ *\(/)) return ""
    return "a number has no attributes: write " (is_of_game("citizen") ? "citizen" : "unit") "(...) around an id"
  }
  if (text !~ /convert|conversion|cannot initialize|incompatible type|initialization of reference|(cannot|could not) bind/ ||
      text !~ /'.*'.*'.*'/) return ""
  from = first_type(text)
  to = second_type(text)
  if (text ~ /^(cannot initialize|assigning|invalid initialization)|(cannot|could not) bind to/) {
    to = first_type(text)
    from = second_type(text)
  }
  if (code ~ /(^|[^A-Za-z0-9_])for *\([^;]*:/ && match(code, "for *\\( *(const )? *" to "[ &]"))
    return "write " from " instead of " to ": that is what the list holds" (from == "int" ? ", ids" : "")
  if (from == "int" && to ~ /^(Dir|[A-Z][a-z]+Type)$/) return dir_of(code, word, column, to)
  if (from == "int" && to ~ /^(Unit|Citizen)$/) return "write " (to == "Unit" ? "unit" : "citizen") "(...) around the id"
  if (from ~ /^(Unit|Citizen)$/ && to == "Pos") return "write .pos behind the " from
  if (from ~ /^(Unit|Citizen|Cell)$/ && to == "int") return "write .id behind the " from
}

function dir_of(code, word, column, to) {
  if (word == "id" || word ~ /_id$/ || match(substr(code, 1, column - 1), /\( *([A-Z][A-Za-z]*|Dir\([^()]*\)|d|dir) *, *$/))
    return "the unit comes first, the direction behind it"
  if (!match(substr(code, column), "^" word " *[,);]") || word ~ /^(true|false)$/) word = ""
  return "write " to "(" (word == "" ? "..." : word) "): an int is no " to
}

function hint_of_class(text) {
  if (text ~ /read-only|discards qualifiers|const-qualified|const member function|not marked const/)
    return "take away const: what is const, or used in a method that is, can't be changed"
  if (text ~ /redeclar|redefin|cannot be overloaded|conflicting declaration|duplicate member/)
    return "write another name: this one is there already"
}
