#include "Arena.hh"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include <engine/isolation/Isolation.hh>
#include <engine/match/Crash.hh>
#include <engine/match/MatchLog.hh>
#include <engine/options/Arguments.hh>
#include <study/series/Report.hh>
#include <engine/text/Words.hh>
#include "Commands.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

const std::string WHOLE = ".whole";  // no player's name
const std::string AGAIN = ".again";  // of the files of a match that is played again

// Whose a line is, by its second word: the seat, or "end".
std::string whose(std::string_view line) {
  const std::size_t start = std::min(line.find(' '), line.size() - 1) + 1;
  return std::string(line.substr(start, line.find_first_of(" \n", start) - start));
}

[[noreturn]] void cant(const std::string& what) {
  throw OutputError("can't " + what + ": " + std::strerror(errno));
}

constexpr int MOST_IDLE_MATCHES = 2, MOST_LATE_MATCHES = 2;
const std::string IDLE = ", idle", NOT_ASKED = "not asked: it was idle in two matches";

// The reason follows on the round: "in round 5: ...".
bool starts_reason(const std::string& out, const std::string& start) {
  return out.find(start) == out.find(": ") + 2;
}

// The first round in which somebody was out for time.
int first_time_out(const TournamentResult& result) {
  const std::string in_round = round_label(0);  // "in round 0"
  int first = INT_MAX;
  for (const std::string& out : result.outs)
    if (is_out_for_time(out))
      first = std::min(first, out.rfind("in", 0) == 0 ? std::atoi(&out[in_round.size() - 1])
                                                      : int(PlayerCode::BEFORE));
  return first;
}

