#include "Submission.hh"

#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include <engine/files/Files.hh>
#include <Registry.hh>
#include <engine/text/Reader.hh>
#include <engine/files/Tables.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

constexpr std::uintmax_t LARGEST_SOURCE = 1 << 20, LARGEST_ARCHIVE = 10 << 20;  // bytes
constexpr std::size_t LONGEST_NAME_SHOWN = 40;
// Of a student: each file may be read and built.
constexpr std::size_t MOST_FILES = 100;
constexpr std::uintmax_t MOST_BYTES = 4 << 20;

const std::vector<std::string> ARCHIVES = {".zip", ".tar", ".gz", ".tgz", ".bz2",
                                           ".xz",  ".zst", ".7z", ".rar"};
const std::vector<std::string> OTHER_ENDINGS = {".cpp",    ".cxx", ".cc.txt",  ".c++",   ".c",
                                                ".cp.txt", ".hpp", ".cpp.txt", ".txt.cc"};

const std::string EARLIER = "it is an earlier version: ", SPARE = "it plays for nobody: ";
const std::string NO_PLAYER = "it is not a player's file, which is called AIMine.cc";

bool ends_with_one_of(const std::string& word, const std::vector<std::string>& ends) {
  return any_of(ends, [&](const std::string& end) { return ends_with(word, end); });
}

bool is_word(const std::string& name) {
  const auto is_allowed = [](char c) {
    return ('a' <= c and c <= 'z') or ('A' <= c and c <= 'Z') or ('0' <= c and c <= '9') or
           c == '_';
  };
  return not name.empty() and all_of(name, is_allowed);
}

// The player's name, from its file's name; empty if that is not like AIMine.cc.
std::string name_of(const std::string& file) {
  if (file.size() < 6 or file.compare(0, 2, "AI") != 0 or not ends_with(file, ".cc")) return "";
  const std::string name = file.substr(2, file.size() - 5);
  return is_word(name) ? name : "";
}

// What a file with another name should be called: "ai_berta (1).cc" is AI_berta.cc.
std::string wanted_name(const std::string& file) {
  std::string name;
  for (const char c : file.substr(0, file.find_first_of(".( ", 1)))
    if (is_word({c})) name += c;
  if (lower(name.substr(0, 2)) == "ai") name.erase(0, 2);
  if (name.empty()) return "AIMine.cc";
  name[0] = char(std::toupper(static_cast<unsigned char>(name[0])));
  return "AI" + name.substr(0, std::size_t(MAX_NAME_LENGTH)) + ".cc";
}

// What is wrong with the name of a file; empty if nothing is.
std::string problem_of_name(const std::string& file) {
  const std::string small = lower(file);
  if (ends_with_one_of(small, ARCHIVES))
    return "it is an archive: unpack it, and put the player's file here or in a folder";
  if (ends_with_one_of(small, OTHER_ENDINGS) or
      (ends_with(small, ".cc") and not ends_with(file, ".cc")))
    return "a player's file ends in .cc: call it " + wanted_name(file);
  if (not ends_with(file, ".cc")) return NO_PLAYER;
  const std::string name = name_of(file);
  if (name.empty())
    return "the name of the file is not like AIMine.cc, with letters, digits and _: call it " +
           wanted_name(file) + ", and give its player that name";
  if (name.size() > std::size_t(MAX_NAME_LENGTH))
    return "the name " + printable(name, LONGEST_NAME_SHOWN) + " has " +
           std::to_string(name.size()) + " characters: " + std::to_string(MAX_NAME_LENGTH) +
           " are allowed";
  return "";
}

// What macOS puts into folders and archives.
bool is_of_system(const std::string& name) {
  return name.rfind("._", 0) == 0 or name == ".DS_Store" or name == "__MACOSX";
}

// What is wrong with something that is not opened yet, whatever its name; empty if nothing is.
std::string problem_of(const fs::directory_entry& entry, std::uintmax_t largest) {
  std::error_code error;
  if (not entry.is_regular_file(error)) return "it is not a regular file";
  const std::uintmax_t size = entry.file_size(error);
  if (error) return "its size can't be determined: " + error.message();
  if (size > largest)
    return "it has " + std::to_string(size) + " bytes: " + std::to_string(largest) + " are allowed";
  return "";
}

// When a file was changed; 0 if that can't be told.
std::time_t time_of(const fs::directory_entry& entry) {
  struct stat known;
  return stat(entry.path().c_str(), &known) == 0 ? known.st_mtime : 0;
}

// The path of a file in an archive, and whether it is hidden; empty if it is none of its author's:
// what systems add, by name or folder.
std::pair<std::string, bool> path_in_archive(const std::string& name) {
  std::string path;
  bool is_hidden = false;
  for (const std::string& part : split(name, '/')) {
    if (part.empty() or part == "." or part == "..") continue;
    if (is_of_system(part)) return {};
    is_hidden = is_hidden or part[0] == '.';
    path += (path.empty() ? "" : "/") + part;
  }
  return {path, is_hidden};
}

