#include "Arena.hh"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
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

const std::string AGAIN = ".again";  // of the files of a match that is played again

// Whose a line is, by its second word: the seat, or "end".
std::string whose(std::string_view line) {
  const std::size_t start = std::min(line.find(' '), line.size() - 1) + 1;
  return std::string(line.substr(start, line.find_first_of(" \n", start) - start));
}

[[noreturn]] void cant(const std::string& what) {
  throw OutputError("can't " + what + ": " + std::strerror(errno));
}

constexpr int MOST_WAITED = 2, MOST_LATE_MATCHES = 2;
constexpr double LEAST_WAIT = 1;  // seconds: less may be the machine's doing
const std::string IDLE = ", idle", NOT_ASKED = "not asked: it had been waited for too long";

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
                       const std::string& replay, const std::string& configuration) {
  std::string text = replay;
  for (const std::string& player : first.words()) text += " " + shell_word(player);
  text += " --matches=" + std::to_string(NUM_PLAYERS) + " --seats=rotate -s " +
          std::to_string(first.seed) + draws_option(first.board_draws) +
          " -j 1 --only=" + std::to_string(match.turn()) + "-" + std::to_string(NUM_PLAYERS);
  if (not first.trace.empty())
    text += " --traces=" + shell_word(fs::path(first.trace).parent_path().string());
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

void divide_log(const std::string& log, const Names& parts) {
  std::array<std::ofstream, NUM_PLAYERS> open;
  for (std::size_t seat = 0; seat < parts.size(); ++seat) {
    if (parts[seat].empty()) continue;
    open[seat].open(parts[seat] + ".part", std::ios::binary);
    if (not open[seat]) cant("open the log " + parts[seat]);
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> whole(std::fopen(log.c_str(), "rb"),
                                                              std::fclose);
  if (not whole) throw InputError("can't read " + in_quotes(log));
  std::string owner;
  int number = 0;
  bool is_start = true;
  // A piece is a line, or a part of a long one.
  for (char piece[1 << 16]; std::fgets(piece, sizeof piece, whole.get());
       is_start = ends_with(piece, "\n")) {
    if (is_start) owner = whose(piece), ++number;
    // Head and ends of rounds are for all.
    const bool is_for_all = number <= LOG_HEAD_LINES or owner == "end";
    for (std::size_t seat = 0; seat < open.size(); ++seat)
      if (open[seat].is_open() and (is_for_all or owner == std::to_string(seat)))
        open[seat] << piece;
  }
  for (std::size_t seat = 0; seat < open.size(); ++seat) {
    if (not open[seat].is_open()) continue;
    open[seat].close();
    if (not open[seat]) cant("write the log " + parts[seat]);
    finish_file(parts[seat]);
  }
}

Names SeatedMatch::authors() const {
  Names authors;
  for (std::size_t seat : SEATS)
    if (not files[seat].empty()) authors[seat] = names[seat];
  return authors;
}

Names SeatedMatch::words() const {
  Names words = names;
  for (std::size_t seat : SEATS)
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
  for (std::size_t seat : SEATS) {
    waited_[match.files[seat]] +=
        std::max(result.waited[seat], double(ends_with(result.outs[seat], IDLE)));
    if (is_out_for_time(result.outs[seat])) ++late_matches_[words[seat]];
  }
}

bool Arena::is_doubtful(const SeatedMatch& match, const TournamentResult& result) const {
  const Names words = match.words();
  for (std::size_t seat : SEATS) {
    const auto late = late_matches_.find(words[seat]);
    if (is_out_for_time(result.outs[seat]) and
        (late == late_matches_.end() or late->second < MOST_LATE_MATCHES))
      return true;
  }
  return false;
}

bool Arena::is_asked(const std::string& file) const {
  const auto waited = waited_.find(file);
  return file.empty() or waited == waited_.end() or waited->second < MOST_WAITED;
}

std::ptrdiff_t Arena::num_asked_no_more() const {
  return std::count_if(waited_.begin(), waited_.end(),
                       [&](const auto& one) { return not is_asked(one.first); });
}

void Arena::identify(const std::vector<SeatedMatch>& matches) {
  for (const SeatedMatch& match : matches)
    for (const std::string& file : match.files)
      if (not file.empty() and identities_.count(file) == 0) identities_[file] = identity_of(file);
}

void Arena::play(const std::vector<SeatedMatch>& matches, const Take& take,
                 std::optional<int> at_a_time) {
  const PlayMatch play = [&](std::int64_t number, const KnownCrashes& crashes) {
    return play_one(matches[number - 1], crashes);
  };
  play_all(matches, take, [&](std::size_t first, const TakeResult& take_next) {
    const MatchRange range{std::int64_t(first) + 1, std::int64_t(matches.size())};
    return play_matches(range, at_a_time.value_or(options_.jobs), play, take_next);
  });
}

void Arena::play_all(const std::vector<SeatedMatch>& matches, const Take& take,
                     const PlayMany& play_many) {
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
    const std::ptrdiff_t before = num_asked_no_more();
    count(result);
    return before == num_asked_no_more() or not options_.run_with.empty();
  };
  while (next < matches.size()) {
    if (play_many(next, take_next).interrupted) throw Interrupted();
    if (doubtful) count(play_again(matches[next], *doubtful));
    doubtful.reset();
  }
}

TournamentResult Arena::play_again(const SeatedMatch& match, TournamentResult first) const {
  SeatedMatch again = match;
  for (std::string* file : {&again.trace, &again.log})
    if (not file->empty()) *file += AGAIN;
  const int end = first_time_out(first);
  const PlayMatch play = [&](std::int64_t, const KnownCrashes& crashes) {
    return play_one(again, crashes, end);
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
  TournamentResult last = counting_result(first, play_alone());
  for (const std::string& file : {match.trace, match.log}) {
    if (file.empty()) continue;
    if (last.course.empty()) fs::remove(file + AGAIN);
    else fs::rename(file + AGAIN, file);
  }
  return last;
}

// In a process of its own.
MatchResult Arena::play_one(const SeatedMatch& match, const KnownCrashes& crashes,
                            std::optional<int> course_end) const {
  const auto file_of = [&](const std::string&, int seat) {
    const std::string& file = match.files[seat];
    return file.empty() ? GivenFile("") : GivenFile(file, identities_.at(file));
  };
  std::array<double, NUM_PLAYERS> waited{};
  const auto tell = [&](int seat, double seconds) { waited[seat] = seconds; };
  MatchRules rules{configuration_, isolated_runners(options_.limits, file_of, tell), "SecGame"};
  rules.draws = match.board_draws;
  rules.course_end = course_end;
  rules.log = match.log;
  KnownCrashes outs = crashes;
  for (std::size_t seat : SEATS)
    if (not is_asked(match.files[seat])) outs[seat] = Out{PlayerCode::BEFORE, NOT_ASKED};
  MatchResult result =
      play_match(rules, match.names, {match.turn(), match.seed, {0, 1, 2, 3}}, outs, match.trace);
  result.number = match.number;
  for (PlayerResult& player : result.players) player.waited = waited[player.seat];
  return result;
}

void Arena::play_elsewhere(const std::vector<SeatedMatch>& matches, const std::string& replay,
                           const std::string& configuration, const Take& take) {
  play_all(matches, take, [&](std::size_t first, const TakeResult& take_next) {
    return play_parts_of({matches.begin() + std::ptrdiff_t(first), matches.end()}, replay,
                         configuration, take_next);
  });
}

Ending Arena::play_parts_of(const std::vector<SeatedMatch>& matches, const std::string& replay,
                            const std::string& configuration, const TakeResult& take) const {
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
                       command_of(match, first, replay, configuration)});
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
  return play_parts(options_.run_with, parts, read, take);
}

