#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

namespace game_engine {

/// A file in an archive.
struct ZipEntry {
  std::string name;    ///< With folders, as the archive says: any bytes.
  std::uint32_t size;  ///< In bytes, as the archive says.
  std::time_t time;    ///< When it was changed: two seconds exact, on the clock of its author.
  bool is_link;        ///< A symbolic link.
  std::size_t header;  ///< Where its part of the list begins.
};

/// A .zip archive that somebody has submitted. It is read in memory: nothing is written, whatever
/// its names are, and nothing is larger than asked for, whatever its sizes are.
class Zip {
 public:
  /// @param bytes  of the archive @throws InputError if it is damaged or no archive
  explicit Zip(const std::string& bytes);

  /// Its files, without folders, in the order of the list.
  const std::vector<ZipEntry>& entries() const { return entries_; }
  /// The contents of a file of at most `most` bytes. @throws InputError if it is larger, damaged,
  /// encrypted or compressed in an unusual way
  std::string text(const ZipEntry& entry, std::size_t most) const;

 private:
  /// A number of so many bytes, the lowest first. @throws InputError beyond the end
  std::uint32_t number(std::size_t at, std::size_t bytes) const;

  const std::string bytes_;
  std::vector<ZipEntry> entries_;
};

}  // namespace game_engine
