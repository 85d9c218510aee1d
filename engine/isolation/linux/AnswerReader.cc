#include "Process.hh"

#include <engine/game/Game.hh>
#include <cstring>

#include "Hello.hh"

namespace game_engine {

namespace {

[[noreturn]] void bad_answer() { throw PlayerOut("bad answer"); }

// The k-th of several plain values in a row, at any address.
template <typename T>
T item(const char* first, std::size_t k) {
  T value;
  std::memcpy(&value, first + k * sizeof value, sizeof value);
  return value;
}

// One byte more than the longest answer, to notice one that is too long.
constexpr std::size_t ROOM =
    sizeof(Answer) +
    Answer{MAGIC, 0, {}, Orders::MOST, Orders::MAX_NUMBERS, Answer::MAX_TEXT_SIZE}.size_behind() +
    1;

}  // namespace

// Not cleared: most of this memory is never touched.
AnswerReader::AnswerReader(int descriptor) : descriptor_(descriptor), bytes_(new char[ROOM]) {}

void AnswerReader::expect(std::size_t size, int round) {
  size_ = size;
  round_ = round;
  got_ = 0;
}

void AnswerReader::expect_hello() { expect(sizeof(Hello), NO_ROUND); }

AnswerReader::Progress AnswerReader::advance() {
  const ssize_t n = read(descriptor_, bytes_.get() + got_, ROOM - got_);
  if (n == 0) return CLOSED;
  if (n < 0) return MISSING;
  const std::size_t before = got_;
  got_ += std::size_t(n);
  if (round_ != NO_ROUND and before < sizeof(Answer) and got_ >= sizeof(Answer)) {
    check_header();
    size_ += header().size_behind();
  }
  if (got_ > size_) bad_answer();
  return got_ == size_ ? COMPLETE : MISSING;
}

bool AnswerReader::is_right_hello() const {
  const Hello expected;
  return std::memcmp(bytes_.get(), &expected, sizeof expected) == 0;
}

Answer AnswerReader::header() const { return item<Answer>(bytes_.get(), 0); }

void AnswerReader::check_header() const {
  const Answer answer = header();
  if (answer.magic != MAGIC or answer.round != round_ or answer.kind > Answer::UNPLAYABLE or
      answer.num_orders > Orders::MOST or answer.num_numbers > Orders::MAX_NUMBERS or
      answer.text_size > Answer::MAX_TEXT_SIZE)
    bad_answer();
}

AnswerReader::Complaint AnswerReader::complaint() const {
  const Answer answer = header();
  const char* end = bytes_.get() + size_;
  std::string text(end - answer.text_size, end);
  for (char& c : text)
    if (c < ' ' or c > '~') c = '?';
  return {answer.kind, text};
}

void AnswerReader::take_orders(Orders& orders, std::size_t longest) const {
  const Answer answer = header();
  const char* list = bytes_.get() + sizeof answer;
  const char* numbers = list + answer.num_orders * sizeof(Order);
  std::vector<int> own(answer.num_numbers);
  if (not own.empty()) std::memcpy(own.data(), numbers, own.size() * sizeof(int));
  orders.clear(longest);
  std::size_t used = 0;
  for (std::size_t k = 0; k < answer.num_orders; ++k) {
    const Order order = item<Order>(list, k);
    if (order.count < 0 or std::size_t(order.first) != used or
        std::size_t(order.count) > own.size() - used or not is_order(order))
      bad_answer();
    orders.add(char(order.kind), order.id, order.dir, own.data() + used, std::size_t(order.count));
    used += std::size_t(order.count);
  }
  if (used != own.size()) bad_answer();
}

}  // namespace game_engine
