# Prints a guide in another language with the code of the English one:
#
#     awk -f docs/same-code.awk docs/guide.md docs/guia.md

FNR == 1 { blocks = is_code = 0 }
/^```/ {
  is_code = $0 == "```cpp"
  if (is_code) ++blocks
  if (FNR < NR) {
    print
    if (is_code) printf "%s", code[blocks]
  }
  next
}
FNR == NR { if (is_code) code[blocks] = code[blocks] $0 "\n"; next }
!is_code
