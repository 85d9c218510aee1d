#include "SimilarPage.hh"

#include <algorithm>
#include <engine/league/PageText.hh>
#include <engine/text/Numbers.hh>
#include <engine/text/Text.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr std::size_t LONGEST_LINE = 400;  // bytes that are shown
constexpr std::size_t LONGEST_NAME = 80;
constexpr int COLORS = 4;

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
.side .c0 { border-color: var(--one); background: var(--soft); }
.side .c1 { border-color: var(--two); background: var(--soft); }
.side .c2 { border-color: var(--three); background: var(--soft); }
.side .c3 { border-color: var(--four); background: var(--soft); }
)TEXT";

std::string name_text(const Source& source) {
  return html_text(printable(source.name, LONGEST_NAME));
}

std::string percent(double share) { return fixed(100 * share, 0) + "%"; }

void write_head(Text& out, const std::string& title, const char* class_of_body) {
  out << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      << "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
      << title << "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>" << PAGE_STYLE << STYLE
      << "</style>\n</head>\n<body class=\"" << class_of_body << "\">\n<main>\n<h1>" << title
      << "</h1>\n";
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

// Of each line, the number of the shared part that it belongs to; -1 if it belongs to none. Where
// parts lie over each other, the longest counts.
std::vector<int> parts_of_lines(const SimilarPair& pair, int side, std::size_t lines) {
  std::vector<int> part(lines, -1);
  for (std::size_t k = 0; k < pair.parts.size(); ++k)
    for (int line = pair.parts[k].first_line[side]; line <= pair.parts[k].last_line[side]; ++line)
      if (line <= int(lines) and part[line - 1] == -1) part[line - 1] = int(k);
  return part;
}

void write_side(Text& out, const Source& source, const SimilarPair& pair, int side) {
  const char letter = side == 0 ? 'a' : 'b', other = side == 0 ? 'b' : 'a';
  const std::vector<std::string> lines = lines_of(source.text);
  const std::vector<int> part = parts_of_lines(pair, side, lines.size());
  out << "<section>\n<h2>" << name_text(source) << "</h2>\n<div class=\"side\" tabindex=\"0\" "
      << "role=\"region\" aria-label=\"Program " << (side == 0 ? "on the left" : "on the right")
      << "\"><pre>";
  for (std::size_t k = 0; k < lines.size(); ++k) {
    const int here = part[k];
    out << "<span";
    if (here != -1) out << " class=\"c" << here % COLORS << '"';
    out << "><b>" << int(k) + 1 << "</b>" << html_text(printable(lines[k], LONGEST_LINE));
    if (here != -1 and (k == 0 or part[k - 1] != here))
      out << "  <a id=\"" << letter << here + 1 << "\" href=\"#" << other << here + 1 << "\">part "
          << here + 1 << "</a>";
    out << "</span>";
  }
  out << "</pre></div>\n</section>\n";
}

void write_pair(Text& out, const std::vector<Source>& sources, const SimilarPair& pair,
                int number) {
  out << "<tr><td><a href=\"pair-" << number << ".html\">pair " << number
      << "</a></td><td class=\"text\">" << name_text(sources[pair.one])
      << "</td><td class=\"text\">" << name_text(sources[pair.other]) << "</td><td>"
      << percent(pair.share) << "</td><td>" << pair.tokens << "</td><td>" << int(pair.parts.size())
      << "</td></tr>\n";
}

}  // namespace

std::string list_page(const std::vector<Source>& sources, const Similarities& all,
                      const std::vector<std::string>& rejected) {
  Text out;
  write_head(out, "Similar programs", "list");
  out << "<p>A list to look at, not a verdict: what two programs have in common may come from a "
      << "book, from a lesson or from chance. What everybody was given is left out.</p>\n<p>"
      << (long long)sources.size() << " programs, " << all.compared
      << " pairs; half of them share up to " << percent(all.median)
      << " of the smaller program. Listed are the pairs that share at least " << percent(all.limit)
      << ".</p>\n";
  if (all.pairs.empty()) out << "<p>There are none.</p>\n";
  else {
    out << "<div class=\"panel\" tabindex=\"0\" role=\"region\" aria-label=\"Pairs\">\n<table>\n"
        << "<thead><tr><th scope=\"col\">Side by side</th><th scope=\"col\" class=\"text\">One</th>"
        << "<th scope=\"col\" class=\"text\">Other</th><th scope=\"col\">In common</th>"
        << "<th scope=\"col\">Tokens</th><th scope=\"col\">Parts</th></tr></thead>\n<tbody>\n";
    for (std::size_t k = 0; k < all.pairs.size(); ++k)
      write_pair(out, sources, all.pairs[k], int(k) + 1);
    out << "</tbody>\n</table>\n</div>\n";
  }
  if (not rejected.empty()) {
    out << "<h2>Not compared</h2>\n<ul>\n";
    for (const std::string& line : rejected)
      out << "<li>" << html_text(printable(line, LONGEST_LINE)) << "</li>\n";
    out << "</ul>\n";
  }
  out << "</main>\n</body>\n</html>\n";
  return std::string(out.str());
}

std::string pair_page(const std::vector<Source>& sources, const SimilarPair& pair) {
  const Source &one = sources[pair.one], &other = sources[pair.other];
  Text out;
  write_head(out, name_text(one) + " and " + name_text(other), "pair");
  out << "<p><a href=\"index.html\">All pairs</a>. " << percent(pair.share)
      << " of the smaller program stands in both, " << pair.tokens << " tokens in "
      << int(pair.parts.size()) << " parts, the longest first; names, numbers and layout may "
      << "differ. The number of a part leads to its other place.</p>\n<div class=\"sides\">\n";
  write_side(out, one, pair, 0);
  write_side(out, other, pair, 1);
  out << "</div>\n</main>\n</body>\n</html>\n";
  return std::string(out.str());
}

}  // namespace game_engine
