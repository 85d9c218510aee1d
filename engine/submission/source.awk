# What is not allowed in a player's file and can't be seen once it is preprocessed: directives
# that give lines another place; and, if the preprocessor got stuck (`stuck`), what may be the
# reason: other files than headers. Prints lines "LINE error TEXT".
/^[ \t]*(#|%:)[ \t]*(line[ \t]|[0-9])/ {
  print FNR "\terror\tthe directive #line hides where code stands: take it out"
}
stuck && /^[ \t]*(#|%:)[ \t]*(include|import)/ && ! /<[a-z_+]+(\.h)?>/ && ! /"[A-Z][a-z]+\.hh"/ {
  gsub(/^[ \t]+|[ \t]*\/[\/*].*/, "")
  print FNR "\terror\t" $0 ": all code must stand in one file"
}
