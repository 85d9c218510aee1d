#include "Arena.hh"

#include <algorithm>
#include <filesystem>

#include <engine/isolation/Isolation.hh>
#include <engine/match/Crash.hh>
#include <engine/options/Arguments.hh>
#include <engine/series/Report.hh>
#include <engine/text/Words.hh>
#include "Commands.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

constexpr int MOST_IDLE_MATCHES = 2, MOST_LATE_MATCHES = 2;
const std::string LATE = "wall time limit", SLOW = "CPU time limit", IDLE = ", idle",
                  NOT_ASKED = "not asked: it was idle in two matches";

// The matches of a board as a series of ./Game, which prints its report.
std::string command_of(const SeatedMatch& first, const std::string& replay,
                       const std::string& configuration, const PlayerLogs& logs) {
  std::string text = replay;
  for (const std::string& player : first.words()) text += " " + shell_word(player);
  text += " --matches=" + std::to_string(NUM_PLAYERS) + " --seats=rotate -s " +
          std::to_string(first.seed) + draws_option(first.board_draws) +
          " -j 1 --report=- --report-times";
  if (not first.trace.empty())
    text += " --traces=" + shell_word(fs::path(first.trace).parent_path().string());
  if (logs.is_on()) text += " --logs=" + shell_word(logs.prepare_board(first.number));
  return text + " -i " + shell_word(configuration);
}

// The seats of a board's first match, from those of another one.
SeatedMatch first_of_board(SeatedMatch match) {
  const auto turn = std::ptrdiff_t(match.turn() - 1);
  for (Names* names : {&match.names, &match.files})
    std::rotate(names->begin(), names->begin() + turn, names->end());
  match.number -= turn;
  return match;
}

}  // namespace

Names SeatedMatch::authors() const {
  Names authors;
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
    if (not files[seat].empty()) authors[seat] = names[seat];
  return authors;
}

Names SeatedMatch::words() const {
  Names words = names;
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
    if (not files[seat].empty()) words[seat] = files[seat];
  return words;
}

std::string SeatedMatch::seats() const {
  std::string seats = "1234";
  std::rotate(seats.rbegin(), seats.rbegin() + (turn() - 1), seats.rend());
  return seats;
}

void Arena::note(const SeatedMatch& match, const TournamentResult& result) {
  const Names words = match.words();
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
    if (ends_with(result.outs[seat], IDLE)) ++idle_matches_[match.files[seat]];
    if (is_out_for_time(result.outs[seat])) ++late_matches_[words[seat]];
  }
}

bool Arena::is_doubtful(const SeatedMatch& match, const TournamentResult& result) const {
  const Names words = match.words();
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat) {
    const auto late = late_matches_.find(words[seat]);
    if (is_out_for_time(result.outs[seat]) and
        (late == late_matches_.end() or late->second < MOST_LATE_MATCHES))
      return true;
  }
  return false;
}

bool Arena::is_asked(const std::string& file) const {
  const auto idle = idle_matches_.find(file);
  return file.empty() or idle == idle_matches_.end() or idle->second < MOST_IDLE_MATCHES;
}

void Arena::identify(const std::vector<SeatedMatch>& matches) {
  for (const SeatedMatch& match : matches)
    for (const std::string& file : match.files)
      if (not file.empty() and identities_.count(file) == 0) identities_[file] = identity_of(file);
}

void Arena::play(const std::vector<SeatedMatch>& matches, const PlayerLogs* logs,
                 const Take& take) {
  const PlayMatch play = [&](std::int64_t number, const KnownCrashes& crashes) {
    return play_one(matches[std::size_t(number) - 1], logs, crashes);
  };
  play_all(matches, logs, take, [&](std::size_t first, const TakeResult& take_next) {
    const MatchRange range{std::int64_t(first) + 1, std::int64_t(matches.size())};
    return play_matches(range, options_.jobs, play, take_next);
  });
}

void Arena::play_all(const std::vector<SeatedMatch>& matches, const PlayerLogs* logs,
                     const Take& take, const PlayMany& play_many) {
  identify(matches);
  std::size_t next = 0;
  std::optional<TournamentResult> doubtful;
  const auto count = [&](const TournamentResult& result) {
    note(matches[next++], result);
    take(result);
  };
  // Once a player is no longer asked, matches that have begun are played again.
  const TakeResult take_next = [&](const MatchResult& match) {
    const TournamentResult result = result_by_seat(match);
    if (is_doubtful(matches[next], result)) {
      doubtful = result;
      return false;
    }
    const std::map<std::string, int> before = idle_matches_;
    count(result);
    return before == idle_matches_ or not options_.run_with.empty();
  };
  while (next < matches.size()) {
    if (play_many(next, take_next).interrupted) throw Interrupted();
    if (doubtful) count(play_again(matches[next], *doubtful, logs));
    doubtful.reset();
  }
}

TournamentResult Arena::play_again(const SeatedMatch& match, const TournamentResult& first,
                                   const PlayerLogs* logs) const {
  const PlayMatch play = [&](std::int64_t, const KnownCrashes& crashes) {
    return play_one(match, logs, crashes);
  };
  return play_until_sure(first, [&] {
    TournamentResult result;
    const TakeResult take = [&](const MatchResult& played) {
      result = result_by_seat(played);
      return true;
    };
    if (play_matches({match.number, match.number}, 1, play, take).interrupted) throw Interrupted();
    return result;
  });
}

