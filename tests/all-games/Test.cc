#include "Test.hh"
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <atomic>
#include <new>
#include <engine/files/Files.hh>
#include <programs/game/Jobs.hh>
#include "Kit.hh"

namespace tests {

namespace {

struct Entry {
  std::string name;
  const char* file;
  std::function<void()> run;
};

struct Skipped : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// By file and in the order of the file, whatever the order of linking.
std::map<std::string, std::vector<Entry>>& entries() {
  static std::map<std::string, std::vector<Entry>> all;
  return all;
}

int failures = 0;                                       // of the test that runs
std::vector<std::string>* expected_failures = nullptr;  // where failed checks are noted instead
std::string scratch, shared;

// Held by one process at a time, until the end of the object.
class Lock {
 public:
  explicit Lock(const std::string& file)
      : file_(open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
    if (flock(file_, LOCK_EX) != 0) throw std::runtime_error("can't lock " + file);
  }
  ~Lock() { close(file_); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  const int file_;
};

// What the processes that run the tests share.
struct Progress {
  std::atomic<int> next, passed, failed, skipped;
};

void run_body(const Entry& entry) {
  try {
    entry.run();
  } catch (const Skipped&) {
    throw;
  } catch (const std::exception& e) {
    fail(entry.file, 0, std::string("thrown: ") + e.what());
  }
}

void run_test(const Entry& entry, bool verbose, Progress& progress) {
  const std::string label = std::string(entry.file) + ": " + entry.name;
  failures = 0;
  const double start = cpu_seconds();
  try {
    run_body(entry);
    ++(failures == 0 ? progress.passed : progress.failed);
  } catch (const Skipped& s) {
    std::cout << "skipped: " + label + ": " + s.what() + "\n" << std::flush;
    ++progress.skipped;
  }
  if (not scratch.empty()) fs::remove_all(scratch);
  scratch.clear();
  if (failures > 0) std::cout << "FAILED: " + label + "\n" << std::flush;
  if (verbose) std::printf("%6.2f s  %s\n", cpu_seconds() - start, label.c_str());
  std::fflush(stdout);
}

// One of the processes: takes the next test as long as there are some.
void run_tests(const std::vector<Entry>& tests, bool verbose, Progress& progress) {
  for (int k; (k = progress.next++) < int(tests.size());) run_test(tests[k], verbose, progress);
}

// Which tests to run, by their files and names, such as "tests/all-games/golden.cc: version 1.0
// ...".
struct Selection {
  std::vector<std::string> words;    // that a test must contain, all of them
  std::vector<std::string> without;  // that it must not contain

