// Which programs have code in common: contest/similar.

#include <contest/similar/Similarity.hh>
#include <regex>
#include <tests/engine/Runs.hh>

namespace {

std::vector<std::string> files_of(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(folder))
    if (std::regex_match(entry.path().filename().string(), std::regex("AI.*[.]cc")))
      files.push_back(entry.path().string());
  sort(files);
  return files;
}

// What everybody was given.
std::vector<std::string> given() {
  std::vector<std::string> texts = {read_file("AINull.cc"), read_file("AIDemo.cc")};
  for (const std::string& file : files_of("docs/guide")) texts.push_back(read_file(file));
  return texts;
}

std::string long_program() {
  return read_file("games/money-heist/dummy/Boxes.hh") +
         read_file("games/money-heist/dummy/Planner.hh");
}

// Players that have nothing to do with each other: of all games, so that there are many.
std::vector<Source> independent() {
  std::vector<Source> sources;
  for (const char* folder :
       {"tests/players", "games/money-heist/tests/players", "games/moria/tests/players",
        "games/the-purge/tests/players", "games/the-walking-dead/tests/players"})
    for (const std::string& file : files_of(folder)) sources.push_back({file, read_file(file)});
  return sources;
}

std::string kinds(const std::string& text) {
  std::string kinds;
  for (const Token& token : tokens_of(text)) kinds += std::to_string(token.kind) + " ";
  return kinds;
}

// With other names for all that is not a word of the language or of the game.
std::string renamed(const std::string& text) {
  std::string copy = text;
  for (const char* name : {"worth", "task", "board", "visit", "rival", "strong", "search", "goal",
                           "group", "found", "board", "distance", "reach", "steps", "ghost"})
    copy = std::regex_replace(copy, std::regex(std::string("\\b([a-z_]*)") + name + "([a-z_]*)\\b"),
                              "$1x$2_y");
  return std::regex_replace(copy, std::regex("[0-9]+"), "7");
}

// With much that changes nothing.
std::string inflated(const std::string& text) {
  std::string copy =
      std::regex_replace(text, std::regex("(return )([^;\\n]*);"), "$1((($2)) + 0);");
  copy = std::regex_replace(copy, std::regex("(\\bif )\\((.*)\\)( |\\n)"),
                            "$1(not not ($2) && true)$3");
  copy = std::regex_replace(copy, std::regex(";\\n"), "; (void)0;;\n");
  return std::regex_replace(copy, std::regex(" ([a-z_]+_)\\b"), " (1 * this->$1)");
}

// Its functions the other way round: what stands between empty lines.
std::string reordered(const std::string& text) {
  std::string copy;
  std::size_t end = text.size();
  while (end != std::string::npos and end > 0) {
    const std::size_t start = text.rfind("\n\n", end - 1);
    const std::size_t from = start == std::string::npos ? 0 : start;
    copy += text.substr(from, end - from) + "\n";
    end = start;
  }
  return copy;
}

// With a comment or a line that does nothing after each fifth line, and with another program
// behind.
std::string padded(const std::string& text) {
  std::string copy;
  int line = 0;
  for (const std::string& one : lines_of(text)) {
    copy += one + "\n";
    if (++line % 5 == 0) copy += "    // well thought out\n\n";
  }
  return copy + read_file("games/moria/tests/players/AIDelver.cc");
}

// The share of the pair of sources a and b; 0 if it is not listed.
double share(const Similarities& all, int a, int b) {
  for (const SimilarPair& pair : all.pairs)
    if (pair.one == std::min(a, b) and pair.other == std::max(a, b)) return pair.share;
  return 0;
}

// What is found of these and, behind them, the independent players.
Similarities among_others(std::vector<Source> sources) {
  for (const Source& one : independent()) sources.push_back(one);
  return find_similar(sources, given());
}

}  // namespace

TEST("a program is read to its end; names, numbers, layout and comments make no difference") {
  CHECK_EQUAL(kinds("if (a and b < 3) { return f(x); }"),
              kinds("if (first_name && q < 0x1Fu) // no\n  return  go ( y ) ;"));
  CHECK_EQUAL(kinds("const int x = 1;"), kinds("#include <map>\nauto /* { */ y = 0x7;"));
  CHECK_EQUAL(kinds("a = ((b) + 0) * 1; (void)0; ; if (not !c && true) this->d();"),
              kinds("a = b; if (c) d();"));
  CHECK(kinds("while (a) b();") != kinds("if (a) b();"));
  CHECK(kinds("a + b") != kinds("a - b"));
  for (const char* text : {"\"", "'", "/*", "R\"(", "R\"", "#", "\\", "\xff\xfe", "#define A \\\n"})
    tokens_of(std::string(text));
  CHECK_EQUAL(tokens_of("a\n\nb").at(1).line, 3);
  CHECK_EQUAL(tokens_of("R\"x(\n)x\" b").at(1).line, 2);
}

