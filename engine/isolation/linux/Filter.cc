#include "Filter.hh"

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "Channel.hh"

namespace game_engine {

namespace {

/// What an argument of a call must be like; its lower 32 bits, which is all that counts in
/// descriptors and flags.
struct Condition {
  enum Test { NONE, IS, AT_MOST, AT_LEAST, HAS_BITS, HAS_NO_BITS, IS_NULL, IS_OWN_PID };
  int argument = 0;  ///< From 0 on.
  Test test = NONE;
  std::uint32_t value = 0;
};

constexpr std::uint32_t ALLOW = SECCOMP_RET_ALLOW;
constexpr std::uint32_t ASK_THE_ENGINE = SECCOMP_RET_USER_NOTIF;

/// The call is not carried out, and gives the player this error; 0 looks like success.
constexpr std::uint32_t refuse(std::uint32_t error) { return SECCOMP_RET_ERRNO | error; }

/// What happens to a call that fulfils all the conditions.
struct Rule {
  int call;
  std::uint32_t action;
  Condition conditions[2] = {};
};

using C = Condition;

const Rule RULES[] = {
    // The start signal, the answer, and the standard streams, which lead nowhere.
    {SYS_read, ALLOW, {{0, C::IS, START}}},
    {SYS_writev, ALLOW, {{0, C::IS, ANSWER}}},
    {SYS_read, ALLOW, {{0, C::IS, STDIN_FILENO}}},
    {SYS_write, ALLOW, {{0, C::IS, STDOUT_FILENO}}},
    {SYS_write, ALLOW, {{0, C::IS, STDERR_FILENO}}},
    {SYS_writev, ALLOW, {{0, C::IS, STDOUT_FILENO}}},
    {SYS_writev, ALLOW, {{0, C::IS, STDERR_FILENO}}},

    // Memory, but none that can be executed, and no files but the shared state.
    {SYS_brk, ALLOW},
    {SYS_mmap, ALLOW, {{2, C::HAS_NO_BITS, PROT_EXEC}, {3, C::HAS_BITS, MAP_ANONYMOUS}}},
    {SYS_mmap, ALLOW, {{2, C::HAS_NO_BITS, PROT_EXEC}, {4, C::IS, STATE}}},
    {SYS_mprotect, ALLOW, {{2, C::HAS_NO_BITS, PROT_EXEC}}},
    {SYS_munmap, ALLOW},
    {SYS_mremap, ALLOW},
    {SYS_madvise, ALLOW},

    // The end: exit(), and abort(), which sends itself a signal.
    {SYS_exit_group, ALLOW},
    {SYS_exit, ALLOW},
    {SYS_getpid, ALLOW},
    {SYS_gettid, ALLOW},
    {SYS_tgkill, ALLOW, {{0, C::IS_OWN_PID}, {2, C::IS, SIGABRT}}},
    {SYS_rt_sigprocmask, ALLOW},

    // Harmless questions: the time (of no other process), memory in use, random bytes.
    {SYS_clock_gettime, ALLOW, {{0, C::AT_MOST, CLOCK_TAI}}},
    {SYS_gettimeofday, ALLOW},
#ifdef SYS_time
    {SYS_time, ALLOW},
#endif
    {SYS_getrusage, ALLOW, {{0, C::IS, 0}}},
    {SYS_sysinfo, ALLOW},
    {SYS_getrandom, ALLOW},
    {SYS_sched_yield, ALLOW},

    // What the library calls on its own when a program starts or first uses a stream.
    {SYS_sigaltstack, ALLOW, {{0, C::IS_NULL}}},
    {SYS_set_tid_address, ALLOW},
    {SYS_set_robust_list, ALLOW},
    {SYS_rseq, ALLOW},
#ifdef SYS_arch_prctl
    {SYS_arch_prctl, ALLOW, {{0, C::IS, 0x1002 /* ARCH_SET_FS */}}},
    {SYS_arch_prctl, refuse(EINVAL)},
#endif
    {SYS_futex, refuse(0)},
    {SYS_prlimit64, refuse(EPERM), {{2, C::IS_NULL}}},
    {SYS_fstat, refuse(EACCES)},
    {SYS_newfstatat, refuse(EACCES), {{0, C::AT_MOST, STDERR_FILENO}}},
    {SYS_ioctl, refuse(ENOTTY), {{0, C::AT_MOST, STDERR_FILENO}}},
    {SYS_lseek, refuse(ESPIPE), {{0, C::AT_MOST, STDERR_FILENO}}},
    {SYS_readlinkat, refuse(ENOENT)},
#ifdef SYS_readlink
    {SYS_readlink, refuse(ENOENT)},
#endif

    // The end of our own preparations; once it is closed the first does nothing.
    {SYS_sendmsg, ALLOW, {{0, C::IS, CONTROL}}},
    {SYS_close, ALLOW, {{0, C::AT_LEAST, CONTROL}}},
};

/// Translates rules into the kernel's filter language. Allocates no memory.
class Translator {
 public:
  Translator() {
    load(offsetof(seccomp_data, arch));
    add(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    finish();
  }

  void add(const Rule& rule) {
    load(offsetof(seccomp_data, nr));
    test(BPF_JEQ, std::uint32_t(rule.call), true);
    for (const Condition& condition : rule.conditions) add(condition);
    add(BPF_RET | BPF_K, rule.action, 0, 0);
    // A test that fails goes to what comes next.
    for (int k = 0; k < num_tests_; ++k) {
      sock_filter& jump = code_[tests_[k].at];
      (tests_[k].must_hold ? jump.jf : jump.jt) = std::uint8_t(size_ - tests_[k].at - 1);
    }
    num_tests_ = 0;
  }

  sock_fprog program() {
    finish();
    return {std::uint16_t(size_), code_};
  }

 private:
  void finish() { add(BPF_RET | BPF_K, ASK_THE_ENGINE, 0, 0); }

  void add(std::uint16_t code, std::uint32_t value, int jump_if_true, int jump_if_false) {
    code_[size_++] = {code, std::uint8_t(jump_if_true), std::uint8_t(jump_if_false), value};
  }

  void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, std::uint32_t(offset), 0, 0); }

