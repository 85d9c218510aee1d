#include "Secure.hh"
#include <engine/match/Crash.hh>
#include <engine/match/MatchLog.hh>
#include "Kit.hh"

namespace tests {

std::string Played::out(int player) const {
  const std::optional<Out>& out = outs.at(player);
  return out ? round_label(out->round) + ": " + out->reason : "";
}

void need_isolation() {
  try {
    isolated_runners(Limits(), [](const std::string&, int) { return std::string(); });
  } catch (const IsolationError& e) {
    skip(e.what());
  }
}

Played play_secure(const Configuration& configuration, const Names& players, const MatchSeed& seed,
                   const Limits& limits) {
  Names names = players;
  for (std::string& name : names)
    if (is_player_file(name)) name = name_of_player_file(name);
  Played played;
  need_isolation();
  Match match(configuration, names, seed, Log(false));
  Text head;
  write_head(head, "SecGame", seed.number, configuration, names);
  const std::string file = scratch_folder() + "/match.log";
  {
    MatchLog log(file, head.str(), names);
    match.tell(log);
    match.seat_players(isolated_runners(limits, files_by_seat({players.begin(), players.end()})));
    played.trace = head.str();
    match.play([&](std::string_view text) { played.trace += text; });
  }
  played.log = read_file(file);
  played.outs = match.outs();
  return played;
}

std::string comparable(const std::string& trace) {
  std::istringstream in(trace);
  std::string line, rest;
  std::getline(in, line);
  while (std::getline(in, line))
    if (line.compare(0, 6, "status") != 0 and line.compare(0, 5, "names") != 0) rest += line + "\n";
  return rest;
}

std::string hostile(const std::string& name) {
  return "./build/tests/hostile/AI" + name + ".player";
}

Limits generous_limits() {
  Limits limits;
  limits.cpu_time = 60;
  limits.wall_time = 600;
  return limits;
}

namespace {

// The state, as R or Z for one that has ended, and the parent of a process.
std::pair<char, int> state_and_parent(int pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  // Reads nothing, and throws nothing, if the process vanishes meanwhile.
  std::string text;
  std::getline(stat, text, '\0');
  std::istringstream rest(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  char state = 0;
  int parent = 0;
  rest >> state >> parent;
  return {state, parent};
}

}  // namespace

bool runs(int pid) {
  const char state = state_and_parent(pid).first;
  return state != 0 and state != 'Z';
}

std::vector<int> children(int pid) {
  std::vector<int> found;
  for (const auto& entry : fs::directory_iterator("/proc")) {
    const int other = std::atoi(entry.path().filename().c_str());
    if (other > 0 and state_and_parent(other).second == pid) found.push_back(other);
  }
  return found;
}

int open_descriptors() {
  const fs::directory_iterator all("/proc/self/fd");
  return int(std::distance(begin(all), end(all)));
}

}  // namespace tests