TEST("independent players are not listed") {
  const Similarities all = among_others({});
  for (const SimilarPair& pair : all.pairs)
    fail(__FILE__, __LINE__,
         independent()[pair.one].name + " and " + independent()[pair.other].name + ": " +
             std::to_string(pair.share));
}

TEST("what everybody was given does not count") {
  std::vector<Source> sources;
  for (const std::string& file : files_of("docs/guide")) sources.push_back({file, read_file(file)});
  CHECK(find_similar(sources, given()).pairs.empty());
  sources.erase(sources.begin(), sources.end() - 2);
  CHECK_EQUAL(find_similar(sources, {}).pairs.size(), 1u);
}

TEST("renamed, reordered and padded copies are found") {
  const std::string text = long_program();
  CHECK(renamed(text) != text);
  const std::vector<std::pair<std::string, double>> copies = {
      {text, 1},
      {renamed(text), 0.95},
      {inflated(text), 0.95},
      {inflated(renamed(text)), 0.95},
      {reordered(text), 0.8},
      {padded(text), 0.8},
      {padded(reordered(renamed(text))), 0.8}};
  std::vector<Source> sources = {{"original", text}};
  for (const auto& [copy, least] : copies) sources.push_back({"copy", copy});
  const Similarities all = among_others(sources);
  for (std::size_t k = 0; k < copies.size(); ++k)
    CHECK(share(all, 0, int(k) + 1) >= copies[k].second);
}

TEST("identical programs are 100% and first, however short; what was given alone is not listed") {
  const std::string given = read_file("AINull.cc"), longer = long_program();
  const std::string one = given + "\nint sum(int a) { return a < 3 ? a : sum(a - 1) + a; }\n";
  std::vector<Source> sources = {
      {"long", longer},          {"part", longer + "int x;"}, {"one", one},
      {"given", given},          {"two", renamed(one)},       {"given, too", given},
      {"less", given.substr(9)}, {"past", one, true}};
  for (int crowd : {0, 8}) {
    // Others that share code with all of them, by which it would be common.
    for (int k = 0; k < crowd; ++k) sources.push_back({"c", one + std::string(k + 1, ';')});
    const Similarities all = find_similar(sources, {given});
    for (int other : {4, 7}) CHECK_EQUAL(share(all, 2, other), 1.0);
    CHECK_EQUAL(share(all, 3, 5), 0.0);
    CHECK_EQUAL(all.pairs.at(0).one, 2);
    const SharedPart& all_of_it = all.pairs.at(0).parts.at(0);
    CHECK_EQUAL(all_of_it.last_line[0], int(lines_of(one).size()));
    CHECK(all_of_it.tokens < 60 and all_of_it.tokens == all.pairs.at(0).tokens);
    CHECK(all.limit <= 1);
  }
}

TEST("a part that was copied is found, with its lines in both") {
  const std::string text = long_program();
  const std::vector<std::string> lines = lines_of(text);
  std::string part;
  for (int k = 200; k < 300; ++k) part += lines.at(k) + "\n";
  const Similarities all = among_others({{"original", text}, {"copy", "\n\n" + part}});
  CHECK_EQUAL(all.pairs.size(), 1u);
  const SharedPart& longest = all.pairs.at(0).parts.at(0);
  CHECK_EQUAL(longest.first_line[0] - longest.first_line[1], 198);
  CHECK_EQUAL(longest.last_line[0] - longest.last_line[1], 198);
}

TEST("however many have copied a program, their copies are found, be it short or long") {
  const std::string brief = "int main() { return 3; }";
  for (const auto& [text, copy] :
       {std::pair(brief, brief), {long_program(), padded(long_program())}}) {
    std::vector<Source> sources;
    for (int k = 0; k < 12; ++k) sources.push_back({"copy", k % 2 == 0 ? text : copy});
    const Similarities all = among_others(sources);
    CHECK_EQUAL(all.groups.at(0).size(), 12u);
    for (int k = 1; k < 12; ++k) CHECK(share(all, 0, k) > 0.8);
  }
}

TEST("what many have is no similarity") {
  std::string lesson;
  const std::vector<std::string> lines = lines_of(long_program());
  for (int k = 200; k < 260; ++k) lesson += lines.at(k) + "\n";
  std::vector<Source> sources = independent();
  for (std::size_t k = 0; k < 8; ++k) sources[k].text += lesson;
  const Similarities all = find_similar(sources, given());
  CHECK(all.pairs.empty() and all.groups.empty());
}

