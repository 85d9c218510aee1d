#include "Similarity.hh"

#include <algorithm>
#include <cmath>
#include <study/series/Statistics.hh>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <engine/text/Ranges.hh>

namespace game_engine {

namespace {

constexpr double LEAST_SHARE = 0.25;
constexpr int LEAST_TOKENS = 220;   // in common: some thirty lines
constexpr int SMALL_PROGRAM = 500;  // shares are at least of this many tokens
constexpr int MOST_PLACES = 8;      // of the same gram in a program
constexpr std::size_t FEW = 5;      // groups that have the same, however few there are

struct Program {
  std::vector<Token> tokens;
  std::vector<char> is_own;                          ///< Of each token: nobody was given it.
  int own = 0;                                       ///< How many are.
  std::map<std::uint64_t, std::vector<int>> places;  ///< Of the chosen grams that count.
  bool is_past = false;
  std::string author;
};

bool are_of_one_author(const Program& one, const Program& other) {
  return not one.author.empty() and one.author == other.author;
}

std::vector<int> kinds_of(const std::vector<Token>& tokens) {
  std::vector<int> kinds;
  for (const Token& token : tokens) kinds.push_back(token.kind);
  return kinds;
}

// What everybody was given.
struct Given {
  explicit Given(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      const std::vector<Token> tokens = tokens_of(text);
      programs.insert(kinds_of(tokens));
      for (std::uint64_t gram : grams_of(tokens)) grams.insert(gram);
    }
  }

  std::unordered_set<std::uint64_t> grams;
  std::set<std::vector<int>> programs;  ///< One may be too short for a gram.
};

Program program_of(const Source& source, const Given& given) {
  Program program;
  program.tokens = tokens_of(source.seen.empty() ? source.text : source.seen);
  program.is_past = source.is_past;
  program.author = source.author;
  program.is_own.assign(program.tokens.size(), not given.programs.count(kinds_of(program.tokens)));
  const std::vector<std::uint64_t> grams = grams_of(program.tokens);
  for (std::size_t k = 0; k < grams.size(); ++k)
    if (given.grams.count(grams[k])) std::fill_n(program.is_own.begin() + long(k), GRAM, false);
  program.own = int(std::count(program.is_own.begin(), program.is_own.end(), true));
  for (const Fingerprint& one : winnow(grams)) {
    if (given.grams.count(one.hash)) continue;
    std::vector<int>& places = program.places[one.hash];
    if (places.size() < MOST_PLACES) places.push_back(one.place);
  }
  return program;
}

// Finds what two programs have in common.
class Comparison {
 public:
  Comparison(const Program& one, const Program& other)
      : programs_{&one, &other},
        covered_{std::vector<char>(one.tokens.size(), false),
                 std::vector<char>(other.tokens.size(), false)} {}

  void add_common(const std::vector<int>& here, const std::vector<int>& there) {
    for (int a : here)
      for (int b : there)
        if (not(covered_[0][a] and covered_[1][b])) follow(a, b);
  }

  SimilarPair pair(int one, int other) {
    SimilarPair pair{one, other, 0, std::min(own_covered(0), own_covered(1)), std::move(parts_)};
    const int smaller = std::min(programs_[0]->own, programs_[1]->own);
    pair.share = std::min(1.0, pair.tokens / double(std::max(smaller, SMALL_PROGRAM)));
    put_greatest_first(pair.parts, [](const SharedPart& part) { return part.tokens; });
    return pair;
  }

 private:
  int kind(int side, int place) const { return programs_[side]->tokens[place].kind; }
  int size(int side) const { return int(programs_[side]->tokens.size()); }

  // Extends two places with the same gram to both sides, as far as the programs agree.
  void follow(int a, int b) {
    int before = 0, behind = 0;
    while (before < a and before < b and kind(0, a - before - 1) == kind(1, b - before - 1))
      ++before;
    while (a + behind < size(0) and b + behind < size(1) and
           kind(0, a + behind) == kind(1, b + behind))
      ++behind;
    const int start[] = {a - before, b - before}, length = before + behind;
    if (behind < GRAM) return;  // the hashes were the same, and the grams were not
    SharedPart part{};
    for (int side : {0, 1}) {
      part.first_line[side] = programs_[side]->tokens[start[side]].line;
      part.last_line[side] = programs_[side]->tokens[start[side] + length - 1].line;
      std::fill_n(covered_[side].begin() + start[side], length, true);
    }
    for (int k = 0; k < length; ++k) part.tokens += programs_[0]->is_own[start[0] + k];
    parts_.push_back(part);
  }

