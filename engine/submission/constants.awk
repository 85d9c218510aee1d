# The constants of an object file, from the debugging information that readelf -wi prints:
# lines "LINE NAME". One of a line where a variable of this name stands, too, is none.
function keep() {
  if (tag == "DW_TAG_const_type") constant[here] = 1
  else if (tag == "DW_TAG_array_type") element[here] = type
  else if (tag == "DW_TAG_variable" || tag == "DW_TAG_member") {
    variables[++n] = here
    name_of[here] = name
    type_of[here] = type
    line_of[here] = line
    declared[here] = declaration
    is_placed[here] = placed
  }
  name = type = line = declaration = placed = ""
}

function value() {
  sub(/^[^:]*: */, "")
  sub(/^\(.*\): /, "")
  sub(/[ \t]+$/, "")
  return $0
}

/^ *<[0-9a-f]+><[0-9a-f]+>: Abbrev Number/ {
  keep()
  tag = $NF
  gsub(/[()]/, "", tag)
  here = $1
  sub(/^<[0-9a-f]+></, "", here)
  sub(/>.*/, "", here)
}
/DW_AT_name / { name = value() }
/DW_AT_decl_line / { line = value() }
/DW_AT_type / { type = value(); gsub(/<0x|>/, "", type) }
/DW_AT_location.*DW_OP_(addr|GNU_push_tls|form_tls)/ { placed = 1 }
/DW_AT_specification/ { declaration = value(); gsub(/<0x|>/, "", declaration) }

END {
  keep()
  for (k = 1; k <= n; ++k) {
    v = variables[k]
    name = name_of[v]
    type = type_of[v]
    if (declared[v] != "") {
      name = name_of[declared[v]]
      type = type_of[declared[v]]
    }
    while (type in element) type = element[type]
    pair = (line_of[v] != "" ? line_of[v] : line_of[declared[v]]) " " name
    if (type in constant) constants[pair] = 1
    else if (is_placed[v]) changes[pair] = 1
  }
  for (pair in constants)
    if (! (pair in changes)) print pair
}
