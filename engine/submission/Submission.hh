#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

namespace game_engine {

/// A file that somebody has submitted.
struct Submission {
  std::string file;     ///< "AIMine.cc", "Anna_123/AIMine.cc", "Anna_123/all.zip/AIMine.cc"; any
                        ///< bytes.
  std::string student;  ///< From the name of its folder; empty: none.
  std::string hash;     ///< Of its contents; empty if it was rejected unread.
  std::string name;     ///< Of the player; empty if it is rejected.
  std::string reason;   ///< Why it is rejected, one line; empty if it is not.
  std::string program;  ///< The hash of its player's file; empty if there is none.
  std::string former;   ///< That of the one that was built from the same text before, or empty.
  std::string text;     ///< The contents of the file, while players are built.

  bool is_rejected() const { return not reason.empty(); }
  /// The name of the file without the folder.
  std::string base() const { return file.substr(file.rfind('/') + 1); }
  /// The student's own folder, as the learning platform calls it; empty: none.
  std::string folder() const { return student.empty() ? "" : file.substr(0, file.find('/')); }
};

/// The files in the folder of the submissions, and in the students' folders and all below, in the
/// order of their names, as bytes. A .zip archive counts as a folder, but not inside another. What
/// can't be a player's file has the reason why; all others are read once: what is hashed here is
/// what is built. Names that begin with a dot are left out, and so is the folder of the results.
/// @throws InputError if the folder itself can't be read
std::vector<Submission> list_submissions(const std::string& folder, const std::string& results);

// ------------------------------------------------------------------ archives, Zip.cc

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
