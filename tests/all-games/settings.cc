// Settings.hh against default.cnf, which has the parameters in the same order.

#include "Kit.hh"

namespace {

struct Usual {
  std::string name, value;
  int line;  // of default.cnf
};

// The parameters in default.cnf.
std::vector<Usual> parameters() {
  std::vector<Usual> list;
  int line = 0;
  for (const std::string& text : lines_of(read_file("default.cnf"))) {
    std::istringstream words(text);
    std::string name, value;
    if (++line > 1 and words >> name >> value) list.push_back({name, value, line});
  }
  return list;
}

int line_at(const std::string& text, std::size_t at) {
  return 1 + int(std::count(text.begin(), text.begin() + long(std::min(at, text.size())), '\n'));
}

std::string said(const Usual& usual) {
  return "default.cnf:" + std::to_string(usual.line) + " says " + usual.name + " " + usual.value;
}

// Whether a word of the name, NUM_ROUNDS, is in that of the function, num_rounds.
bool is_like(const std::string& name, const std::string& function) {
  std::istringstream words(replaced(name, "_", " "));
  for (std::string word; words >> word;)
    if (lower(word) != "num" and contains(function, lower(word))) return true;
  return false;
}

}  // namespace

TEST("the functions of Settings give the parameters in their order, and say the usual values") {
  const std::string header = read_file("Settings.hh");
  CHECK_EQUAL(parameters().size(), sizeof(Settings) / sizeof(int));
  std::size_t at = 0;
  int k = 0;
  for (const Usual& usual : parameters()) {
    const std::size_t end =
        header.find("() const { return parameters_[" + std::to_string(k++) + "]; }", at);
    if (end == std::string::npos)
      return fail("Settings.hh", line_at(header, at), "no function follows; " + said(usual));
    const std::string declaration = header.substr(at, end - at);
    if (not is_like(usual.name, declaration.substr(declaration.rfind(' '))) or
        not(contains(declaration, "(" + usual.value + ")") or
            contains(declaration, "(" + usual.value + ", always)")))
      fail("Settings.hh", line_at(header, end), said(usual) + "; here is:\n" + declaration);
    at = end;
  }
}

// A game that was just made has no such document yet.
TEST("the usual values in the tables of formats.md are those of default.cnf") {
  if (not fs::exists("docs/formats.md")) return;
  const std::string document = read_file("docs/formats.md");
  for (const Usual& usual : parameters()) {
    const std::size_t row = document.find("\n| `" + usual.name + "` |");
    if (row == std::string::npos) continue;
    const std::string text = document.substr(row + 1, document.find('\n', row + 1) - row - 1);
    // Name, meaning, unit, range, default.
    if (std::count(text.begin(), text.end(), '|') == 6 and
        not contains(text, "| " + usual.value + " |"))
      fail("docs/formats.md", line_at(document, row + 1), said(usual) + "; here is " + text);
  }
}
