#include "PlayerProgram.hh"

#include <sys/mman.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "ElfFile.hh"

namespace game_engine {

namespace {

IsolationError file_error(const std::string& path, const std::string& what) {
  return IsolationError("the player's file " + path + " " + what);
}

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  if (not in) throw file_error(path, std::string("can't be read: ") + std::strerror(errno));
  return bytes;
}

// A file that is open for writing can't be executed: so it is opened a second time.
Descriptor copy_in_memory(const std::string& bytes) {
  constexpr unsigned EXECUTABLE = 0x10;  // MFD_EXEC, of Linux 6.3
  int number = memfd_create("player", MFD_CLOEXEC | EXECUTABLE);
  if (number == -1) number = memfd_create("player", MFD_CLOEXEC);
  const Descriptor copy(number, "memfd_create");
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t n = write(copy.get(), bytes.data() + done, bytes.size() - done);
    if (n <= 0) throw system_error("no memory for a copy of a player's file");
    done += std::size_t(n);
  }
  if (fchmod(copy.get(), 0555) != 0) throw system_error("fchmod");
  const std::string path = "/proc/self/fd/" + std::to_string(copy.get());
  return Descriptor(open(path.c_str(), O_PATH | O_CLOEXEC), path.c_str());
}

std::string problem_of(const std::string& bytes, const Limits& limits) {
  const std::string problem = problem_of_program(bytes);
  if (not problem.empty()) return "the file can't be executed: " + problem;
  if (size_in_memory(ElfFile(bytes)) > std::uint64_t(limits.memory) << 20)
    return "memory limit (" + std::to_string(limits.memory) + " MB)";
  return "";
}

}  // namespace

PlayerProgram open_player(const GivenFile& file, const Limits& limits) {
  const std::string bytes = read_file(file.path);
  if (not file.identity.empty() and identity_of(file.path) != file.identity)
    throw file_error(file.path, "has changed since the matches began");
  PlayerProgram program;
  program.problem = problem_of(bytes, limits);
  if (program.problem.empty()) program.file = copy_in_memory(bytes);
  return program;
}

PlayerProgram open_this_program() {
  const char* const path = "/proc/self/exe";
  PlayerProgram program;
  program.file = Descriptor(open(path, O_PATH | O_CLOEXEC), path);
  return program;
}

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

}  // namespace game_engine
