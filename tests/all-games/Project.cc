#include "Project.hh"
#include "Kit.hh"

namespace tests {

const std::string NO_SANITIZER_HANDLERS =
    "ASAN_OPTIONS=handle_segv=0:handle_abort=0:handle_sigfpe=0:use_sigaltstack=0 "
    "UBSAN_OPTIONS=handle_segv=0:handle_abort=0:handle_sigfpe=0 ";

const std::string BUILD =
#if defined GAME_DEBUG and defined GAME_SANITIZE
    "build/debug-sanitize";
#elif defined GAME_DEBUG
    "build/debug";
#elif defined GAME_SANITIZE
    "build/sanitize";
#else
    "build";
#endif

namespace {

// What was given to the make that runs the tests, such as SANITIZE=1, without its options:
// -s or -n would change what make prints, and its job server is not ours.
std::string variables_of_make() {
  const char* const flags = std::getenv("MAKEFLAGS");
  const std::string text = flags ? flags : "";
  const std::size_t start = text.find("-- ");
  return start == std::string::npos ? "" : " " + text.substr(start);
}

// Notes the files named after -o in the file "made" and makes them, empty.
const char* const FAKE_COMPILER = R"(#!/bin/sh
for word; do
  # What is made under another name first has the number of a process at the end.
  [ "$previous" = -o ] && { echo "${word%.[0-9]*}" >> made; : > "$word"; }
  previous=$word
done
)";

}  // namespace

void check_error(const Outcome& outcome, const std::string& message, const char* file, int line) {
  std::string problem;
  if (outcome.status != 1) problem += " exit status " + std::to_string(outcome.status) + ";";
  if (not outcome.out.empty()) problem += " standard output not empty;";
  const std::vector<std::string> lines = lines_of(outcome.err);
  for (std::size_t k = 0; k + 1 < lines.size(); ++k)
    if (lines[k].find("info: ") != 0) problem += " more than one line;";
  if (lines.empty() or lines.back().find("error: ") != 0) problem += " no error line;";
  else if (not contains(lines.back(), message)) problem += " another message;";
  if (not problem.empty())
    fail(file, line, "expected \"" + message + "\":" + problem + " it was:\n" + outcome.err);
}

std::vector<std::vector<std::string>> data_rows(const std::string& file,
                                                const std::string& section) {
  const std::string text = read_file("tests/data/" + file), title = "\n== " + section + "\n";
  const std::size_t start = text.find(title);
  if (start == std::string::npos) throw std::logic_error(file + " has no section " + section);
  const std::size_t first = start + title.size();
  std::vector<std::vector<std::string>> rows;
  for (const std::string& line :
       lines_of(text.substr(first, text.find("\n== ", start + 1) - first)))
    if (contains(line, "|"))
      rows.push_back(split(replaced(replaced(line, "\\t", "\t"), "\\n", "\n"), '|'));
  return rows;
}

void check_refusals(const std::string& section, const std::string& before,
                    const std::string& after) {
  for (const auto& row : data_rows("refused.txt", section))
    CHECK_ERROR(run(before + row.at(0) + after), row.at(1));
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool has_line(const std::string& text, const std::string& line) {
  const std::vector<std::string> lines = lines_of(text);
  return is_among(line, lines);
}

std::string short_configuration() {
  const std::string path = scratch_folder() + "/short.cnf";
  write_file(path, drawn_text(short_match(2)));
  return path;
}

ProjectCopy::ProjectCopy(Built built) : folder_(scratch_folder() + "/project") {
  // Of the players those of the project, whatever else its user has written here.
  std::string files =
      "Makefile *.hh AIDemo.cc AIFirst.cc AINull.cc *.cnf Board.cc Game.cc Registry.cc rules "
      "engine study programs contest";
  if (fs::exists("dummy")) files += " dummy";
  // What was built for the tests is not needed, and no large precompiled headers to note names.
  std::string copy = "mkdir " + folder_ + " && tar -c " + files;
  if (built == Built::NAMES)
    copy += " $(find build -name Player.hh -o -name '*.d' -not -path '*/tests/*')";
  copy += " | tar -x -C " + folder_;
  if (built == Built::ALL)
    copy += " && cp -p Game " + folder_ + " && mkdir " + folder_ +
            "/build && cp -R -p $(ls -d build/* | grep -v -e /tests -e /file) " + folder_ +
            "/build";
  const Outcome copied = tests::run(copy);
  if (copied.status != 0) throw std::runtime_error("can't copy the project: " + copied.err);
  write(".compiler", FAKE_COMPILER);
}

Outcome ProjectCopy::run(const std::string& command) const {
  return tests::run("cd " + folder_ + " && " + command);
}

Outcome ProjectCopy::make(const std::string& arguments) const {
  return run("MAKEFLAGS=" + shell_word(variables_of_make()) + " make --no-print-directory -j2 " +
             arguments);
}

std::string ProjectCopy::make_game(const std::string& arguments) const {
  const Outcome made = make(arguments + " Game");
  if (made.status != 0) throw std::runtime_error("make failed:\n" + made.out + made.err);
  return made.out;
}

std::string ProjectCopy::made(const std::string& arguments) const {
  run("rm -f made");
  make_game("CXX='sh ./.compiler' " + arguments);
  const Outcome files = run("[ ! -e made ] || sort made | tr '\\n' ' '");
  return " " + files.out;
}

void ProjectCopy::write(const std::string& file, const std::string& text) const {
  write_file(folder_ + "/" + file, text);
}

std::string ProjectCopy::read(const std::string& file) const {
  return read_file(folder_ + "/" + file);
}

std::string without_ranking(const std::string& messages) {
  std::string rest;
  for (const std::string& line : lines_of(messages))
    if (not contains(line, " points ")) rest += line + "\n";
  return rest;
}

}  // namespace tests
