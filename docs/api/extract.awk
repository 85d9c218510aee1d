# Makes LaTeX of the doc comments of a header, down to "students need not read below":
# awk -f extract.awk Structs.hh > Structs.tex
#
# The lines // at the top of a header are its introduction. Lines /// describe the declaration
# that follows, and further ones up to the next empty line. "Example:" starts an example. A
# sentence is a case if up to four words and a colon start it ("Bad player: -1."), or more words
# of which the first is If, Off or Wrong. Code is in backquotes.
# The commands used are defined in api.tex.

BEGIN {
  split("Structs State Settings Action Random Player", files)
  split("Types|State|Settings|Orders|Random numbers|The player", titles, "|")
  for (k in files) title[files[k] ".hh"] = titles[k]
}

function escape(s) {
  gsub(/\\/, "\001", s)
  gsub(/[{}#$%&_]/, "\\\\&", s)
  gsub(/~/, "\\textasciitilde{}", s)
  gsub(/\^/, "\\textasciicircum{}", s)
  gsub(/\001/, "\\textbackslash{}", s)
  return s
}

function code(s) { return "\\code{" escape(s) "}" }

# A text without backquotes: its quotation marks and minus signs become typographic ones.
function prose(s) {
  s = escape(s)
  gsub(/(^| |\()"/, "&\002", s)
  gsub(/"\002/, "“", s)
  gsub(/"/, "”", s)
  gsub(/'/, "’", s)
  gsub(/ - /, " − ", s)
  while (match(s, /(^| )-[0-9]/)) 
    s = substr(s, 1, RSTART + RLENGTH - 3) "−" substr(s, RSTART + RLENGTH - 1)
  return s
}

# A text with code between backquotes.
function text(s,   parts, n, k, result) {
  n = split(s, parts, "`")
  for (k = 1; k <= n; ++k) result = result (k % 2 ? prose(parts[k]) : code(parts[k]))
  return result
}

# The text of a description, with highlighted cases.
function description(s,   place, head, result) {
  while (s != "") {
    place = index(s, ": ")
    head = place ? substr(s, 1, place - 1) : ""
    if (head ~ /^[A-Z][a-z]*( [a-z]+)?( [a-z]+)?( [a-z]+)?$/ || head ~ /^(If|Off|Wrong) [^`.]*$/) {
      result = result (length(head) < 16 ? "\\shortcase{" : "\\case{") prose(head) ":} "
      s = substr(s, place + 2)
    }
    place = end_of_sentence(s)
    result = result text(substr(s, 1, place)) " "
    s = substr(s, place + 2)
  }
  sub(/ $/, "", result)
  return result
}

# Where the first sentence ends: at a full stop that is not part of code.
function end_of_sentence(s,   k, c, in_code) {
  for (k = 1; k < length(s); ++k) {
    c = substr(s, k, 1)
    if (c == "`") in_code = ! in_code
    if (c == "." && ! in_code && substr(s, k + 1) ~ /^ [A-Z]/) return k
  }
  return length(s)
}

# What a student needs to see of a declaration.
function signature(s) {
  if (s ~ /^enum /) {
    sub(/ : [a-z]+ /, " ", s)
    sub(/;$/, "", s)
    return s
  }
  sub(/ *\{.*/, "", s)
  sub(/\) *: .*/, ")", s)
  sub(/ = 0;$/, "", s)
  sub(/;$/, "", s)
  gsub(/std::/, "", s)
  gsub(/(inline|virtual|explicit|constexpr) /, "", s)
  return s
}

# The same with the declared name highlighted.
function signature_tex(s,   place, before, name, behind) {
  s = signature(s)
  if (s ~ /^enum /) {
    split(s, behind_brace, "{")
    name = behind_brace[1]
    sub(/^enum /, "", name)
    sub(/ $/, "", name)
    return "\\signature{enum }{" name "}{ " escape("{" behind_brace[2]) "}"
  }
  place = match(s, /\(/)
  if (match(s, /operator[^a-z]+\(/)) place = RSTART + RLENGTH - 1
  before = place ? substr(s, 1, place - 1) : s
  behind = place ? substr(s, place) : ""
  match(before, /(operator *[^ ]+|[A-Za-z_0-9]+)$/)
  name = substr(before, RSTART)
  before = substr(before, 1, RSTART - 1)
  return "\\signature{" escape(before) "}{" escape(name) "}{" escape(behind) "}"
}

function end_members() {
  if (members_open) print "\\end{members}"
  members_open = 0
}

function put_description(   place, example) {
  place = match(doc, /(^| )Example: /)
  example = place ? substr(doc, RSTART + RLENGTH) : ""
  if (place) doc = substr(doc, 1, place - 1)
  print description(doc) "\\par"
  if (example != "") print "\\example{" text(example) "}"
}

function put_introduction(   n, k, paragraphs) {
  n = split(introduction, paragraphs, "\n")
  for (k = 1; k <= n; ++k) print text(paragraphs[k]) "\\par"
  print "\\end{introduction}"
  in_introduction = 0
}

# Signatures wait here until we know how many of them share a description.
function flush() {
  if (waiting == "") return
  end_members()
  print "\\begin{entry}" waiting "\\describe"
  put_description()
  print "\\end{entry}"
  if (directions != "") put_pictures()
  waiting = doc = ""
}

function put_pictures() {
  gsub(/.*\{ *| *\}.*/, "", directions)
  print "\\pictures{" directions "}"
  directions = ""
}

function declaration(s,   place) {
  gsub(/  +/, " ", s)
  # Names that end in _ are not of the interface.
  if (s ~ /^(using|template|namespace|friend|typedef|static_assert) *|^(struct|class) [A-Za-z]+;$|_\(\) const/) {
    doc = ""
    return
  }
  if (s ~ /\(/ || s ~ /^enum /) {
    if (waiting == "" && doc == "") die(s " has no doc comment")
    waiting = waiting signature_tex(s)
    if (s ~ /^enum Dir /) directions = s
    return
  }
  # A member: its comment follows it.
  flush()
  if (! members_open) print "\\begin{members}"
  members_open = 1
  sub(/;$/, "", s)
  place = match(s, /[A-Za-z_0-9]+$/)
  if (member_doc == "") die(s " has no comment ///<")
  print "\\member{" escape(substr(s, 1, place - 1)) "}{" escape(substr(s, place)) "}{" \
        description(member_doc) "}"
  member_doc = ""
}

function die(message) {
  printf "%s:%d: %s\n", FILENAME, FNR, message > "/dev/stderr"
  failed = 1
  exit 1
}

function close_scope() {
  flush()
  end_members()
  if (scope_kind[scope_depth] == "struct") print "\\end{type}"
  --scope_depth
}

NR == 1 {
  name = FILENAME
  sub(/.*\//, "", name)
  print "\\begin{introduction}{" title[name] "}{" name "}"
  in_introduction = 1
}

stopped { next }

/students need not read below this line/ {
  if (in_introduction) put_introduction()
  stopped = 1
  next
}

/^#include <[a-z.]*>/ && name == "Player.hh" && ! /\.hh>|fstream/ {
  gsub(/.*<|>.*/, "")
  included = included (included == "" ? "" : " ") $0
  next
}

/^#|^enum [A-Za-z]+ : int;$/ { next }

in_introduction && /^\/\/( |$)/ {
  sub(/^\/\/ ?/, "")
  if ($0 == "") introduction = introduction "\n"
  else introduction = introduction (introduction ~ /(^|\n)$/ ? "" : " ") $0
  next
}

/^ *\/\/\/ / {
  if (in_introduction) put_introduction()
  flush()
  sub(/^ *\/\/\/ /, "")
  doc = doc (doc == "" ? "" : " ") $0
  next
}

/^ *\/\// { next }

/^ *$/ {
  if (statement == "") flush()
  next
}

/^ *(public|protected):/ { hidden = 0; next }
/^ *private:/ { flush(); hidden = 1; next }

{
  if (in_introduction) put_introduction()
  line = $0
  sub(/^ +/, "", line)
  if (match(line, / *\/\/\/< */)) {
    member_doc = substr(line, RSTART + RLENGTH)
    line = substr(line, 1, RSTART - 1)
  }
  sub(/ *\/\/ .*/, "", line)
  if (statement == "" && line ~ /^(struct|class) .*\{$/) {
    ++scope_depth
    scope_kind[scope_depth] = line ~ /^struct/ ? "struct" : "class"
    split(line, words, / /)
    if (scope_kind[scope_depth] == "struct") {
      print "\\begin{type}{" words[2] "}"
      put_description()
    }
    doc = ""
    next
  }
  if (statement == "" && line == "};") {
    close_scope()
    hidden = 0
    next
  }
  if (hidden) next
  statement = statement (statement == "" ? "" : " ") line
  opened = gsub(/\{/, "{", statement)
  closed = gsub(/\}/, "}", statement)
  if (opened != closed || statement !~ /[;}]$/) next
  declaration(statement)
  statement = ""
}

END {
  if (failed) exit 1
  flush()
  end_members()
  while (scope_depth > 0) close_scope()
  if (included != "") print "\\gdef\\includedheaders{" escape(included) "}"
}
