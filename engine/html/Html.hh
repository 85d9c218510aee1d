#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace game_engine {

/// A piece of a page. Texts are escaped, so nothing in a name or a program is ever taken for HTML.
/// Pieces are joined with <<.
class Html {
 public:
  Html() = default;
  Html(std::string_view text);
  Html(const std::string& text) : Html(std::string_view(text)) {}
  Html(const char* text) : Html(std::string_view(text)) {}
  template <typename Int, typename = std::enable_if_t<std::is_integral_v<Int>>>
  Html(Int number) : text_(std::to_string(number)) {}

  /// What is HTML already.
  static Html raw(std::string text);

  Html& operator<<(const Html& more) {
    text_ += more.text_;
    return *this;
  }
  bool empty() const { return text_.empty(); }
  const std::string& str() const { return text_; }

 private:
  std::string text_;
};

/// Names and values; those with empty values are left out.
using Attributes = std::vector<std::pair<const char*, std::string>>;

/// "<h1>content</h1>"
Html element(const char* name, const Html& content);
Html element(const char* name, const Attributes& attributes, const Html& content);

Html link(const std::string& target, const Html& content);

/// An element with the class "muted", for explanations.
Html muted(const char* name, const Html& content);

/// A part of a page with a heading, to which #id leads unless it is empty.
Html section(const std::string& id, const Html& title, const Html& content);

/// A box that scrolls if its content is too wide.
Html panel(const Html& content);

/// Opens with a click on its summary.
Html details(const Html& summary, const Html& content);

/// A whole page.
/// @param script  empty: none
Html page(const Html& title, const std::string& style, const Html& body, const std::string& script,
          const std::string& body_class = "");

/// A table, made row by row.
class HtmlTable {
 public:
  /// `value`: what to sort by, if not what is shown.
  struct Cell {
    template <typename T>
    Cell(const T& shown) : content(shown) {}
    Cell(const Html& shown, const std::string& sorted_by) : content(shown), value(sorted_by) {}

    Html content;
    std::string value;
  };

  /// @param columns  titles between bars, each with the class of its cells after a colon: none for
  ///                 numbers, "text", "text long" (may break). "Rank|Player:text|Score"
  /// @param kind     the table's class: "wide", "wide sortable"
  explicit HtmlTable(const std::string& columns, const std::string& kind = "",
                     const std::string& id = "");

  void add(const std::vector<Cell>& cells, const Attributes& attributes = {});

  bool is_empty() const { return rows_.empty(); }
  Html html() const;

 private:
  std::vector<std::string> titles_, types_;  ///< Of the columns.
  const std::string kind_, id_;
  Html rows_;
};

// What the pages of leagues, seasons and similar programs share.

/// The style of a page, for its head.
extern const char* const PAGE_STYLE;

/// Its script: sorts tables by clicks, opens what a link leads to, and searches, if there is a
/// search.
extern const std::string PAGE_SCRIPT;

/// Targets and titles of the parts of a page.
using Links = std::vector<std::pair<std::string, std::string>>;

/// A whole page, with tables sorted by clicks and a search for players.
/// @param head  below the title
std::string competition_page(const std::string& title, const Html& head, const Links& links,
                             const Html& body);

/// A page that shows match after match in full screen. `data`: what final.js reads, as JSON with
/// no < but in texts.
std::string show_page(const std::string& title, const std::string& data);

/// The field of that search.
Html find_field();

/// A player's details, which open from its name and a line about it.
Html player_details(const std::string& name, const Html& about, const Html& content);

/// A link to them.
Html link_to_player(const std::string& name);

}  // namespace game_engine
