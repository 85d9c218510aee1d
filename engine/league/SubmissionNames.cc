#include "Submissions.hh"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include <engine/kit/Registry.hh>
#include <engine/text/Tables.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr std::size_t LONGEST_ADDITION = 5;

// Whether two words look the same in tables.
bool is_same(const std::string& a, const std::string& b) { return table_text(a) == table_text(b); }

// Whether two submissions are the same student's, or both nobody's. Folders tell apart students of
// the same name; where there is only one, its folder may have got another number.
bool is_of_same_student(const Submission& a, const Submission& b) {
  return is_same(a.student, b.student) or
         (not a.student.empty() and is_same(a.folder(), b.folder()));
}

// The first letters and digits of a student's folder: "Anna", or else the platform's number.
std::string addition_of(const Submission& one) {
  const auto is_plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  const std::string folder = one.folder();
  const auto start = std::find_if(folder.begin(), folder.end(), is_plain),
             end = std::find_if_not(start, folder.end(), is_plain);
  return std::string(start, end).substr(0, LONGEST_ADDITION);
}

// The name with an addition, as long as names may be.
std::string with_addition(const std::string& name, const std::string& addition) {
  return name.substr(0, std::size_t(MAX_NAME_LENGTH) - 1 - addition.size()) + "_" + addition;
}

// The first name that is free: Harry, Harry_Anna, Harry_Anna2, ...
std::string free_name(const Submission& one, const std::set<std::string>& used) {
  std::string name = one.name;
  const std::string addition = addition_of(one);
  for (int k = 1; used.count(lower(name)) > 0; ++k)
    if (k > 1 or not addition.empty())
      name = with_addition(one.name, addition + (k > 1 ? std::to_string(k) : ""));
  return name;
}

// How surely a submission is a new one of an earlier player, the surest first.
enum Kinship { SAME_TEXT, SAME_FILE, SAME_STUDENT, OF_NOBODY, NONE };

Kinship kinship(const Submission& one, const Submission& earlier) {
  if (is_same(earlier.file, one.file)) return earlier.hash == one.hash ? SAME_TEXT : SAME_FILE;
  if (is_of_same_student(earlier, one)) return SAME_STUDENT;
  return earlier.student.empty() ? OF_NOBODY : NONE;
}

// A submission without a name of its own, and the last earlier one of each kinship.
struct Nameless {
  Submission* one;
  std::array<const Submission*, NONE> earlier{};

  Nameless(Submission& submission, const std::vector<Submission>& all) : one(&submission) {
    const std::string base = submission.base();
    for (const Submission& known : all) {
      if (known.base() != base) continue;
      const Kinship near = kinship(submission, known);
      if (near != NONE) earlier[near] = &known;
    }
  }
};

}  // namespace

void settle_names(std::vector<Submission>& submissions, const std::vector<std::string>& taken,
                  const std::vector<Submission>& earlier, bool adds_versions) {
  std::set<std::string> used, given;
  for (const Submission& one : earlier) used.insert(lower(one.name));
  std::vector<Nameless> nameless;
  for (Submission& one : submissions) {
    if (one.is_rejected()) continue;
    const bool is_taken = std::any_of(taken.begin(), taken.end(), [&](const std::string& name) {
      return lower(name) == lower(one.name);
    });
    if (is_taken) {
      // A file that can't have its name counts as unread.
      one.reason = "the name " + one.name + " is taken, by a player of the game";
      one.hash.clear();
    } else {
      nameless.emplace_back(one, earlier);
    }
  }
  for (const Kinship near : {SAME_TEXT, SAME_FILE, SAME_STUDENT, OF_NOBODY}) {
    if (adds_versions and near != SAME_TEXT) break;
    const auto is_named = [&](const Nameless& left) {
      const Submission* const known = left.earlier[near];
      if (not known or not given.insert(lower(known->name)).second) return false;
      left.one->name = known->name;
      return true;
    };
    nameless.erase(std::remove_if(nameless.begin(), nameless.end(), is_named), nameless.end());
  }
  for (const Nameless& left : nameless) {
    left.one->name = free_name(*left.one, used);
    used.insert(lower(left.one->name));
  }
}

}  // namespace game_engine
