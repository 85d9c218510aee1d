# What is not allowed in a player's file and can't be seen once it is preprocessed: directives
# that give lines another place. Prints lines "LINE error TEXT".
/^[ \t]*(#|%:)[ \t]*(line[ \t]|[0-9])/ {
  print FNR "\terror\tthe directive #line: it hides where code stands; take it out"
}
