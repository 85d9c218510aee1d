# What another build of a player asks for and the ordinary one has folded away: from lines "SYMBOL
# NAME" (a blank between; NAME as c++filt has it), C++ that defines them, to be compiled behind the
# player's source. A constant gets its value; what is never called, something to point to.
{
  symbol = $1
  name = substr($0, length($1) + 2)
  gsub(/\(anonymous namespace\)::/, "", name)
  stands_in = "folded_" NR "_"
  label = " __asm__(\"" symbol "\")"
  if (name ~ /^(vtable|VTT|typeinfo|typeinfo name) for /)
    print "extern \"C\" { extern long " stands_in "[512]" label "; long " stands_in "[512]; }"
  else if (name ~ /\)( const)?( [&]+)?$/ || name ~ /\[abi:[^]]*\]$/)
    print "extern \"C\" { void " stands_in " ()" label "; void " stands_in " () { __builtin_trap(); } }"
  else
    print "extern decltype(" name ") " stands_in label "; decltype(" name ") " stands_in " = " name ";"
}
