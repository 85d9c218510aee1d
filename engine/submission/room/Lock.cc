// What a room denies the processes in it, besides their limits.

#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <sstream>

#include <engine/isolation/linux/CallFilter.hh>
#include "Room.hh"

namespace game_engine {

namespace {

namespace fs = std::filesystem;

using C = CallCondition;

constexpr std::uint32_t refuse(std::uint32_t error) { return SECCOMP_RET_ERRNO | error; }
constexpr std::uint32_t REFUSED = refuse(EPERM), PRETENDED = refuse(0), UNKNOWN = refuse(ENOSYS);
constexpr std::uint32_t NAMESPACES = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                     CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
// Numbers that are the same on all machines and that older headers don't have.
enum NewCall {
  IO_URING_SETUP = 425,
  OPEN_TREE = 428,
  FSOPEN = 430,
  PIDFD_OPEN = 434,
  CLONE3 = 435,
  PIDFD_GETFD = 438,
  PROCESS_MADVISE = 440,
  MOUNT_SETATTR = 442,
  FCHMODAT2 = 452
};

// Compilers come in many versions: everything is allowed except what none of them needs.
const CallRule RULES[] = {
    // The network, of whatever kind, and other processes.
    {SYS_socket, REFUSED},
    {SYS_socketpair, REFUSED},
    {SYS_connect, REFUSED},
    {SYS_bind, REFUSED},
    {IO_URING_SETUP, REFUSED},
    {SYS_kill, REFUSED},
    {SYS_tkill, REFUSED},
    {SYS_tgkill, REFUSED},
    {SYS_rt_sigqueueinfo, REFUSED},
    {SYS_rt_tgsigqueueinfo, REFUSED},
    {SYS_pidfd_send_signal, REFUSED},
    {PIDFD_OPEN, REFUSED},
    {PIDFD_GETFD, REFUSED},
    {SYS_ptrace, REFUSED},
    {SYS_process_vm_readv, REFUSED},
    {SYS_process_vm_writev, REFUSED},
    {PROCESS_MADVISE, REFUSED},
    {SYS_kcmp, REFUSED},
    {SYS_setpriority, REFUSED},
    {SYS_prlimit64, REFUSED, {{0, C::AT_LEAST, 1}}},
    {SYS_sched_setaffinity, REFUSED},
    {SYS_sched_setscheduler, REFUSED},

    // Leaving the process group that ends with the room.
    {SYS_setsid, REFUSED},
    {SYS_setpgid, REFUSED},
    {SYS_prctl, REFUSED, {{0, C::IS, PR_SET_CHILD_SUBREAPER}}},

// What access to folders does not protect: the owners, rights and times of files. And links, behind
// which other programs would find other files.
#ifdef SYS_chmod
    {SYS_chmod, PRETENDED},
    {SYS_chown, PRETENDED},
    {SYS_lchown, PRETENDED},
    {SYS_utime, PRETENDED},
    {SYS_utimes, PRETENDED},
    {SYS_futimesat, PRETENDED},
    {SYS_mknod, REFUSED},
    {SYS_symlink, REFUSED},
    {SYS_link, REFUSED},
#endif
    {SYS_fchmod, PRETENDED},
    {SYS_fchmodat, PRETENDED},
    {FCHMODAT2, PRETENDED},
    {SYS_fchown, PRETENDED},
    {SYS_fchownat, PRETENDED},
    {SYS_utimensat, PRETENDED},
    {SYS_symlinkat, REFUSED},
    {SYS_linkat, REFUSED},
    {SYS_truncate, REFUSED},
    {SYS_mknodat, REFUSED},
    {SYS_setxattr, REFUSED},
    {SYS_lsetxattr, REFUSED},
    {SYS_fsetxattr, REFUSED},
    {SYS_removexattr, REFUSED},
    {SYS_lremovexattr, REFUSED},
    {SYS_fremovexattr, REFUSED},
    {SYS_inotify_init1, REFUSED},
    {SYS_fanotify_init, REFUSED},

    // Words put into a terminal as if somebody had typed them: TIOCSTI, TIOCLINUX.
    {SYS_ioctl, REFUSED, {{1, C::IS, 0x5412}}},
    {SYS_ioctl, REFUSED, {{1, C::IS, 0x541c}}},

    // The kernel's rarer parts. Without clone3, libraries use clone, whose flags can be seen.
    {CLONE3, UNKNOWN},
    {SYS_clone, REFUSED, {{0, C::HAS_BITS, NAMESPACES}}},
    {SYS_unshare, REFUSED},
    {SYS_setns, REFUSED},
    {SYS_mount, REFUSED},
    {SYS_umount2, REFUSED},
    {OPEN_TREE, REFUSED},
    {FSOPEN, REFUSED},
    {MOUNT_SETATTR, REFUSED},
    {SYS_pivot_root, REFUSED},
    {SYS_chroot, REFUSED},
    {SYS_bpf, REFUSED},
    {SYS_perf_event_open, REFUSED},
    {SYS_userfaultfd, REFUSED},
    {SYS_add_key, REFUSED},
    {SYS_request_key, REFUSED},
    {SYS_keyctl, REFUSED},
    {SYS_init_module, REFUSED},
    {SYS_finit_module, REFUSED},
    {SYS_kexec_load, REFUSED},
    {SYS_reboot, REFUSED},
    {SYS_shmget, REFUSED},
    {SYS_msgget, REFUSED},
    {SYS_semget, REFUSED},
    {SYS_mq_open, REFUSED},
};

[[noreturn]] void not_confined(const std::string& what) {
  throw RoomError("can't confine the compiler: " + what + ": " + std::strerror(errno));
}

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
  for (const std::string& folder : system_folders()) {
    const fs::path real = fs::canonical(folder, error);
    if (not error and is_in(file, real)) return "";
  }
  const fs::path bin = file.parent_path(), above = bin.parent_path();
  return (is_private(above, work) ? bin : above).string();
}

}  // namespace

void lock_room(const RoomPlan& plan, const std::string& program) {
  const std::string installation = installation_of(program, plan.work);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) not_confined("PR_SET_NO_NEW_PRIVS");
  if (not plan.is_open) keep_files(plan, installation);
  drop_capabilities();
  if (install_rules(RULES, std::size(RULES), SECCOMP_RET_ALLOW, REFUSED, 0) != 0)
    not_confined("system call filter");
}

}  // namespace game_engine
