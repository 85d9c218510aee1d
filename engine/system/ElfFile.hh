#pragma once

#include <elf.h>

#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// A file is not what it should be; what() says why in a few words.
struct ElfError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// An object file or a program. It may contain anything: every offset is checked before use.
class ElfFile {
 public:
  /// @param bytes  of the file; they must outlive this
  /// @throws ElfError if it isn't one for this machine
  explicit ElfFile(std::string_view bytes);

  const Elf64_Ehdr& header() const { return header_; }
  const std::vector<Elf64_Shdr>& sections() const { return sections_; }
  const std::vector<Elf64_Phdr>& segments() const { return segments_; }

  std::string section_name(const Elf64_Shdr& section) const;

  /// The entries of a table that fills a section. @throws ElfError
  template <typename T>
  std::vector<T> table(const Elf64_Shdr& section) const {
    return list<T>(section.sh_offset, section.sh_size / sizeof(T), sizeof(T));
  }

 private:
  template <typename T>
  std::vector<T> list(std::uint64_t start, std::uint64_t count, std::uint64_t size) const {
    if (count == 0) return {};
    if (size != sizeof(T) or start > bytes_.size() or count > (bytes_.size() - start) / sizeof(T))
      throw ElfError("it is damaged");
    std::vector<T> result(count);
    std::memcpy(result.data(), bytes_.data() + start, count * sizeof(T));
    return result;
  }

  const std::string_view bytes_;
  Elf64_Ehdr header_ = {};
  std::vector<Elf64_Shdr> sections_;
  std::vector<Elf64_Phdr> segments_;
};

/// What is wrong with a program that is to be started for a player; empty if it is static, without
/// an interpreter and without writable code.
std::string problem_of_program(std::string_view bytes);

/// How many bytes a program takes in memory when it starts.
std::uint64_t size_in_memory(const ElfFile& program);

}  // namespace game_engine
