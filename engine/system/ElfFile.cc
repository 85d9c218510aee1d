#include "ElfFile.hh"

#include <algorithm>

namespace game_engine {

namespace {

#ifdef __x86_64__
constexpr Elf64_Half MACHINE = EM_X86_64;
#else
constexpr Elf64_Half MACHINE = EM_AARCH64;
#endif

// What static programs have: nothing that a kernel or a library might act on, such as PT_INTERP and
// PT_SHLIB.
bool is_known(Elf64_Word type) {
  for (Elf64_Word known : {PT_NULL, PT_LOAD, PT_NOTE, PT_PHDR, PT_TLS, PT_DYNAMIC, PT_GNU_EH_FRAME,
                           PT_GNU_STACK, PT_GNU_RELRO, 0x6474e553 /* PT_GNU_PROPERTY */})
    if (type == known) return true;
  return MACHINE == EM_AARCH64 and type == 0x70000002;  // PT_AARCH64_MEMTAG_MTE
}

std::string problem_of_segment(const Elf64_Phdr& segment) {
  if (segment.p_type == PT_INTERP)
    return "it has an interpreter, so that another program would run";
  if (not is_known(segment.p_type)) return "it has a part that no player's program has";
  if (segment.p_type == PT_GNU_STACK and segment.p_flags & PF_X) return "its stack can be executed";
  if (segment.p_type == PT_LOAD and segment.p_flags & PF_W and segment.p_flags & PF_X)
    return "it has code that can be written";
  return "";
}

}  // namespace

ElfFile::ElfFile(std::string_view bytes) : bytes_(bytes) {
  if (bytes.size() < sizeof header_) throw ElfError("it is no program");
  std::memcpy(&header_, bytes.data(), sizeof header_);
  if (std::memcmp(header_.e_ident, ELFMAG, SELFMAG) != 0) throw ElfError("it is no program");
  if (header_.e_ident[EI_CLASS] != ELFCLASS64 or header_.e_ident[EI_DATA] != ELFDATA2LSB or
      header_.e_machine != MACHINE)
    throw ElfError("it is for another kind of machine");
  sections_ = list<Elf64_Shdr>(header_.e_shoff, header_.e_shnum, header_.e_shentsize);
  // If there are more sections than the field can count, the first one holds their number.
  if (header_.e_shnum == 0 and header_.e_shoff != 0) {
    sections_ = list<Elf64_Shdr>(header_.e_shoff, 1, header_.e_shentsize);
    sections_ = list<Elf64_Shdr>(header_.e_shoff, sections_[0].sh_size, header_.e_shentsize);
  }
  segments_ = list<Elf64_Phdr>(header_.e_phoff, header_.e_phnum, header_.e_phentsize);
}

std::string ElfFile::section_name(const Elf64_Shdr& section) const {
  const bool is_far = header_.e_shstrndx == SHN_XINDEX and not sections_.empty();
  const std::size_t names = is_far ? sections_[0].sh_link : header_.e_shstrndx;
  if (names >= sections_.size()) throw ElfError("it is damaged");
  const std::uint64_t start = sections_[names].sh_offset + section.sh_name;
  if (start >= bytes_.size()) throw ElfError("it is damaged");
  const std::string_view rest = bytes_.substr(start);
  return std::string(rest.substr(0, rest.find('\0')));
}

std::uint64_t size_in_memory(const ElfFile& program) {
  constexpr std::uint64_t LARGEST = std::uint64_t(1) << 47;
  std::uint64_t size = 0;
  for (const Elf64_Phdr& segment : program.segments())
    if (segment.p_type == PT_LOAD) size += std::min(segment.p_memsz, LARGEST);
  return size;
}

std::string problem_of_program(std::string_view bytes) {
  try {
    const ElfFile file(bytes);
    if (file.header().e_type != ET_EXEC and file.header().e_type != ET_DYN)
      return "it is no program";
    for (const Elf64_Phdr& segment : file.segments())
      if (std::string problem = problem_of_segment(segment); not problem.empty()) return problem;
    if (file.segments().empty()) return "it is no program";
  } catch (const ElfError& e) {
    return e.what();
  }
  return "";
}

}  // namespace game_engine