  void test(int operation, std::uint32_t value, bool must_hold) {
    tests_[num_tests_++] = {size_, must_hold};
    add(std::uint16_t(BPF_JMP | BPF_K | operation), value, 0, 0);
  }

  void add(const Condition& c) {
    const std::size_t low = offsetof(seccomp_data, args) + std::size_t(c.argument) * 8;
    if (c.test != Condition::NONE) load(low);
    switch (c.test) {
      case Condition::NONE: return;
      case Condition::IS: return test(BPF_JEQ, c.value, true);
      case Condition::AT_MOST: return test(BPF_JGT, c.value, false);
      case Condition::AT_LEAST: return test(BPF_JGE, c.value, true);
      case Condition::HAS_BITS: return test(BPF_JSET, c.value, true);
      case Condition::HAS_NO_BITS: return test(BPF_JSET, c.value, false);
      case Condition::IS_OWN_PID: return test(BPF_JEQ, std::uint32_t(getpid()), true);
      case Condition::IS_NULL:
        test(BPF_JEQ, 0, true);
        load(low + 4);
        return test(BPF_JEQ, 0, true);
    }
  }

  struct Test {
    int at;
    bool must_hold;
  };

  sock_filter code_[8 * std::size(RULES) + 8];
  int size_ = 0;
  Test tests_[8];
  int num_tests_ = 0;
};

}  // namespace

int install_filter() {
  Translator translator;
  for (const Rule& rule : RULES) translator.add(rule);
  const sock_fprog program = translator.program();
  return int(
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program));
}

}  // namespace game_engine
