# The global and static variables of a player's file (`base`) that are no constants, from the
# symbols that nm -lC -f sysv prints; `constants` is a file of lines "LINE NAME". Prints lines
# "LINE error TEXT".
BEGIN {
  FS = "|"
  while ((getline pair < constants) > 0) is_constant[pair] = 1
}

NF >= 7 {
  name = $1
  gsub(/^ +| +$/, "", name)
  kind = $3
  gsub(/ /, "", kind)
  if (kind !~ /^[bBdDuVCgGsS]$/) next
  split($7, parts, "\t")
  section = parts[1]
  place = parts[2]
  if (section ~ /^\.(rodata|data\.rel\.ro|gcc_except)/) next
  if (name ~ /^(guard variable for|registration_of_[A-Za-z0-9_]*_$|DW\.ref\.|vtable |typeinfo |VTT )/) next
  line = 0
  if (place != "") {
    line = place
    sub(/.*:/, "", line)
    sub(/:[0-9]+$/, "", place)
    sub(/.*\//, "", place)
    if (place != base) line = 0  # A macro may have put it into a header.
    if (place != base && name == "std::__ioinit") next
  }
  short = name
  sub(/.*::/, "", short)
  sub(/\[abi:.*/, "", short)
  if ((line " " short) in is_constant) next
  gsub(/\(anonymous namespace\)::/, "", name)
  what = section ~ /^\.t(data|bss)/ ? "thread-local" : name ~ /\)( const)?::/ ? "static" : "global"
  print line "\terror\t" what " variable " name ": make it an attribute of the class"
}
