#pragma once

// A small frame for tests:
//
//     TEST("a wizard never moves in diagonals") {
//       CHECK_EQUAL(board.state().units[4].pos, Pos(3, 4));
//     }
//
// A test fails if one of its checks does, or if something is thrown.

#include <engine/Standard.hh>
#include <engine/text/Ranges.hh>
#include <engine/text/Words.hh>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <limits>
#include <stdexcept>
#include <thread>
#include <tuple>
#include <utility>

namespace game_engine {}
using namespace game_engine;

namespace tests {

struct Test {
  /// Adds a test to those that the program runs.
  Test(const std::string& name, const char* file, const std::function<void()>& run);
};

/// Notes a failed check of the test that runs.
void fail(const char* file, int line, const std::string& message);

/// Ends the running test: something is missing on this machine.
[[noreturn]] void skip(const std::string& reason);

template <typename A, typename B>
void check_equal(const A& actual, const B& expected, const char* what, const char* file, int line) {
  if (actual == expected) return;
  std::ostringstream message;
  message << what << " is " << actual << ", expected " << expected;
  fail(file, line, message.str());
}

/// Checks what an exception says; nothing: none was thrown.
void check_thrown(const std::optional<std::string>& thrown, const std::string& exception,
                  const std::string& text, const char* file, int line);

/// Runs this and returns the messages of checks that failed there; they fail no test.
std::vector<std::string> failed_checks(const std::function<void()>& body);

/// Checks that a text contains all these parts.
void check_has(const std::string& text, const std::vector<std::string>& parts, const char* file,
               int line);

/// The text of a file of tests/data, or of another file. Fails the test if there is none.
std::string read_file(const std::string& path);

void write_file(const std::string& path, const std::string& text);

/// Makes a new folder for temporary files, to be removed by the caller.
std::string temporary_folder();

/// The running test's own folder, which is removed at its end.
std::string scratch_folder();

/// A folder that the processes of this run share, with what make(folder) puts there when the first
/// of them asks for this name; it is removed after the last test.
std::string made_once(const std::string& name,
                      const std::function<void(const std::string& folder)>& make);

/// The CPU time of this process and of those that it has waited for.
double cpu_seconds();

/// What a command of the shell printed and how it ended.
struct Outcome {
  int status;       ///< The exit status, or 128 + the number of the signal.
  std::string out;  ///< Standard output.
  std::string err;  ///< Standard error.
};

/// Runs a shell command, with empty standard input unless it says otherwise.
Outcome run(const std::string& command);

/// The outcome of a command; fails the test, with what it said, if its status is not 0.
const Outcome& succeeded(const Outcome& outcome);

}  // namespace tests

using namespace tests;
namespace fs = std::filesystem;

#define TESTS_JOIN_(a, b) a##b
#define TESTS_JOIN(a, b) TESTS_JOIN_(a, b)

// Several files may be compiled as one: the counter tells their tests apart.
#define TEST(name) TESTS_ADD(name, TESTS_JOIN(test_, __COUNTER__))
#define TESTS_ADD(name, function)                                                \
  static void function();                                                        \
  static const tests::Test TESTS_JOIN(add_, function)(name, __FILE__, function); \
  static void function()

#define CHECK(condition) \
  ((condition) ? void() : tests::fail(__FILE__, __LINE__, "not so: " #condition))

#define CHECK_EQUAL(actual, expected) \
  tests::check_equal((actual), (expected), #actual, __FILE__, __LINE__)

#define CHECK_HAS(text, ...) tests::check_has((text), {__VA_ARGS__}, __FILE__, __LINE__)

#define CHECK_NEAR(actual, expected, tolerance)                                \
  (std::abs((actual) - (expected)) <= (tolerance)                              \
       ? void()                                                                \
       : tests::fail(__FILE__, __LINE__,                                       \
                     #actual " is " + std::to_string(actual) + ", expected " + \
                         std::to_string(expected) + " +- " + std::to_string(tolerance)))

/// Checks that the statement throws an `Exception` whose what() contains `text`.
#define CHECK_THROWS(statement, Exception, text)                               \
  do {                                                                         \
    std::optional<std::string> tests_thrown;                                   \
    try {                                                                      \
      statement;                                                               \
    } catch (const Exception& e) {                                             \
      tests_thrown = e.what();                                                 \
    }                                                                          \
    tests::check_thrown(tests_thrown, #Exception, (text), __FILE__, __LINE__); \
  } while (false)
