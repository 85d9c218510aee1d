// Lists pairs of submissions that have much code in common, on pages to look at: make similar.

#include <contest/submissions/Submission.hh>
#include <engine/text/Ranges.hh>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <engine/options/Options.hh>
#include <engine/files/Log.hh>
#include <engine/text/Words.hh>
#include <stdexcept>
#include <unistd.h>

#include "Similarity.hh"

namespace game_engine {

namespace {

const std::string PAST = "--past=";
constexpr std::uintmax_t LARGEST_PAST = 1000000;  // bytes

// Such as pair-12.html.
bool is_pair_page(const std::string& file) {
  int number = 0, size = 0;
  return std::sscanf(file.c_str(), "pair-%d.html%n", &number, &size) == 1 and
         size == int(file.size());
}

// Pages of pairs of an earlier run would be taken for those of this one.
void remove_pages(const std::string& folder) {
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (is_pair_page(entry.path().filename().string())) fs::remove(entry.path());
}

void write_pages(const std::string& folder, const std::vector<Source>& sources,
                 const Similarities& all, const std::vector<std::string>& rejected) {
  check_fillable(folder, "pages of pairs", [](const std::string& file) {
    return file == "index.html" or is_pair_page(file);
  });
  const std::string list = list_page(sources, all, rejected), index = folder + "/index.html";
  check_replaceable(index, "a list of similar programs", {list.substr(0, list.find("</title>"))});
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    throw std::runtime_error("can't make the folder of the pages " + in_quotes(folder) + ": " +
                             error.message() + "; give another one with SIMILAR=FOLDER");
  remove_pages(folder);
  for (std::size_t k = 0; k < all.pairs.size(); ++k)
    write_text(folder + "/pair-" + std::to_string(k + 1) + ".html",
               pair_page(sources, all.pairs[k]));
  write_text(index, list);
}

// All players' files in a folder of former years, however deep.
void add_past(const std::string& folder, std::vector<Source>& sources) {
  if (not fs::is_directory(folder))
    throw std::runtime_error("PAST: there is no folder " + in_quotes(folder));
  std::vector<Source> found;
  for (const auto& one :
       fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied)) {
    const std::string file = one.path().filename().string();
    if (file.compare(0, 2, "AI") != 0 or one.path().extension() != ".cc") continue;
    if (not one.is_symlink() and one.is_regular_file() and one.file_size() <= LARGEST_PAST)
      found.push_back({one.path().string(), read_text(one.path().string()), true});
  }
  if (found.empty()) throw std::runtime_error("PAST: " + in_quotes(folder) + " has no AI*.cc");
  sort(found, [](const Source& a, const Source& b) { return a.name < b.name; });
  sources.insert(sources.end(), found.begin(), found.end());
}

// What the compiler sees of each text, by the command that make names in OWN_LINES; empty where
// there is none.
// @throws std::runtime_error
std::vector<std::string> seen_by_compiler(const std::vector<std::string>& texts) {
  std::vector<std::string> seen(texts.size());
  const char* const own_lines = std::getenv("OWN_LINES");
  if (not own_lines or not *own_lines) return seen;
  const fs::path folder = fs::temp_directory_path() / ("similar-" + std::to_string(getpid()));
  fs::remove_all(folder);
  const auto file = [&](std::size_t k, const char* name) {
    return (folder / std::to_string(k) / name).string();
  };
  for (std::size_t k = 0; k < texts.size(); ++k) {
    fs::create_directories(folder / std::to_string(k));
    write_text(file(k, "AIMine.cc"), texts[k]);
  }
  const std::string command = "sh " + std::string(own_lines) + " " + shell_word(folder.string()) +
                              " " + std::to_string(texts.size());
  const bool is_done = std::system(command.c_str()) == 0;
  for (std::size_t k = 0; is_done and k < texts.size(); ++k)
    if (fs::exists(file(k, "own"))) seen[k] = read_text(file(k, "own"));
  fs::remove_all(folder);
  if (not is_done) throw std::runtime_error("the programs can't be preprocessed");
  return seen;
}

// All are compared as the compiler sees them, what was given, too.
void preprocess(std::vector<Source>& sources, std::vector<std::string>& given) {
  std::vector<std::string> texts = given;
  for (const Source& one : sources) texts.push_back(one.text);
  const std::vector<std::string> seen = seen_by_compiler(texts);
  for (std::size_t k = 0; k < sources.size(); ++k) sources[k].seen = seen[given.size() + k];
  for (std::size_t k = given.size(); k-- > 0;)
    if (not seen[k].empty()) given.push_back(seen[k]);
}

int run(std::vector<std::string> words) {
  std::string past;
  if (not words.empty() and words[0].compare(0, PAST.size(), PAST) == 0) {
    past = words[0].substr(PAST.size());
    words.erase(words.begin());
  }
  if (words.size() < 2)
    throw std::runtime_error(
        "expected folders of the submissions and of the pages, and files that "
        "everybody was given: similar [--past=FOLDER] SUBMISSIONS RESULTS FILE...");
  std::vector<std::string> given, rejected;
  for (std::size_t k = 2; k < words.size(); ++k) given.push_back(read_text(words[k]));
  std::vector<Source> sources;
  for (const Submission& one : list_submissions(words[0], words[1])) {
    if (one.text.empty())
      rejected.push_back(one.file + ": " + (one.reason.empty() ? "it is empty" : one.reason));
    else sources.push_back({one.file, one.text, false, "", author_of(one.folder()).key});
  }
  const std::size_t own = sources.size();
  if (not past.empty()) add_past(past, sources);
  if (own == 0 or sources.size() < 2)
    throw std::runtime_error(words[0] + " has " + counted(own, "player file") +
                             ": at least two are needed to compare");
  preprocess(sources, given);
  const Similarities all = find_similar(sources, given);
  write_pages(words[1], sources, all, rejected);
  std::cout << programs_text(sources) << ", " << counted(all.pairs.size(), "pair")
            << " to look at: " << words[1] << "/index.html\n";
  return printed();
}

}  // namespace

}  // namespace game_engine

int main(int argc, char** argv) {
  game_engine::survive_large_files();
  try {
    return game_engine::run({argv + 1, argv + argc});
  } catch (const std::exception& e) {
    game_engine::Log(true).error(e.what());
    return 1;
  }
}
