#include "Submission.hh"

#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <ctime>
#include <filesystem>
#include <functional>
#include <map>
#include <set>

#include <engine/files/Files.hh>
#include <engine/kit/Registry.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t LARGEST_SOURCE = 1 << 20, LARGEST_ARCHIVE = 10 << 20;  // bytes
constexpr std::size_t LONGEST_NAME_SHOWN = 40;
constexpr std::size_t MOST_FILES = 100;  // of a student: each may be read and built

const std::vector<std::string> ARCHIVES = {".zip", ".tar", ".gz", ".tgz", ".bz2",
                                           ".xz",  ".zst", ".7z", ".rar"};
const std::vector<std::string> OTHER_ENDINGS = {".cpp",    ".cxx", ".cc.txt",  ".c++",   ".c",
                                                ".cp.txt", ".hpp", ".cpp.txt", ".txt.cc"};

const std::string NO_PLAYER = "it is not a player's file, which is called AIMine.cc";

bool ends_with_one_of(const std::string& word, const std::vector<std::string>& ends) {
  return std::any_of(ends.begin(), ends.end(),
                     [&](const std::string& end) { return ends_with(word, end); });
}

bool is_word(const std::string& name) {
  const auto is_allowed = [](char c) {
    return ('a' <= c and c <= 'z') or ('A' <= c and c <= 'Z') or ('0' <= c and c <= '9') or
           c == '_';
  };
  return not name.empty() and std::all_of(name.begin(), name.end(), is_allowed);
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
           wanted_name(file) + ", and the player in it likewise";
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
        name[0] != '.' or (ends_with(name, ".cc") and not is_of_system(name)))
      list.push_back(*entry);
  std::sort(list.begin(), list.end());
  return list;
}

bool is_folder(const fs::directory_entry& entry) {
  std::error_code error;
  return entry.is_directory(error) and not entry.is_symlink(error);
}

// "Anna Puig_12345_assignsubmission_file_" is Anna Puig's: what learning platforms add begins with
// a number.
std::string student_of(const std::string& name) {
  const bool is_archive = ends_with(lower(name), ".zip");
  std::string folder = name.substr(0, name.size() - (is_archive ? 4 : 0));
  for (std::size_t at = folder.find('_', 1); at != std::string::npos; at = folder.find('_', at + 1))
    if (at + 1 < folder.size() and std::isdigit(static_cast<unsigned char>(folder[at + 1])))
      return folder.substr(0, at);
  return folder;
}

// Without what the platform puts before the names of files that are in no folder:
// "Anna Puig_12345_assignsubmission_file_AIMine.cc" is in a folder after all.
std::string with_folder(const std::string& name) {
  const std::string mark = "_assignsubmission_file_";
  const std::size_t at = name.find(mark), start = at + mark.size();
  if (at == std::string::npos or start == name.size()) return name;
  return name.substr(0, start) + "/" + name.substr(start);
}

// Lists and reads the files, folder by folder.
class Lister {
 public:
  Lister(const std::string& folder, const std::string& results)
      : folder_(folder), results_(results) {}

  std::vector<Submission> list() {
    std::error_code error;
    const std::vector<fs::directory_entry> entries = entries_of(folder_, error);
    if (error)
      throw InputError("can't read the folder " + in_quotes(folder_) + ": " + error.message());
    for (const fs::directory_entry& entry : entries) {
      const std::string name = entry.path().filename().string();
      if (is_folder(entry) and is_results(entry)) continue;
      found_.clear();
      find(entry, with_folder(name));
      add_found(name, is_folder(entry));
    }
    // What the platform adds tells apart two students of the same name.
    for (Submission& one : submissions_)
      if (folders_of_[one.student].size() > 1) one.student = one.folder();
    return std::move(submissions_);
  }

 private:
  // A file, or what couldn't be opened.
  struct Found {
    std::string file;     // As it is shown.
    std::string problem;  // Empty if there is none.
    std::time_t time;     // When it was changed; 0 where that doesn't matter.
    std::function<std::string()> read;
  };

