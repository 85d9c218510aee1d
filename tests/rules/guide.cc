// The guide for a first player, and what holds in the documents of all games.

#include <programs/game/CommandLine.hh>
#include <regex>
#include "Boards.hh"

namespace {

/// All documents, of all games.
std::vector<std::string> documents() {
  std::vector<std::string> files;
  for (const std::string& line : lines_of(run("ls *.md */*.md */*/*.md */*/*/*.md").out))
    if (line.rfind("build/", 0) != 0) files.push_back(line);
  return files;
}

/// The name by which links know a heading, without what is not ASCII.
std::string anchor(const std::string& heading) {
  std::string name;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ' ') name += '-';
    if (byte < 128 and (std::isalnum(byte) or c == '-' or c == '_')) name += char(std::tolower(c));
  }
  return name;
}

bool has_heading(const std::string& file, const std::string& name) {
  for (const std::string& line : lines_of(read_file(file))) {
    const std::size_t start = line.find_first_not_of('#');
    if (start != 0 and start != std::string::npos and line[start] == ' ' and
        anchor(line.substr(start + 1)) == anchor(name))
      return true;
  }
  return false;
}

/// Whether the word, or it and an s, stands in the text by itself.
bool has_word(const std::string& text, const std::string& word) {
  const auto is_part = [&](std::size_t at) {
    return at < text.size() and (std::isalnum(static_cast<unsigned char>(text[at])) or
                                 std::string_view("_./-").find(text[at]) != std::string::npos);
  };
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; ++at) {
    const std::size_t end = at + word.size();
    if (not is_part(at - 1) and not is_part(end + (end < text.size() and text[end] == 's')))
      return true;
  }
  return false;
}

/// The arguments of each command ./Game ... of a text, without what follows <, > or 2>.
std::vector<std::vector<std::string>> commands_of(const std::string& file) {
  std::vector<std::vector<std::string>> commands;
  for (const std::string& line : lines_of(read_file(file))) {
    const std::size_t start = line.find("./Game ");
    if (line.rfind("    ", 0) != 0 or start == std::string::npos) continue;
    commands.emplace_back();
    std::istringstream in(line.substr(start + 7));
    for (std::string word; in >> word and word.find_first_of("<>") == std::string::npos;)
      commands.back().push_back(word);
  }
  return commands;
}

}  // namespace

TEST("code of the guide that fits into no function of the player is an error with its line") {
  const std::string guide = scratch_folder() + "/guide.md", text = read_file("docs/guide.md");
  write_file(guide, text + "\n## 8. Lost\n\n```cpp\n    lost();\n```\n");
  const Outcome made = run("awk -v step=8 -f docs/player.awk " + shell_word(guide));
  CHECK_EQUAL(made.status, 1);
  CHECK_EQUAL(made.out, "");
  CHECK(
      contains(made.err, guide + ":" + std::to_string(lines_of(text).size() + 6) +
                             ": no function has the first and last line of this:\n    lost();\n"));
}

TEST("the player of the guide that draws plays as the one before") {
  const std::string log = scratch_folder() + "/out.log";
  const auto trace_of = [&](const std::string& name) {
    const std::string trace =
        run("build/tests/Game " + name + " Demo Demo Demo -s 30 -i default.cnf -q --log=" + log)
            .out;
    return trace.substr(trace.find(name) + name.size());
  };
  const std::string before = trace_of("Harry6"), drawing = trace_of("Harry7");
  CHECK(before == drawing);
  const std::string said = read_file(log);
  for (const char* drawing : {"@arrow ", "@circle ", "@unit ", "@mark spell\n", "@value strength "})
    CHECK_HAS(said, std::string(" 0 say ") + drawing);
}

TEST("the commands in the guide, the teacher's page and the README are right") {
  for (const std::string& file : lines_of(
           run("ls docs/gui[da]*.md games/*/docs/gui[da]*.md docs/teachers.md README.md").out)) {
    CHECK(not commands_of(file).empty());
    // Throws if not.
    for (const std::vector<std::string>& arguments : commands_of(file)) {
      CommandLine line;
      parse_command_line(arguments, line);
    }
  }
}

TEST("what has a word in words.md has no other one, in all that students read and in the help") {
  std::string files = run("sed -n 's/^shared *\\(.*[.]md\\)$/\\1/p' docs/dist/files").out +
                      run("ls README.md docs/r[eu]*les.md docs/gui[da]*.md games/*/README.md "
                          "games/*/docs/r[eu]*les.md games/*/docs/gui[da]*.md")
                          .out;
  std::vector<std::pair<std::string, std::string>> texts = {
      {"--help", lower(run("./Game --help").out)}};
  for (const std::string& file : lines_of(files)) texts.emplace_back(file, lower(read_file(file)));
  CHECK(texts.size() > 30);
  const std::regex entry(R"(- \*\*([^*]+)\*\* \([^)]*\), not ([^:]*): .*)");
  int entries = 0;
  std::smatch found;
  for (const std::string& line : lines_of(read_file("docs/words.md"))) {
    if (not std::regex_match(line, found, entry)) continue;
    ++entries;
    for (const std::string& other : split(found[2].str(), ',')) {
      const std::string word = other.substr(other.find_first_not_of(' '));
      for (const auto& [file, text] : texts)
        if (file != "docs/words.md" and has_word(text, word))
          fail(file.c_str(), 0, word + ": the word is " + found[1].str());
    }
  }
  CHECK(entries > 3);
}

TEST("the links of the documents lead to files and headings") {
  const std::regex link(R"(\]\(([^)#: ]*)(#([^) ]+))?\))");
  CHECK(documents().size() > 30);
  for (const std::string& file : documents()) {
    const std::string text = read_file(file);
    // A template's links lead from where make new-game puts it.
    const bool is_template = file.rfind("docs/new-game/", 0) == 0;
    const fs::path folder = is_template ? "games/moria" : fs::path(file).parent_path();
    for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) {
      const std::string target = (*it)[1].length() == 0 ? file : (folder / (*it)[1].str()).string();
      if (not fs::exists(target)) fail(file.c_str(), 0, "no such file: " + target);
      else if ((*it)[3].matched and not has_heading(target, (*it)[3]))
        fail(file.c_str(), 0, "no such heading: " + target + "#" + (*it)[3].str());
    }
  }
}