// The entries of a folder, sorted, except what systems add and hidden folders.
std::vector<fs::directory_entry> entries_of(const fs::path& folder, std::error_code& error) {
  std::vector<fs::directory_entry> list;
  for (fs::directory_iterator entry(folder, error), end; not error and entry != end;
       entry.increment(error))
    if (const std::string name = entry->path().filename().string();
        not is_of_system(name) and (name[0] != '.' or ends_with(name, ".cc")))
      list.push_back(*entry);
  sort(list);
  return list;
}

bool is_folder(const fs::directory_entry& entry) {
  std::error_code error;
  return entry.is_directory(error) and not entry.is_symlink(error);
}

// A program without what makes no difference: blanks, comments and the player's name.
std::string bare(const std::string& text) {
  std::string bare;
  for (std::size_t at = 0; at < text.size();) {
    const auto is_next = [&](std::string_view word) {
      return text.compare(at, word.size(), word) == 0;
    };
    if (is_next("//") or is_next("#define PLAYER_NAME ")) at = text.find('\n', at);
    else if (is_next("/*")) at = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
    else if (const char c = text[at++]; std::isspace(static_cast<unsigned char>(c)) == 0) bare += c;
  }
  return bare;
}

// The programs that students get, in the game's folder: their names by what they are.
std::map<std::string, std::string> find_given() {
  std::vector<fs::path> files = {"AIDemo.cc", "AIFirst.cc", "AINull.cc"};
  std::error_code error;
  for (const fs::directory_entry& one : fs::directory_iterator("docs/guide", error))
    if (not name_of(one.path().filename().string()).empty()) files.push_back(one.path());
  sort(files);
  std::map<std::string, std::string> given;
  for (const fs::path& file : files)
    if (fs::exists(file, error))
      given.emplace(bare(read_text(file.string())), file.filename().string());
  return given;
}

// Lists and reads the files, folder by folder.
class Lister {
 public:
  Lister(const std::string& folder, const std::string& results,
         const std::vector<Submission>& known, bool reads)
      : folder_(folder), results_(results), reads_(reads) {
    for (const Submission& one : known)
      if (is_earlier_version(one) or is_spare(one))
        earlier_.insert({table_text(one.file), one.hash});
  }

  std::vector<Submission> list() {
    std::error_code error;
    const std::vector<fs::directory_entry> entries = entries_of(folder_, error);
    if (error)
      throw InputError("can't read the folder " + in_quotes(folder_) + ": " + error.message());
    std::vector<Student> students;
    std::map<std::string, std::size_t> places;  // By key.
    for (const fs::directory_entry& entry : entries) {
      const std::string name = entry.path().filename().string();
      if (is_folder(entry) and is_results(entry)) continue;
      found_.clear();
      const Student one = find_student(entry, name);
      const std::size_t place = one.name.empty()
                                    ? students.size()
                                    : places.emplace(one.key, students.size()).first->second;
      if (place == students.size()) students.push_back(one);
      std::move(found_.begin(), found_.end(), std::back_inserter(students[place].found));
      keys_of_[one.name].insert(one.key);
    }
    for (Student& one : students) add_found(one);
    return std::move(submissions_);
  }

 private:
  // A file, or what couldn't be opened.
  struct Found {
    std::string file;      // As it is shown.
    std::string problem;   // Empty if there is none.
    std::time_t time = 0;  // When it was changed; 0 where that doesn't matter.
    bool is_zoned = true;  // See ZipEntry.
    std::function<std::string()> read = {};
    std::uintmax_t size = 0;  // In bytes, unpacked.
    std::string hash = {}, text = {};
    int age = 0;

    std::string base() const { return fs::path(file).filename().string(); }
  };

  // Whoever handed in what is in one or several folders; without a name, for a file in none.
  struct Student {
    std::string name, key, first;  // What was found first.
    std::vector<Found> found = {};
  };

  bool is_results(const fs::directory_entry& entry) const {
    std::error_code error;
    return fs::equivalent(entry.path(), results_, error);
  }

  // Finds what is in a file, an archive or a folder of the submissions.
  Student find_student(const fs::directory_entry& entry, const std::string& name) {
    const bool is_alone = is_folder(entry) or problem_of_name(name).empty();
    const std::string file = is_alone ? name : with_folder(name);
    find(entry, file);
    const std::string first = is_folder(entry) ? name + "/"
                              : found_.empty() ? file
                                               : found_[0].file,
                      folder = first.substr(0, first.find('/'));
    if (folder == first) return {"", name, name};
    const Author author = author_of(folder);
    return {author.student, author.key, name};
  }

