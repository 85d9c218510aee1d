#include "ClassCoach.hh"

#include <engine/text/Ranges.hh>
#include <array>
#include <cmath>
#include <engine/files/Files.hh>
#include <Registry.hh>
#include <engine/options/Arguments.hh>
#include <study/series/Progress.hh>
#include <engine/files/Tables.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

const std::string WORDS = ".txt", NUMBERS = ".jsonl";
constexpr std::int64_t FIRST_SEED = 1;  // The same boards for all, which they can play, too.
const std::string BOARDS = " -s " + std::to_string(FIRST_SEED) + " < default.cnf";

// The player, in isolation, against linked ones, which are the game's own.
MakeRunner runner_of(const Pupil& pupil, const Limits& limits) {
  GivenFile file(pupil.file, identity_of(pupil.file));
  const MakeRunner isolated =
      isolated_runners(limits, [file](const std::string&, int) { return file; });
  return [isolated, player = pupil.name](const std::string& name, const Seat& seat) {
    return name == player ? isolated(name, seat) : run_here(name, seat);
  };
}

}  // namespace

ClassCoach::ClassCoach(const LeagueFolders& folders, const Configuration& configuration,
                       const LeagueOptions& options)
    : folders_(folders), configuration_(configuration), options_(options) {
  if (not find_player(BEST_OPPONENT))
    throw UsageError("option --coach: there is no " + BEST_OPPONENT + " here to compare with");
}

bool ClassCoach::ask(const std::vector<Pupil>& pupils) {
  const fs::path folder = folders_.of_teacher("coach");
  fs::create_directories(folder);
  std::vector<Pupil> ladder, missing;
  for (const Pupil& one : pupils) {
    if (one.file.empty()) ladder.push_back(one);
    else if (one.is_mostly_out) files_[one.name] = "";
    else {
      const std::string program = hash_of(read_text(one.file)),
                        name = one.name + "-" + std::to_string(options_.coach) + "-" + program;
      files_[one.name] = (folder / name).string();
      if (not fs::exists(files_[one.name] + WORDS)) missing.push_back(one);
    }
  }
  Coached coached{configuration_, {}, BEST_OPPONENT, FIRST_SEED, options_.coach, options_.jobs};
  const std::int64_t each = std::int64_t(coached.boards) * (coached.variants() + most_rungs_met());
  Progress progress(each * std::int64_t(missing.size()), "matches of the coach");
  std::size_t done = 0;
  const auto tell = [&](std::int64_t played) {
    played += std::int64_t(done) * each;
    progress.show(played, played);
  };
  while (done < missing.size() and ask_about(missing[done], ladder, coached, tell)) {
    ++done;
    tell(0);
  }
  for (std::size_t k = done; k < missing.size(); ++k) files_.erase(missing[k].name);
  return done == missing.size();
}

bool ClassCoach::ask_about(const Pupil& pupil, std::vector<Pupil> ladder, Coached coached,
                           const std::function<void(std::int64_t)>& tell) const {
  const auto distance = [&](const Pupil& one) { return std::abs(one.rating - pupil.rating); };
  stable_sort(ladder, [&](const Pupil& a, const Pupil& b) { return distance(a) < distance(b); });
  coached.make_runner = runner_of(pupil, options_.limits);
  coached.players[0] = pupil.name;
  for (std::size_t k = 1; k < coached.players.size(); ++k)
    coached.players[k] = ladder[k <= ladder.size() ? k - 1 : 0].name;
  std::int64_t played = 0;
  const Coaching found = coach(coached, [&](std::int64_t n, std::int64_t) { tell(played = n); });
  if (found.interrupted) return false;
  const std::optional<Rung> rung = nearest_rung(coached, [&] { tell(++played); });
  if (not rung) return false;
  const std::string file = files_.at(pupil.name);
  write_text(file + NUMBERS, coaching_lines(coached, found));
  write_text(file + WORDS, coaching_text(coached, found) + "./Game " +
                               joined(coached.players, " ") + " --coach=" + pupil.name +
                               " --matches=" + std::to_string(coached.boards) + BOARDS + "\n" +
                               rung_text(pupil.name, *rung) + "./Game " +
                               joined(rung->match(pupil.name), " ") + BOARDS + " > out.res\n");
  return true;
}

Json ClassCoach::advice(const std::string& player) const {
  const auto file = files_.find(player);
  if (file == files_.end()) return {};
  std::vector<std::string> lines =
      split(file->second.empty() ? "It is out in most of its matches. Mend that first.\n"
                                 : read_text(file->second + WORDS),
            '\n');
  lines.pop_back();
  return Json::list(lines);
}

Json ClassCoach::of_class() const {
  // Players, those who surely gain, those who surely lose, and all points.
  std::map<std::string, std::array<double, 4>> by_task;
  for (const auto& [player, file] : files_)
    for (const std::string& line : split(file.empty() ? "" : read_text(file + NUMBERS), '\n')) {
      const std::optional<Fields> fields = json_fields(line);
      if (not fields or fields->at(0).value != "task") continue;
      auto& [players, gain, lose, sum] = by_task[fields->at(1).value];
      const double points = std::stod(fields->at(4).value);
      ++players;
      sum += points;
      (points > 0 ? gain : lose) += fields->at(3).value == "1";
    }
  if (by_task.empty()) return {};
  const auto task = [](const auto& one) {
    const auto& [players, gain, lose, sum] = one.second;
    return Json::object({{"task", with_capital(one.first)},
                         {"players", players},
                         {"gain", gain},
                         {"better", lose},
                         {"points", sum / players}});
  };
  return Json::object({{"measure", BEST_OPPONENT}, {"tasks", Json::list(by_task, task)}});
}

}  // namespace game_engine
