// From marks to the gradebook: what the teacher changes, and the class list.

#include <algorithm>
#include <cctype>

#include <engine/files/Files.hh>
#include <engine/options/Arguments.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include "League.hh"

namespace game_engine {

namespace {

const std::string WITH = "with ", LATE = "late";
constexpr double HIGHEST = 1000;

using Places = std::set<std::size_t>;  // in a list of grades

// A file of the teacher's, whose last line may lack its end.
CsvTable table_in(const std::string& path) {
  const std::string text = read_text(path), head = text.substr(0, text.find('\n'));
  if (head.find(';') < head.find(','))
    throw InputError(path + ":1: expected commas between columns: save it as CSV with commas");
  return csv_table(text + (ends_with(text, "\n") ? "" : "\n"), path);
}

// Its words in small letters and in alphabetical order: "Puig, Anna" is "Anna Puig".
std::string key_of(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : lower(text) + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 or (c & 0x80) != 0) word += c;
    else words.insert(std::exchange(word, ""));
  }
  words.erase("");
  return joined(words, " ");
}

bool has_one_of(const std::string& head, const std::vector<std::string>& words) {
  return any_of(words, [&](const std::string& word) { return contains(lower(head), word); });
}

// The grades of all students, and whose they are.
class Gradebook {
 public:
  Gradebook(const League& league, const std::vector<Mark>& marks) {
    std::map<std::string, std::size_t> by_home;
    for (const Mark& mark : marks) {
      const std::string home = league.home(mark.player), name = league.name(mark.player);
      const std::size_t place =
          home.empty() ? grades.size() : by_home.emplace(home, grades.size()).first->second;
      const Grade grade{mark.player, mark.mark, ""};
      if (place == grades.size()) grades.push_back(grade);
      else if (mark.mark > grades[place].mark) grades[place] = grade;
      players_[name] = {place};
      const Author author = author_of(home);
      for (const std::string& word : {author.id, author.key}) numbers_[key_of(word)].insert(place);
      names_[key_of(home.empty() ? name : league.student(mark.player))].insert(place);
    }
    numbers_.erase("");
    for (const MarkChange& change : league.changes) apply(change);
    for (Grade& grade : grades)
      for (const MarkChange& change : league.changes)
        if (change.student == LATE and grade.why.empty() and grade.player >= league.num_first())
          set(grade, change);
  }

  // The place of the grade of each line of a class list; none where nobody fits, or several.
  // Numbers and user names count before names.
  std::vector<Places> places_in(const CsvTable& list, std::size_t column) const {
    std::vector<Places> all(list.lines.size());
    Places taken;
    for (const auto* known : {&numbers_, &names_}) {
      std::map<Places, int> times;
      std::vector<Places> now(all.size());
      for (std::size_t k = 0; k < all.size(); ++k) {
        if (not all[k].empty()) continue;
        for (const std::string& word : words_in(list, k, column))
          if (const auto found = known->find(key_of(word)); found != known->end())
            for (const std::size_t place : found->second)
              if (taken.count(place) == 0) now[k].insert(place);
        ++times[now[k]];
      }
      for (std::size_t k = 0; k < all.size(); ++k)
        if (now[k].size() == 1 and (times[now[k]] == 1 or shared_.count(now[k]) > 0)) {
          all[k] = now[k];
          if (shared_.count(now[k]) == 0) taken.insert(now[k].begin(), now[k].end());
        }
    }
    return all;
  }

  std::vector<Grade> grades;

 private:
  // What may say who a line of a class list is: "Participant 1234567", "anna.puig@school.org".
  static std::vector<std::string> words_in(const CsvTable& list, std::size_t line,
                                           std::size_t column) {
    std::vector<std::string> words = {""};  // First the whole name, from several columns.
    for (std::size_t k = 0; k < list.head.size(); ++k) {
      const std::string& word = list.lines[line][k];
      if (k == column) continue;
      const std::string last = word.substr(word.rfind(' ') + 1);
      words.insert(words.end(), {word, word.substr(0, word.find('@'))});
      if (last.find_first_not_of("0123456789") == std::string::npos) words.push_back(last);
      if (has_one_of(list.head[k], {"name", "nom", "apell"})) words[0] += " " + word;
    }
    return words;
  }