  void find(const fs::directory_entry& entry, const std::string& file) {
    const std::string path = entry.path().string();
    std::error_code error;
    if (entry.is_symlink(error)) {
      const char* const what = entry.is_directory(error) ? "folder" : "file";
      found_.push_back(
          {file, std::string("it is a symbolic link: put the ") + what + " itself here"});
    } else if (is_folder(entry)) {
      const std::vector<fs::directory_entry> entries = entries_of(entry.path(), error);
      if (error) found_.push_back({file, "the folder can't be read: " + error.message()});
      for (const fs::directory_entry& inside : entries)
        find(inside, file + "/" + inside.path().filename().string());
    } else if (ends_with(lower(file), ".zip")) {
      find_in_archive(entry, file);
    } else {
      std::string problem = problem_of_name(fs::path(file).filename().string());
      if (problem.empty()) problem = problem_of(entry, LARGEST_SOURCE);
      found_.push_back({file, problem, time_of(entry), true, [path] { return read_text(path); },
                        problem.empty() ? entry.file_size(error) : 0});
    }
  }

  // As if it had been unpacked.
  void find_in_archive(const fs::directory_entry& entry, const std::string& file) {
    const std::size_t before = found_.size();
    std::string problem = problem_of(entry, LARGEST_ARCHIVE);
    try {
      if (not problem.empty()) throw InputError(problem);
      const auto archive = std::make_shared<const Zip>(read_text(entry.path().string()));
      for (const ZipEntry& one : archive->entries()) {
        std::string name = one.name;
        std::replace(name.begin(), name.end(), '\\', '/');
        const auto [path, is_hidden] = path_in_archive(name);
        if (path.empty()) continue;
        problem = one.is_link ? "it is a symbolic link"
                  : is_hidden ? "it is hidden: a name of its path begins with a dot"
                              : problem_of_name(fs::path(path).filename().string());
        found_.push_back({file + "/" + path, problem, one.time, one.is_zoned,
                          [archive, one] { return archive->text(one, LARGEST_SOURCE); },
                          std::min(one.size, LARGEST_SOURCE)});
      }
    } catch (const InputError& e) {
      found_.resize(before);
      found_.push_back({file, e.what()});
    }
  }

  // Adds all that was found of a student, and forgets it.
  void add_found(Student& student) {
    std::vector<Found> found = std::move(student.found);
    // What the platform adds tells apart two students of the same name.
    const std::string name = keys_of_[student.name].size() > 1 ? student.key : student.name;
    if (found.empty())
      found = {{student.first, "there is no player's file AIMine.cc in this folder"}};
    leave_out_others(found);
    check_amount(found, student.first);
    if (reads_) {
      for (Found& one : found) read(one);
      if (not student.name.empty()) keep_newest(found);
      leave_out_given(found, student.name.empty());
    }
    for (const Found& one : found) {
      const bool is_player = one.problem.empty();
      submissions_.push_back({one.file, student.name.empty() ? "" : name, one.hash,
                              is_player ? name_of(one.base()) : "", one.problem, "", "",
                              is_player ? one.text : "", one.age});
    }
  }

  // What lies beside other files is nobody's mistake, nor is, beside a player, all that was given
  // out.
  void leave_out_others(std::vector<Found>& found) const {
    const bool has_player = any_of(found, [this](const Found& one) {
      const auto is_it = [&](const auto& given) { return given.second == one.base(); };
      return one.problem.empty() and none_of(given_, is_it);
    });
    const auto is_other = [&](const Found& one) {
      const std::string base = one.base();
      return one.problem == NO_PLAYER or
             (has_player and ends_with(base, ".cc") and lower(base.substr(0, 2)) != "ai");
    };
    if (not all_of(found, is_other)) erase_if(found, is_other);
  }

  static void check_amount(std::vector<Found>& found, const std::string& first) {
    std::uintmax_t bytes = 0;
    for (const Found& one : found) bytes += one.size;
    const bool has_many = found.size() > MOST_FILES;
    if (not has_many and bytes <= MOST_BYTES) return;
    const auto told = [](std::uintmax_t number, const char* what, std::uintmax_t most) {
      return "there are " + std::to_string(number) + what + std::to_string(most) + " are allowed";
    };
    found = {{first, has_many ? told(found.size(), " files in this folder: ", MOST_FILES)
                              : told(bytes, " bytes of files in this folder: ", MOST_BYTES)}};
  }

  static void read(Found& one) {
    if (one.problem.empty()) try {
        one.text = one.read();
        size_of_mark(one.text, "it");
        one.hash = hash_of(one.text);
      } catch (const InputError& e) {
        one.problem = e.what();
      }
  }

