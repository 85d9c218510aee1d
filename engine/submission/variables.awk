# The global and static variables of a player's file (`base`) that are no constants, and a main function, from the
# symbols that nm -lC -f sysv prints; `constants` is a file of lines "LINE NAME". Prints lines "LINE error TEXT".
BEGIN {
  FS = "|"
  while ((getline pair < constants) > 0) {
    is_constant[pair] = 1
    sub(/.* /, "", pair)
    is_constant[pair] = 1
  }
}

# NAME|value|KIND|type|size|line|SECTION, and a tab before the place: a name may have | in it, as operator| has.
{
  place = ""
  if (tab = index($0, "\t")) {
    place = substr($0, tab + 1)
    $0 = substr($0, 1, tab - 1)
  }
  if (NF < 7) next
  name = $1
  for (k = 2; k <= NF - 6; ++k) name = name "|" $k
  gsub(/^ +| +$/, "", name)
  kind = $(NF - 4)
  gsub(/ /, "", kind)
  section = $NF
  line = 0
  if (place != "") {
    line = place
    sub(/.*:/, "", line)
    sub(/:[0-9]+$/, "", place)
    sub(/.*\//, "", place)
    if (place != base) line = 0  # A macro may have put it into a header.
  }
  if (place != base && name == "std::__ioinit") next
  if (kind ~ /^[TW]$/ && name == "main")
    print line "\terror\tmain(): the game has its own, take it out"
  if (kind !~ /^[bBdDuVCgGsS]$/) next
  if (section ~ /^\.(rodata|data\.rel\.ro|gcc_except)/) next
  if (name ~ /^(guard variable for|registration_of_[A-Za-z0-9_]*_$|DW\.ref\.|vtable |typeinfo |VTT )/) next
  if (name ~ /^std::.*::__(nul|collatenames|classnames)$/ && place != base) next  # of <regex>
  short = name
  sub(/.*::/, "", short)
  sub(/\[abi:.*/, "", short)
  # The nm of Debian 11 says the places of few.
  if ((place == "" ? short : line " " short) in is_constant) next
  gsub(/\(anonymous namespace\)::/, "", name)
  what = section ~ /^\.t(data|bss)/ ? "thread-local" : name ~ /\)( const)?::/ ? "static" : "global"
  print line "\terror\t" what " variable " name ": make it an attribute of the class"
}
