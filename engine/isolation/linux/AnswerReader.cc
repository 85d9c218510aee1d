#include "AnswerReader.hh"

#include <unistd.h>

#include <Format.hh>
#include <algorithm>
#include <cstring>

namespace game_engine {

namespace {

[[noreturn]] void bad_answer() { throw PlayerOut("bad answer"); }

// The k-th of plain things that stand one behind the other, wherever that is.
template <typename T>
T item(const char* first, std::size_t k) {
  T value;
  std::memcpy(&value, first + k * sizeof value, sizeof value);
  return value;
}

}  // namespace

void AnswerReader::expect_hello() {
  size_ = sizeof(Hello);
  bytes_.clear();
}

void AnswerReader::expect_answer(int round) {
  char unasked;
  if (read(descriptor_, &unasked, 1) > 0) bad_answer();
  round_ = round;
  size_ = sizeof(Answer);
  bytes_.clear();
}

AnswerReader::Progress AnswerReader::advance() {
  for (;;) {
    const std::size_t got = bytes_.size();
    if (got == size_) return COMPLETE;
    bytes_.resize(size_);
    const ssize_t n = read(descriptor_, bytes_.data() + got, size_ - got);
    bytes_.resize(got + std::size_t(std::max<ssize_t>(n, 0)));
    if (n == 0) return CLOSED;
    if (n < 0) return MISSING;
    if (size_ == sizeof(Answer) and bytes_.size() == size_) {
      check_header();
      size_ += header().size_behind();
    }
  }
}

bool AnswerReader::is_right_hello() const {
  const Hello expected;
  return std::memcmp(bytes_.data(), &expected, sizeof expected) == 0;
}

Answer AnswerReader::header() const { return item<Answer>(bytes_.data(), 0); }

void AnswerReader::check_header() const {
  const Answer answer = header();
  if (answer.magic != MAGIC or answer.round != round_ or answer.kind > Answer::UNPLAYABLE or
      answer.num_orders > Orders::MOST or answer.num_numbers > Orders::MOST_NUMBERS or
      answer.text_size > Answer::LONGEST_TEXT)
    bad_answer();
}

AnswerReader::Complaint AnswerReader::complaint() const {
  const Answer answer = header();
  std::string text(bytes_.end() - answer.text_size, bytes_.end());
  for (char& c : text)
    if (c < ' ' or c > '~') c = '?';
  return {answer.kind, text};
}

void AnswerReader::take_orders(Orders& orders) const {
  const Answer answer = header();
  const char* list = bytes_.data() + sizeof answer;
  const char* numbers = list + answer.num_orders * sizeof(Order);
  std::vector<int> own(answer.num_numbers);
  std::memcpy(own.data(), numbers, own.size() * sizeof(int));
  orders.clear();
  std::size_t used = 0;
  for (std::size_t k = 0; k < answer.num_orders; ++k) {
    const Order order = item<Order>(list, k);
    if (order.count < 0 or std::size_t(order.first) != used or
        std::size_t(order.count) > own.size() - used or not is_order(order))
      bad_answer();
    orders.add(char(order.kind), order.id, order.dir, own.data() + used,
               std::size_t(order.count));
    used += std::size_t(order.count);
  }
  if (used != own.size()) bad_answer();
}

}  // namespace game_engine