// In a process of its own, which also writes the logs.
MatchResult Arena::play_one(const SeatedMatch& match, const PlayerLogs* logs,
                            const KnownCrashes& crashes) const {
  const auto file_of = [&](const std::string&, int seat) {
    const std::string& file = match.files[seat];
    return file.empty() ? GivenFile("") : GivenFile(file, identities_.at(file));
  };
  const bool is_logged = logs and logs->is_on();
  MatchRules rules{configuration_, isolated_runners(options_.limits, file_of), "SecGame"};
  rules.draws = match.board_draws;
  if (is_logged) rules.log = logs->whole(match.number);
  KnownCrashes outs = crashes;
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
    if (not is_asked(match.files[seat])) outs[seat] = Out{PlayerCode::BEFORE, NOT_ASKED};
  MatchResult result =
      play_match(rules, match.names, {match.turn(), match.seed, {0, 1, 2, 3}}, outs, match.trace);
  result.number = match.number;
  if (is_logged) logs->divide(match.number, result_by_seat(result), match.authors());
  return result;
}

void Arena::play_elsewhere(const std::vector<SeatedMatch>& matches, const std::string& replay,
                           const std::string& configuration, const PlayerLogs& logs,
                           const Take& take) {
  play_all(matches, &logs, take, [&](std::size_t first, const TakeResult& take_next) {
    return play_parts_of({matches.begin() + std::ptrdiff_t(first), matches.end()}, replay,
                         configuration, logs, take_next);
  });
}

Ending Arena::play_parts_of(const std::vector<SeatedMatch>& matches, const std::string& replay,
                            const std::string& configuration, const PlayerLogs& logs,
                            const TakeResult& take) const {
  std::vector<Part> parts;
  // The matches before a board, by its players and its seed.
  std::map<std::pair<std::vector<std::string>, std::int64_t>, std::int64_t> before;
  for (const SeatedMatch& match : matches) {
    const SeatedMatch first = first_of_board(match);
    const Names words = first.words();
    if (before
            .emplace(std::make_pair(TableLine(words.begin(), words.end()), first.seed),
                     first.number - 1)
            .second)
      parts.push_back({{match.number, first.number + NUM_PLAYERS - 1},
                       command_of(first, replay, configuration, logs)});
  }
  ReportParser parser(false, ReportShape{Meeting::FOUR, true});
  const ReadResult read = [&](const std::string& text,
                              std::string& complaint) -> std::optional<MatchResult> {
    const std::optional<ReportLine> line = parser.parse(text);
    if (not line) return std::nullopt;
    const auto board = before.find({line->key.players_as_given(), line->key.series.first_seed});
    if (board == before.end() or line->result.number > NUM_PLAYERS) {
      complaint = "it plays other matches";
      return std::nullopt;
    }
    MatchResult result = line->result;
    result.number += board->second;
    return result;
  };
  std::size_t next = 0;
  const TakeResult take_next = [&](const MatchResult& match) {
    const SeatedMatch& played = matches[next++];
    logs.divide_one_of_board(played.number, played.number - played.turn() + 1,
                             std::to_string(played.seed) + "-" + played.seats(),
                             result_by_seat(match), played.authors());
    return take(match);
  };
  return play_parts(options_.run_with, parts, read, take_next);
}

TournamentResult Arena::result_by_seat(const MatchResult& result) const {
  TournamentResult by_seat;
  for (const PlayerResult& player : result.players) {
    std::string& out = by_seat.outs[player.seat];
    by_seat.scores[player.seat] = player.score;
    out = player.out;
    // A tenth of the limit, in microseconds.
    if (out.find(LATE) != std::string::npos and
        double(player.cpu_time) < 1e5 * options_.limits.cpu_time)
      out += IDLE;
  }
  return by_seat;
}

// The reason follows on the round: "in round 5: ...".
bool is_out_for_time(const std::string& out) {
  const std::size_t reason = out.find(": ") + 2;
  return out.find(LATE) == reason or out.find(SLOW) == reason;
}

TournamentResult play_until_sure(const TournamentResult& first,
                                 const std::function<TournamentResult()>& play) {
  std::array<bool, NUM_PLAYERS> was_late{};
  const auto note = [&](const TournamentResult& result) {
    bool is_new = false;
    for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
      if (is_out_for_time(result.outs[seat]) and not was_late[seat]) was_late[seat] = is_new = true;
    return is_new;
  };
  note(first);
  TournamentResult again = play();
  while (note(again)) again = play();
  again.first_outs = first.outs;
  return again;
}

bool was_not_asked(const std::string& out) { return ends_with(out, NOT_ASKED); }

void make_pages(const std::map<std::string, std::string>& pages, int at_a_time) {
  std::vector<Command> commands;
  std::vector<std::string> parts;
  for (const auto& [trace, page] : pages) {
    parts.push_back(page + ".part");
    commands.push_back({{"sh", "build/match-page.sh"}, {"TRACE=" + trace, "PAGE=" + parts.back()}});
  }
  const std::vector<CommandEnd> ends = run_commands(commands, {}, at_a_time);
  auto page = pages.begin();
  for (std::size_t k = 0; k < ends.size(); ++k, ++page) {
    std::error_code error;
    if (ends[k].status == 0) fs::rename(parts[k], page->second, error);
    else fs::remove(parts[k], error);
  }
}

}  // namespace game_engine
