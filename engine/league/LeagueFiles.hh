#ifndef ENGINE_LEAGUE_LEAGUEFILES_HH
#define ENGINE_LEAGUE_LEAGUEFILES_HH

#include <string>
#include <string_view>
#include <vector>

namespace game_engine {

/// The bytes of a file. @throws InputError
std::string read_text(const std::string& path);

/// Writes or replaces a file, whole or not at all, also if the machine stops at any moment.
/// @throws OutputError
void write_text(const std::string& path, std::string_view text);

/// Makes a folder that its owner alone can enter; one that is there stays as it is. Returns whether
/// it was made. @throws OutputError
bool make_private_folder(const std::string& path);

/// Waits until a file is on the disk. @throws OutputError
void sync_file(const std::string& path);

/// Keeps other programs from locking the same file, which is made if need be, until this one has
/// ended, with all processes that it has started by fork alone: what a program that was killed has
/// left behind may write a moment longer. So one that finds the file locked waits for some seconds;
/// then it returns false. @throws OutputError
bool lock_file(const std::string& path);

/// The file that lock_file has locked, for a process that closes all others; -1 if there is none.
int locked_file();

/// A file of CSV (RFC 4180) without ends of lines in its values.
struct CsvTable {
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> lines;
};

/// A word from outside as it stands in a table: what is not printable is replaced, and what a
/// program for spreadsheets would take for a formula gets a sign before it that says text.
std::string table_text(const std::string& word);

/// The word that table_text was given, but for what was not printable.
std::string word_of_table(const std::string& text);

/// A line with its end.
std::string csv_text(const std::vector<std::string>& values);

/// Reads all complete lines: one without an end was being written when the program was ended.
/// @param complete  if not null, how many bytes the complete lines have
/// @throws InputError if a line is not CSV or has another number of values than the head
CsvTable read_csv(const std::string& path, std::size_t* complete = nullptr);

/// Writes a file, whole or not at all. @throws OutputError
void write_csv(const std::string& path, const CsvTable& table);

}  // namespace game_engine

#endif
