#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
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
  int age = 0;          ///< How many of its student's files were handed in after it.

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
/// Of a student's files of one name, one counts: not one of which `known` says that it is an
/// earlier version, if there are others, and of these the one that was changed last. Nor does what
/// was given out count, in the game's folder, which is the current one.
/// @param known  the same files, when they were last listed
/// @param reads  otherwise files are only found: they have no contents, and all count
/// @throws InputError if the folder itself can't be read
std::vector<Submission> list_submissions(const std::string& folder, const std::string& results,
                                         const std::vector<Submission>& known = {},
                                         bool reads = true);

/// Of the players of each student, the last one handed in counts; the others are rejected. What is
/// in no student's folder counts.
void leave_one_each(const std::vector<Submission*>& players);

/// Whether it is rejected because another version of it counts, or another player of its student.
bool is_earlier_version(const Submission& one);
bool is_spare(const Submission& one);

/// Whether two files are of the same student, who is known.
bool are_of_one_student(const Submission& a, const Submission& b);

/// Whether two files are versions of one player: of the same student and name, or the same file.
bool are_versions(const Submission& a, const Submission& b);

// ------------------------------------------------------------------ learning platforms, Author.cc

/// Whose a folder is, by what platforms call it.
struct Author {
  std::string student;  ///< The name: "Anna Puig".
  std::string id;       ///< The platform's number or user name: "1234567"; empty: none.
  std::string key;      ///< What all folders of one student have in common: "Anna Puig_1234567".
};
Author author_of(const std::string& folder);

/// Where a file belongs that lies in no folder: "puiganna_123_456_AIMine.cc", as Canvas calls it,
/// is "puiganna_123_/456_/AIMine.cc". The same name if it is in no folder after all.
std::string with_folder(const std::string& name);

// ------------------------------------------------------------------ archives, Zip.cc

/// A file in an archive.
struct ZipEntry {
  std::string name;    ///< With folders, as the archive says: any bytes.
  std::uint64_t size;  ///< In bytes, as the archive says.
  std::time_t time;    ///< When it was changed, two seconds exact.
  bool is_zoned;       ///< Otherwise that was on its author's clock, which is taken as this one's.
  bool is_link;        ///< A symbolic link.
  std::size_t header;  ///< Where its part of the list begins.
  std::uint64_t packed, start;  ///< Its size in the archive, and where it begins there.
};

/// A .zip archive that somebody has submitted. It is read in memory: nothing is written, whatever
/// its names are, and nothing is larger than its list says.
class Zip {
 public:
  /// @param bytes  of the archive @throws InputError if it is damaged or no archive, or files of it
  /// share bytes
  explicit Zip(const std::string& bytes);

  /// Its files, without folders, in the order of the list.
  const std::vector<ZipEntry>& entries() const { return entries_; }
  /// The contents of a file of at most `most` bytes. @throws InputError if it is larger, damaged,
  /// encrypted or compressed in an unusual way
  std::string text(const ZipEntry& entry, std::size_t most) const;

  /// CRC-32, which the list has of each file.
  static std::uint32_t checksum(std::string_view text);

 private:
  std::size_t add_entry(std::size_t at, std::size_t list_end);
  void check_places() const;
  /// Where a further field begins that has at least so many bytes; 0: there is none.
  std::size_t field(std::size_t at, std::size_t size, std::uint64_t kind,
                    std::size_t least = 0) const;
  /// The time in the further fields that are at `extra`.
  std::optional<std::time_t> universal_time(std::size_t extra, std::size_t size) const;
  /// A number of so many bytes, the lowest first. @throws InputError beyond the end
  std::uint64_t number(std::size_t at, std::size_t bytes) const;

  const std::string bytes_;
  std::size_t before_ = 0;  ///< Bytes before the archive itself.
  std::vector<ZipEntry> entries_;
};

}  // namespace game_engine
