#include "Submission.hh"

#include <array>
#include <string_view>

#include <engine/text/Reader.hh>

// The format: PKWARE's APPNOTE.TXT; how files are compressed: RFC 1951.

namespace game_engine {

namespace {

constexpr std::size_t END_SIZE = 22, LARGEST_COMMENT = 0xffff, LIST_SIZE = 46, HEADER_SIZE = 30;
constexpr std::uint32_t LISTED = 0x02014b50, STORED = 0, DEFLATED = 8;
constexpr int LONGEST_CODE = 15, END_OF_BLOCK = 256;

[[noreturn]] void damaged() { throw InputError("the archive is damaged"); }
[[noreturn]] void too_large(std::size_t most) {
  throw InputError("it has more than " + std::to_string(most) + " bytes");
}

std::uint32_t checksum(std::string_view text) {
  std::uint32_t sum = ~0u;
  for (const char c : text) {
    sum ^= static_cast<unsigned char>(c);
    for (int k = 0; k < 8; ++k) sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
  }
  return ~sum;
}

// MS-DOS's date and time: seconds / 2, minutes, hours, day, month, years since 1980.
std::time_t time_of(std::uint32_t stamp) {
  const auto part = [&](int from, int bits) { return int(stamp >> from & ((1u << bits) - 1)); };
  std::tm time{};
  time.tm_sec = 2 * part(0, 5), time.tm_min = part(5, 6), time.tm_hour = part(11, 5);
  time.tm_mday = part(16, 5), time.tm_mon = part(21, 4) - 1, time.tm_year = part(25, 7) + 80;
  time.tm_isdst = -1;
  return std::mktime(&time);
}

// A prefix code by the lengths of its words: those of a length are consecutive numbers.
class Code {
 public:
  explicit Code(const std::vector<int>& lengths) {
    for (int length = 1; length <= LONGEST_CODE; ++length)
      for (std::size_t k = 0; k < lengths.size(); ++k)
        if (lengths[k] == length) ++count_[length], symbols_.push_back(int(k));
  }

  // @param bit  reads the next one
  template <typename Bit>
  int read(const Bit& bit) const {
    int word = 0, first = 0, before = 0;
    for (int length = 1; length <= LONGEST_CODE; ++length) {
      word = 2 * word + int(bit());
      first *= 2;
      const int count = count_[length];
      // With too many words of a length, what is read is wrong, and the checksum shows it.
      if (word >= first and word < first + count) return symbols_[before + word - first];
      first += count;
      before += count;
    }
    damaged();
  }

 private:
  std::array<int, LONGEST_CODE + 1> count_{};
  std::vector<int> symbols_;
};

// Unpacks what was compressed with "deflate".
class Inflater {
 public:
  Inflater(std::string_view input, std::size_t most) : input_(input), most_(most) {}

  std::string text() {
    for (bool is_last = false; not is_last;) {
      is_last = bits(1) == 1;
      switch (bits(2)) {
        case 0: copy_stored(); break;
        case 1: unpack(fixed_lengths(), std::vector<int>(30, 5)); break;
        case 2: unpack_with_own_codes(); break;
        default: damaged();
      }
    }
    return std::move(text_);
  }

 private:
  std::uint32_t bit() {
    if (next_ / 8 >= input_.size()) damaged();
    const std::uint32_t byte = static_cast<unsigned char>(input_[next_ / 8]);
    return byte >> next_++ % 8 & 1;
  }

  std::uint32_t bits(int number) {
    std::uint32_t value = 0;
    for (int k = 0; k < number; ++k) value |= bit() << k;
    return value;
  }

  int read(const Code& code) {
    return code.read([this] { return bit(); });
  }

  void add(char c) {
    if (text_.size() == most_) too_large(most_);
    text_ += c;
  }

  void copy_stored() {
    next_ = (next_ + 7) / 8 * 8;
    const std::uint32_t size = bits(16);
    bits(16);  // The size once more.
    for (std::uint32_t k = 0; k < size; ++k) add(char(bits(8)));
  }

  static std::vector<int> fixed_lengths() {
    std::vector<int> lengths(288, 8);
    for (std::size_t k = 144; k < 280; ++k) lengths[k] = k < 256 ? 9 : 7;
    return lengths;
  }

