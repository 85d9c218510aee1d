#include "Review.hh"

#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <algorithm>

namespace game_engine {

namespace {

constexpr double ERROR = 0.05;
constexpr int WAYS = 4;  // through a turning point

const char* const EXPECTED = "rounds=56-75 seat=0 lost=0.42 better=no trace=lost.res";

// The chance to win and the share of all points together, in millionths.
std::int64_t value_of(const Scores& scores, int seat) {
  const Achieved result = achieved(scores, seat);
  return std::int64_t(MILLION) / TWELFTHS * result.places[0] + result.share;
}

std::optional<Card> card_of(const std::string& line) {
  const std::size_t trace = line.find(" trace=");
  const std::vector<std::string> words = split(line.substr(0, trace), ' ');
  std::vector<std::string> values;
  for (const std::string& word : words) values.push_back(in_two(word, '=').second);
  if (trace == std::string::npos or values.size() != 4) return std::nullopt;
  const auto [first, last] = in_two(values[0], '-');
  const auto from = whole_number(first, 0, 1000000), to = whole_number(last, 0, 1000000),
             seat = whole_number(values[1], 0, NUM_PLAYERS - 1);
  const auto lost = real_number(values[2], 0, 2);
  if (not from or not to or *from > *to or not seat or not lost) return std::nullopt;
  return Card{line.substr(trace + 7), int(*from), int(*to) + 1, int(*seat), *lost,
              values[3] == "yes"};
}

}  // namespace

std::string Card::text() const {
  return "rounds=" + std::to_string(from) + "-" + std::to_string(to - 1) +
         " seat=" + std::to_string(seat) + " lost=" + fixed(lost, 2) +
         " better=" + (was_better ? "yes" : "no") + " trace=" + trace;
}

std::vector<Card> read_deck(const std::string& path) {
  std::vector<Card> deck;
  const std::vector<std::string> lines = split(read_text(path), '\n');
  for (std::size_t k = 0; k < lines.size(); ++k) {
    if (lines[k].empty()) continue;
    const std::optional<Card> card = card_of(lines[k]);
    if (not card or card->text() != lines[k])
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
  for (const Stretch& stretch : review.stretches) {
    const Gain* best = stretch.best();
    if (not best) continue;
    const Advantage& gained = best->advantage;
    const double lost = gained.chance.mean() / TWELFTHS + gained.share.mean() / MILLION;
    const bool is_known = std::any_of(deck.begin(), deck.end(), [&](const Card& card) {
      return card.trace == trace and card.seat == match.seat and card.from == stretch.from;
    });
    if (not is_known) deck.push_back({trace, stretch.from, stretch.to, match.seat, lost});
  }
}

CardResult play_card(const ReviewedMatch& match, const Card& card, int number) {
  std::vector<Continuation> list;
  const int ways = std::min(WAYS, card.to - card.from);
  for (int way = 0; way < ways; ++way)
    for (int draw = way; draw < number; draw += ways)
      list.push_back({card.from + way, card.from + way, ITSELF, draw, 0, {}, card.to});
  for (int draw = 0; draw < number; ++draw)
    list.push_back({card.to, card.to, ITSELF, draw, 0, {}, card.to});
  std::map<int, std::int64_t> before, after;
  const Continued continued =
      play_continuations(match, list, false, [&](const Continuation& one, const Scores& scores) {
        (one.round == card.to ? before : after)[one.draw] = value_of(scores, card.seat);
      });
  Sample gained, missing;
  for (const auto& [draw, value] : after) {
    const auto then = before.find(draw);
    if (then == before.end()) continue;
    gained.add(value - then->second);
    missing.add(std::int64_t(card.lost / 2 * MILLION) - (value - then->second));
  }
  const CardResult::Answer answer = error_of_being_above_0(gained) <= ERROR    ? CardResult::BETTER
                                    : error_of_being_above_0(missing) <= ERROR ? CardResult::AS_BAD
                                                                               : CardResult::OPEN;
  return {answer, gained.mean() / MILLION, continued.interrupted};
}

}  // namespace game_engine