  bool has(const std::string& test) const {
    const auto in_test = [&](const std::string& word) { return contains(test, word); };
    return all_of(words, in_test) and none_of(without, in_test);
  }
};

// Runs these tests, a process on each processor; returns the exit status.
int run_all(const Selection& selection, bool verbose) {
  std::vector<Entry> tests;
  for (const auto& [file, of_file] : entries())
    for (const Entry& entry : of_file)
      if (selection.has(file + ": " + entry.name)) tests.push_back(entry);
  shared = temporary_folder();
  void* memory =
      mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  Progress& progress = *new (memory) Progress{};
  // One more than there are cores, as some tests wait.
  const int processes = num_processors() + 1;
  for (int k = 0; k < processes; ++k) {
    if (fork() == 0) {
      run_tests(tests, verbose, progress);
      std::exit(0);
    }
  }
  for (int status; wait(&status) > 0;)
    if (status != 0) std::cout << "a process of the tests ended with " << status << std::endl;
  fs::remove_all(shared);
  const int done = progress.passed + progress.failed + progress.skipped;
  progress.failed += int(tests.size()) - done;  // those that ended their process
  std::cout << progress.passed << " passed, " << progress.failed << " failed";
  if (progress.skipped > 0) std::cout << ", " << progress.skipped << " skipped";
  std::cout << std::endl;
  return progress.failed == 0 and progress.passed > 0 ? 0 : 1;
}

}  // namespace

double cpu_seconds() {
  double sum = 0;
  for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used;
    getrusage(who, &used);
    for (const timeval& time : {used.ru_utime, used.ru_stime})
      sum += time.tv_sec + 1e-6 * time.tv_usec;
  }
  return sum;
}

Test::Test(const std::string& name, const char* file, const std::function<void()>& run) {
  entries()[file].push_back({name, file, run});
}

void fail(const char* file, int line, const std::string& message) {
  if (expected_failures) return expected_failures->push_back(message);
  ++failures;
  std::cout << std::string(file) + ":" + std::to_string(line) + ": " + message + "\n" << std::flush;
}

void check_thrown(const std::optional<std::string>& thrown, const std::string& exception,
                  const std::string& text, const char* file, int line) {
  if (not thrown) fail(file, line, "nothing was thrown, expected " + exception);
  else if (not contains(*thrown, text))
    fail(file, line, "thrown was \"" + *thrown + "\", expected \"" + text + "\"");
}

std::vector<std::string> failed_checks(const std::function<void()>& body) {
  std::vector<std::string> failed;
  expected_failures = &failed;
  body();
  expected_failures = nullptr;
  return failed;
}

void skip(const std::string& reason) { throw Skipped(reason); }

void check_has(const std::string& text, const std::vector<std::string>& parts, const char* file,
               int line) {
  for (const std::string& part : parts)
    if (not contains(text, part)) fail(file, line, "there is no \"" + part + "\"");
}

std::string read_file(const std::string& path) { return read_text(path); }

void write_file(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  if (not out.flush()) throw std::runtime_error("can't write " + path);
}

std::string temporary_folder() {
  std::string pattern = (fs::temp_directory_path() / "game-test-XXXXXX").string();
  if (not mkdtemp(pattern.data())) throw std::runtime_error("can't make " + pattern);
  return pattern;
}

std::string scratch_folder() {
  if (scratch.empty()) scratch = temporary_folder();
  return scratch;
}

std::string made_once(const std::string& name,
                      const std::function<void(const std::string& folder)>& make) {
  const std::string folder = shared + "/" + name, made = folder + ".made";
  const Lock lock(folder + ".lock");
  if (fs::exists(made)) return folder;
  fs::remove_all(folder);
  fs::create_directory(folder);
  make(folder);
  write_file(made, "");
  return folder;
}

Outcome run(const std::string& command) {
  const std::string folder = scratch_folder(), out = folder + "/.out", err = folder + "/.err";
  // What the shell itself says of a command that a signal has ended is of no interest.
  const int status = std::system(
      ("exec 2> /dev/null; ( " + command + "\n) < /dev/null > " + out + " 2> " + err).c_str());
  const int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return {code, read_file(out), read_file(err)};
}

const Outcome& succeeded(const Outcome& outcome) {
  if (outcome.status != 0)
    fail(__FILE__, __LINE__, "exit status " + std::to_string(outcome.status) + ":\n" + outcome.err);
  return outcome;
}

}  // namespace tests

namespace {

const char* const USAGE =
    "run [-v] [WORD]... [-x WORD]...  the tests whose file and name have all WORDs, and none of\n"
    "                                 those after -x; -v shows the seconds of CPU that each takes\n"
    "run --signature                  what make prints\n"
    "run --program ARGUMENTS          the program, with all players of the tests\n";

int run_selected(const std::vector<std::string>& arguments) {
  tests::Selection selection;
  bool verbose = false;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    if (arguments[k] == "-v") {
      verbose = true;
    } else if (arguments[k] == "-x" and k + 1 < arguments.size()) {
      selection.without.push_back(arguments[++k]);
    } else if (arguments[k][0] != '-') {
      selection.words.push_back(arguments[k]);
    } else {
      std::cerr << USAGE;
      return 1;
    }
  }
  return tests::run_all(selection, verbose);
}

}  // namespace

int main(int argc, char** argv) try {
  if (is_player_host(argc, argv)) host_linked_player();
  const std::string first = argc > 1 ? argv[1] : "";
  if (first == "--program") return run_program(argc - 1, argv + 1);
  // Whoever started this in the background may have it ignore interrupts, and so all that
  // the tests start.
  std::signal(SIGINT, SIG_DFL);
  if (first == "--signature") std::cout << tests::signature() << std::endl;
  else if (first == "--table" and argc == 3) std::cout << tests::golden_table(argv[2]);
  else return run_selected({argv + 1, argv + argc});
  return 0;
} catch (const std::exception& error) {
  std::cerr << "error: " << error.what() << std::endl;
  return 1;
}