TEST("the versions of one author are one group, and are not compared with each other") {
  std::vector<Source> sources = independent();
  const std::string text = sources[0].text;
  sources[0].author = "Anna_1";
  sources.push_back({"Anna_1/AIOther.cc", text, false, "", "Anna_1"});
  CHECK(find_similar(sources, {}).pairs.empty() and find_similar(sources, {}).groups.empty());
  sources.push_back({std::string(100, 'B') + "/AIBen.cc", text, false, "", "Ben_2"});
  const Similarities all = find_similar(sources, {});
  CHECK_EQUAL(all.pairs.size(), 2u);
  CHECK_EQUAL(all.groups.at(0).size(), 3u);
  CHECK_HAS(list_page(sources, all, {}), std::string(100, 'B') + "/AIBen.cc");
}

TEST("programs of former years are compared with this year's only") {
  std::vector<Source> sources = independent();
  const std::string text = long_program();
  for (const char* name : {"2023", "2024"}) sources.push_back({name, text, true});
  const Similarities before = find_similar(sources, given());
  CHECK(before.pairs.empty() and before.groups.empty());
  sources.insert(sources.begin(), Source{"2025", text});
  const Similarities now = find_similar(sources, given());
  CHECK_EQUAL(now.pairs.size(), 2u);
  CHECK_EQUAL(now.groups.at(0).size(), 3u);
}

TEST("former years are a folder with players, and counted apart") {
  const std::string pages = scratch_file("pages"), past = scratch_file("past");
  const auto similar = [&](const std::string& of_past) {
    return run(BUILD + "/similarity --past=" + of_past + " tests/players " + pages + " AINull.cc");
  };
  CHECK_ERROR(similar(past), "PAST: there is no folder '" + past + "'");
  fs::create_directories(past + "/2023");
  CHECK_ERROR(similar(past), "PAST: '" + past + "' has no AI*.cc");
  write_file(past + "/2023/AIOld.cc", long_program());
  CHECK_HAS(similar(past).out, "4 programs and 1 of former years, 0 pairs to look at: ");
}

SECURE_TEST("a copy that is hidden from readers, but not from the compiler, is found") {
  const std::string text = read_file("tests/players/AIScholar.cc"),
                    head = text.substr(0, text.find("struct PLAYER_NAME"));
  std::string strewn = head + "#define NOTHING\n", defined = head + "#define ALL", code;
  for (const std::string& line : lines_of(text.substr(head.size())))
    code += line.substr(0, line.find("//")) + "\n";
  strewn += replaced(replaced(code, ";", "; NOTHING"), "(", "( NOTHING ");
  defined += " " + replaced(code, "\n", " \\\n") + "\n\nALL\n";
  // Readers that join no lines take all for one comment.
  const std::string spliced = head + "/* a *\\\n/\n" + code + "/* */\n";
  const std::string folder = scratch_file("hidden"), pages = scratch_file("hidden-pages");
  for (const std::string& hidden : {strewn, defined, spliced}) {
    fs::remove_all(folder);
    fs::create_directory(folder);
    write_file(folder + "/AIOne.cc", text);
    write_file(folder + "/AIOther.cc", hidden);
    const Outcome outcome = run("OWN_LINES=engine/submission/own " + BUILD + "/similarity " +
                                folder + " " + pages + " AINull.cc");
    CHECK_EQUAL(outcome.out, "2 programs, 1 pair to look at: " + pages + "/index.html\n");
  }
}

TEST("pages of pairs don't go among other files") {
  const std::string pages = scratch_file("pages"), notes = pages + "/rules.md";
  fs::create_directory(pages);
  write_file(notes, "mine");
  const std::string command = BUILD + "/similarity tests/players " + pages + " AINull.cc";
  CHECK_ERROR(run(command), "the folder " + pages +
                                " has other things than pages of pairs, such as rules.md: use "
                                "another one");
  CHECK(not fs::exists(pages + "/index.html"));
  fs::remove(notes);
  // What it has written itself is written again, and nothing else of the same name.
  for (int k = 0; k < 2; ++k)
    CHECK_EQUAL(run(command).out, "4 programs, 0 pairs to look at: " + pages + "/index.html\n");
  write_file(pages + "/index.html", "<!DOCTYPE html>mine");
  CHECK_ERROR(run(command), pages + "/index.html exists and is not a list of similar programs");
  CHECK_ERROR(run(BUILD + "/similarity tests/players default.cnf"),
              "can't make the folder of the pages 'default.cnf': Not a directory; give another one "
              "with SIMILAR=FOLDER");
}
