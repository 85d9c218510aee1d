#include "Workers.hh"

#include <engine/text/Words.hh>
#include <map>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "SharedMemory.hh"
#include <cerrno>
#include <climits>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <engine/match/Crash.hh>

namespace game_engine {

namespace {

// How many results may wait for an earlier one.
constexpr std::int64_t MAX_AHEAD = 10000;

// What a process sends about its match: its result, or who crashed by itself.
struct Message {
  struct Crash {
    bool is_there = false;
    int round = 0;
    char reason[100] = "";
  };
  bool failed = false;
  char error[400] = "";
  MatchResult result;
  std::array<Crash, NUM_PLAYERS> crashes;

  template <std::size_t SIZE>
  static void set(char (&text)[SIZE], const std::string& value) {
    text[printable(value, SIZE - 1).copy(text, SIZE - 1)] = '\0';
  }
  KnownCrashes known() const {
    KnownCrashes known;
    for (std::size_t k = 0; k < known.size(); ++k)
      if (crashes[k].is_there) known[k] = Out{crashes[k].round, crashes[k].reason};
    return known;
  }
};
// So that a pipe takes it at once, whole.
static_assert(sizeof(Message) <= PIPE_BUF);

struct Worker {
  pid_t process = 0;  // 0: none
  int pipe = -1;      // from which its message is read
  std::int64_t number = 0;
  std::optional<CulpritSearch> search;
  bool was_killed = false;  // once already, from outside
};

class Workers {
 public:
  Workers(const MatchRange& range, int processes, const PlayMatch& play, const FindCrashes& find)
      : play_(play),
        find_(find),
        records_(processes),
        workers_(processes),
        next_(range.first),
        awaited_(range.first),
        last_(range.last),
        nowhere_(open("/dev/null", O_RDWR | O_CLOEXEC)) {
    if (nowhere_ == -1) system_failed("open /dev/null");
  }

  ~Workers() {
    for (Worker& worker : workers_) {
      if (worker.process == 0) continue;
      kill(worker.process, SIGKILL);
      wait_for(worker.process);
      close(worker.pipe);
    }
    close(nowhere_);
  }

  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  Ending play(const TakeResult& take) {
    while (true) {
      while (not ended_.empty() and ended_.begin()->first == awaited_) {
        const Message message = ended_.begin()->second;
        ended_.erase(ended_.begin());
        if (message.failed) throw std::runtime_error(message.error);
        ++awaited_;
        if (not take(message.result)) return {};
      }
      if (awaited_ > last_) return {Interruptions::noted(), std::nullopt};
      for (Worker& worker : workers_)
        if (worker.process == 0 and next_ <= last_ and next_ - awaited_ < MAX_AHEAD)
          start_match(worker, next_++);
      std::vector<pollfd> no_inputs;
      signals_.wait(no_inputs, -1);
      if (Interruptions::noted()) return {true, unfinished()};
      collect();
    }
  }

 private:
  void start_match(Worker& worker, std::int64_t number) {
    worker.number = number;
    worker.search.emplace(bool(find_));
    worker.was_killed = false;
    start(worker);
  }

  void start(Worker& worker) {
    int ends[2];
    if (pipe(ends) == -1) system_failed("make a pipe");
    RunningCode& record = record_of(worker);
    record = RunningCode();
    const pid_t engine = getpid();
    worker.process = fork();
    if (worker.process == 0) run(worker, record, ends[1], engine);
    close(ends[1]);
    worker.pipe = ends[0];
    if (worker.process > 0) return;
    worker.process = 0;
    close(ends[0]);
    system_failed("start a process");
  }

  [[noreturn]] void run(const Worker& worker, RunningCode& record, int pipe, pid_t engine) {
    signals_.restore();
    // Ctrl-C reaches all processes of the terminal: the engine alone decides what to do.
    std::signal(SIGINT, SIG_IGN);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != engine) _exit(1);
    for (int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere_, stream);
    const rlimit no_core_file{0, 0};
    setrlimit(RLIMIT_CORE, &no_core_file);
    keep_running_code_in(record);
    const Message message = attempt(worker);
    // A pipe takes this much at once, and the engine outlives this process.
    const bool sent = write(pipe, &message, sizeof message) == ssize_t(sizeof message);
    _exit(sent ? 0 : 1);
  }

