#include "Similarity.hh"

#include <engine/text/Ranges.hh>
#include <contest/pages/Page.hh>
#include <engine/text/Words.hh>

namespace game_engine {

namespace {

constexpr std::size_t LONGEST_LINE = 400;  // bytes that are shown

// Its lines, with blanks instead of tabs.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (char c : text) {
    if (c == '\n') lines.emplace_back();
    else if (c == '\t') lines.back() += std::string(8 - lines.back().size() % 8, ' ');
    else if (c != '\r') lines.back() += c;
  }
  if (lines.back().empty()) lines.pop_back();
  for (std::string& line : lines) line = printable(line, LONGEST_LINE);
  return lines;
}

}  // namespace

std::string programs_text(const std::vector<Source>& sources) {
  const auto past = count_if(sources, [](const Source& one) { return one.is_past; });
  return counted(sources.size() - past, "program") +
         (past > 0 ? " and " + std::to_string(past) + " of former years" : "");
}

// What similar.js shows: pairs and groups, with the programs' names.
std::string list_page(const std::vector<Source>& sources, const Similarities& all,
                      const std::vector<std::string>& rejected) {
  const auto name = [&](int program) { return sources[program].name; };
  const auto pair = [&](const SimilarPair& one) {
    return Json::object({{"one", name(one.one)},
                         {"other", name(one.other)},
                         {"share", one.share},
                         {"tokens", one.tokens},
                         {"parts", one.parts.size()}});
  };
  const auto past = count_if(sources, [](const Source& one) { return one.is_past; });
  return page(
      "similar", "Similar programs",
      Json::object({{"programs", std::ptrdiff_t(sources.size()) - past},
                    {"past", past},
                    {"compared", all.compared},
                    {"median", all.median},
                    {"limit", all.limit},
                    {"pairs", Json::list(all.pairs, pair)},
                    {"groups", Json::list(all.groups,
                                          [&](const auto& one) { return Json::list(one, name); })},
                    {"rejected", Json::list(rejected)}}));
}

std::string pair_page(const std::vector<Source>& sources, const SimilarPair& pair) {
  const auto side = [&](int program) {
    return Json::object(
        {{"name", sources[program].name}, {"lines", Json::list(lines_of(sources[program].text))}});
  };
  const auto part = [](const SharedPart& one) {
    return Json::list({Json::list({one.first_line[0], one.last_line[0]}),
                       Json::list({one.first_line[1], one.last_line[1]})});
  };
  return page("pair", "Similar programs",
              Json::object({{"share", pair.share},
                            {"tokens", pair.tokens},
                            {"parts", Json::list(pair.parts, part)},
                            {"sides", Json::list({side(pair.one), side(pair.other)})}}));
}

}  // namespace game_engine
