#include "Similarity.hh"

#include <algorithm>
#include <engine/html/Html.hh>
#include <engine/series/Statistics.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr std::size_t LONGEST_LINE = 400;  // bytes that are shown
constexpr int COLORS = 4;
constexpr std::size_t MOST_COMMON_PARTS = 30;

const char* const STYLE = R"TEXT(
body.pair { max-width: none; }
.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .8rem; }
h1, h2, li { overflow-wrap: anywhere; }
.side { background: var(--panel); border: 1px solid var(--border); border-radius: 10px;
  overflow: auto; max-height: 80vh; }
@media (max-width: 640px) { .sides { grid-template-columns: minmax(0, 1fr); }
  .side { max-height: 40vh; } }
.side pre { margin: 0; padding: .6rem 0; font: .8rem/1.45 ui-monospace, Menlo, Consolas, monospace;
  width: max-content; min-width: 100%; }
.side span { display: block; padding: 0 .6rem; white-space: pre; border-left: 4px solid transparent; }
.side b { display: inline-block; width: 3.2em; font-weight: 400; color: var(--muted); }
.side .c0 { border-color: var(--one); background: var(--hover); }
.side .c1 { border-color: var(--two); background: var(--hover); }
.side .c2 { border-color: var(--three); background: var(--hover); }
.side .c3 { border-color: var(--four); background: var(--hover); }
)TEXT";

std::string name_of(const Source& source) { return printable(source.name); }

std::string percent(double share) { return fixed(100 * share, 0) + "%"; }

std::string page_of(const std::string& title, const Html& body, const char* body_class,
                    const std::string& script = "") {
  return page(title, std::string(PAGE_STYLE) + STYLE,
              element("main", element("h1", title) << "\n"
                                                   << body),
              script, body_class)
      .str();
}

