#include "MatchLog.hh"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>

#include "Crash.hh"
#include "Printing.hh"

namespace game_engine {

namespace {

const std::string BEGINNING = "log 1\nmatch ";  // with the version of the format

bool is_control(unsigned char c) { return (c < ' ' and c != '\t') or c == 0x7f; }

// The text with control characters as \x1b, those of UTF-8 after 0xc2 included: a terminal that
// shows the file must obey none.
template <typename Write>
void write_escaped(std::string_view text, Write write) {
  std::size_t plain = 0;  // where what has not been written starts
  for (std::size_t k = 0; k < text.size(); ++k) {
    const auto c = static_cast<unsigned char>(text[k]);
    const bool is_second = k > 0 and text[k - 1] == '\xc2' and (c & 0xe0) == 0x80;
    if (not is_control(c) and c != '\\' and not is_second) continue;
    write(text.substr(plain, k - plain));
    char code[8];
    std::snprintf(code, sizeof code, c == '\\' ? "\\\\" : "\\x%02x", c);
    write(code);
    plain = k + 1;
  }
  write(text.substr(plain));
}

// A line of the head of a trace: in all games the third is "Seed 30", and the fifth has the game
// and its version.
std::string_view line_of(std::string_view text, int number) {
  for (int k = 1; k < number; ++k) text.remove_prefix(text.find('\n') + 1);
  return text.substr(0, text.find('\n'));
}

MatchLog* who_listens = nullptr;

#ifdef __GLIBC__
// What players print with functions of C, such as printf, is heard on its way to the old stream.
ssize_t hear_and_write(void* to, const char* text, std::size_t size) {
  static WithoutDrawings of_output, of_errors;
  hear({text, size});
  if (fileno(static_cast<std::FILE*>(to)) == 1) count_dropped({text, size});
  (fileno(static_cast<std::FILE*>(to)) == 1 ? of_output : of_errors)
      .pass({text, size}, [&](std::string_view piece) {
        std::fwrite(piece.data(), 1, piece.size(), static_cast<std::FILE*>(to));
      });
  return ssize_t(size);
}

std::FILE* heard_stream(std::FILE* to) {
  std::FILE* const stream = fopencookie(to, "w", {nullptr, hear_and_write, nullptr, nullptr});
  if (not stream) return to;
  std::setvbuf(stream, nullptr, _IONBF, 0);
  return stream;
}

// Players may print until the program ends.
bool replace_streams_of_c() {
  stdout = heard_stream(stdout);
  stderr = heard_stream(stderr);
  return true;
}
#else
bool replace_streams_of_c() { return true; }
#endif

// From now on, this log hears; null: none does. One match is played at a time.
void listen_with(MatchLog* log) {
  listen_to_streams_of_c();
  who_listens = log;
}

}  // namespace

void listen_to_streams_of_c() {
  [[maybe_unused]] static const bool listens = replace_streams_of_c();
}

MatchLog* listener() { return who_listens; }

void hear(std::string_view printed) {
  const int player = running_player();
  if (who_listens and player != NOBODY) who_listens->hear(player, printed);
}

void write_order_with_outcome(Text& to, const Orders& orders, std::size_t k, int outcome) {
  write_order(to, orders, orders.list()[k]);
  if (outcome != 0) to << " # " << in_words(reason_text(outcome));
}

void check_file_for_log(const std::string& path) {
  check_replaceable(path, "the log of a match", {BEGINNING});
}

MatchLog::MatchLog(const std::string& path, std::string_view head, const Names& names)
    : MatchLog(
          [file = std::make_shared<Output>(path)](std::string_view text) { file->write(text); },
          head, names) {}

MatchLog::MatchLog(std::function<void(std::string_view)> write, std::string_view head,
                   const Names& names)
    : write_(std::move(write)), round_(PlayerCode::BEFORE) {
  const std::string_view seed = line_of(head, 3).substr(std::string_view("Seed ").size());
  Text text;
  text << BEGINNING << line_of(head, 5) << " seed " << seed << "\nnames";
  for (const std::string& name : names) text << ' ' << name;
  text << '\n';
  write_(text.str());
  listen_with(this);
}

MatchLog::~MatchLog() { listen_with(nullptr); }

void MatchLog::start_round(int round) {
  end_round();
  round_ = round;
}

// Begins a line; the caller ends it.
Text& MatchLog::line(Text& to, int player, const char* word) const {
  return to << round_ << ' ' << player << word;
}

void MatchLog::add_time(int player, std::int64_t time) {
  line(orders_[player], player, " cpu ") << fixed(double(time) / 1e9, 6) << '\n';
}

void MatchLog::add_orders(const OrdersBySeat& orders, const Outcomes& outcomes) {
  for (int player : SEATS) {
    for (std::size_t k = 0; k < orders[player].list().size(); ++k) {
      Text text;
      write_order_with_outcome(line(text, player, " order "), orders[player], k,
                               outcomes[player][k]);
      text << '\n';
      add_order(player, text.str());
    }
  }
}

void MatchLog::add_order(int player, std::string_view text) {
  Speech& speech = said_[player];
  const long size = long(text.size());
  if (order_bytes_[player] + size > MAX_BYTES) {
    ++speech.lost_lines;
    speech.lost_bytes += size;
    return;
  }
  order_bytes_[player] += size;
  orders_[player] << text;
}

void MatchLog::add_out(int player, const std::string& reason) {
  line(outs_[player], player, " out ") << reason << '\n';
}

void MatchLog::hear(int player, std::string_view printed) {
  Speech& speech = said_[player];
  while (not printed.empty()) {
    if (is_full(speech)) return lose(speech, printed);
    const std::size_t end = printed.find('\n');
    add_to_line(speech, printed.substr(0, end));
    if (end == std::string_view::npos) return;
    end_line(player);
    printed.remove_prefix(end + 1);
  }
}

bool MatchLog::is_full(const Speech& speech) {
  return speech.num_lines >= MAX_LINES or speech.num_bytes >= MAX_BYTES;
}

void MatchLog::lose(Speech& speech, std::string_view printed) {
  speech.num_lines = MAX_LINES + 1;
  speech.is_cut = speech.is_open;
  // The end of a line that is cut isn't lost.
  if (speech.is_open) printed.remove_prefix(std::min(printed.find('\n'), printed.size()));
  speech.lost_lines += long(std::count(printed.begin(), printed.end(), '\n'));
  speech.lost_bytes += long(printed.size());
}

void MatchLog::add_to_line(Speech& speech, std::string_view part) {
  if (part.empty()) return;
  speech.is_open = true;
  speech.num_bytes += long(part.size());
  const bool is_drawing = (speech.unended.empty() ? part : speech.unended)[0] == '@';
  const std::size_t room = (is_drawing ? MAX_DRAWING : MAX_LINE) - speech.unended.size();
  speech.is_cut = speech.is_cut or part.size() > room;
  speech.unended += part.substr(0, room);
}

void MatchLog::end_line(int player) {
  Speech& speech = said_[player];
  Text& text = line(speech.lines, player, " say ");
  write_escaped(speech.unended, [&](std::string_view piece) { text << piece; });
  text << (speech.is_cut ? "\\...\n" : "\n");
  ++speech.num_lines;
  ++speech.num_bytes;
  speech.unended.clear();
  speech.is_open = speech.is_cut = false;
}

// The end of a round ends every line.
void MatchLog::end_speech(int player) {
  Speech& speech = said_[player];
  if (speech.is_open) end_line(player);
  if (speech.lost_bytes == 0) return;
  line(speech.lines, player, " lost ") << speech.lost_lines << ' ' << speech.lost_bytes << '\n';
  speech.lost_lines = speech.lost_bytes = 0;
}

void MatchLog::end_round() {
  round_text_.clear();
  for (int player : SEATS) {
    end_speech(player);
    for (Text* text : {&orders_[player], &said_[player].lines, &outs_[player]}) {
      round_text_ << text->str();
      text->clear();
    }
  }
  if (round_ == PlayerCode::BEFORE and round_text_.str().empty()) return;
  round_text_ << round_ << " end\n";
  write_(round_text_.str());
}

// In a signal handler, which may do little: a lost line is the worst that can happen, and the round
// is cut off anyway.
void MatchLog::hear_crash(int player, const char* what) {
  char begin[40];
  std::snprintf(begin, sizeof begin, "%d %d", round_, player);
  // Not a copy of write_, which takes memory.
  const auto write = [&](std::string_view text) { write_(text); };
  const auto write_line = [&](const char* word, std::string_view text) {
    write(begin);
    write(word);
    write_escaped(text, write);
    write("\n");
  };
  try {
    for (const Speech& speech : said_) write(speech.lines.str());
    if (player == NOBODY) return;
    const Speech& speech = said_[player];
    if (speech.is_open) write_line(" say ", std::string_view(speech.unended).substr(0, MAX_LINE));
    if (what) write_line(" out ", what);
  } catch (const OutputError&) {
    // The program ends with the reported crash.
  }
}

}  // namespace game_engine
