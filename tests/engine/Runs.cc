#include "Runs.hh"
#include <Random.hh>

namespace tests {

const std::string PROGRAM = "build/tests/run --program";

std::string scratch_file(const std::string& name) { return scratch_folder() + "/" + name; }

std::string small_configuration(int rounds, int side, int wizards, int books) {
  const std::string path = scratch_file("small.cnf");
  write_file(path, drawn_text(match_with({{"NUM_ROUNDS", rounds},
                                          {"BOARD_ROWS", side},
                                          {"BOARD_COLS", side},
                                          {"NUM_INI_WIZARDS_PER_CLAN", wizards},
                                          {"NUM_INI_BOOKS", books}})));
  return path;
}

Outcome run_series(const std::string& arguments) {
  return run(PROGRAM + " " + arguments + " < " + small_configuration());
}

std::vector<std::map<std::string, std::string>> rows_of(const std::string& csv) {
  std::vector<std::map<std::string, std::string>> rows;
  const std::vector<std::string> lines = lines_of(csv), columns = *csv_values(lines.at(0));
  for (std::size_t k = 1; k < lines.size(); ++k) {
    const std::vector<std::string> words = *csv_values(lines[k]);
    rows.emplace_back();
    for (std::size_t c = 0; c < columns.size(); ++c) rows.back()[columns[c]] = words.at(c);
  }
  return rows;
}

bool is_chosen(int seed, int seat) {
  return Random(MatchSeed(seed).of_player(seat, false)).random(1, 25) == 1;
}

int first_chosen(int seat) {
  int seed = 1;
  while (not is_chosen(seed, seat)) ++seed;
  return seed;
}

std::size_t num_lines(const std::string& path) {
  return fs::exists(path) ? lines_of(read_file(path)).size() : 0;
}

std::string tables_of(const std::string& out) {
  const std::size_t habits = out.find("\nTurns in which a unit got no order: ");
  if (habits == std::string::npos) return out;
  const std::size_t end = out.find("\n\n", habits);
  return out.substr(0, habits) + (end == std::string::npos ? "" : out.substr(end + 1));
}

std::string without_times(const std::string& table) {
  // All that is right of the column "out", in the first of the tables.
  std::string result;
  std::size_t end = std::string::npos;
  for (const std::string& line : lines_of(tables_of(table))) {
    if (contains(line, "CPU s mean")) end = line.find("  CPU s mean");
    if (line.empty()) end = std::string::npos;
    std::string kept = line.substr(0, end);
    kept.erase(kept.find_last_not_of(' ') + 1);
    result += kept + "\n";
  }
  return result;
}

int open_terminal(int options) {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY | options);
  if (terminal == -1 or grantpt(terminal) == -1 or unlockpt(terminal) == -1 or
      not fs::exists(ptsname(terminal)))
    skip("no terminals on this machine");
  return terminal;
}

Background::Background(const std::string& command, bool terminal,
                       const std::function<bool()>& prepare) {
  std::string name;
  if (terminal) {
    terminal_ = open_terminal(O_CLOEXEC | O_NONBLOCK);
    name = ptsname(terminal_);
  }
  const std::string files = " > " + scratch_file("out") + " 2> ";
  const std::string line =
      "exec " + command + files + (terminal ? name : scratch_file("err")) + " < /dev/null";
  process_ = fork();
  if (process_ == 0) {
    if (not prepare or prepare()) execl("/bin/sh", "sh", "-c", line.c_str(), nullptr);
    _exit(127);
  }
}

Background::~Background() {
  if (not has_ended()) {
    send(SIGKILL);
    wait();
  }
  if (terminal_ != -1) close(terminal_);
}

void Background::send(int signal) const { kill(process_, signal); }

std::vector<pid_t> Background::children() const { return tests::children(process_); }

int Background::wait() {
  int status = 0;
  rusage usage{};
  while (wait4(process_, &status, 0, &usage) == -1 and errno == EINTR) continue;
  memory_ = usage.ru_maxrss;
  status_ = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return status_;
}

std::string Background::terminal_text() {
  std::string text;
  char buffer[1000];
  ssize_t size = 0;
  // The end of the last process that has it open is an error here.
  while ((size = read(terminal_, buffer, sizeof buffer)) > 0 or
         (size == -1 and errno == EAGAIN and has_ended()))
    text.append(buffer, std::size_t(std::max<ssize_t>(size, 0)));
  return text;
}

void pause_briefly() { usleep(2000); }

}  // namespace tests
