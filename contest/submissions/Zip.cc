#include "Submission.hh"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <utility>

#include <engine/files/Files.hh>
#include <engine/text/Reader.hh>

// The format: PKWARE's APPNOTE.TXT; that of gzip: RFC 1952.

namespace game_engine {

namespace {

constexpr std::size_t END_SIZE = 22, LARGEST_COMMENT = 0xffff, LIST_SIZE = 46, HEADER_SIZE = 30;
constexpr std::size_t END64_SIZE = 56, PLACE64_SIZE = 20;
constexpr std::uint64_t LISTED = 0x02014b50, END64 = 0x06064b50, PLACE64 = 0x07064b50;
constexpr std::uint64_t STORED = 0, DEFLATED = 8, KIND = 0170000, LINK = 0120000;
// Further fields of a file, and what stands for a number that is in one of them.
constexpr std::uint64_t SIZES64 = 1, NTFS = 0x000a, UNIVERSAL = 0x5455, NO_ROOM = 0xffffffff;

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

std::string little_endian(std::uint64_t value) {
  std::string text;
  for (int k = 0; k < 4; ++k, value >>= 8) text += char(value & 0xff);
  return text;
}

// Unpacks what was compressed with "deflate", as gzip does, which checks all of it: no more than
// `size` bytes.
std::string inflated(std::string_view packed, std::uint64_t sum, std::size_t size) {
  std::FILE* const input = std::tmpfile();
  const std::string text = std::string("\x1f\x8b\x08\0\0\0\0\0\0\3", 10).append(packed) +
                           little_endian(sum) + little_endian(size);
  if (not input or std::fwrite(text.data(), 1, text.size(), input) != text.size() or
      std::fseek(input, 0, SEEK_SET) != 0)
    throw OutputError("can't write a temporary file");
  std::FILE* const output =
      popen(("exec gzip -dc 2> /dev/null < /dev/fd/" + std::to_string(fileno(input))).c_str(), "r");
  std::fclose(input);
  std::string unpacked(size + 1, '\0');
  if (output) unpacked.resize(std::fread(unpacked.data(), 1, unpacked.size(), output));
  const int status = output ? pclose(output) : -1;
  constexpr int MISSING = 127 << 8;
  if (status == -1 or status == MISSING) throw OutputError("can't start gzip");
  if (status != 0) damaged();
  return unpacked;
}

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
  const std::uint64_t sum = number(entry.header + 16, 4);
  std::string text = method == STORED ? std::string(input) : inflated(input, sum, entry.size);
  if (text.size() != entry.size or checksum(text) != sum) damaged();
  return text;
}

std::uint64_t Zip::number(std::size_t at, std::size_t bytes) const {
  if (at > bytes_.size() or bytes > bytes_.size() - at) damaged();
  std::uint64_t value = 0;
  while (bytes-- > 0) value = value << 8 | static_cast<unsigned char>(bytes_[at + bytes]);
  return value;
}

}  // namespace game_engine