  void apply(const MarkChange& change) {
    if (change.student == LATE) return;
    const Places own = find(change.student);
    const bool is_own = change.with.empty();
    const Places other = is_own ? own : find(change.with);
    if (other.size() != 1) fail(is_own ? change.student : change.with);
    if (is_own) return set(grades[*own.begin()], change);
    for (const std::size_t place : own) {
      grades[place].mark = grades[*other.begin()].mark;
      grades[place].why = change.why;
    }
    if (own.empty()) numbers_[key_of(change.student)] = names_[key_of(change.student)] = other;
    shared_.insert(other);
  }

  static void set(Grade& grade, const MarkChange& change) {
    grade.mark = std::max(0.0, change.number + (change.is_more ? grade.mark : 0));
    grade.why += (grade.why.empty() ? "" : "; ") + change.why;
  }

  Places find(const std::string& word) const {
    for (const auto* known : {&numbers_, &names_, &players_}) {
      const auto found = known->find(known == &players_ ? word : key_of(word));
      if (found != known->end()) return found->second;
    }
    return {};
  }

  [[noreturn]] void fail(const std::string& word) const {
    throw InputError("--changes: " + in_quotes(word) +
                     " is not the name or number of one student with a mark, nor a player");
  }

  std::map<std::string, Places> numbers_, names_, players_;
  std::set<Places> shared_;  ///< Those of a pair.
};

}  // namespace

std::vector<MarkChange> read_changes(const std::string& path) {
  const CsvTable table = table_in(path);
  if (table.head != TableLine{"student", "change", "why"})
    throw InputError(path + ":1: other columns than expected: student,change,why");
  std::vector<MarkChange> changes;
  for (const TableLine& line : table.lines) {
    MarkChange change{line[0], "", 0, line[1].find_first_of("+-") == 0, line[2]};
    const auto number = real_number(line[1].substr(line[1][0] == '+'), -HIGHEST, HIGHEST);
    if (number) change.number = *number;
    else if (line[1].rfind(WITH, 0) == 0) change.with = line[1].substr(WITH.size());
    if (change.why.empty() or (not number and change.with.empty()))
      throw InputError(path + ":" + std::to_string(changes.size() + 2) +
                       ": expected such as Anna,7.5,why or Anna,-1,why or Ben,with Anna,why");
    changes.push_back(change);
  }
  return changes;
}

std::vector<Grade> grades_of(const League& league, const std::vector<Mark>& marks) {
  return Gradebook(league, marks).grades;
}

std::vector<std::string> write_grades(const League& league) {
  const std::string path = league.folders.of_teacher("grades.csv");
  fs::remove(path);
  if (league.class_list.empty()) return {};
  const Gradebook book(league, suggest_marks(parse_marks(league.marks), league, ranking(league)));
  CsvTable list = table_in(league.class_list);
  const auto grade = find_if(list.head, [](const std::string& head) {
    return has_one_of(head, {"grade", "qualificaci", "calificaci"});
  });
  const auto column = std::size_t(grade - list.head.begin());
  if (grade == list.head.end()) {
    list.head.push_back("Grade");
    for (TableLine& line : list.lines) line.emplace_back();
  }
  std::vector<std::string> told;
  Places given;
  const std::vector<Places> places = book.places_in(list, column);
  for (std::size_t k = 0; k < places.size(); ++k) {
    for (const std::size_t place : places[k])
      list.lines[k][column] = fixed(book.grades[place].mark, 1);
    given.insert(places[k].begin(), places[k].end());
    if (places[k].empty())
      told.push_back("in the class list, without a mark: " + printable(joined(list.lines[k], " ")));
  }
  for (std::size_t place = 0; place < book.grades.size(); ++place)
    if (const int player = book.grades[place].player; given.count(place) == 0)
      told.push_back("with a mark, not in the class list: " + league.name(player) + " " +
                     printable(league.student(player)));
  write_csv(path, list);
  return told;
}

}  // namespace game_engine