  bool is_results(const fs::directory_entry& entry) const {
    std::error_code error;
    return fs::equivalent(entry.path(), results_, error);
  }

  void find(const fs::directory_entry& entry, const std::string& file) {
    const std::string path = entry.path().string();
    std::error_code error;
    if (entry.is_symlink(error)) {
      const char* const what = entry.is_directory(error) ? "folder" : "file";
      found_.push_back(
          {file, std::string("it is a symbolic link: put the ") + what + " itself here", 0, {}});
    } else if (is_folder(entry)) {
      const std::vector<fs::directory_entry> entries = entries_of(entry.path(), error);
      if (error) found_.push_back({file, "the folder can't be read: " + error.message(), 0, {}});
      for (const fs::directory_entry& inside : entries)
        find(inside, file + "/" + inside.path().filename().string());
    } else if (ends_with(lower(file), ".zip")) {
      find_in_archive(entry, file);
    } else {
      std::string problem = problem_of_name(fs::path(file).filename().string());
      found_.push_back({file, problem.empty() ? problem_of(entry, LARGEST_SOURCE) : problem,
                        time_of(entry), [path] { return read_text(path); }});
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
        found_.push_back({file + "/" + path, problem, one.time,
                          [archive, one] { return archive->text(one, LARGEST_SOURCE); }});
      }
    } catch (const InputError& e) {
      found_.resize(before);
      found_.push_back({file, e.what(), 0, {}});
    }
  }

  // All that was found in a file, an archive or a folder of the submissions.
  void add_found(const std::string& name, bool is_folder) {
    const std::string first = found_.empty() or is_folder ? name + "/" : found_[0].file,
                      folder = first.substr(0, first.find('/')),
                      student = folder == first ? "" : student_of(folder);
    if (not student.empty()) folders_of_[student].insert(folder);
    if (found_.empty()) reject(name, student, "there is no player's file AIMine.cc in this folder");
    if (found_.size() > MOST_FILES)
      return reject(name, student,
                    "there are " + std::to_string(found_.size()) +
                        " files in this folder: " + std::to_string(MOST_FILES) + " are allowed");
    // What lies beside a player's file is nobody's mistake.
    const bool has_player = std::any_of(found_.begin(), found_.end(),
                                        [](const Found& one) { return one.problem.empty(); });
    if (has_player)
      found_.erase(std::remove_if(found_.begin(), found_.end(),
                                  [](const Found& one) { return one.problem == NO_PLAYER; }),
                   found_.end());
    if (not student.empty()) keep_newest();
    for (const Found& one : found_) {
      reject(one.file, student, one.problem);
      Submission& submission = submissions_.back();
      if (submission.is_rejected()) continue;
      try {
        submission.text = one.read();
        size_of_mark(submission.text, "it");
        submission.hash = hash_of(submission.text);
        submission.name = name_of(submission.base());
      } catch (const InputError& e) {
        submission.reason = e.what();
      }
    }
  }

  // Files of the same name are versions of one player, and the one changed last counts; of equally
  // old ones, the last in the list.
  void keep_newest() {
    std::map<std::string, Found*> newest;
    for (Found& one : found_) {
      if (not one.problem.empty()) continue;
      Found*& best = newest[fs::path(one.file).filename().string()];
      Found* const older = best and one.time < best->time ? &one : best;
      if (older != &one) best = &one;
      if (older) older->problem = "it is an earlier version: " + printable(best->file) + " counts";
    }
  }

  void reject(const std::string& file, const std::string& student, const std::string& reason) {
    Submission submission;
    submission.file = file;
    submission.student = student;
    submission.reason = reason;
    submissions_.push_back(submission);
  }

  const std::string &folder_, &results_;
  std::vector<Submission> submissions_;
  std::vector<Found> found_;                                 ///< In the folder at hand.
  std::map<std::string, std::set<std::string>> folders_of_;  ///< By student.
};

}  // namespace

std::vector<Submission> list_submissions(const std::string& folder, const std::string& results) {
  return Lister(folder, results).list();
}

}  // namespace game_engine