  void unpack_with_own_codes() {
    static const std::size_t ORDER[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                        11, 4,  12, 3, 13, 2, 14, 1, 15};
    const std::size_t literals = bits(5) + 257, distances = bits(5) + 1, known = bits(4) + 4;
    std::vector<int> of_lengths(19);
    for (std::size_t k = 0; k < known; ++k) of_lengths[ORDER[k]] = int(bits(3));
    const Code code(of_lengths);
    std::vector<int> lengths;
    while (lengths.size() < literals + distances) {
      const int symbol = read(code);
      if (symbol == 16 and lengths.empty()) damaged();
      if (symbol < 16) lengths.push_back(symbol);
      else if (symbol == 16) lengths.insert(lengths.end(), bits(2) + 3, int(lengths.back()));
      else lengths.insert(lengths.end(), symbol == 17 ? bits(3) + 3 : bits(7) + 11, 0);
    }
    const auto middle = lengths.begin() + std::ptrdiff_t(literals);
    unpack({lengths.begin(), middle}, {middle, lengths.end()});
  }

  void unpack(const std::vector<int>& literals, const std::vector<int>& distances) {
    const Code literal(literals), distance(distances);
    for (int symbol; (symbol = read(literal)) != END_OF_BLOCK;) {
      if (symbol < END_OF_BLOCK) {
        add(char(symbol));
        continue;
      }
      const std::size_t length = length_of(symbol - END_OF_BLOCK - 1);
      repeat(length, distance_of(read(distance)));
    }
  }

  // The lengths 3, 4, ... 258: after the first eight, four numbers have one more bit each time.
  std::size_t length_of(int symbol) {
    if (symbol > 28) damaged();
    if (symbol == 28) return 258;
    if (symbol < 8) return std::size_t(symbol) + 3;
    const int more = symbol / 4 - 1;
    const std::size_t step = symbol % 4;
    return ((4 + step) << more) + 3 + bits(more);
  }

  // The distances 1, 2, ... 32768: after the first four, two numbers have one more bit each time.
  std::size_t distance_of(int symbol) {
    if (symbol > 29) damaged();
    if (symbol < 4) return std::size_t(symbol) + 1;
    const int more = symbol / 2 - 1;
    const std::size_t step = symbol % 2;
    return ((2 + step) << more) + 1 + bits(more);
  }

  void repeat(std::size_t length, std::size_t distance) {
    if (distance > text_.size()) damaged();
    for (std::size_t k = 0; k < length; ++k) add(text_[text_.size() - distance]);
  }

  const std::string_view input_;
  const std::size_t most_;
  std::size_t next_ = 0;  ///< The next bit.
  std::string text_;
};

}  // namespace

Zip::Zip(const std::string& bytes) : bytes_(bytes) {
  const std::size_t end = bytes_.rfind("PK\5\6");
  if (end == std::string::npos or end + END_SIZE > bytes_.size() or
      end + END_SIZE + LARGEST_COMMENT < bytes_.size())
    throw InputError("it is no .zip archive");
  std::size_t at = number(end + 16, 4);
  for (std::uint32_t left = number(end + 10, 2); left > 0; --left) {
    if (number(at, 4) != LISTED) damaged();
    const std::size_t size = number(at + 28, 2), after = number(at + 30, 2) + number(at + 32, 2);
    if (at + LIST_SIZE + size > bytes_.size()) damaged();
    const std::string name = bytes_.substr(at + LIST_SIZE, size);
    constexpr std::uint32_t KIND = 0170000, LINK = 0120000;
    if (not name.empty() and name.back() != '/')
      entries_.push_back({name, number(at + 24, 4), time_of(number(at + 12, 4)),
                          (number(at + 40, 2) & KIND) == LINK, at});
    at += LIST_SIZE + size + after;
    if (at > end) damaged();
  }
}

std::string Zip::text(const ZipEntry& entry, std::size_t most) const {
  const std::uint32_t method = number(entry.header + 10, 2), packed = number(entry.header + 20, 4);
  if (number(entry.header + 8, 2) & 1) throw InputError("it is encrypted in the archive");
  const std::size_t local = number(entry.header + 42, 4),
                    start = local + HEADER_SIZE + number(local + 26, 2) + number(local + 28, 2);
  if (start > bytes_.size() or packed > bytes_.size() - start) damaged();
  const std::string_view input = std::string_view(bytes_).substr(start, packed);
  if (method != STORED and method != DEFLATED)
    throw InputError("it is compressed in an unusual way: make a plain .zip archive");
  // What can't be compressed gets hardly larger.
  if (entry.size > most or packed > (method == STORED ? most : most + most / 8 + 64))
    too_large(most);
  std::string text = method == STORED ? std::string(input) : Inflater(input, most).text();
  if (checksum(text) != number(entry.header + 16, 4)) damaged();
  return text;
}

std::uint32_t Zip::number(std::size_t at, std::size_t bytes) const {
  if (at > bytes_.size() or bytes > bytes_.size() - at) damaged();
  std::uint32_t value = 0;
  while (bytes-- > 0) value = value << 8 | static_cast<unsigned char>(bytes_[at + bytes]);
  return value;
}

}  // namespace game_engine
