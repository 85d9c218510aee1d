// What a room denies the processes in it, besides their limits.

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <sstream>

#include <engine/system/CallFilter.hh>
#include <engine/text/Words.hh>
#include "Room.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

// ------------------------------------------------------------------ files

// Which can be reached: Landlock, which needs no privileges.

using Access = std::uint64_t;

// As linux/landlock.h has them, which older systems lack.
enum LandlockCall { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
constexpr int VERSION_ONLY = 1, BENEATH_PATH = 1;
constexpr Access EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_FOLDER = 1 << 3,
                 REMOVE_FOLDER = 1 << 4, REMOVE_FILE = 1 << 5, MAKE_FOLDER = 1 << 7,
                 MAKE_FILE = 1 << 8, REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL_DEVICE = 1 << 15;
constexpr std::uint64_t TCP = 3, SIGNALS_AND_ABSTRACT_SOCKETS = 3;

struct Ruleset {
  Access files;
  std::uint64_t network, scopes;
};

struct [[gnu::packed]] PathRule {
  Access allowed;
  std::int32_t path;  ///< A descriptor.
};

constexpr Access READ = READ_FILE | READ_FOLDER;
constexpr Access CHANGE =
    WRITE_FILE | REMOVE_FILE | REMOVE_FOLDER | MAKE_FILE | MAKE_FOLDER | TRUNCATE;
// Only these can be granted for a file that is not a folder.
constexpr Access OF_FILES = EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE | IOCTL_DEVICE;

[[noreturn]] void not_done(const char* task, const std::string& what) {
  throw RoomError(std::string("can't ") + task + ": " + what + ": " + std::strerror(errno));
}
[[noreturn]] void not_kept_out(const std::string& what) {
  not_done("keep files from the compiler", what);
}

int version() { return int(syscall(CREATE_RULESET, nullptr, 0, VERSION_ONLY)); }

// All that a kernel can take away.
Ruleset all_of(int version) {
  Ruleset rules{REFER - 1, 0, 0};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4) rules.network = TCP;
  if (version >= 5) rules.files |= IOCTL_DEVICE;
  if (version >= 6) rules.scopes = SIGNALS_AND_ABSTRACT_SOCKETS;
  return rules;
}

class Files {
 public:
  Files() : rules_(all_of(version())) {
    ruleset_ = int(syscall(CREATE_RULESET, &rules_, sizeof rules_, 0));
    if (ruleset_ == -1) not_kept_out("Landlock");
  }
  ~Files() { close(ruleset_); }
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;

  // What is not there can't be reached anyway.
  void allow(const std::string& path, Access access) const {
    const int place = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (place == -1) return;
    struct stat status {};
    fstat(place, &status);
    if (not S_ISDIR(status.st_mode)) access &= OF_FILES;
    const PathRule rule{access & rules_.files, place};
    const auto added = syscall(ADD_RULE, ruleset_, BENEATH_PATH, &rule, 0);
    close(place);
    if (added != 0) not_kept_out(path);
  }

  void restrict() const {
    if (syscall(RESTRICT_SELF, ruleset_, 0) != 0) not_kept_out("landlock_restrict_self");
  }

 private:
  const Ruleset rules_;
  int ruleset_;
};

// What compilers need of the system: no settings, nobody's data.
constexpr std::string_view SYSTEM_FOLDERS =
    "/bin /lib /lib32 /lib64 /usr/bin /usr/lib /usr/lib32 /usr/lib64 /usr/libexec /usr/include "
    "/usr/local/include /usr/x86_64-linux-gnu /usr/aarch64-linux-gnu /etc/ld.so.cache "
    "/etc/alternatives";