  // Files of the same name are versions of one player, and the one changed last counts; of equally
  // old ones, the last in the list. What is known as an earlier version is one, whatever its time.
  void keep_newest(std::vector<Found>& found) const {
    std::vector<Found*> versions;  // The newest first.
    for (Found& one : found)
      if (one.problem.empty()) versions.insert(versions.begin(), &one);
    const auto rank = [this](const Found* one) {
      return std::make_tuple(not is_known_earlier(*one), attempt_of(one->file), one->time);
    };
    stable_sort(versions, [&](const Found* a, const Found* b) { return rank(a) > rank(b); });
    for (auto one = versions.begin(); one != versions.end(); ++one) {
      (*one)->age = int(one - versions.begin());
      const auto newer = std::find_if(versions.begin(), one, [&](const Found* other) {
        return other->problem.empty() and is_version(*other, **one);
      });
      if (newer == one) continue;
      (*one)->problem = EARLIER + printable((*newer)->file) + " counts";
      if (not(*one)->is_zoned or not(*newer)->is_zoned)
        (*one)->problem +=
            "; times in a .zip that doesn't name their zone are taken as this machine's";
    }
  }

  // Names that differ only in capital letters are the same, but for two files in one folder.
  static bool is_version(const Found& a, const Found& b) {
    const fs::path one = a.file, other = b.file;
    return a.base() == b.base() or
           (lower(a.base()) == lower(b.base()) and one.parent_path() != other.parent_path());
  }

  bool is_known_earlier(const Found& one) const {
    const std::string file = table_text(one.file);
    return earlier_.count({file, one.hash}) + earlier_.count({file, ""}) > 0;
  }

  // What a platform says about when a file in no folder was handed in: numbers that grow.
  static std::pair<std::size_t, std::string> attempt_of(const std::string& file) {
    const std::vector<std::string> parts = split(file, '/');
    const bool is_numbered = parts.size() > 2 and ends_with(parts[0], "_") and
                             ends_with(parts[1], "_") and
                             parts[1].find_first_not_of("0123456789-_") == std::string::npos;
    return is_numbered ? std::make_pair(parts[1].size(), parts[1])
                       : std::make_pair(std::size_t(0), std::string());
  }

  // A copy under a name of its own counts if it is all that there is.
  void leave_out_given(std::vector<Found>& found, bool is_nobodys) {
    const auto given = [this](const Found& one) {
      const auto known = one.problem.empty()
                             ? given_.find(bare(one.text.substr(size_of_mark(one.text, "it"))))
                             : given_.end();
      return known == given_.end() ? "" : known->second;
    };
    const bool has_own =
        any_of(found, [&](const Found& one) { return one.problem.empty() and given(one).empty(); });
    for (Found& one : found)
      if (const std::string file = given(one);
          not file.empty() and (one.base() == file or (has_own and not is_nobodys)))
        one.problem = "it is " + file + " as given out, and plays for nobody";
  }

  const std::string &folder_, &results_;
  const bool reads_;
  const std::map<std::string, std::string> given_ = find_given();
  std::set<std::pair<std::string, std::string>> earlier_;  ///< Versions: file and hash.
  std::vector<Submission> submissions_;
  std::vector<Found> found_;                              ///< In the entry at hand.
  std::map<std::string, std::set<std::string>> keys_of_;  ///< By student.
};

}  // namespace

std::vector<Submission> list_submissions(const std::string& folder, const std::string& results,
                                         const std::vector<Submission>& known, bool reads) {
  return Lister(folder, results, known, reads).list();
}

void leave_one_each(const std::vector<Submission*>& players) {
  std::map<std::string, Submission*> last;
  for (Submission* one : players)
    if (Submission*& newest = last.emplace(one->student, one).first->second; one->age < newest->age)
      newest = one;
  for (Submission* one : players)
    if (const Submission* newest = last[one->student]; newest != one and not one->student.empty())
      one->reason = SPARE + printable(newest->file) + " of the same student was handed in last";
}

bool is_earlier_version(const Submission& one) { return one.reason.rfind(EARLIER, 0) == 0; }
bool is_spare(const Submission& one) { return one.reason.rfind(SPARE, 0) == 0; }

bool are_of_one_student(const Submission& a, const Submission& b) {
  // Where there is only one student of a name, the folder may have got another number.
  return not a.student.empty() and not b.student.empty() and
         (table_text(a.student) == table_text(b.student) or
          table_text(author_of(a.folder()).key) == table_text(author_of(b.folder()).key));
}

bool are_versions(const Submission& a, const Submission& b) {
  if (a.student.empty() and b.student.empty()) return table_text(a.file) == table_text(b.file);
  return lower(a.base()) == lower(b.base()) and are_of_one_student(a, b);
}

}  // namespace game_engine
