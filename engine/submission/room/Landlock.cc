// Which files the processes of a room can reach: Landlock, which needs no privileges.

#include "Room.hh"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

using Access = std::uint64_t;

// What newer kernels know and older headers don't.
constexpr Access REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL_DEVICE = 1 << 15;
constexpr std::uint64_t TCP = 3, SIGNALS_AND_ABSTRACT_SOCKETS = 3;

constexpr Access READ = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr Access CHANGE = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                          LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                          LANDLOCK_ACCESS_FS_MAKE_DIR | TRUNCATE;
// Only these can be granted for a file that is not a folder.
constexpr Access OF_FILES = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
                            LANDLOCK_ACCESS_FS_WRITE_FILE | TRUNCATE | IOCTL_DEVICE;

struct Ruleset {
  Access files;
  std::uint64_t network, scopes;
};

[[noreturn]] void not_kept_out(const std::string& what) {
  throw RoomError("can't keep files from the compiler: " + what + ": " + std::strerror(errno));
}

int version() {
  return int(syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
}

// All that a kernel can take away.
Ruleset all_of(int version) {
  Ruleset rules{(LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1, 0, 0};
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
    ruleset_ = int(syscall(SYS_landlock_create_ruleset, &rules_, sizeof rules_, 0));
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
    landlock_path_beneath_attr rule{};
    rule.allowed_access = access & rules_.files;
    rule.parent_fd = place;
    const auto added =
        syscall(SYS_landlock_add_rule, ruleset_, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(place);
    if (added != 0) not_kept_out(path);
  }

  void restrict() const {
    if (syscall(SYS_landlock_restrict_self, ruleset_, 0) != 0)
      not_kept_out("landlock_restrict_self");
  }

 private:
  const Ruleset rules_;
  int ruleset_;
};

// What compilers need of the system: no settings, nobody's data.
constexpr std::string_view SYSTEM =
    "/bin /lib /lib32 /lib64 /usr/bin /usr/lib /usr/lib32 /usr/lib64 /usr/libexec /usr/include "
    "/usr/local/include /usr/x86_64-linux-gnu /usr/aarch64-linux-gnu /etc/ld.so.cache "
    "/etc/alternatives";

}  // namespace

bool has_landlock() { return version() >= 1; }

std::vector<std::string> system_folders() { return split(SYSTEM, ' '); }

void keep_files(const RoomPlan& plan, const std::string& installation) {
  const Files files;
  for (const std::string& folder : system_folders())
    files.allow(folder, READ | LANDLOCK_ACCESS_FS_EXECUTE);
  if (not installation.empty()) files.allow(installation, READ | LANDLOCK_ACCESS_FS_EXECUTE);
  for (const std::string& path : plan.readable) files.allow(path, READ);
  files.allow(plan.work, READ | CHANGE);
  files.allow("/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  files.restrict();
}

}  // namespace game_engine