// The matches of a board, from one on, as a part of a series of ./Game.
std::string command_of(const SeatedMatch& match, const SeatedMatch& first,
                       const std::string& replay, const std::string& configuration,
                       const PlayerLogs& logs) {
  std::string text = replay;
  for (const std::string& player : first.words()) text += " " + shell_word(player);
  text += " --matches=" + std::to_string(NUM_PLAYERS) + " --seats=rotate -s " +
          std::to_string(first.seed) + draws_option(first.board_draws) +
          " -j 1 --only=" + std::to_string(match.turn()) + "-" + std::to_string(NUM_PLAYERS);
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

PlayerLogs::PlayerLogs(const std::string& results, int most)
    : logs_(results + "/teacher/logs"), most_(std::size_t(most)) {}

void PlayerLogs::prepare() const {
  fs::remove_all(folder(WHOLE));
  if (not is_on()) return;
  fs::create_directories(folder(WHOLE));
}

std::string PlayerLogs::whole(std::int64_t match) const { return path(WHOLE, match); }

std::string PlayerLogs::path(const std::string& player, std::int64_t match) const {
  return folder(player) + "/match" + std::to_string(match) + ".log";
}

std::string PlayerLogs::prepare_board(std::int64_t first) const {
  std::string board = folder(WHOLE) + "/" + std::to_string(first);
  fs::create_directories(board);
  return board;
}

void PlayerLogs::divide_one_of_board(std::int64_t match, std::int64_t first,
                                     const std::string& file, const TournamentResult& result,
                                     const Names& authors) const {
  const std::string brought = folder(WHOLE) + "/" + std::to_string(first) + "/" + file + ".log";
  if (not is_on() or not fs::exists(brought)) return;
  fs::rename(brought, whole(match));
  divide(match, result, authors);
}

Names PlayerLogs::written(std::int64_t match, Names authors) const {
  for (std::string& author : authors)
    if (not author.empty() and not fs::exists(path(author, match))) author.clear();
  return authors;
}

void PlayerLogs::divide(std::int64_t match, const TournamentResult& result,
                        const Names& authors) const {
  std::array<std::ofstream, NUM_PLAYERS> parts;
  for (std::size_t seat = 0; seat < authors.size(); ++seat) {
    if (authors[seat].empty() or not result.is_lost(seat)) continue;
    fs::create_directories(folder(authors[seat]));
    parts[seat].open(path(authors[seat], match) + ".part", std::ios::binary);
    if (not parts[seat]) cant("open the log " + path(authors[seat], match));
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> log(std::fopen(whole(match).c_str(), "rb"),
                                                            std::fclose);
  if (not log) throw InputError("can't read " + in_quotes(whole(match)));
  std::string owner;
  int number = 0;
  bool is_start = true;
  // A piece is a line, or a part of a long one.
  for (char piece[1 << 16]; std::fgets(piece, sizeof piece, log.get());
       is_start = ends_with(piece, "\n")) {
    if (is_start) owner = whose(piece), ++number;
    // Head and ends of rounds are for all.
    const bool is_for_all = number <= LOG_HEAD_LINES or owner == "end";
    for (std::size_t seat = 0; seat < parts.size(); ++seat)
      if (parts[seat].is_open() and (is_for_all or owner == std::to_string(seat)))
        parts[seat] << piece;
  }
  for (std::size_t seat = 0; seat < parts.size(); ++seat) {
    if (not parts[seat].is_open()) continue;
    parts[seat].close();
    if (not parts[seat]) cant("write the log " + path(authors[seat], match));
    finish_file(path(authors[seat], match));
  }
  fs::remove(whole(match));
}

void PlayerLogs::keep(std::int64_t match, const TournamentResult& result, const Names& authors,
                      bool has_page) {
  for (std::size_t seat = 0; seat < authors.size(); ++seat) {
    if (authors[seat].empty() or not result.is_lost(seat)) continue;
    std::set<Kept>& kept = kept_[authors[seat]];
    kept.insert({has_page, match});
    if (kept.size() <= most_) continue;
    fs::remove(path(authors[seat], kept.begin()->second));
    kept.erase(kept.begin());
  }
}

bool PlayerLogs::lacks(std::int64_t match) const {
  return is_on() and std::any_of(kept_.begin(), kept_.end(), [&](const auto& of_player) {
           const auto& [player, kept] = of_player;
           return (kept.count({true, match}) > 0 or kept.count({false, match}) > 0) and
                  not fs::exists(path(player, match));
         });
}

void PlayerLogs::remove_others() const {
  if (not fs::exists(logs_)) return;
  std::set<std::string> wanted;
  for (const auto& [player, kept] : kept_)
    for (const Kept& one : kept) wanted.insert(path(player, one.second));
  fs::remove_all(folder(WHOLE));
  for (const fs::directory_entry& of_player : fs::directory_iterator(logs_)) {
    if (not of_player.is_directory()) continue;
    std::vector<fs::path> others;
    for (const fs::directory_entry& entry : fs::directory_iterator(of_player))
      if (entry.is_regular_file() and wanted.count(entry.path().string()) == 0 and
          entry.path().filename().string().compare(0, 5, "match") == 0)
        others.push_back(entry.path());
    for (const fs::path& other : others) fs::remove(other);
    if (fs::is_empty(of_player)) fs::remove(of_player);
  }
}

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

TournamentResult Arena::play_again(const SeatedMatch& match, TournamentResult first,
                                   const PlayerLogs* logs) const {
  SeatedMatch again = match;
  if (not match.trace.empty()) again.trace += AGAIN;
  const int end = first_time_out(first);
  const PlayMatch play = [&](std::int64_t, const KnownCrashes& crashes) {
    return play_one(again, logs, crashes, end);
  };
  const auto play_alone = [&] {
    TournamentResult result;
    const TakeResult take = [&](const MatchResult& played) {
      result = result_by_seat(played);
      return true;
    };
    if (play_matches({match.number, match.number}, 1, play, take).interrupted) throw Interrupted();
    return result;
  };
  // Elsewhere, nobody has noted it.
  if (first.course.empty()) first.course = play_alone().course;
  TournamentResult last = play_until_sure(first, play_alone);
  const bool counts = not last.course.empty(), is_logged = logs and logs->is_on();
  const auto settle = [&](const std::string& file) {
    if (counts) fs::rename(file + AGAIN, file);
    else fs::remove(file + AGAIN);
  };
  if (not match.trace.empty()) settle(match.trace);
  if (is_logged) settle(logs->whole(match.number));
  if (is_logged and counts) logs->divide(match.number, last, match.authors());
  return last;
}

// In a process of its own, which also writes the logs.
MatchResult Arena::play_one(const SeatedMatch& match, const PlayerLogs* logs,
                            const KnownCrashes& crashes, std::optional<int> course_end) const {
  const auto file_of = [&](const std::string&, int seat) {
    const std::string& file = match.files[seat];
    return file.empty() ? GivenFile("") : GivenFile(file, identities_.at(file));
  };
  const bool is_logged = logs and logs->is_on();
  MatchRules rules{configuration_, isolated_runners(options_.limits, file_of), "SecGame"};
  rules.draws = match.board_draws;
  rules.course_end = course_end;
  if (is_logged) rules.log = logs->whole(match.number) + (course_end ? AGAIN : "");
  KnownCrashes outs = crashes;
  for (std::size_t seat = 0; seat < NUM_PLAYERS; ++seat)
    if (not is_asked(match.files[seat])) outs[seat] = Out{PlayerCode::BEFORE, NOT_ASKED};
  MatchResult result =
      play_match(rules, match.names, {match.turn(), match.seed, {0, 1, 2, 3}}, outs, match.trace);
  result.number = match.number;
  if (is_logged and not course_end)
    logs->divide(match.number, result_by_seat(result), match.authors());
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
                       command_of(match, first, replay, configuration, logs)});
  }
  ReportParser parser(ReportShape{Meeting::FOUR, true});
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
    if (starts_reason(out, WALL_TIME_LIMIT)) out += IDLE;
  }
  by_seat.course = result.course;
  return by_seat;
}

bool is_out_for_time(const std::string& out) {
  return starts_reason(out, WALL_TIME_LIMIT) or starts_reason(out, CPU_TIME_LIMIT);
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
  if (again.course != first.course) {
    again = first;
    again.course.clear();
  }
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