TournamentResult Arena::result_by_seat(const MatchResult& result) const {
  TournamentResult by_seat;
  for (const PlayerResult& player : result.players) {
    std::string& out = by_seat.outs[player.seat];
    by_seat.scores[player.seat] = player.score;
    out = player.out;
    if (starts_reason(out, WALL_TIME_LIMIT)) out += IDLE;
    by_seat.cpu[player.seat] = double(player.cpu_time) / 1e6 / options_.limits.cpu_time;
    if (player.waited >= LEAST_WAIT)
      by_seat.waited[player.seat] = player.waited / options_.limits.turn_time();
  }
  by_seat.course = result.course;
  return by_seat;
}

bool is_out_for_time(const std::string& out) {
  return starts_reason(out, WALL_TIME_LIMIT) or starts_reason(out, CPU_TIME_LIMIT);
}

TournamentResult counting_result(TournamentResult first, const TournamentResult& again) {
  if (again.course == first.course) return again;
  first.course.clear();
  return first;
}

bool was_not_asked(const std::string& out) { return ends_with(out, NOT_ASKED); }

void make_pages(const std::map<std::string, std::string>& pages, int at_a_time) {
  std::vector<Command> commands;
  std::vector<std::string> parts;
  for (const auto& [trace, page] : pages) {
    parts.push_back(page + ".part");
    commands.push_back({{"sh", "build/match-page.sh"}, {"TRACE=" + trace, "PAGE=" + parts.back()}});
  }
  const std::vector<CommandEnd> ends = run_commands(commands, at_a_time);
  auto page = pages.begin();
  for (std::size_t k = 0; k < ends.size(); ++k, ++page) {
    std::error_code error;
    if (ends[k].status == 0) fs::rename(parts[k], page->second, error);
    else fs::remove(parts[k], error);
  }
}

}  // namespace game_engine
