#include "Submission.hh"

#include <Registry.hh>
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

#include <engine/text/Files.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Reader.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t LARGEST_SOURCE = 1 << 20;  // bytes
constexpr std::size_t LONGEST_NAME_SHOWN = 40;
constexpr std::size_t MOST_FILES = 100;  // of a student: each may be read and built

const std::vector<std::string> ARCHIVES = {".zip", ".tar", ".gz", ".tgz", ".bz2",
                                           ".xz",  ".zst", ".7z", ".rar"};
const std::vector<std::string> OTHER_ENDINGS = {".cpp",    ".cxx", ".cc.txt",  ".c++",   ".c",
                                                ".cp.txt", ".hpp", ".cpp.txt", ".txt.cc"};

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

// The player's name by its file's name; empty if that is not like AIMine.cc.
std::string name_of(const std::string& file) {
  if (file.size() < 6 or file.compare(0, 2, "AI") != 0 or not ends_with(file, ".cc")) return "";
  const std::string name = file.substr(2, file.size() - 5);
  return is_word(name) ? name : "";
}

// What a file with another ending should be called.
std::string wanted_name(const std::string& file) {
  const std::string name = file.substr(0, file.find('.'));
  return name.compare(0, 2, "AI") == 0 and is_word(name) ? name + ".cc" : "AIMine.cc";
}

// What is wrong with the name of a file; empty if nothing is.
std::string problem_of_name(const std::string& file) {
  const std::string small = lower(file);
  if (ends_with_one_of(small, ARCHIVES))
    return "it is an archive: unpack it, and put the player's file here or in a folder";
  if (ends_with_one_of(small, OTHER_ENDINGS) or
      (ends_with(small, ".cc") and not ends_with(file, ".cc")))
    return "a player's file ends in .cc: call it " + wanted_name(file);
  if (not ends_with(file, ".cc")) return "it is not a player's file, which is called AIMine.cc";
  const std::string name = name_of(file);
  if (name.empty()) return "the name of the file is not like AIMine.cc, with letters, digits and _";
  if (name.size() > std::size_t(MAX_NAME_LENGTH))
    return "the name " + printable(name, LONGEST_NAME_SHOWN) + " has " +
           std::to_string(name.size()) + " characters: " + std::to_string(MAX_NAME_LENGTH) +
           " are allowed";
  return "";
}

// What is wrong with a file, without opening it; empty if nothing is.
std::string problem_of(const fs::directory_entry& entry) {
  std::error_code error;
  if (entry.is_symlink(error))
    return std::string("it is a symbolic link: put the ") +
           (entry.is_directory(error) ? "folder" : "file") + " itself here";
  std::string problem = problem_of_name(entry.path().filename().string());
  if (not problem.empty()) return problem;
  if (not entry.is_regular_file(error)) return "it is not a regular file";
  const std::uintmax_t size = entry.file_size(error);
  if (error) return "its size can't be determined: " + error.message();
  if (size > LARGEST_SOURCE)
    return "it has " + std::to_string(size) + " bytes: " + std::to_string(LARGEST_SOURCE) +
           " are allowed";
  return "";
}

// The entries of a folder, sorted, except those that begin with a dot.
std::vector<fs::directory_entry> entries_of(const fs::path& folder, std::error_code& error) {
  std::vector<fs::directory_entry> list;
  for (fs::directory_iterator entry(folder, error), end; not error and entry != end;
       entry.increment(error))
    if (entry->path().filename().string()[0] != '.') list.push_back(*entry);
  std::sort(list.begin(), list.end());
  return list;
}

bool is_folder(const fs::directory_entry& entry) {
  std::error_code error;
  return entry.is_directory(error) and not entry.is_symlink(error);
}

// "Anna Puig_12345_assignsubmission_file_" is Anna Puig's: what learning platforms add begins with
// a number.
std::string student_of(const std::string& folder) {
  for (std::size_t at = folder.find('_', 1); at != std::string::npos; at = folder.find('_', at + 1))
    if (at + 1 < folder.size() and std::isdigit(static_cast<unsigned char>(folder[at + 1])))
      return folder.substr(0, at);
  return folder;
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
      if (not is_folder(entry)) add(entry, name, "");
      else if (not is_results(entry)) add_folder(entry, name);
    }
    // What the platform adds tells apart two students of the same name.
    for (Submission& one : submissions_)
      if (not one.student.empty() and folders_of_[one.student].size() > 1)
        one.student = one.file.substr(0, one.file.find('/'));
    return std::move(submissions_);
  }

 private:
  bool is_results(const fs::directory_entry& entry) const {
    std::error_code error;
    return fs::equivalent(entry.path(), results_, error);
  }

  void add_folder(const fs::directory_entry& folder, const std::string& name) {
    const std::string student = student_of(name);
    folders_of_[student].push_back(name);
    const std::size_t before = submissions_.size();
    std::error_code error;
    const std::vector<fs::directory_entry> entries = entries_of(folder.path(), error);
    if (error) return reject(name, student, "the folder can't be read: " + error.message());
    if (entries.size() > MOST_FILES)
      return reject(name, student,
                    "there are " + std::to_string(entries.size()) +
                        " files in this folder: " + std::to_string(MOST_FILES) + " are allowed");
    for (const fs::directory_entry& entry : entries) {
      const std::string file = name + "/" + entry.path().filename().string();
      if (not is_folder(entry)) add(entry, file, student);
      else reject(file, student, "it is a folder in a student's folder: put AIMine.cc beside it");
    }
    if (submissions_.size() == before)
      reject(name, student, "there is no player's file AIMine.cc in this folder");
  }

  void reject(const std::string& file, const std::string& student, const std::string& reason) {
    Submission submission;
    submission.file = file;
    submission.student = student;
    submission.reason = reason;
    submissions_.push_back(submission);
  }

  void add(const fs::directory_entry& entry, const std::string& file, const std::string& student) {
    reject(file, student, problem_of(entry));
    Submission& submission = submissions_.back();
    if (submission.is_rejected()) return;
    try {
      submission.text = read_text(entry.path().string());
      submission.hash = hash_of(submission.text);
      submission.name = name_of(submission.base());
    } catch (const InputError& e) {
      submission.reason = e.what();
    }
  }

  const std::string &folder_, &results_;
  std::vector<Submission> submissions_;
  std::map<std::string, std::vector<std::string>> folders_of_;  ///< By student.
};

}  // namespace

std::vector<Submission> list_submissions(const std::string& folder, const std::string& results) {
  return Lister(folder, results).list();
}

}  // namespace game_engine
