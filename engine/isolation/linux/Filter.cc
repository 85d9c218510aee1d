#include "Launch.hh"

#include <fcntl.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <iterator>

#include <engine/system/CallFilter.hh>
#include "Channel.hh"

namespace game_engine {

namespace {

using Argument = CallCondition;
using Rule = CallRule;

constexpr std::uint32_t ALLOW = SECCOMP_RET_ALLOW;
constexpr std::uint32_t ASK_THE_ENGINE = SECCOMP_RET_USER_NOTIF;

/// The call is not carried out and returns this error; 0 looks like success.
constexpr std::uint32_t refuse(std::uint32_t error) { return SECCOMP_RET_ERRNO | error; }

// Flags of a map that lies where the caller wants it, or that takes more than its size.
constexpr std::uint32_t PLACED =
    MAP_FIXED | 0x100000 /* MAP_FIXED_NOREPLACE */ | MAP_GROWSDOWN | MAP_LOCKED | MAP_HUGETLB;
#ifndef MREMAP_DONTUNMAP
constexpr std::uint32_t MREMAP_DONTUNMAP = 4;
#endif

const Rule RULES[] = {
    // Only if it may place its memory.
    {SYS_mmap,
     ALLOW,
     {{2, Argument::HAS_NO_BITS, PROT_EXEC}, {3, Argument::HAS_BITS, MAP_ANONYMOUS}}},

    // The start signal, the answer, and the standard streams, which lead nowhere.
    {SYS_read, ALLOW, {{0, Argument::IS, START}}},
    {SYS_writev, ALLOW, {{0, Argument::IS, ANSWER}}},
    {SYS_read, ALLOW, {{0, Argument::IS, STDIN_FILENO}}},
    {SYS_write, ALLOW, {{0, Argument::IS, STDOUT_FILENO}}},
    {SYS_write, ALLOW, {{0, Argument::IS, STDERR_FILENO}}},
    {SYS_writev, ALLOW, {{0, Argument::IS, STDOUT_FILENO}}},
    {SYS_writev, ALLOW, {{0, Argument::IS, STDERR_FILENO}}},

    // Memory, but none that can be executed, and no files but the shared state.
    {SYS_brk, ALLOW},
    // The kernel chooses the addresses: single pages far apart would need many times their size in
    // tables, which no limit counts.
    {SYS_mmap,
     ALLOW,
     {{0, Argument::IS_NULL},
      {2, Argument::HAS_NO_BITS, PROT_EXEC},
      {3, Argument::HAS_NO_BITS, PLACED},
      {3, Argument::HAS_BITS, MAP_ANONYMOUS}}},
    {SYS_mmap,
     ALLOW,
     {{0, Argument::IS_NULL},
      {2, Argument::HAS_NO_BITS, PROT_EXEC},
      {3, Argument::HAS_NO_BITS, PLACED},
      {4, Argument::IS, STATE}}},
    {SYS_mprotect, ALLOW, {{2, Argument::HAS_NO_BITS, PROT_EXEC}}},
    {SYS_munmap, ALLOW},
    {SYS_mremap, ALLOW, {{3, Argument::HAS_NO_BITS, MREMAP_FIXED | MREMAP_DONTUNMAP}}},
    {SYS_madvise, ALLOW, {{2, Argument::AT_MOST, MADV_DONTNEED}}},
    {SYS_madvise, ALLOW, {{2, Argument::IS, MADV_FREE}}},
    {SYS_madvise, ALLOW, {{2, Argument::IS, MADV_HUGEPAGE}}},
    {SYS_madvise, ALLOW, {{2, Argument::IS, MADV_NOHUGEPAGE}}},
    {SYS_madvise, ALLOW, {{2, Argument::IS, MADV_DONTDUMP}}},

    // The end: exit(), and abort(), which sends itself a signal.
    {SYS_exit_group, ALLOW},
    {SYS_exit, ALLOW},
    {SYS_getpid, ALLOW},
    {SYS_gettid, ALLOW},
    {SYS_tgkill, ALLOW, {{0, Argument::IS_OWN_PID}, {2, Argument::IS, SIGABRT}}},
    {SYS_rt_sigprocmask, ALLOW},

    // Harmless questions: the time (of no other process), memory in use, random bytes.
    {SYS_clock_gettime, ALLOW, {{0, Argument::AT_MOST, CLOCK_TAI}}},
    {SYS_gettimeofday, ALLOW},
#ifdef SYS_time
    {SYS_time, ALLOW},
#endif
    {SYS_getrusage, ALLOW, {{0, Argument::IS, 0}}},
    {SYS_sysinfo, ALLOW},
    {SYS_getrandom, ALLOW},
    {SYS_sched_yield, ALLOW},

    // What the library calls on its own when a program starts or first uses a stream.
    {SYS_sigaltstack, ALLOW, {{0, Argument::IS_NULL}}},
    {SYS_uname, ALLOW},  // up to glibc 2.33
    {SYS_set_tid_address, ALLOW},
    {SYS_set_robust_list, ALLOW},
    {SYS_rseq, ALLOW},
#ifdef SYS_arch_prctl
    {SYS_arch_prctl, ALLOW, {{0, Argument::IS, 0x1002 /* ARCH_SET_FS */}}},
    {SYS_arch_prctl, refuse(EINVAL)},
#endif
    {SYS_futex, refuse(0)},
    {SYS_prlimit64, refuse(EPERM), {{2, Argument::IS_NULL}}},
    {SYS_fstat, refuse(EACCES)},
    {SYS_newfstatat, refuse(EACCES), {{0, Argument::AT_MOST, STDERR_FILENO}}},
    {SYS_ioctl, refuse(ENOTTY), {{0, Argument::AT_MOST, STDERR_FILENO}}},
    {SYS_lseek, refuse(ESPIPE), {{0, Argument::AT_MOST, STDERR_FILENO}}},
    {SYS_readlinkat, refuse(ENOENT)},
#ifdef SYS_readlink
    {SYS_readlink, refuse(ENOENT)},
#endif

    // The end of our own preparations; once CONTROL is closed, sendmsg does nothing.
    {SYS_sendmsg, ALLOW, {{0, Argument::IS, CONTROL}}},
    {SYS_close, ALLOW, {{0, Argument::AT_LEAST, CONTROL}}},

    // Only where nobody is asked. It is closed by then.
    {SYS_execveat, ALLOW, {{0, Argument::IS, PROGRAM}}},
};

}  // namespace

int install_filter(bool may_place, CallsAre calls) {
  const std::size_t first = may_place ? 0 : 1, count = std::size(RULES) - first;
  if (calls == CallsAre::FILTERED)
    return install_rules(RULES + first, count, SECCOMP_RET_KILL_PROCESS, SECCOMP_RET_KILL_PROCESS,
                         0);
  return install_rules(RULES + first, count - 1, ASK_THE_ENGINE, ASK_THE_ENGINE,
                       SECCOMP_FILTER_FLAG_NEW_LISTENER);
}

}  // namespace game_engine
