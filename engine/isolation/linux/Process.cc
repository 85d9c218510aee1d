#include "Process.hh"

#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

#include "Launch.hh"
#include <engine/system/ElfFile.hh>
#include <engine/system/CallFilter.hh>
#include <engine/match/Crash.hh>

namespace game_engine {

namespace {

/// A program to execute as a player.
struct PlayerProgram {
  Descriptor file;
  std::string problem;  ///< Why it can't be one, by the player's own fault; or empty.
};

IsolationError file_error(const std::string& path, const std::string& what) {
  return IsolationError("the player's file " + path + " " + what);
}

// A copy in memory, open for reading and writing.
Descriptor copy_in_memory(const std::string& path) {
  const auto check = [&](bool is_read) {
    if (not is_read) throw file_error(path, std::string("can't be read: ") + std::strerror(errno));
  };
  const int source = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  check(source != -1);
  const Descriptor file(source, "open");
  constexpr unsigned EXECUTABLE = 0x10;  // MFD_EXEC, of Linux 6.3
  int number = memfd_create("player", MFD_CLOEXEC | EXECUTABLE);
  if (number == -1) number = memfd_create("player", MFD_CLOEXEC);
  Descriptor copy(number, "memfd_create");
  char bytes[1 << 16];
  for (ssize_t size = 0; (size = read(file.get(), bytes, sizeof bytes)) != 0;) {
    check(size != -1);
    if (write(copy.get(), bytes, std::size_t(size)) != size)
      throw system_error("no memory for a copy of a player's file", ENOMEM);
  }
  return copy;
}

std::string problem_of(std::string_view bytes, const Limits& limits) {
  const std::string problem = problem_of_program(bytes);
  if (not problem.empty()) return "the file can't be executed: " + problem;
  if (size_in_memory(ElfFile(bytes)) > std::uint64_t(limits.memory) << 20)
    return "memory limit (" + std::to_string(limits.memory) + " MB)";
  return "";
}

std::string problem_of(const Descriptor& file, const Limits& limits) {
  const auto size = std::size_t(lseek(file.get(), 0, SEEK_END));
  // Without a byte there is nothing to map.
  void* const bytes = mmap(nullptr, size + 1, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (bytes == MAP_FAILED) throw system_error("mmap");
  std::string problem = problem_of({static_cast<const char*>(bytes), size}, limits);
  munmap(bytes, size + 1);
  return problem;
}

// A player's own file, copied to memory and checked: the copy is executed, whatever happens to the
// file.
PlayerProgram open_player(const GivenFile& file, const Limits& limits) {
  const Descriptor copy = copy_in_memory(file.path);
  if (not file.identity.empty() and identity_of(file.path) != file.identity)
    throw file_error(file.path, "has changed since the matches began");
  PlayerProgram program;
  program.problem = problem_of(copy, limits);
  if (not program.problem.empty()) return program;
  if (fchmod(copy.get(), 0555) != 0) throw system_error("fchmod");
  // A file that is open for writing can't be executed: so it is opened a second time.
  const std::string path = "/proc/self/fd/" + std::to_string(copy.get());
  program.file = Descriptor(open(path.c_str(), O_PATH | O_CLOEXEC), path.c_str());
  return program;
}

// For linked players.
PlayerProgram open_this_program() {
  const char* const path = "/proc/self/exe";
  PlayerProgram program;
  program.file = Descriptor(open(path, O_PATH | O_CLOEXEC), path);
  return program;
}

// One in which nothing can be made.
Descriptor empty_folder() {
  const char* const chosen = std::getenv("TMPDIR");
  for (const std::string& place : {std::string(chosen ? chosen : "/tmp"), std::string("/tmp"),
                                   std::string("/dev/shm"), std::string(".")}) {
    std::string folder = place + "/playerXXXXXX";
    if (not mkdtemp(folder.data())) continue;
    const int number = open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    rmdir(folder.c_str());
    return Descriptor(number, "an empty folder");
  }
  return Descriptor(open("/", O_PATH | O_DIRECTORY | O_CLOEXEC), "an empty folder");
}

struct Ends {
  Descriptor engine, player;
};

Ends make_pipe(bool to_player) {
  int ends[2] = {-1, -1};
  if (pipe2(ends, O_CLOEXEC) != 0) throw system_error("pipe");
  Ends pipe;
  (to_player ? pipe.player : pipe.engine) = Descriptor(ends[0], "pipe");
  (to_player ? pipe.engine : pipe.player) = Descriptor(ends[1], "pipe");
  fcntl(pipe.engine.get(), F_SETFL, O_NONBLOCK);
  return pipe;
}

Ends make_socket() {
  int ends[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
    throw system_error("socketpair");
  Ends socket;
  socket.engine = Descriptor(ends[0], "socketpair");
  socket.player = Descriptor(ends[1], "socketpair");
  return socket;
}

std::string meaning_of(int status) {
  if (WIFEXITED(status)) return "exit";
  if (WTERMSIG(status) == SIGSYS) return "forbidden system call";
  if (const KnownSignal* signal = known_signal(WTERMSIG(status))) return signal->meaning;
  return "signal " + std::to_string(WTERMSIG(status));
}

void warn_of_kill(int error) {
  static bool is_told = false;
  if (std::exchange(is_told, true)) return;
  std::cerr
      << "warning: processes of players can't be ended here (kill: " << std::strerror(error)
      << "): one that is out may go on, without files and network, until it has used twice its "
         "CPU time or this program ends"
      << std::endl;
}

}  // namespace

Process::Process(const GivenFile& file, const Limits& limits, int state, int printed)
    : is_file_(not file.path.empty()), may_execute_(is_file_) {
  const PlayerProgram program = is_file_ ? open_player(file, limits) : open_this_program();
  problem_ = program.problem;
  ended_ = not problem_.empty();
  if (ended_) return;
  const Descriptor folder = empty_folder();
  // Some containers have none that can be opened: an empty file in memory does as well.
  int number = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (number == -1) number = memfd_create("null", MFD_CLOEXEC);
  const Descriptor null(number, "/dev/null");
  Ends start = make_pipe(true), answer = make_pipe(false), control = make_socket();
  const pid_t engine = getpid();
  pid_ = fork();
  if (pid_ == -1) throw system_error("fork");
  if (pid_ == 0)
    launch({is_file_, program.file.get(), start.player.get(), answer.player.get(), state,
            control.player.get(), null.get(), folder.get(), printed, limits},
           engine);
  clock_getcpuclockid(pid_, &clock_);
  start_ = std::move(start.engine);
  players_start_ = std::move(start.player);
  answer_ = std::move(answer.engine);
  control_ = std::move(control.engine);
}

Process::~Process() {
  int status = 0;
  if (not ended_) kill_and_wait(status);
}

// Where signals can't be sent, don't wait: the process ends with the engine.
void Process::kill_and_wait(int& status) {
  ended_ = true;
  rusage used = {};
  // If it has already ended, its status stays as it was.
  const bool can_end = kill(pid_, SIGKILL) == 0 or errno == ESRCH;
  if (not can_end) warn_of_kill(errno);
  while (wait4(pid_, &status, can_end ? 0 : WNOHANG, &used) == -1 and errno == EINTR) continue;
  cpu_time_ = 0;
  for (const timeval& time : {used.ru_utime, used.ru_stime})
    cpu_time_ += double(time.tv_sec) + double(time.tv_usec) * 1e-6;
}

bool Process::take_report() {
  Report report;
  int listener = -1;
  if (not receive_report(control_.get(), report, listener)) return false;
  if (report.error != 0) throw system_error(report.step, report.error);
  if (listener != -1) listener_ = Descriptor(listener, "filter");
  return is_prepared_ = true;
}

std::optional<std::string> Process::take_call() {
  union {
    char space[512];  // all zero; a newer kernel may say more
    seccomp_notif call;
  } received = {};
  if (ioctl(listener_.get(), SECCOMP_IOCTL_NOTIF_RECV, &received) != 0) {
    // The process has been killed in the meantime, or the engine was interrupted.
    if (errno == ENOENT or errno == EINTR) return std::nullopt;
    throw system_error("SECCOMP_IOCTL_NOTIF_RECV");
  }
  const seccomp_notif& call = received.call;
  if (not may_execute_ or call.data.nr != SYS_execveat)
    return name_of_call(call.data.nr, call.data.arch);
  may_execute_ = false;
  union {
    char space[512];
    seccomp_notif_resp response;
  } sent = {};
  sent.response.id = call.id;
  sent.response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  // ENOENT: the process has been killed in the meantime.
  if (ioctl(listener_.get(), SECCOMP_IOCTL_NOTIF_SEND, &sent) != 0 and errno != ENOENT)
    throw system_error("SECCOMP_USER_NOTIF_FLAG_CONTINUE");
  return std::nullopt;
}

void Process::send(const void* bytes, std::size_t size) {
  // The pipe is full only if the player doesn't read, and then it won't answer.
  [[maybe_unused]] const ssize_t sent = write(start_.get(), bytes, size);
}

double Process::cpu_time() {
  timespec time;
  if (not ended_ and clock_gettime(clock_, &time) == 0)
    cpu_time_ = double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
  return cpu_time_;
}

std::string Process::end() {
  if (ended_) return "";
  int status = 0;
  kill_and_wait(status);
  Report report;
  int none;
  if (is_file_ and receive_report(control_.get(), report, none)) {
    if (report.error != ENOEXEC) throw system_error(report.step, report.error);
    return std::string("the file can't be executed: ") + std::strerror(report.error);
  }
  was_killed_ = WIFSIGNALED(status) and WTERMSIG(status) == SIGKILL;
  return meaning_of(status);
}

}  // namespace game_engine