  int own_covered(int side) const {
    int count = 0;
    for (int k = 0; k < size(side); ++k) count += covered_[side][k] and programs_[side]->is_own[k];
    return count;
  }

  const Program* programs_[2];
  std::vector<char> covered_[2];
  std::vector<SharedPart> parts_;
};

// For each chosen gram, the programs that have it, increasing.
using Holders = std::unordered_map<std::uint64_t, std::vector<int>>;

Holders holders_of(const std::vector<Program>& programs) {
  Holders holders;
  for (std::size_t k = 0; k < programs.size(); ++k)
    for (const auto& gram : programs[k].places) holders[gram.first].push_back(int(k));
  return holders;
}

// Whether both have at least four fifths of all chosen grams that one of them has.
bool is_nearly_identical(const Program& one, const Program& other) {
  if (std::min(one.own, other.own) < LEAST_TOKENS) return false;
  const std::size_t all = one.places.size() + other.places.size();
  std::size_t both = 0;
  if (9 * std::min(one.places.size(), other.places.size()) < 4 * all) return false;
  for (auto a = one.places.begin(), b = other.places.begin();
       a != one.places.end() and b != other.places.end();) {
    if (a->first == b->first) ++both, ++a, ++b;
    else ++(a->first < b->first ? a : b);
  }
  return 9 * both >= 4 * all;
}

// For each program with tokens of its own, the number of the first one with the same tokens.
std::vector<int> first_of_same(const std::vector<Program>& programs) {
  std::vector<int> first = numbers_below(programs.size());
  std::map<std::vector<int>, int> numbers;
  for (std::size_t k = 0; k < programs.size(); ++k) {
    if (programs[k].own > 0)
      first[k] = numbers.emplace(kinds_of(programs[k].tokens), int(k)).first->second;
  }
  return first;
}

// For each program, the number of the first one in its group. A program that is nearly identical to
// any in a group belongs to it.
std::vector<int> group_of_each(const std::vector<Program>& programs, const std::vector<int>& same) {
  std::vector<int> group = numbers_below(programs.size());
  for (std::size_t a = 0; a < programs.size(); ++a)
    for (std::size_t b = a + 1; b < programs.size(); ++b)
      if (group[a] != group[b] and
          (are_of_one_author(programs[a], programs[b]) or same[a] == same[b] or
           is_nearly_identical(programs[a], programs[b]))) {
        const auto [first, later] = std::minmax({group[a], group[b]});
        std::replace(group.begin(), group.end(), later, first);
      }
  return group;
}

// Those with a program of this year, which comes first.
std::vector<std::vector<int>> groups_of_several(const std::vector<Program>& programs,
                                                const std::vector<int>& group) {
  std::map<int, std::vector<int>> members;
  for (std::size_t k = 0; k < group.size(); ++k)
    if (not programs[group[k]].is_past) members[group[k]].push_back(int(k));
  std::vector<std::vector<int>> groups;
  for (const auto& one : members)
    if (any_of(one.second, [&](int other) {
          return other != one.first and not are_of_one_author(programs[one.first], programs[other]);
        }))
      groups.push_back(one.second);
  put_greatest_first(groups, [](const auto& group) { return group.size(); });
  return groups;
}

// The grams that more than a tenth of the groups have.
class Common {
 public:
  Common(const std::vector<Program>& programs, const std::vector<int>& same,
         const std::vector<int>& group)
      : programs_(programs), same_(same), group_(group), holders_(holders_of(programs)) {
    std::vector<int> all = numbers_below(programs.size());
    for (bool is_past : {false, true}) many_[is_past] = std::max(FEW, groups(all, is_past) / 10);
    for (const auto& [hash, who] : holders_)
      if (groups(who, false) > many_[0] or groups(who, true) > many_[1]) common_.insert(hash);
  }

  bool has(std::uint64_t gram) const { return common_.count(gram) > 0; }

