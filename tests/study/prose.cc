// What programs say, read aloud: number and noun agree, there are no double blanks, and sentences
// end.

#include <tests/engine/Runs.hh>
#include <regex>

namespace {

// What is wrong with a line; empty: nothing. Tables have double blanks, and no end.
std::string fault_of(const std::string& line) {
  static const std::regex one("(^|[^0-9.,:])1 [a-z]+s\\b(?! a match)"),
      several(
          "(^|[^.,:])\\b(0|[2-9]|[1-9][0-9]+) "
          "(match|player|round|order|board|point|unit|pair|turn)\\b"),
      sentence("^ *[A-Z1-9].*[a-z)0-9][.?:]$"), blanks("[^ ]  +[^ ]"),
      stray(" [.,;:?]( |$)|[.,;:]{2}|\\( | \\)");
  if (std::regex_search(line, one)) return "one of several";
  if (std::regex_search(line, several)) return "several of one";
  if (not std::regex_match(line, sentence)) return "";
  if (std::regex_search(line, blanks)) return "a double blank";
  return std::regex_search(line, stray) ? "a stray sign" : "";
}

}  // namespace

TEST("what programs say of one match or of several reads well") {
  CHECK_EQUAL(fault_of("It won 1 matches.") + fault_of("3 match") + fault_of("It  won."),
              "one of severalseveral of onea double blank");
  const std::string report = scratch_file("r.csv"), trace = scratch_file("r.res"),
                    four = "Null Demo Null Null -s 1 ";
  for (const std::string& words :
       {four + "--matches=1 --report=" + report, "--compare " + report + " " + report,
        four + "--matches=1 --until=0.01", four + "--matches=3 --until=0.01", four + "-o " + trace,
        "--repeat=" + trace + " Demo", four + "--review=0 --review-matches=4",
        four + "--coach=Null --matches=1", four + "--coach=Null --matches=3",
        std::string("--find-rung=First -s 1 --matches=1"),
        std::string("--tune=Tunable Null Moth -s 1 --matches=4"),
        std::string("--pool Null Demo Moth Null -s 1 --matches=4"),
        std::string("Null Demo Demo Demo -s 1 --until=qualified --matches=4")}) {
    const bool reads = not contains(words, "--compare") and not contains(words, "--repeat");
    const Outcome done =
        run(PROGRAM + " " + words + (reads ? " -i " + small_configuration() : std::string()));
    CHECK(not done.out.empty() or contains(words, "-o "));
    for (const std::string& line : lines_of(done.out + done.err))
      if (const std::string fault = fault_of(line); not fault.empty())
        fail(words.c_str(), 0, fault + ": " + line);
  }
}

TEST("every option that the help shows is in the documents") {
  std::string documents, help;
  for (const fs::directory_entry& entry : fs::directory_iterator("docs"))
    if (entry.path().extension() == ".md") documents += read_file(entry.path().string());
  for (const std::string job : {"", "=matches", "=pool", "=tune", "=repeat", "=deck", "=review",
                                "=coach", "=find-rung", "=compare"})
    help += run("./Game --help" + job).out;
  const std::regex option("--[a-z][a-z-]*");
  const std::sregex_iterator end;
  for (std::sregex_iterator found(help.begin(), help.end(), option); found != end; ++found)
    CHECK_HAS(documents, found->str());
}
