# Whether what a compiler wrote has no assembler but the library's: from g++ 13 on, <iostream> asks for a symbol.
/^[ \t]*(#|\/\/) ?(NO_APP|End of file scope inline assembly)$/ { is_own = 0 }
is_own && !/^([ \t]*\.globl[ \t]+_ZSt[A-Za-z0-9_]+|(#|\/\/) [0-9]+ "[^"]*" [12])?$/ { exit found = 1 }
/^[ \t]*(#|\/\/) ?(APP|Start of file scope inline assembly)$/ { is_own = 1 }
END { exit found }