  // The earlier one comes first. Of a large group, all are compared with its first, and with the
  // first that is the same.
  bool is_compared(int one, int other) const {
    if (programs_[one].is_past and programs_[other].is_past) return false;
    if (are_of_one_author(programs_[one], programs_[other])) return false;
    const int group = group_[other];
    return group_[one] != group or one == group or one == same_[other] or
           std::count(group_.begin(), group_.end(), group) <= long(FEW);
  }

  // For each pair that is compared, the chosen grams that both but not many others have.
  std::map<std::pair<int, int>, std::vector<std::uint64_t>> of_pairs() const {
    std::map<std::pair<int, int>, std::vector<std::uint64_t>> of_pairs;
    for (const auto& [hash, who] : holders_) {
      if (common_.count(hash)) continue;
      for (std::size_t a = 0; a < who.size(); ++a)
        for (std::size_t b = a + 1; b < who.size(); ++b)
          if (is_compared(who[a], who[b])) of_pairs[{who[a], who[b]}].push_back(hash);
    }
    return of_pairs;
  }

 private:
  std::size_t groups(const std::vector<int>& programs, bool is_past) const {
    std::set<int> found;
    for (int program : programs)
      if (programs_[program].is_past == is_past) found.insert(group_[program]);
    return found.size();
  }

  const std::vector<Program>& programs_;
  const std::vector<int>& same_;
  const std::vector<int>& group_;
  const Holders holders_;
  std::size_t many_[2];
  std::unordered_set<std::uint64_t> common_;
};

// Common code is not a program's own, even next to code that is.
void leave_out(const Common& common, std::vector<Program>& programs) {
  for (Program& program : programs) {
    for (const auto& [gram, places] : program.places)
      for (int place : common.has(gram) ? places : std::vector<int>())
        std::fill_n(program.is_own.begin() + place, GRAM, false);
    program.own = int(std::count(program.is_own.begin(), program.is_own.end(), true));
  }
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + long(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The share from which a pair stands out from the others.
void find_limit(Similarities& all) {
  std::vector<double> shares(std::size_t(all.compared), 0.0);
  for (std::size_t k = 0; k < all.pairs.size(); ++k) shares[k] = all.pairs[k].share;
  all.median = median(shares);
  for (double& share : shares) share = std::abs(share - all.median);
  all.limit = std::min(1.0, std::max(LEAST_SHARE, all.median + 8 * median(shares)));
}

// Of two programs that are the same.
SimilarPair whole_pair(const std::vector<Program>& programs, int one, int other) {
  SharedPart whole{{}, {}, programs[one].own};
  for (int side : {0, 1}) {
    const std::vector<Token>& tokens = programs[side == 0 ? one : other].tokens;
    whole.first_line[side] = tokens.front().line;
    whole.last_line[side] = tokens.back().line;
  }
  return {one, other, 1, whole.tokens, {whole}};
}

}  // namespace

Similarities find_similar(const std::vector<Source>& sources,
                          const std::vector<std::string>& given) {
  const Given known(given);
  std::vector<Program> programs;
  Similarities all;
  for (const Source& source : sources) programs.push_back(program_of(source, known));
  const std::vector<int> same = first_of_same(programs), group = group_of_each(programs, same);
  const Common common(programs, same, group);
  all.groups = groups_of_several(programs, group);
  for (int a = 0; a < int(programs.size()); ++a)
    for (int b = a + 1; b < int(programs.size()); ++b) {
      if (not common.is_compared(a, b)) continue;
      ++all.compared;
      if (same[a] == same[b]) all.pairs.push_back(whole_pair(programs, a, b));
    }
  leave_out(common, programs);
  for (auto& [who, hashes] : common.of_pairs()) {
    if (same[who.first] == same[who.second]) continue;
    const Program &one = programs[who.first], &other = programs[who.second];
    Comparison comparison(one, other);
    sort(hashes);
    for (std::uint64_t hash : hashes)
      comparison.add_common(one.places.at(hash), other.places.at(hash));
    all.pairs.push_back(comparison.pair(who.first, who.second));
  }
  find_limit(all);
  const auto is_chance = [&](const SimilarPair& pair) {
    return pair.share < all.limit or (pair.share < 1 and pair.tokens < LEAST_TOKENS);
  };
  erase_if(all.pairs, is_chance);
  put_greatest_first(all.pairs, [](const SimilarPair& pair) { return pair.share; });
  return all;
}

}  // namespace game_engine