  Message attempt(const Worker& worker) const {
    Message message;
    const CulpritSearch& search = *worker.search;
    try {
      if (search.is_apart()) {
        const KnownCrashes crashes = find_(worker.number);
        for (std::size_t k = 0; k < crashes.size(); ++k) {
          if (not crashes[k]) continue;
          message.crashes[k].is_there = true;
          message.crashes[k].round = crashes[k]->round;
          Message::set(message.crashes[k].reason, crashes[k]->reason);
        }
      } else {
        message.result = play_(worker.number, search.outs());
      }
    } catch (const std::runtime_error& e) {
      // A player that closes what it did not open.
      if (ends_with(e.what(), std::strerror(EBADF))) _exit(1);
      message.failed = true;
      Message::set(message.error, e.what());
    } catch (const std::exception&) {
      _exit(1);  // The engine throws none of these, unless a player has overwritten memory.
    }
    return message;
  }

  void collect() {
    int status = 0;
    pid_t process = 0;
    while ((process = waitpid(-1, &status, WNOHANG)) > 0)
      for (Worker& worker : workers_)
        if (worker.process == process) finish(worker, status);
  }

  void finish(Worker& worker, int status) {
    Message message;
    ssize_t size = 0;
    // What a player's own child process holds open must not keep the engine waiting.
    fcntl(worker.pipe, F_SETFL, O_NONBLOCK);
    while ((size = read(worker.pipe, &message, sizeof message)) == -1 and errno == EINTR) continue;
    close(worker.pipe);
    worker.process = 0;
    bool is_played = false;
    if (size != ssize_t(sizeof message)) note_crash(worker, status);
    else if (message.failed and not worker.search->is_apart()) is_played = true;
    else is_played = worker.search->end(message.known());
    if (is_played) ended_.emplace(worker.number, message);
    else start(worker);
  }

  // A process that was killed from outside gets a second chance.
  void note_crash(Worker& worker, int status) {
    const RunningCode& record = record_of(worker);
    const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if ((signal == SIGKILL or signal == SIGTERM) and not worker.was_killed) {
      worker.was_killed = true;
      return;
    }
    if (worker.search->is_apart()) {
      worker.search->end({});
      return;
    }
    const std::string reason = signal              ? signal_meaning(signal, record)
                               : record.is_players ? exit_meaning()
                                                   : "the program failed";
    if (record.player < 0 or record.player >= NUM_PLAYERS)
      throw std::runtime_error("the process of match " + std::to_string(worker.number) +
                               " ended before any player's code ran: " + reason);
    worker.search->end_early(record.player, Out{record.round, reason},
                             record.is_players and not record.in_thread,
                             signal == SIGKILL or signal == SIGTERM);
  }

  std::optional<Unfinished> unfinished() {
    for (const Worker& worker : workers_) {
      if (worker.process == 0 or worker.number != awaited_) continue;
      const RunningCode& record = record_of(worker);
      return Unfinished{worker.number, record.is_players ? record.player : -1, record.round};
    }
    return std::nullopt;
  }

  RunningCode& record_of(const Worker& worker) const { return records_[&worker - workers_.data()]; }

  const Interruptions signals_{true};
  const PlayMatch& play_;
  const FindCrashes& find_;
  const SharedMemory<RunningCode> records_;  // whose code the processes run
  std::vector<Worker> workers_;
  std::int64_t next_;     // to be played
  std::int64_t awaited_;  // the result that `take` gets next
  const std::int64_t last_;
  std::map<std::int64_t, Message> ended_;  // before its turn, by number
  const int nowhere_;
};

}  // namespace

Ending play_matches(const MatchRange& range, int processes, const PlayMatch& play,
                    const TakeResult& take, const FindCrashes& find) {
  watch_player_code();  // In all processes to come; of the signals in this one, Workers takes care.
  return Workers(range, processes, play, find).play(take);
}

}  // namespace game_engine
