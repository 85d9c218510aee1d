#include "Trace.hh"

#include <engine/options/Arguments.hh>
#include <engine/files/Files.hh>
#include <engine/text/Words.hh>
#include <algorithm>
#include <cstdio>

namespace game_engine {

namespace {

std::string up_to(std::string_view text, char end) {
  return std::string(text.substr(0, text.find(end)));
}

// The line that a list of orders begins with.
std::string first_line_of_orders() {
  Text text;
  write_orders(text, Orders());
  return up_to(text.str(), '\n');
}

std::string written(const AnyBoard& board) {
  Text text;
  board.write_state(text);
  return std::string(text.str());
}

bool begins_with(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}

// The bytes that gzip begins with.
bool is_compressed(const std::string& path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             std::fclose);
  return file and std::fgetc(file.get()) == 0x1f and std::fgetc(file.get()) == 0x8b;
}

}  // namespace

void check_file_for_trace(const std::string& path) {
  if (path.empty() and is_terminal(stdout))
    throw UsageError("the trace would fill the terminal: put \"> out.res\" behind the command");
  check_replaceable(path, "a trace", {"Game\n", "SecGame\n"});
}

Trace Trace::of_file(const std::string& path, const DrawsKey& key) {
  if (is_compressed(path))
    throw InputError(path + " is compressed: gunzip " + shell_word(path) + " first");
  return {Reader::of_file(path).text(), path, key};
}

bool begins_trace(std::string_view word) { return word == "Game" or word == "SecGame"; }

Trace::Trace(std::string text, std::string source, const DrawsKey& key)
    : text_(std::move(text)), source_(std::move(source)), seed_(0, key) {
  text_.erase(std::remove(text_.begin(), text_.end(), '\r'), text_.end());
  read_head();
  split_body();
  find_release();
  check();
}

void Trace::read_head() {
  Reader in(text_, source_);
  const std::string_view first = in.word("a trace");
  if (not begins_trace(first))
    in.fail(in_quotes(first), " found, expected 'Game' or 'SecGame': this is not a trace");
  in.expect("Seed");
  seed_.number = in.number("the seed", 0, MAX_SEED);
  const std::string game = up_to(game_version(), ' ');
  if (in.peek() != game)
    in.fail(in_quotes(in.peek()), " found, expected ", in_quotes(game),
            ": this is a match of another game");
  const int first_line = in.line();
  while (in.peek() != "names") in.word("the parameters and the names of the players");
  const int last_line = in.line();
  in.expect("names");
  for (std::string& name : names_) {
    name = in.word("the name of a player");
    if (printable(name) != name)
      in.fail(in_quotes(name),
              " found, expected the name of a player, in characters that can be shown");
  }

  std::size_t begin = 0;
  int line = 1;
  const auto to_line = [&](int n) {
    for (; line < n; ++line) begin = text_.find('\n', begin) + 1;
    return begin;
  };
  head_.assign(std::size_t(first_line - 1), '\n');
  const std::size_t from = to_line(first_line);
  head_ += text_.substr(from, to_line(last_line) - from) + "FIXED\n";
  const std::size_t end = text_.find('\n', begin);
  if (end == std::string::npos) in.fail("the trace ends here, before its first state");
  body_ = {end + 1, text_.size(), last_line + 1};
}

void Trace::split_body() {
  const std::string start = first_line_of_orders();
  bool is_list = false;
  Part part = body_;
  int line = body_.line;
  for (std::size_t next = body_.begin; next < text_.size(); ++line) {
    const std::size_t end = std::min(text_.find('\n', next), text_.size());
    const std::string_view words = std::string_view(text_).substr(next, end - next);
    if (is_list ? words.empty() : words == start) {
      part.end = next;
      (is_list ? lists_ : states_).push_back(part);
      part = {next, text_.size(), line};
      is_list = not is_list;
    }
    next = end + 1;
  }
  if (is_list) return;               // a list that was cut says nothing for sure
  part.end = text_.rfind('\n') + 1;  // nor does a line
  states_.push_back(part);
}

