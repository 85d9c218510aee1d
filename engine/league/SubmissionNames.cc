#include "SubmissionNames.hh"

#include <algorithm>
#include <map>

#include <engine/text/Tables.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

std::string folder_of(const Submission& submission) {
  const std::size_t end = submission.file.find('/');
  return end == std::string::npos ? "" : submission.file.substr(0, end);
}

// Whether two words look the same in tables.
bool is_same(const std::string& a, const std::string& b) { return table_text(a) == table_text(b); }

// Whether two submissions are the same student's, or both nobody's. Folders tell apart students of
// the same name; where there is only one, its folder may have got another number.
bool is_of_same_student(const Submission& a, const Submission& b) {
  return is_same(a.student, b.student) or is_same(folder_of(a), folder_of(b));
}

// A file that can't have its name counts as unread.
void refuse(Submission& one, const std::string& why) {
  one.reason = "the name " + one.name + " " + why;
  one.hash.clear();
  one.program.clear();
}

// The first submission with each name.
class Owners {
 public:
  explicit Owners(const std::vector<Submission>& earlier) {
    for (const Submission& one : earlier) first_.emplace(lower(one.name), one);
  }

  bool is_owner(const Submission& one) const {
    const auto first = first_.find(lower(one.name));
    return first != first_.end() and is_of_same_student(one, first->second);
  }

  void refuse_others(Submission& one) const {
    const auto first = first_.find(lower(one.name));
    if (first == first_.end() or one.student.empty() or first->second.student.empty() or
        is_of_same_student(one, first->second))
      return;
    refuse(one, "belongs to " + printable(first->second.student) + ", who had it first (" +
                    printable(first->second.file) + "): choose another one");
  }

 private:
  std::map<std::string, Submission> first_;
};

}  // namespace

bool is_same_name(const std::string& a, const std::string& b) { return lower(a) == lower(b); }

void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, const BuildAll& build) {
  const Owners owners(earlier);
  std::vector<Submission*> wanting;  // The owners first.
  for (const bool is_owner : {true, false})
    for (Submission& one : submissions)
      if (not one.name.empty() and owners.is_owner(one) == is_owner) wanting.push_back(&one);
  for (Submission* one : wanting) {
    for (const std::string& name : taken)
      if (is_same_name(name, one->name)) refuse(*one, "is taken, by a player of the game");
    if (not one->is_rejected()) owners.refuse_others(*one);
  }
  for (;;) {
    std::map<std::string, const Submission*> holders;
    std::vector<Submission*> unbuilt, others;
    for (Submission* one : wanting) {
      if (one->is_rejected()) continue;
      if (not holders.emplace(lower(one->name), one).second) others.push_back(one);
      else if (one->program.empty()) unbuilt.push_back(one);
    }
    if (unbuilt.empty()) {
      for (Submission* one : others)
        refuse(*one, "is taken, by " + printable(holders.at(lower(one->name))->file));
      return;
    }
    std::sort(unbuilt.begin(), unbuilt.end());  // As they are listed.
    build(unbuilt);
  }
}

}  // namespace game_engine