// A box that scrolls, with a name for screen readers.
Html region(const char* type, const std::string& label, const Html& content) {
  return element("div",
                 {{"class", type}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", label}},
                 content);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (char c : text) {
    if (c == '\n') lines.emplace_back();
    else if (c == '\t') lines.back() += std::string(8 - lines.back().size() % 8, ' ');
    else if (c != '\r') lines.back() += c;
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

// For each line, the shared part it belongs to, or -1. Where parts overlap, the longest counts.
std::vector<int> parts_of_lines(const SimilarPair& pair, int side, std::size_t lines) {
  std::vector<int> part(lines, -1);
  for (std::size_t k = 0; k < pair.parts.size(); ++k)
    for (int line = pair.parts[k].first_line[side]; line <= pair.parts[k].last_line[side]; ++line)
      if (line <= int(lines) and part[line - 1] == -1) part[line - 1] = int(k);
  return part;
}

Html side_of(const Source& source, const SimilarPair& pair, int side) {
  const std::string own(1, side == 0 ? 'a' : 'b'), other(1, side == 0 ? 'b' : 'a');
  const std::vector<std::string> lines = lines_of(source.text);
  const std::vector<int> part = parts_of_lines(pair, side, lines.size());
  Html text;
  for (std::size_t k = 0; k < lines.size(); ++k) {
    const int here = part[k];
    Html line = element("b", k + 1) << printable(lines[k], LONGEST_LINE);
    const std::string number = std::to_string(here + 1);
    if (here != -1 and (k == 0 or part[k - 1] != here))
      line << "  "
           << element("a", {{"id", own + number}, {"href", "#" + other + number}},
                      "part " + number);
    text << element("span", {{"class", here == -1 ? "" : "c" + std::to_string(here % COLORS)}},
                    line);
  }
  return section("", name_of(source),
                 region("side", side == 0 ? "Program on the left" : "Program on the right",
                        element("pre", text)));
}

Html table_of(const std::vector<Source>& sources, const Similarities& all) {
  HtmlTable table("Side by side:text|One:text|Other:text|In common|Tokens|Parts", "sortable");
  int number = 0;
  for (const SimilarPair& pair : all.pairs) {
    const std::string name = std::to_string(++number);
    table.add({{link("pair-" + name + ".html", "pair " + name), name},
               name_of(sources[pair.one]),
               name_of(sources[pair.other]),
               {percent(pair.share), fixed(pair.share, 4)},
               pair.tokens,
               pair.parts.size()});
  }
  return region("panel", "Pairs", table.html());
}

std::string names_of(const std::vector<Source>& sources, const std::vector<int>& programs) {
  std::vector<std::string> names;
  for (int program : programs) names.push_back(name_of(sources[program]));
  return joined(names, ", ");
}

Html groups_of(const std::vector<Source>& sources, const Similarities& all) {
  Html list;
  for (const std::vector<int>& group : all.groups)
    list << element("li", counted(group.size(), "program") + ": " + names_of(sources, group));
  return section("", "Nearly identical",
                 element("p",
                         "What such a group has counts as one program's when common code is left "
                         "out. Of more than five, all are compared with the first only.")
                     << element("ul", list));
}

Html common_of(const std::vector<Source>& sources, const Similarities& all) {
  Html list;
  for (std::size_t k = 0; k < std::min(all.common.size(), MOST_COMMON_PARTS); ++k) {
    const CommonPart& part = all.common[k];
    const Source& source = sources[part.program];
    const std::vector<std::string> lines = lines_of(source.text);
    Html text;
    for (int line = part.first_line; line <= part.last_line and line <= int(lines.size()); ++line)
      text << printable(lines[line - 1], LONGEST_LINE) << "\n";
    const std::string where = "lines " + std::to_string(part.first_line) + " to " +
                              std::to_string(part.last_line) + " of " + name_of(source);
    list << details(counted(part.programs.size(), "program") + " with " + where,
                    element("p", names_of(sources, part.programs))
                        << region("panel", where, element("pre", text)));
  }
  const std::string what =
      "More than a tenth of the programs, and more than five, have this; it doesn't count.";
  return section("", "Left out as common",
                 element("p", all.common.size() > MOST_COMMON_PARTS
                                  ? what + " Of " + std::to_string(all.common.size()) +
                                        " parts, the longest are shown."
                                  : what)
                     << list);
}

// Those with the most given code first.
Html programs_of(const std::vector<Source>& sources, const Similarities& all) {
  std::vector<std::size_t> order;
  for (std::size_t k = 0; k < sources.size(); ++k)
    if (not sources[k].is_past) order.push_back(k);
  put_greatest_first(order, [&](std::size_t program) { return all.given[program]; });
  HtmlTable table("Program:text|Given code", "sortable");
  for (std::size_t k : order)
    table.add({name_of(sources[k]), {percent(all.given[k]), fixed(all.given[k], 4)}});
  return section("", "How much was given",
                 element("p",
                         "The share of each program that everybody was given, such as the guide's "
                         "players, the example and the template.")
                     << region("panel", "Given code", table.html()));
}

}  // namespace

std::string programs_text(const std::vector<Source>& sources) {
  const auto past =
      std::count_if(sources.begin(), sources.end(), [](const Source& one) { return one.is_past; });
  return counted(sources.size() - past, "program") +
         (past > 0 ? " and " + std::to_string(past) + " of former years" : "");
}

std::string list_page(const std::vector<Source>& sources, const Similarities& all,
                      const std::vector<std::string>& rejected) {
  Html body =
      element("p",
              "A list to look at, not a verdict: what two programs have in common may come from a "
              "book, from a lesson or from chance. What everybody was given is left out.")
      << element("p", Html(programs_text(sources))
                          << ", " << counted(all.compared, "pair") << "; half of them share up to "
                          << percent(all.median) << " of the smaller program. Listed are the pairs "
                          << "that share at least " << percent(all.limit) << ".")
      << "\n"
      << (all.pairs.empty() ? element("p", "There are none.") : table_of(sources, all));
  if (not all.groups.empty()) body << groups_of(sources, all);
  if (not all.common.empty()) body << common_of(sources, all);
  body << programs_of(sources, all);
  Html list;
  for (const std::string& line : rejected) list << element("li", printable(line, LONGEST_LINE));
  if (not rejected.empty()) body << element("h2", "Not compared") << element("ul", list);
  return page_of("Similar programs", body, "list", PAGE_SCRIPT);
}

std::string pair_page(const std::vector<Source>& sources, const SimilarPair& pair) {
  const Source &one = sources[pair.one], &other = sources[pair.other];
  const Html about = link("index.html", "All pairs")
                     << ". " << percent(pair.share) << " of the smaller program is in both, "
                     << pair.tokens << " tokens in " << pair.parts.size()
                     << (pair.parts.size() == 1 ? " part" : " parts, the longest first")
                     << "; names, numbers and layout may differ. The number of a part leads to its "
                        "other place.";
  return page_of(name_of(one) + " and " + name_of(other),
                 element("p", about) << element("div", {{"class", "sides"}},
                                                side_of(one, pair, 0) << side_of(other, pair, 1)),
                 "pair");
}

}  // namespace game_engine
