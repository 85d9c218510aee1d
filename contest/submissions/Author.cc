#include "Submission.hh"

#include <cctype>
#include <regex>

#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr const char* DIGITS = "0123456789";

// A name as a platform makes it, and what it says.
struct Form {
  std::regex form;
  const char *student, *id, *key;  // With $1 for the first part in parentheses.
};

const std::vector<Form>& forms_of_folders() {
  static const std::vector<Form> forms = {
      // Moodle, a folder for each kind: "Anna Puig_1234567_assignsubmission_onlinetext_".
      {std::regex("(.+?)_(\\d+)_assignsubmission_[a-z]+_?"), "$1", "$2", "$1_$2"},
      // Blackboard, with the name of the task: "Games_apuig_attempt_".
      {std::regex("(.*_([^_]+))_attempt_"), "$2", "$2", "$1"},
      // Canvas: "puiganna_LATE_12345_".
      {std::regex("(.+?)(?:_LATE)?_(\\d+)_"), "$1", "$2", "$1_$2"},
      // Sakai: "Puig, Anna(apuig)".
      {std::regex("(.+, .+)\\(([^()]+)\\)"), "$1", "$2", "$1($2)"},
  };
  return forms;
}

// Of files in no folder: where they belong. What students call their files comes last, so the
// platform's part is the first that fits.
const std::vector<std::pair<std::regex, const char*>>& forms_of_files() {
  static const std::vector<std::pair<std::regex, const char*>> forms = {
      {std::regex("(.+?_\\d+_assignsubmission_[a-z]+_)(.+)"), "$1/$2"},
      {std::regex("(.+?_attempt_)(\\d{4}(?:-\\d\\d){5}_)(.+)"), "$1/$2/$3"},
      {std::regex("(.+?_attempt_)(\\d{4}(?:-\\d\\d){5}\\.txt)"), "$1/$2"},
      // Canvas numbers what is handed in again: "puiganna_123_457_AIMine-1.cc".
      {std::regex("(.+?_(?:LATE_)?\\d+_)(\\d+_)(.+?)(?:-\\d+)?(\\.\\w+)?"), "$1/$2/$3$4"},
      {std::regex("(.+?_(?:LATE_)?\\d+_)((?:text|link)\\.html)"), "$1/$2"},
      {std::regex("(.+_\\d+.*_)(AI\\w+\\.cc)"), "$1/$2"},
  };
  return forms;
}

}  // namespace

Author author_of(const std::string& folder) {
  std::smatch found;
  for (const auto& [form, student, id, key] : forms_of_folders())
    if (std::regex_match(folder, found, form))
      return {found.format(student), found.format(id), found.format(key)};
  // What others add begins with a number.
  std::string key = folder;
  if (ends_with(lower(key), ".zip")) key.erase(key.size() - 4);
  std::size_t end = key.find('_', 1);
  while (end != std::string::npos and
         (end + 1 == key.size() or std::isdigit(static_cast<unsigned char>(key[end + 1])) == 0))
    end = key.find('_', end + 1);
  const std::size_t id = key.find_first_of(DIGITS, key.find('_'));
  return {key.substr(0, end),
          id == std::string::npos ? "" : key.substr(id, key.find_first_not_of(DIGITS, id) - id),
          key};
}

std::string with_folder(const std::string& name) {
  std::smatch found;
  for (const auto& [form, place] : forms_of_files())
    if (std::regex_match(name, found, form)) return found.format(place);
  return name;
}

}  // namespace game_engine
