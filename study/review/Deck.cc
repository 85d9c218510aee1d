#include "Review.hh"

#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <engine/text/Ranges.hh>
#include <cmath>

namespace game_engine {

namespace {

constexpr double ERROR = 0.05;
constexpr std::size_t MOST_DRAWS = 80;
constexpr int HUNDRED = 100;

const char* const EXPECTED =
    "rounds=56-75 seat=0 lost=0.42 better=no draw=640 then=127,31 trace=lost.res";

// The chance to win and the share of all points together, in hundredths.
int value_of(const Scores& scores, int seat) {
  const Achieved result = achieved(scores, seat);
  return int(
      std::lround(HUNDRED * (double(result.win) / TWELFTHS + double(result.share) / MILLION)));
}

// What isn't written like this again is no card.
std::optional<Card> card_of(const std::string& line) {
  Card card{};
  char better[4] = "";
  int then = 0;
  std::sscanf(line.c_str(), "rounds=%d-%d seat=%d lost=%lf better=%3s draw=%d then=%n", &card.from,
              &card.to, &card.seat, &card.lost, better, &card.first_draw, &then);
  const std::size_t trace = line.find(" trace=");
  if (then == 0 or trace == std::string::npos or unsigned(card.seat) >= NUM_PLAYERS or
      card.from < 0 or card.from > card.to++)
    return std::nullopt;
  card.trace = line.substr(trace + 7);
  card.was_better = std::string(better) == "yes";
  for (const std::string& value : split(line.substr(then, trace - then), ','))
    card.then.push_back(int(whole_number(value, 0, 2 * HUNDRED).value_or(-1)));
  if (card.text() != line or is_among(-1, card.then)) return std::nullopt;
  return card;
}

}  // namespace

std::string Card::rounds(const char* between) const {
  return std::to_string(from) + between + std::to_string(to - 1);
}

std::string Card::text() const {
  std::vector<std::string> values;
  for (int value : then) values.push_back(std::to_string(value));
  return "rounds=" + rounds("-") + " seat=" + std::to_string(seat) + " lost=" + fixed(lost, 2) +
         " better=" + (was_better ? "yes" : "no") + " draw=" + std::to_string(first_draw) +
         " then=" + joined(values, ",") + " trace=" + trace;
}

std::vector<Card> read_deck(const std::string& path) {
  std::vector<Card> deck;
  const std::vector<std::string> lines = split(read_text(path), '\n');
  for (std::size_t k = 0; k < lines.size(); ++k) {
    if (lines[k].empty()) continue;
    const std::optional<Card> card = card_of(lines[k]);
    if (not card)
      throw InputError(path + ":" + std::to_string(k + 1) + ": " + in_quotes(lines[k]) +
                       " found, expected a line such as " + EXPECTED);
    deck.push_back(*card);
  }
  return deck;
}

void write_deck(const std::string& path, const std::vector<Card>& deck) {
  std::string text;
  for (const Card& card : deck) text += card.text() + "\n";
  write_output(path, text);
}

void add_to_deck(std::vector<Card>& deck, const ReviewedMatch& match, const Review& review,
                 const std::string& trace) {
  const std::size_t known = deck.size();
  for (const Stretch& stretch : review.stretches) {
    const Gain* best = stretch.best();
    if (not best) continue;
    const Advantage& gained = best->advantage;
    const double lost = gained.chance.mean() / TWELFTHS + gained.share.mean() / MILLION;
    const bool is_known = any_of(deck, [&](const Card& card) {
      return card.trace == trace and card.seat == match.seat and card.from == stretch.from;
    });
    if (is_known or stretch.own.empty()) continue;
    const int first_draw = stretch.own.begin()->first;
    deck.push_back({trace, stretch.from, stretch.to, match.seat, lost, first_draw, {}});
    Card& card = deck.back();
    for (const auto& [draw, scores] : stretch.own)
      if (const std::size_t size = card.then.size();
          size < MOST_DRAWS and draw == card.first_draw + int(size))
        card.then.push_back(value_of(scores, match.seat));
  }
  std::sort(deck.begin() + known, deck.end(),
            [](const Card& a, const Card& b) { return a.from < b.from; });
}

CardResult play_card(const ReviewedMatch& match, const Card& card) {
  std::vector<Continuation> list;
  for (std::size_t k = 0; k < card.then.size(); ++k)
    list.push_back({card.from, card.from, ITSELF, card.first_draw + int(k)});
  Sample gained, missing;
  const Continued continued =
      play_continuations(match, list, false, [&](const Continuation& one, const Scores& scores) {
        const int then = card.then[one.draw - card.first_draw];
        const int gain = value_of(scores, card.seat) - then;
        gained.add(gain);
        missing.add(std::int64_t(card.lost / 2 * HUNDRED) - gain);
      });
  const CardResult::Answer answer = error_of_being_above_0(gained) <= ERROR    ? CardResult::BETTER
                                    : error_of_being_above_0(missing) <= ERROR ? CardResult::AS_BAD
                                                                               : CardResult::OPEN;
  return {answer, gained.mean() / HUNDRED, continued.interrupted};
}

}  // namespace game_engine
