#include "Jobs.hh"

#include <Registry.hh>
#include <engine/kit/KnownPlayers.hh>
#include <study/review/ReviewText.hh>

namespace game_engine {

namespace {

Names given_for_review(const CommandLine& line) {
  if (line.secure) throw UsageError("option --review goes without --secure, with linked players");
  return four_given_players(line);
}

int reviewed_seat(const std::string& who, const Names& players) {
  return given_seat(who, players, "option --review", "a seat says which, 0 to 3: --review=0");
}

std::vector<std::string> stand_ins(const CommandLine& line) {
  std::vector<std::string> names;
  if (find_player(BEST_OPPONENT)) names.push_back(BEST_OPPONENT);
  if (not line.review.against.empty()) {
    check_player(line.review.against);
    if (line.review.against != BEST_OPPONENT) names.push_back(line.review.against);
  }
  return names;
}

void check_file(const CommandLine& line) {
  if (line.review.file.empty()) return;
  check_replaceable(line.review.file, "a review",
                    {"{\"record\":\"match\"", "{\"record\": \"match\""});
  check_can_write(line.review.file);
}

// The seat, after checks of all that was typed.
int checked_seat(const CommandLine& line, const Names& players) {
  const int seat = reviewed_seat(line.review.who, players);
  stand_ins(line);
  check_file(line);
  if (const std::string& deck = line.review.deck; not deck.empty()) {
    if (fs::exists(deck)) read_deck(deck);
    check_can_write(deck);
  }
  return seat;
}

Review review_shown(const CommandLine& line, const ReviewedMatch& match) {
  std::optional<Progress> progress;
  int step = 0;
  const auto tell = [&](std::int64_t played, std::int64_t all) {
    if (line.quiet) return;
    if (played == 0) {
      progress.reset();
      progress.emplace(all,
                       "matches, step " + std::to_string(step = std::min(step + 1, 7)) + " of 7");
    }
    progress->show(played, played);
  };
  return review_match(match, line.review.matches, tell);
}

// Adds what was found to a deck, which may be new. The trace of what was added is kept beside it,
// under a name that no other match takes. Returns a sentence about it.
std::string note_in_deck(const std::string& path, const ReviewedMatch& match, const Review& found) {
  if (path.empty()) return "";
  std::vector<Card> deck;
  if (fs::exists(path)) deck = read_deck(path);
  const std::string kept =
      path.substr(0, path.rfind('.')) + "-" + hash_of(match.trace.text()).substr(0, 8) + ".res";
  const std::size_t known = deck.size();
  add_to_deck(deck, match, found, kept);
  std::vector<std::string> added;
  for (std::size_t k = known; k < deck.size(); ++k) added.push_back(deck[k].rounds(" to "));
  if (not added.empty()) write_output(kept, match.trace.text());
  write_deck(path, deck);
  return added.empty() ? "Added nothing to " + path + ".\n"
                       : "Added to " + path + ": rounds " + joined(added, ", ") +
                             ". Other orders were better there.\n";
}

int review(const CommandLine& line, const ReviewedMatch& match,
           const std::vector<HabitsBySeat>& orders, const ReviewCommands& commands) {
  const Review found = review_shown(line, match);
  const ReviewedResult told{match, orders, found, commands};
  if (not line.review.file.empty()) write_output(line.review.file, review_lines(told));
  const std::string noted = note_in_deck(line.review.deck, match, found);
  write_output("", review_words(told) + noted);
  return found.interrupted ? STATUS_INTERRUPTED : 0;
}

std::string coach_command(const CommandLine& line, const std::string& player) {
  return shell_word(line.program) + " --coach=" + player;
}

}  // namespace

int review_played(const CommandLine& line) {
  const Names players = given_for_review(line);
  const std::int64_t seed = given_seed(line);
  const std::shared_ptr<const Configuration> configuration = given_configuration(line);
  const int seat = checked_seat(line, players);
  silence_players();
  const std::optional<Recording> recording =
      record_match(*configuration, players, {seed, line.draws});
  if (not recording) return 1;
  const Trace trace(recording->trace, "the match", line.draws);
  const std::string match =
      joined(players, " ") + " -s " + std::to_string(seed) + draws_option(line.draws);
  const std::string command = shell_word(line.program) + " " + match,
                    input = " " + input_words(line);
  return review(line, {trace, players, seat, stand_ins(line), line.series.jobs()},
                recording->habits,
                {command, match,
                 command + " --log=out.log" + input + " > out.res; Viewer/watch out.res out.log",
                 input, coach_command(line, players[seat]) + input});
}

// Those that are given, or else those of the recorded match.
Names players_of(const CommandLine& line, const Trace& trace) {
  if (not line.players.empty()) return given_for_review(line);
  for (const std::string& name : trace.names()) check_player(name);
  return trace.names();
}

int review_recorded(const CommandLine& line) {
  if (const std::size_t given = line.players.size(); given % NUM_PLAYERS != 0)
    throw UsageError(counted(given, "player") +
                     " given, expected 4, or none: then those that the trace names");
  const Trace trace = Trace::of_file(line.repeat.path, line.draws);
  const Names players = players_of(line, trace);
  const int seat = checked_seat(line, players);
  if (not trace.is_whole())
    throw InputError(trace.source() + " is cut: it ends in round " +
                     std::to_string(trace.last_round()) + " of " +
                     std::to_string(trace.num_rounds()) + "; expected a match played to its end");
  silence_players();
  const std::optional<Recording> again = record_match(*trace.start(), players, trace.match_seed());
  if (not again) return 1;
  const std::string repeated =
      "--repeat=" + shell_word(line.repeat.path) + draws_option(line.draws);
  return review(line, {trace, players, seat, stand_ins(line), line.series.jobs()},
                trace.is_text(again->trace) ? again->habits : std::vector<HabitsBySeat>(),
                {shell_word(line.program) + " " + repeated + " " + joined(players, " "),
                 repeated + " --as=" + std::to_string(seat) + " " + players[seat],
                 "Viewer/watch " + shell_word(line.repeat.path), "",
                 coach_command(line, players[seat]) + " < default.cnf"});
}

int play_deck(const CommandLine& line) {
  const std::string player = given_players(line)[0], path = line.review.deck;
  if (not fs::exists(path))
    throw InputError("there is no " + in_quotes(path) + "; a review makes it: " + line.program +
                     " --repeat=lost.res --review=" + player + " --deck=" + path);
  std::vector<Card> deck = read_deck(path);
  if (deck.empty())
    throw InputError(path +
                     " has no turning points: the review found none; review another lost "
                     "match, or type " +
                     line.program + " --coach=" + player + " < default.cnf");
  std::vector<Trace> traces;
  for (const Card& card : deck) {
    if (not fs::exists(card.trace))
      throw InputError(path + ": there is no " + in_quotes(card.trace) +
                       " any more: delete the lines with that trace, or put it back");
    traces.push_back(Trace::of_file(card.trace, line.draws));
    for (int seat : SEATS)
      if (seat != card.seat) check_player(traces.back().names()[seat]);
  }
  check_can_write(path);
  silence_players();
  std::array<int, 3> counts{};
  bool is_bad_again = false, interrupted = false;
  std::optional<Progress> progress;
  if (not line.quiet) progress.emplace(deck.size(), "turning points");
  Output output("");
  for (std::size_t k = 0; k < deck.size() and not interrupted; ++k) {
    Card& card = deck[k];
    Names names = traces[k].names();
    names[card.seat] = player;
    const CardResult result =
        play_card({traces[k], names, card.seat, {}, line.series.jobs()}, card);
    interrupted = result.interrupted;
    if (interrupted) break;
    const bool is_again = result.answer == CardResult::AS_BAD and card.was_better;
    is_bad_again = is_bad_again or is_again;
    card.was_better = card.was_better or result.answer == CardResult::BETTER;
    ++counts[result.answer];
    if (progress) progress->clear();
    constexpr std::array ANSWERS = {"now better", "still as bad", "can't tell"};
    output.write(card.trace + ", rounds " + card.rounds(" to ") + ": " +
                 (is_again ? "bad again: an earlier version was better" : ANSWERS[result.answer]) +
                 "\n");
    if (progress) progress->show(k + 1, k + 1);
  }
  progress.reset();
  output.write("Of " + counted(counts[0] + counts[1] + counts[2], "turning point") + ", " + player +
               " plays " + std::to_string(counts[0]) + " better and " + std::to_string(counts[1]) +
               " as badly; " + std::to_string(counts[2]) + " can't be told.\n");
  output.close();
  write_deck(path, deck);
  return interrupted ? STATUS_INTERRUPTED : is_bad_again ? 1 : 0;
}

}  // namespace game_engine
