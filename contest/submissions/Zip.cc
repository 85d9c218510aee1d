#include "Submission.hh"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <engine/text/Reader.hh>

// The format: PKWARE's APPNOTE.TXT; how files are compressed: RFC 1951.

namespace game_engine {

namespace {

constexpr std::size_t END_SIZE = 22, LARGEST_COMMENT = 0xffff, LIST_SIZE = 46, HEADER_SIZE = 30;
constexpr std::size_t END64_SIZE = 56, PLACE64_SIZE = 20;
constexpr std::uint64_t LISTED = 0x02014b50, END64 = 0x06064b50, PLACE64 = 0x07064b50;
constexpr std::uint64_t STORED = 0, DEFLATED = 8, KIND = 0170000, LINK = 0120000;
// Further fields of a file, and what stands for a number that is in one of them.
constexpr std::uint64_t SIZES64 = 1, NTFS = 0x000a, UNIVERSAL = 0x5455, NO_ROOM = 0xffffffff;
constexpr int LONGEST_CODE = 15, END_OF_BLOCK = 256;

[[noreturn]] void damaged() { throw InputError("the archive is damaged"); }

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
  Inflater(std::string_view input, std::size_t size) : input_(input), size_(size) {}

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
    if (text_.size() == size_) damaged();
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
  const std::size_t size_;
  std::size_t next_ = 0;  ///< The next bit.
  std::string text_;
};

}  // namespace

std::uint32_t Zip::checksum(std::string_view text) {
  std::uint32_t sum = ~0u;
  for (const char c : text) {
    sum ^= static_cast<unsigned char>(c);
    for (int k = 0; k < 8; ++k) sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
  }
  return ~sum;
}

Zip::Zip(const std::string& bytes) : bytes_(bytes) {
  const std::size_t end = bytes_.rfind("PK\5\6");
  if (end == std::string::npos or end + END_SIZE > bytes_.size() or
      end + END_SIZE + LARGEST_COMMENT < bytes_.size())
    throw InputError("it is no .zip archive");
  std::size_t list_end = end, left = number(end + 10, 2), size = number(end + 12, 4),
              start = number(end + 16, 4);
  // Zip64: a larger record, and before this one what says that there is one.
  if (end >= PLACE64_SIZE + END64_SIZE and number(end - PLACE64_SIZE, 4) == PLACE64) {
    const std::size_t told = number(end - PLACE64_SIZE + 8, 8);
    const bool is_there = told < end and number(told, 4) == END64;
    list_end = is_there ? told : end - PLACE64_SIZE - END64_SIZE;
    if (number(list_end, 4) != END64) damaged();
    left = number(list_end + 32, 8), size = number(list_end + 40, 8);
    start = number(list_end + 48, 8);
  }
  // A program that unpacks it, say, may come before: places are then told from the archive's start.
  if (size > list_end or start > list_end - size) damaged();
  before_ = list_end - size - start;
  for (std::size_t at = before_ + start; left > 0; --left) at = add_entry(at, list_end);
  check_places();
}

// Entries that share bytes make much of little.
void Zip::check_places() const {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> places;
  for (const ZipEntry& one : entries_) places.emplace_back(one.start, one.packed);
  std::sort(places.begin(), places.end());
  for (std::size_t k = 1; k < places.size(); ++k) {
    const std::uint64_t room = places[k].first - places[k - 1].first;
    if (room < HEADER_SIZE or room - HEADER_SIZE < places[k - 1].second)
      throw InputError("files in the archive overlap: make it again");
  }
}

// What comes after an entry of the list.
std::size_t Zip::add_entry(std::size_t at, std::size_t list_end) {
  if (number(at, 4) != LISTED) damaged();
  const std::size_t name_size = number(at + 28, 2), extra_size = number(at + 30, 2),
                    extra = at + LIST_SIZE + name_size,
                    next = extra + extra_size + number(at + 32, 2);
  if (next > list_end) damaged();
  ZipEntry one{bytes_.substr(at + LIST_SIZE, name_size),
               number(at + 24, 4),
               0,
               false,
               (number(at + 40, 2) & KIND) == LINK,
               at,
               number(at + 20, 4),
               number(at + 42, 4)};
  // What has no room in 32 bits.
  std::size_t large = field(extra, extra_size, SIZES64);
  for (std::uint64_t* value : {&one.size, &one.packed, &one.start})
    if (*value == NO_ROOM and large > 0) *value = number(std::exchange(large, large + 8), 8);
  one.start += before_;
  std::optional<std::time_t> time = universal_time(extra, extra_size);
  if (const std::size_t local = one.start; not time and local < at)
    time = universal_time(local + HEADER_SIZE + number(local + 26, 2), number(local + 28, 2));
  one.is_zoned = time.has_value();
  one.time = time ? *time : time_of(std::uint32_t(number(at + 12, 4)));
  if (not one.name.empty() and one.name.back() != '/') entries_.push_back(one);
  return next;
}

std::size_t Zip::field(std::size_t at, std::size_t size, std::uint64_t kind,
                       std::size_t least) const {
  for (const std::size_t end = std::min(at + size, bytes_.size()); at + 4 <= end;) {
    const std::size_t next = at + 4 + number(at + 2, 2);
    if (number(at, 2) == kind and at + 4 + least <= next and next <= end) return at + 4;
    at = next;
  }
  return 0;
}

std::optional<std::time_t> Zip::universal_time(std::size_t extra, std::size_t size) const {
  const auto seconds = [this](std::size_t at) {
    return std::time_t(std::int32_t(std::uint32_t(number(at, 4))));
  };
  // A byte says which times follow: this one, if it is odd.
  if (const std::size_t unix_times = field(extra, size, UNIVERSAL, 5);
      unix_times > 0 and number(unix_times, 1) % 2 == 1)
    return seconds(unix_times + 1);
  // Steps of 100 ns since 1601, after four bytes and what kind of times these are.
  if (const std::size_t ntfs = field(extra, size, NTFS, 16); ntfs > 0 and number(ntfs + 4, 2) == 1)
    return std::time_t(number(ntfs + 8, 8) / 10000000) - 11644473600;
  return std::nullopt;
}

std::string Zip::text(const ZipEntry& entry, std::size_t most) const {
  const std::uint64_t method = number(entry.header + 10, 2), packed = entry.packed;
  if (number(entry.header + 8, 2) & 1) throw InputError("it is encrypted in the archive");
  const std::size_t local = entry.start;
  if (local > bytes_.size()) damaged();
  const std::size_t start = local + HEADER_SIZE + number(local + 26, 2) + number(local + 28, 2);
  if (start > bytes_.size() or packed > bytes_.size() - start) damaged();
  const std::string_view input = std::string_view(bytes_).substr(start, packed);
  if (method != STORED and method != DEFLATED)
    throw InputError("it is compressed in an unusual way: make a plain .zip archive");
  // What can't be compressed gets hardly larger.
  if (entry.size > most) throw InputError("it has more than " + std::to_string(most) + " bytes");
  if (packed > entry.size + entry.size / 8 + 64) damaged();
  std::string text = method == STORED ? std::string(input) : Inflater(input, entry.size).text();
  if (text.size() != entry.size or checksum(text) != number(entry.header + 16, 4)) damaged();
  return text;
}

std::uint64_t Zip::number(std::size_t at, std::size_t bytes) const {
  if (at > bytes_.size() or bytes > bytes_.size() - at) damaged();
  std::uint64_t value = 0;
  while (bytes-- > 0) value = value << 8 | static_cast<unsigned char>(bytes_[at + bytes]);
  return value;
}

}  // namespace game_engine