// Denies this process all files but those of the system and of the plan. It must not be able to
// gain privileges. `installation` is the folder of a compiler elsewhere, or empty.
void keep_files(const RoomPlan& plan, const std::string& installation) {
  const Files files;
  for (const std::string& folder : split(SYSTEM_FOLDERS, ' ')) files.allow(folder, READ | EXECUTE);
  if (not installation.empty()) files.allow(installation, READ | EXECUTE);
  for (const std::string& path : plan.readable) files.allow(path, READ);
  files.allow(plan.work, READ | CHANGE);
  files.allow("/dev/null", READ_FILE | WRITE_FILE);
  files.restrict();
}

// ------------------------------------------------------------------ calls and rights

using Argument = CallCondition;

constexpr std::uint32_t PRETENDED = SECCOMP_RET_ERRNO, UNKNOWN = SECCOMP_RET_ERRNO | ENOSYS,
                        ALLOW = SECCOMP_RET_ALLOW;
constexpr std::uint32_t NAMESPACES = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                     CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
// Numbers that are the same on all machines and that older headers don't have.
enum NewCall { CLOSE_RANGE = 436, FACCESSAT2 = 439, FCHMODAT2 = 452 };

// What compilers, assemblers, linkers and the shell call. Whatever else a kernel knows is not
// there: the network, other processes, namespaces, keys, the calls of later kernels.
const CallRule RULES[] = {
    // Words put into a terminal as if somebody had typed them: TIOCSTI, TIOCLINUX.
    {SYS_ioctl, UNKNOWN, {{1, Argument::IS, 0x5412}}},
    {SYS_ioctl, UNKNOWN, {{1, Argument::IS, 0x541c}}},
    // Leaving the process group that ends with the room; other namespaces; the limits of others.
    // Without clone3, libraries use clone, whose flags can be seen.
    {SYS_prctl, UNKNOWN, {{0, Argument::IS, PR_SET_CHILD_SUBREAPER}}},
    {SYS_clone, UNKNOWN, {{0, Argument::HAS_BITS, NAMESPACES}}},
    {SYS_prlimit64, UNKNOWN, {{0, Argument::AT_LEAST, 1}}},

// What access to folders does not protect: the owners, rights and times of files.
#ifdef SYS_chmod
    {SYS_chmod, PRETENDED},
    {SYS_chown, PRETENDED},
    {SYS_lchown, PRETENDED},
    {SYS_utime, PRETENDED},
    {SYS_utimes, PRETENDED},
    {SYS_futimesat, PRETENDED},
#endif
    {SYS_fchmod, PRETENDED},
    {SYS_fchmodat, PRETENDED},
    {FCHMODAT2, PRETENDED},
    {SYS_fchown, PRETENDED},
    {SYS_fchownat, PRETENDED},
    {SYS_utimensat, PRETENDED},
};

const int ALLOWED[] = {
// Files, but no links, behind which other programs would find other files.
#ifdef SYS_open
    SYS_open, SYS_creat, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_rename, SYS_mkdir,
    SYS_rmdir, SYS_unlink, SYS_getdents, SYS_pipe, SYS_dup2, SYS_select, SYS_poll, SYS_time,
    SYS_fork, SYS_vfork, SYS_getpgrp, SYS_alarm, SYS_pause, SYS_arch_prctl,
#endif
    SYS_openat, SYS_close, CLOSE_RANGE, SYS_fstat, SYS_newfstatat, SYS_statx, SYS_statfs,
    SYS_fstatfs, SYS_faccessat, FACCESSAT2, SYS_readlinkat, SYS_renameat, SYS_renameat2,
    SYS_mkdirat, SYS_unlinkat, SYS_getdents64, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_umask,
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_pwritev,
    SYS_lseek, SYS_ftruncate, SYS_fallocate, SYS_fadvise64, SYS_fsync, SYS_fdatasync, SYS_flock,
    SYS_copy_file_range, SYS_sendfile, SYS_splice, SYS_fcntl, SYS_ioctl, SYS_pipe2, SYS_dup,
    SYS_dup3, SYS_pselect6, SYS_ppoll,
    // Memory.
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_msync, SYS_membarrier,
    // Processes of its own.
    SYS_clone, SYS_execve, SYS_execveat, SYS_wait4, SYS_waitid, SYS_exit, SYS_exit_group,
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getpgid, SYS_getsid, SYS_getuid, SYS_geteuid,
    SYS_getgid, SYS_getegid, SYS_getgroups, SYS_getresuid, SYS_getresgid, SYS_capget, SYS_prctl,
    SYS_set_tid_address, SYS_set_robust_list, SYS_get_robust_list, SYS_rseq, SYS_futex,
    SYS_prlimit64, SYS_getrlimit, SYS_setrlimit, SYS_getrusage, SYS_getpriority, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_getcpu,
    // Signals that they get, and the time.
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigpending,
    SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_restart_syscall, SYS_setitimer, SYS_getitimer,
    SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday,
    SYS_times,
    // Harmless questions.
    SYS_uname, SYS_sysinfo, SYS_getrandom};

