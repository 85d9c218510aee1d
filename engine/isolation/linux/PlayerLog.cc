#include "PlayerLog.hh"

#include <filesystem>

namespace game_engine {

PlayerLog::PlayerLog(const std::string& folder, int player, const std::string& name) {
  if (folder.empty()) return;
  const std::string path = folder + "/" + std::to_string(player) + "-" + name + ".log";
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw IsolationError("can't make the folder " + folder + ": " + error.message());
  // At the end always: the player and the engine take turns.
  const int flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC;
  const int file = open(path.c_str(), flags, 0644);
  if (file == -1)
    throw IsolationError("can't write the player's log " + path + ": " + std::strerror(errno));
  file_ = Descriptor(file, "F_DUPFD");
}

void PlayerLog::mark(int round) {
  if (file_.get() == -1) return;
  const std::string line = "round " + std::to_string(round) + "\n";
  // A full disk is no reason to stop the match.
  [[maybe_unused]] const ssize_t written = write(file_.get(), line.data(), line.size());
}

}  // namespace game_engine