// Traces name one release of the original for all. Of those that write this head, it is one that
// draws the first state, or else the first one.
void Trace::find_release() {
  const std::vector<std::string>& releases = game_releases();
  const std::string head = head_;
  const std::size_t begin = head.find(' ') + 1, end = head.find('\n', begin);
  if (head.substr(begin, end - begin) == releases.front()) return;
  std::vector<std::string> heads;
  for (const std::string& release : releases) {
    head_ = head.substr(0, begin) + release + head.substr(end);
    if (writes_head()) heads.push_back(head_);
  }
  for (const std::string& one : heads) {
    head_ = one;
    if (heads.size() == 1 or drawn()) return;
  }
  head_ = heads.empty() ? head : heads.front();
}

bool Trace::writes_head() const try {
  Text head;
  write_head(head, up_to(text_, '\n').c_str(), seed_.number, *position(first_round_), names_);
  return begins_with(text_, head.str());
} catch (const InputError&) {
  return false;
}

void Trace::check() {
  if (states_.size() > 1 and is_cut(int(states_.size()) - 1)) states_.pop_back();
  for (std::size_t k = 0; k < states_.size(); ++k) {
    Reader in = reader_of(states_[k]);
    const auto board = make_board(*load_configuration(in), seed_);
    if (k == 0) first_round_ = board->round();
    if (board->round() != first_round_ + int(k))
      in.fail("a state of round ", board->round(), ", expected round ", first_round_ + int(k));
    if (not begins_with(text_of(states_[k]), written(*board)))
      in.fail("the state that ends here is not as the game writes it",
              k + 1 < states_.size() ? ": the trace was changed, or is of an older program"
                                     : ": the trace was cut in it");
    num_rounds_ = board->num_rounds();
    tells_events_ = board->tells_events();
  }
  for (const Part& list : lists_) {
    Reader in(std::string(std::size_t(list.line - 1), '\n') + text_of(list), source_);
    orders_.push_back(read_orders(in));
    if (tells_events_ and in.at_end())
      in.fail(
          "no events found after the orders: the trace is of an older program: play the match "
          "again");
    events_.push_back(tells_events_ ? read_events(in) : Events());
    if (not in.at_end())
      in.fail(in_quotes(in.peek()), " found after the ", (tells_events_ ? "events" : "orders"),
              " of a round");
  }
}

// Whether the last state is incomplete.
bool Trace::is_cut(int k) {
  Reader in = reader_of(states_[k]);
  try {
    const auto board = make_board(*load_configuration(in), seed_);
    return not begins_with(text_of(states_[k]), written(*board));
  } catch (const InputError&) {
    if (in.at_end()) return true;
    throw;
  }
}

std::string Trace::text_of(const Part& part) const {
  return text_.substr(part.begin, part.end - part.begin);
}

// With the line numbers of the trace.
Reader Trace::reader_of(const Part& state) const {
  return {
      head_ + std::string(std::size_t(state.line - body_.line), '\n') + as_position(text_of(state)),
      source_};
}

std::shared_ptr<const Configuration> Trace::position(int round) const {
  Reader in = reader_of(state(round));
  return load_configuration(in);
}

std::shared_ptr<const Configuration> Trace::position(const std::string& state) const {
  Reader in(head_ + as_position(state), source_);
  return load_configuration(in);
}

std::shared_ptr<const Configuration> Trace::start() const {
  const auto configuration = drawn();
  return configuration ? configuration : position(first_round_);
}

// What the first state is drawn by, if it is.
std::shared_ptr<const Configuration> Trace::drawn() const {
  const std::string head = head_.substr(0, head_.rfind("FIXED"));
  for (const char* const word : {"RANDOM\n", "GENERATOR\n"}) try {
      Reader in(head + word, source_);
      auto drawn = load_configuration(in);
      if (begins_with(text_of(states_[0]), written(*make_board(*drawn, seed_)))) return drawn;
    } catch (const InputError&) {
    }
  return nullptr;
}

bool Trace::is_text(const std::string& text) const {
  const auto after_names = [](std::string_view all) {
    return all.substr(all.find('\n', all.find("\nnames")));
  };
  return after_names(text_) == after_names(text);
}

std::unique_ptr<AnyBoard> Trace::board(int round) const {
  return make_board(*position(round), seed_);
}

}  // namespace game_engine
