#include "Room.hh"

#include <algorithm>
#include <utility>

#include <engine/system/ElfFile.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr Elf64_Xword KEPT = SHF_ALLOC, CODE = SHF_ALLOC | SHF_EXECINSTR,
                      DATA = SHF_ALLOC | SHF_WRITE;
constexpr Elf64_Xword THREAD = DATA | SHF_TLS;
constexpr Elf64_Word UNWIND = 0x70000001;     // SHT_X86_64_UNWIND
constexpr Elf64_Word ADDRESSES = 0x6fff4c03;  // SHT_LLVM_ADDRSIG
constexpr std::uint64_t LARGEST = 64 << 20;   // bytes in memory before anything is played

/// A section that compilers make. A name that ends in a dot or an underscore stands for all that
/// begin with it.
struct KnownSection {
  const char* name;
  Elf64_Word types[2];
  Elf64_Xword flags;  ///< Exactly these of the flags that say what it is.
};

const KnownSection KNOWN[] = {
    {".text", {SHT_PROGBITS}, CODE},
    {".text.", {SHT_PROGBITS}, CODE},
    {".rodata", {SHT_PROGBITS}, KEPT},
    {".rodata.", {SHT_PROGBITS}, KEPT},
    {".data", {SHT_PROGBITS}, DATA},
    {".data.", {SHT_PROGBITS, SHT_NOBITS}, DATA},
    {".bss", {SHT_NOBITS}, DATA},
    {".bss.", {SHT_NOBITS}, DATA},
    {".tdata", {SHT_PROGBITS}, THREAD},
    {".tdata.", {SHT_PROGBITS}, THREAD},
    {".tbss", {SHT_NOBITS}, THREAD},
    {".tbss.", {SHT_NOBITS}, THREAD},
    {".gcc_except_table", {SHT_PROGBITS}, KEPT},
    {".gcc_except_table.", {SHT_PROGBITS}, KEPT},
    {".eh_frame", {SHT_PROGBITS, UNWIND}, KEPT},
    {".sframe", {SHT_PROGBITS, 0x6ffffff4}, KEPT},
    {".init_array", {SHT_INIT_ARRAY}, DATA},
    {".fini_array", {SHT_FINI_ARRAY}, DATA},
    {".init_array.", {SHT_INIT_ARRAY}, DATA},
    {".fini_array.", {SHT_FINI_ARRAY}, DATA},
    {".note.gnu.property", {SHT_NOTE}, KEPT},
    {".note.GNU-stack", {SHT_PROGBITS}, 0},
    {".comment", {SHT_PROGBITS}, 0},
    {".debug_", {SHT_PROGBITS}, 0},
    {".group", {SHT_GROUP}, 0},
    {".rela.", {SHT_RELA}, 0},
    {".symtab", {SHT_SYMTAB}, 0},
    {".symtab_shndx", {SHT_SYMTAB_SHNDX}, 0},
    {".strtab", {SHT_STRTAB}, 0},
    {".shstrtab", {SHT_STRTAB}, 0},
    {".llvm_addrsig", {ADDRESSES}, SHF_EXCLUDE},
};

bool is_named(const std::string& name, const std::string& known) {
  const bool is_start = known.back() == '.' or known.back() == '_';
  return is_start ? name.compare(0, known.size(), known) == 0 : name == known;
}

bool is_known(const std::string& name, const Elf64_Shdr& section) {
  constexpr Elf64_Xword TOLD = SHF_ALLOC | SHF_WRITE | SHF_EXECINSTR | SHF_TLS | SHF_EXCLUDE;
  constexpr Elf64_Xword HARMLESS =
      SHF_MERGE | SHF_STRINGS | SHF_INFO_LINK | SHF_GROUP | SHF_LINK_ORDER | SHF_COMPRESSED;
  if (section.sh_flags & ~(TOLD | HARMLESS)) return false;
  return std::any_of(std::begin(KNOWN), std::end(KNOWN), [&](const KnownSection& known) {
    return is_named(name, known.name) and (section.sh_flags & TOLD) == known.flags and
           (section.sh_type == known.types[0] or
            (known.types[1] != 0 and section.sh_type == known.types[1]));
  });
}

void check_symbols(const ElfFile& file, const Elf64_Shdr& section) {
  for (const Elf64_Sym& symbol : file.table<Elf64_Sym>(section)) {
    if (ELF64_ST_TYPE(symbol.st_info) == STT_GNU_IFUNC)
      throw ElfError("it has a function that is chosen when the program starts (ifunc)");
    if (symbol.st_shndx < SHN_LORESERVE and symbol.st_shndx >= file.sections().size())
      throw ElfError("it is damaged");
  }
}

// Those that need a loader are never in an object.
bool is_for_loaders(Elf64_Xword type) {
#ifdef __x86_64__
  for (unsigned known : {R_X86_64_COPY, R_X86_64_GLOB_DAT, R_X86_64_JUMP_SLOT, R_X86_64_RELATIVE,
                         R_X86_64_IRELATIVE, R_X86_64_RELATIVE64})
    if (type == known) return true;
  return false;
#else
  return type >= R_AARCH64_COPY;
#endif
}

void check_relocations(const ElfFile& file, const Elf64_Shdr& section) {
  if (section.sh_info >= file.sections().size()) throw ElfError("it is damaged");
  const Elf64_Shdr& changed = file.sections()[section.sh_info];
  const bool is_packed = changed.sh_flags & SHF_COMPRESSED;
  for (const Elf64_Rela& one : file.table<Elf64_Rela>(section))
    if (is_for_loaders(ELF64_R_TYPE(one.r_info)) or changed.sh_type == SHT_NOBITS or
        (not is_packed and one.r_offset >= changed.sh_size))
      throw ElfError("it has an address to fill in that no compiler leaves");
}

void check(const ElfFile& file) {
  if (file.header().e_type != ET_REL or not file.segments().empty())
    throw ElfError("it is no object file");
  std::uint64_t size = 0;
  bool is_first = true;
  for (const Elf64_Shdr& section : file.sections()) {
    if (std::exchange(is_first, false)) continue;  // It stands for none.
    const std::string name = file.section_name(section);
    if (not is_known(name, section))
      throw ElfError("it has a section that no compiler makes for a player (" +
                     printable(name, 40) + ")");
    if (section.sh_flags & SHF_ALLOC) size += std::min<std::uint64_t>(section.sh_size, LARGEST + 1);
    if (section.sh_type == SHT_SYMTAB) check_symbols(file, section);
    if (section.sh_type == SHT_RELA) check_relocations(file, section);
  }
  if (size > LARGEST) throw ElfError("it takes more than 64 MB before it plays");
}

}  // namespace

std::string problem_of_object(std::string_view bytes) {
  try {
    check(ElfFile(bytes));
  } catch (const ElfError& e) {
    return e.what();
  }
  return "";
}

}  // namespace game_engine
