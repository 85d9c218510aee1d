#include "Reader.hh"

#include "Words.hh"
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace game_engine {

namespace {

const char* const STANDARD_INPUT = "standard input";

bool is_space(char c) { return std::strchr(" \t\n\r\v\f", c) != nullptr; }

[[noreturn]] void fail_to_read(const std::string& source) {
  throw InputError("can't read " + source + ": " + std::strerror(errno));
}

std::string content(std::FILE* file, const std::string& source) {
  std::string text;
  char block[1 << 14];
  while (const std::size_t size = std::fread(block, 1, sizeof block, file))
    text.append(block, size);
  if (std::ferror(file)) fail_to_read(source);
  return text;
}

const std::string ENCODING_MARK = "\xef\xbb\xbf";

// Text has no zero bytes or control characters.
bool is_text(const std::string& s) {
  for (unsigned char c : s)
    if (c == 127 or (c < 32 and (c == 0 or not is_space(char(c))))) return false;
  return true;
}

}  // namespace

std::size_t size_of_mark(std::string_view text, const std::string& source) {
  const std::string_view first = text.substr(0, 2);
  if (first == "\xff\xfe" or first == "\xfe\xff")
    throw InputError(source + " is in UTF-16: save it as UTF-8");
  return text.substr(0, ENCODING_MARK.size()) == ENCODING_MARK ? ENCODING_MARK.size() : 0;
}

Reader::Reader(std::string text, std::string source)
    : text_(std::move(text)), source_(std::move(source)) {}

Reader Reader::of_file(const std::string& path) {
  const std::string source = path.empty() ? STANDARD_INPUT : path;
  std::string text;
  if (path.empty()) {
    text = content(stdin, source);
  } else {
    if (std::filesystem::is_directory(path)) throw InputError(source + " is a folder, not a file");
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                               std::fclose);
    if (not file) fail_to_read(source);
    text = content(file.get(), source);
  }
  text.erase(0, size_of_mark(text, source));
  if (not is_text(text)) throw InputError(source + " is not a text file");
  Reader reader(std::move(text), source);
  if (reader.at_end()) throw InputError(source + " is empty");
  return reader;
}

std::string_view Reader::peek() {
  while (next_ < text_.size() and is_space(text_[next_])) next_line_ += text_[next_++] == '\n';
  line_ = next_line_;
  std::size_t end = next_;
  while (end < text_.size() and not is_space(text_[end])) ++end;
  return std::string_view(text_).substr(next_, end - next_);
}

std::string_view Reader::word(std::string_view expected) {
  const std::string_view w = peek();
  if (w.empty()) fail("the text ends here, expected ", expected);
  next_ += w.size();
  return w;
}

void Reader::expect(std::string_view expected) {
  const std::string_view w = word(in_quotes(expected));
  if (w != expected) fail(in_quotes(w), " found, expected ", in_quotes(expected));
}

int Reader::number(std::string_view what, int least, int most) {
  std::string range = std::to_string(least);
  if (least < most) range = "a whole number from " + range + " to " + std::to_string(most);
  range += " (" + std::string(what) + ")";
  const std::string_view w = word(range);
  const auto n = whole_number(w, least, most);
  if (not n) fail(in_quotes(w), " found, expected ", range);
  return int(*n);
}

double Reader::real(std::string_view what, double least, double most) {
  const std::string_view w = word(what);
  const auto x = real_number(w, least, most);
  if (not x) fail(in_quotes(w), " found, expected ", what);
  return *x;
}

void Reader::report(int line, std::string_view message) const {
  throw InputError(source_ + ":" + std::to_string(line) + ": " + std::string(message));
}

}  // namespace game_engine
