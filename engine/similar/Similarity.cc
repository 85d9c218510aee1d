#include "Similarity.hh"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "Tokens.hh"
#include "Winnowing.hh"

namespace game_engine {

namespace {

constexpr double LEAST_SHARE = 0.25;
constexpr int LEAST_TOKENS = 220;   // in common: some thirty lines
constexpr int SMALL_PROGRAM = 500;  // shares are at least of this many tokens
constexpr int MOST_PLACES = 8;      // of the same gram in a program

struct Program {
  std::vector<Token> tokens;
  std::vector<char> is_own;                          ///< Of each token: nobody was given it.
  int own = 0;                                       ///< How many are.
  std::map<std::uint64_t, std::vector<int>> places;  ///< Of the chosen grams.
};

std::unordered_set<std::uint64_t> grams_of_all(const std::vector<std::string>& texts) {
  std::unordered_set<std::uint64_t> all;
  for (const std::string& text : texts)
    for (std::uint64_t gram : grams_of(tokens_of(text))) all.insert(gram);
  return all;
}

Program program_of(const std::string& text, const std::unordered_set<std::uint64_t>& given) {
  Program program;
  program.tokens = tokens_of(text);
  program.is_own.assign(program.tokens.size(), true);
  const std::vector<std::uint64_t> grams = grams_of(program.tokens);
  for (std::size_t k = 0; k < grams.size(); ++k)
    if (given.count(grams[k])) std::fill_n(program.is_own.begin() + long(k), GRAM, false);
  program.own = int(std::count(program.is_own.begin(), program.is_own.end(), true));
  for (const Fingerprint& one : winnow(grams)) {
    std::vector<int>& places = program.places[one.hash];
    if (not given.count(one.hash) and places.size() < MOST_PLACES) places.push_back(one.place);
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
    std::stable_sort(pair.parts.begin(), pair.parts.end(),
                     [](const SharedPart& a, const SharedPart& b) { return a.tokens > b.tokens; });
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
    for (const auto& [hash, places] : programs[k].places)
      if (not places.empty()) holders[hash].push_back(int(k));
  return holders;
}

// For each pair of programs, the chosen grams that both but not many others have.
std::map<std::pair<int, int>, std::vector<std::uint64_t>> common_grams(const Holders& holders,
                                                                       std::size_t programs) {
  const std::size_t many = std::max<std::size_t>(5, programs / 10);
  std::map<std::pair<int, int>, std::vector<std::uint64_t>> common;
  for (const auto& [hash, who] : holders) {
    if (who.size() > many) continue;
    for (std::size_t a = 0; a < who.size(); ++a)
      for (std::size_t b = a + 1; b < who.size(); ++b) common[{who[a], who[b]}].push_back(hash);
  }
  return common;
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + long(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The share from which on a pair stands out from the others.
void find_limit(Similarities& all) {
  std::vector<double> shares(std::size_t(all.compared), 0.0);
  for (std::size_t k = 0; k < all.pairs.size(); ++k) shares[k] = all.pairs[k].share;
  all.median = median(shares);
  for (double& share : shares) share = std::abs(share - all.median);
  all.limit = std::max(LEAST_SHARE, all.median + 8 * median(shares));
}

}  // namespace

Similarities find_similar(const std::vector<Source>& sources,
                          const std::vector<std::string>& given) {
  const std::unordered_set<std::uint64_t> known = grams_of_all(given);
  std::vector<Program> programs;
  for (const Source& source : sources) programs.push_back(program_of(source.text, known));
  Similarities all{{}, 0, 0, int(sources.size() * (sources.size() - 1) / 2)};
  for (auto& [who, hashes] : common_grams(holders_of(programs), programs.size())) {
    const Program &one = programs[who.first], &other = programs[who.second];
    Comparison comparison(one, other);
    std::sort(hashes.begin(), hashes.end());
    for (std::uint64_t hash : hashes)
      comparison.add_common(one.places.at(hash), other.places.at(hash));
    all.pairs.push_back(comparison.pair(who.first, who.second));
  }
  find_limit(all);
  const auto is_chance = [&](const SimilarPair& pair) {
    return pair.share < all.limit or pair.tokens < LEAST_TOKENS;
  };
  all.pairs.erase(std::remove_if(all.pairs.begin(), all.pairs.end(), is_chance), all.pairs.end());
  std::stable_sort(all.pairs.begin(), all.pairs.end(),
                   [](const SimilarPair& a, const SimilarPair& b) { return a.share > b.share; });
  return all;
}

}  // namespace game_engine
