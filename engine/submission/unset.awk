# The attributes of the class of `player` that are used, but have no value where they are declared and get none
# later, from its source. Prints lines "NAME LINE".
BEGIN {
  word = "[A-Za-z_][A-Za-z0-9_]*"
  number = "((unsigned|signed|long|short|int|bool|char|float|double|size_t) +)+"
}

{
  gsub(/"([^"\\]|\\.)*"|'([^'\\]|\\.)*'|\/\*([^*]|\*+[^*\/])*\*+\/|\/\/.*/, " ")
  if (depth == 0 && $0 ~ "(struct|class) +(PLAYER_NAME|" player ")") in_class = 1
  if (in_class && depth == 1) look($0)
  text = text " " $0
  if (match($0, "enum +((class|struct) +)?" word)) {
    name = substr($0, RSTART, RLENGTH)
    sub(/.* /, "", name)
    enums = enums "|" name
  }
  depth += gsub(/{/, "{") - gsub(/}/, "}")
  if (depth == 0 && /}/) in_class = 0
}

# The declarations in a line, each up to its ;
function look(line,  n, parts, k, m, names, i) {
  n = split(line, parts, ";")
  for (k = 1; k < n; ++k) {
    if (!match(parts[k], "^ *(" number "|(Dir|[A-Z][A-Za-z]*Type" enums ") +|" word " *\\*+ *)")) continue
    m = split(substr(parts[k], RLENGTH + 1), names, ",")
    for (i = 1; i <= m; ++i)
      if (names[i] ~ "^[ *]*" word " *([[][^]]*[]] *)*$" && match(names[i], word)) {
        place[++found] = NR
        attribute[found] = substr(names[i], RSTART, RLENGTH)
      }
  }
}

function is_set(name) {
  name = "(^|[^A-Za-z0-9_.]|this->)" name " *([[][^]]*[]] *)*"
  return text ~ name "([-+*/%&|^]|<<|>>)?=[^=]" || text ~ name "([+][+]|--|[(]|[{])" || \
    text ~ "([+][+]|--|>>|&) *" substr(name, index(name, ")") + 1) "[^A-Za-z0-9_]"
}

function is_used(name) { return gsub("[^A-Za-z0-9_]" name "[^A-Za-z0-9_]", "&", text) > 1 }

END {
  for (k = 1; k <= found; ++k)
    if (is_used(attribute[k]) && !is_set(attribute[k])) print attribute[k] " " place[k]
}
