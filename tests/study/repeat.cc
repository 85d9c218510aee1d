// docs/repeat.md: recorded matches repeated, and others taking over in the middle.

#include <tests/engine/Runs.hh>

namespace {

const std::string GAME = NO_SANITIZER_HANDLERS + "build/tests/Game ";

// The trace of a match on a small board, in the scratch folder.
std::string trace_of(const std::string& players, const std::string& name = "match.res") {
  const std::string path = scratch_file(name);
  fs::create_directories(fs::path(path).parent_path());
  const Outcome match = run(GAME + players + " -s 7 -q -o " + path + " < " + small_configuration());
  CHECK_EQUAL(match.err.find("error"), std::string::npos);
  return path;
}

Outcome repeat(const std::string& path, const std::string& rest) {
  return run(GAME + "--repeat=" + path + " " + rest);
}

std::vector<std::string> differences_in(const Outcome& repeated) {
  std::vector<std::string> lines;
  for (const std::string& line : lines_of(repeated.out))
    if (line.find("round ") == 0 and contains(line, "(recorded: ")) lines.push_back(line);
  return lines;
}

// Exit status 2, nothing on standard output, and one line.
void check_refused(const Outcome& outcome, const std::string& message) {
  CHECK_EQUAL(outcome.status, 2);
  CHECK_EQUAL(outcome.out, "");
  CHECK_EQUAL(lines_of(outcome.err).size(), 1u);
  CHECK_HAS(outcome.err, "error: ", message);
}

std::string after_names(const std::string& trace) {
  return trace.substr(trace.find('\n', trace.find("\nnames") + 1));
}

}  // namespace

TEST("--repeat: no orders differ, exit status 0; some do, exit status 1 and a line each round") {
  const std::string trace = trace_of("Hunter Null Scholar Demo");
  const Outcome same = repeat(trace, "Scholar");
  CHECK_EQUAL(lines_of(same.out).front(),
              trace + ": Scholar in seat 2 of Hunter, Null, Scholar, Demo, seed 7");
  CHECK_EQUAL(lines_of(same.out).back(), "no orders differ in 20 rounds");
  CHECK_EQUAL(differences_in(same).size(), 0u);
  CHECK_EQUAL(same.err, "");
  CHECK_EQUAL(same.status, 0);
  const Outcome other = repeat(trace, "--as=Scholar Hunter");
  CHECK_EQUAL(other.status, 1);
  const std::vector<std::string> lines = differences_in(other);
  CHECK(lines.size() > 10);
  CHECK_HAS(lines_of(other.out).back(),
            "orders differ in " + std::to_string(lines.size()) + " of 20 rounds, first in ");
}

TEST("--repeat: a player that crashes or throws is reported with its round") {
  const std::string trace = trace_of("Demo Null Null Null");
  const Outcome thrown = run("FAILS=exception " + GAME + "--as=0 --repeat=" + trace + " Fails");
  CHECK_EQUAL(thrown.status, 1);
  CHECK_HAS(thrown.err, "error: player Fails (seat 0) is out in round ");
  CHECK_HAS(lines_of(thrown.out).back(), "; out in round ");
  const Outcome crash =
      run("FAILS='segmentation fault' " + GAME + "--as=0 --repeat=" + trace + " Fails");
  CHECK(crash.status > 128);
  CHECK_HAS(crash.err, "error: player Fails (seat 0) crashed in round ");
}

TEST("--repeat: who was out in a round, and is not now, differs in that round") {
  const std::string trace = scratch_file("out.res"), words = "player Fails (seat 0) is out in ";
  const std::string told = run("FAILS=exception " + GAME + "Fails Null Null Null -s 7 -o " + trace +
                               " < " + small_configuration())
                               .err;
  const std::size_t at = told.find(words) + words.size();
  CHECK_HAS(repeat(trace, "--as=0 Null").out,
            told.substr(at, told.find(':', at) - at) + ": recorded: out; Null is not\n");
}

TEST("--repeat refuses what is no trace, no player, no seat or no round") {
  const std::string trace = trace_of("Hunter Null Scholar Demo");
  const std::string text = read_file(trace), bad = scratch_file("bad.res");
  for (const auto& row : data_rows("refused.txt", "repeating"))
    check_refused(repeat(trace, row[0]), row[1]);
  check_refused(repeat(trace_of("Null Null Demo Null", "b.res"), "Null"), "several players 'Null'");
  check_refused(repeat("nothing.res", "Demo"), "can't read nothing.res");
  run("gzip -c " + trace + " > " + bad);
  check_refused(repeat(bad, "Demo"), " is compressed: gunzip ");
  write_file(bad, replaced(text, "Hunter", "Hu\xc2\x9b"));
  check_refused(repeat(bad, "Demo"),
                ": 'Hu?"
                "?' found, expected the name of a player");
  CHECK_ERROR(run(GAME + "--as=1 Demo Demo Demo Demo"), "option --as needs --repeat");
}

TEST("--from: up to that round the match is what it was, to the byte, with the same draws") {
  const std::string configuration = small_configuration();
  const std::string match = " -s 7 -q < " + configuration;
  const std::string plain = after_names(run(GAME + "Hunter Null Scholar Demo" + match).out);
  const Outcome changed = run(GAME + "Hunter Null Scholar Demo --from=12:0=Demo" + match);
  CHECK_HAS(changed.out, " Demo Null Scholar Demo\n");
  const std::string what_if = after_names(changed.out);
  const std::size_t parting = plain.find("\ncommands", plain.find("\nround 12\n"));
  CHECK(plain.compare(0, parting, what_if, 0, parting) == 0);
  CHECK(plain != what_if);
  // One who takes over from itself knows all that it would know, its random numbers included.
  CHECK(after_names(
            run(GAME + "Hunter Null Scholar Demo --from=12:0=Hunter,2=Scholar" + match).out) ==
        plain);
  CHECK(after_names(
            run(GAME + "Null Null Null Null --from=0:0=Hunter,2=Scholar,3=Demo" + match).out) ==
        plain);
}

TEST("--repeat --from: players take over from a trace; who is not named does as recorded") {
  const std::string trace = trace_of("Hunter Null Scholar Demo");
  // A share of CPU time, as after a match in isolation.
  const std::string text = replaced(read_file(trace), "\nstatus\t0", "\nstatus\t0.5");
  write_file(trace, text);
  const Outcome what_if = succeeded(repeat(trace, "--from=12:0=Demo -q"));
  CHECK_HAS(what_if.out, " Demo Null Scholar Demo\n");
  const std::size_t parting = text.find("\ncommands", text.find("\nround 12\n"));
  const std::string before = text.substr(0, parting);
  CHECK(after_names(what_if.out).find(after_names(before)) == 0);
  CHECK_HAS(what_if.out, "\nround 20\n");
  // With programs for all, and with other draws.
  const std::string four = " Hunter Null Scholar Demo --from=12 -q";
  const std::string one = repeat(trace, four + " -s 1").out;
  CHECK_EQUAL(one, repeat(trace, four + " -s 1").out);
  CHECK(one != repeat(trace, four + " -s 2").out);
}