[[noreturn]] void not_confined(const std::string& what) { not_done("confine the compiler", what); }

// Within the room, root reads and writes what it may as ever; all its other powers are gone.
void drop_capabilities() {
  constexpr int LAST = 63;
  const unsigned kept = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH;
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct now[2] = {};
  if (syscall(SYS_capget, &header, now) != 0) not_confined("capget");
  if ((now[0].permitted | now[1].permitted) == 0) return;
  for (int k = 0; k <= LAST; ++k)
    if (k >= 32 or not(kept >> k & 1)) prctl(PR_CAPBSET_DROP, k, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  for (__user_cap_data_struct& data : now) {
    const unsigned mask = &data == now ? kept : 0;
    data = {data.effective & mask, data.permitted & mask, 0};
  }
  if (syscall(SYS_capset, &header, now) != 0) not_confined("capset");
}

bool is_in(const fs::path& file, const fs::path& folder) {
  const auto [in_folder, in_file] =
      std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  return in_folder == folder.end();
}

// Whether somebody's home folder or the room's own is in this one.
bool is_private(const fs::path& folder, const std::string& work) {
  const char* const home = std::getenv("HOME");
  for (const std::string& inside : {work, std::string(home ? home : "")}) {
    std::error_code error;
    const fs::path real = fs::canonical(inside, error);
    if (not error and is_in(real, folder)) return true;
  }
  return false;
}

// The folder of a compiler installed outside those of the system: the one that has its folder bin,
// or only bin if there is more in that one, as in a home folder. Else empty.
std::string installation_of(const std::string& program, const std::string& work) {
  std::string found = program;
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path ? path : "");
  if (program.find('/') == std::string::npos)
    for (std::string folder; std::getline(folders, folder, ':');)
      if (access((folder + "/" + program).c_str(), X_OK) == 0) {
        found = folder + "/" + program;
        break;
      }
  std::error_code error;
  const fs::path file = fs::canonical(found, error);
  if (error) return "";
  for (const std::string& folder : split(SYSTEM_FOLDERS, ' ')) {
    const fs::path real = fs::canonical(folder, error);
    if (not error and is_in(file, real)) return "";
  }
  const fs::path bin = file.parent_path(), above = bin.parent_path();
  return (is_private(above, work) ? bin : above).string();
}

}  // namespace

bool has_landlock() { return version() >= 1; }

void lock_room(const RoomPlan& plan, const std::string& program) {
  const std::string installation = installation_of(program, plan.work);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) not_confined("PR_SET_NO_NEW_PRIVS");
  if (not plan.is_open) keep_files(plan, installation);
  drop_capabilities();
  std::vector<CallRule> rules(std::begin(RULES), std::end(RULES));
  for (int call : ALLOWED) rules.push_back(CallRule{call, ALLOW, {}});
  if (install_rules(rules.data(), rules.size(), UNKNOWN, UNKNOWN, 0) != 0)
    not_confined("system call filter");
}

}  // namespace game_engine
