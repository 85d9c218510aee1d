#include <engine/text/Words.hh>

#include "ReviewText.hh"

namespace game_engine {

namespace {

Field number(const std::string& name, double value) { return {name, number_text(value), false}; }

void add(Fields& to, const Advantage& advantage) {
  to.push_back(number("matches", double(advantage.chance.count())));
  if (advantage.chance.count() == 0) return;
  add(to, "chance", advantage.chance.mean_estimate(TWELFTHS));
  add(to, "share", advantage.share.mean_estimate(MILLION));
  add(to, "points", advantage.points.mean_estimate());
}

Fields record(const char* word, int from, int to, const Fields& more) {
  Fields fields = {{"record", word}, number("from", from), number("to", to)};
  fields.insert(fields.end(), more.begin(), more.end());
  return fields;
}

void add_orders(std::string& text, const ReviewedResult& result, int from, int to) {
  const EventTotals all = event_totals(result.match.trace, result.orders, from, to);
  for (int player : SEATS)
    for (const auto& [outcome, count] : all.orders[player]) {
      const std::string reason = outcome == 0 ? "" : in_words(reason_text(outcome));
      text += json_line(
                  record("orders", from, to,
                         {number("player", player), {"reason", reason}, number("count", count)})) +
              "\n";
    }
}

// The orders that were better, one a line, and before them what they alone surely gain.
void add_named(std::string& text, const ReviewedResult& result, const Stretch& stretch) {
  if (stretch.of_named) {
    const int who = stretch.best()->who;
    Fields line = record("named", stretch.from, stretch.to,
                         {{"who", who == NOBODY_INSTEAD ? "" : name_of(result.match, who)}});
    add(line, *stretch.of_named);
    text += json_line(line) + "\n";
  }
  for (const OtherOrder& one : stretch.named)
    text += json_line(record("instead", stretch.from, stretch.to,
                             {number("round", one.round),
                              number("unit", one.unit),
                              {"name", one.unit_words},
                              {"own", one.own.words},
                              {"own_order", one.own.text},
                              {"other", one.other.words},
                              {"other_order", one.other.text}})) +
            "\n";
}

std::string match_line(const ReviewedResult& result) {
  const ReviewedMatch& match = result.match;
  Fields fields = {{"record", "match"},
                   {"game", game_version()},
                   {"seed", std::to_string(match.trace.seed()), false},
                   number("seat", match.seat),
                   number("rounds", match.trace.num_rounds()),
                   number("matches", double(result.review.matches)),
                   number("interrupted", result.review.interrupted),
                   {"measure", result.review.by_share ? "share" : "chance"},
                   {"command", result.commands.command},
                   {"input", result.commands.input},
                   {"options", result.commands.debug_options}};
  for (std::size_t player = 0; player < match.players.size(); ++player) {
    fields.push_back({"player" + std::to_string(player), match.players[player]});
    fields.push_back({"differs" + std::to_string(player), result.review.differences[player]});
  }
  return json_line(fields) + "\n";
}

}  // namespace

std::string review_lines(const ReviewedResult& result) {
  std::string text = match_line(result);
  for (const Expectation& at : result.review.expectations) {
    Fields fields = {
        {"record", "chance"}, number("round", at.round), number("matches", double(at.matches))};
    add(fields, "place1", at.chance);
    add(fields, "share", at.share);
    add(fields, "points", at.points);
    text += json_line(fields) + "\n";
  }
  for (const Stretch& stretch : result.review.stretches) {
    Fields fields = record("stretch", stretch.from, stretch.to,
                           {number("turning_point", stretch.is_turning_point()),
                            number("sure_fall", stretch.is_sure_fall())});
    if (stretch.fall) add(fields, stretch.fall->advantage);
    text += json_line(fields) + "\n";
    for (const Gain& gain : stretch.gains) {
      const std::string who = gain.who == NOBODY_INSTEAD ? "" : name_of(result.match, gain.who);
      Fields line =
          record("gain", stretch.from, stretch.to, {{"who", who}, number("sure", gain.is_sure)});
      add(line, gain.advantage);
      text += json_line(line) + "\n";
    }
    add_named(text, result, stretch);
    add_orders(text, result, stretch.from, stretch.to);
  }
  return text;
}

}  // namespace game_engine
