#include "CallFilter.hh"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace game_engine {

namespace {

/// Translates rules into the kernel's filter language. Allocates no memory.
class Translator {
 public:
  explicit Translator(std::uint32_t foreign) {
    load(offsetof(seccomp_data, arch));
    add(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    finish(foreign);
#ifdef __x86_64__
    // The calls of x32 programs have this bit in their numbers.
    load(offsetof(seccomp_data, nr));
    add(BPF_JMP | BPF_JSET | BPF_K, 0x40000000, 0, 1);
    finish(foreign);
#endif
  }

  void add(const CallRule& rule) {
    load(offsetof(seccomp_data, nr));
    test(BPF_JEQ, std::uint32_t(rule.call), true);
    for (const CallCondition& condition : rule.conditions) add(condition);
    finish(rule.action);
    // A failed test jumps to what comes next.
    for (int k = 0; k < num_tests_; ++k) {
      sock_filter& jump = code_[tests_[k].at];
      (tests_[k].must_hold ? jump.jf : jump.jt) = std::uint8_t(size_ - tests_[k].at - 1);
    }
    num_tests_ = 0;
  }

  sock_fprog program(std::uint32_t otherwise) {
    finish(otherwise);
    return {std::uint16_t(size_), code_};
  }

 private:
  static constexpr int MOST = 1000;  // instructions: three times what the longest table takes

  void finish(std::uint32_t action) { add(BPF_RET | BPF_K, action, 0, 0); }

  void add(std::uint16_t code, std::uint32_t value, int jump_if_true, int jump_if_false) {
    if (size_ < MOST)
      code_[size_++] = {code, std::uint8_t(jump_if_true), std::uint8_t(jump_if_false), value};
  }

  void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, std::uint32_t(offset), 0, 0); }

  void test(int operation, std::uint32_t value, bool must_hold) {
    tests_[num_tests_++] = {size_, must_hold};
    add(std::uint16_t(BPF_JMP | BPF_K | operation), value, 0, 0);
  }

  void add(const CallCondition& c) {
    const std::size_t low = offsetof(seccomp_data, args) + std::size_t(c.argument) * 8;
    if (c.test != CallCondition::NONE) load(low);
    switch (c.test) {
      case CallCondition::NONE: return;
      case CallCondition::IS: return test(BPF_JEQ, c.value, true);
      case CallCondition::AT_MOST: return test(BPF_JGT, c.value, false);
      case CallCondition::AT_LEAST: return test(BPF_JGE, c.value, true);
      case CallCondition::HAS_BITS: return test(BPF_JSET, c.value, true);
      case CallCondition::HAS_NO_BITS: return test(BPF_JSET, c.value, false);
      case CallCondition::IS_OWN_PID: return test(BPF_JEQ, std::uint32_t(getpid()), true);
      case CallCondition::IS_NULL:
        test(BPF_JEQ, 0, true);
        load(low + 4);
        return test(BPF_JEQ, 0, true);
    }
  }

  struct Test {
    int at;
    bool must_hold;
  };

  sock_filter code_[MOST];
  int size_ = 0;
  Test tests_[12];
  int num_tests_ = 0;
};

}  // namespace

int install_rules(const CallRule* rules, std::size_t count, std::uint32_t otherwise,
                  std::uint32_t foreign, unsigned flags) {
  Translator translator(foreign);
  for (std::size_t k = 0; k < count; ++k) translator.add(rules[k]);
  const sock_fprog program = translator.program(otherwise);
  // The older call, which some containers allow alone, has no flags.
  if (flags == 0) return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
  return int(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program));
}

}  // namespace game_engine
