// A system that denies the engine itself a call, as containers do: a match in isolation ends, and
// says what is missing.

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include "Runs.hh"

namespace {

/// From here on this process and all that it starts are denied the call.
bool deny(long call) {
  sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, unsigned(call), 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/// A match in isolation, of which no call `call` is carried out.
Outcome play_without(long call, const std::string& players) {
  Background match("./Game --secure -q -s 1 -i default.cnf " + players, false,
                   [call] { return deny(call); });
  wait_until([&] { return not runs(match.process()); });
  const int status = match.wait();
  return {status, read_file(scratch_file("out")), read_file(scratch_file("err"))};
}

}  // namespace

SECURE_TEST("isolation: a call for waiting or supervising that the system denies is named") {
  const std::string players = hostile("Loop") + " Null Null Null";
  CHECK_ERROR(play_without(SYS_ppoll, players), "ppoll: Operation not permitted");
  CHECK_ERROR(play_without(SYS_ioctl, players),
              "SECCOMP_IOCTL_NOTIF_RECV: Operation not permitted");
}

SECURE_TEST("isolation: a match ends where no process can be killed, not even one that loops") {
  const Outcome match = succeeded(play_without(SYS_kill, hostile("Loop") + " Null Null Null"));
  CHECK_HAS(match.err, "CPU time limit",
            "warning: processes of players can't be ended here (kill: ");
}

SECURE_TEST("isolation: root that can't become another user is told so once, with what is left") {
  if (geteuid() != 0) skip("root only");
  for (long call : {SYS_setgroups, SYS_setresgid, SYS_setresuid}) {
    const Outcome match = succeeded(play_without(call, hostile("ReadSystem") + " Null Null Null"));
    CHECK_HAS(match.err, "forbidden system call (openat)");
    const std::string warning =
        "warning: root can't become user 65534 here (Operation not permitted)";
    CHECK_HAS(match.err, warning);
    CHECK_EQUAL(match.err.find(warning), match.err.rfind(warning));
  }
}
