// Numbers from words and as words.

#include <limits>
#include <engine/series/Progress.hh>
#include "Runs.hh"

TEST("whole numbers are digits, with a minus sign or not, within their bounds") {
  CHECK_EQUAL(whole_number("0", 0, 9).value_or(-1), 0);
  CHECK_EQUAL(whole_number("-12", -12, 12).value_or(0), -12);
  constexpr std::int64_t MOST = std::numeric_limits<std::int64_t>::max();
  CHECK_EQUAL(whole_number("9223372036854775807", 0, MOST).value_or(0), MOST);
  for (const char* word : {"", "-", "+1", " 1", "1 ", "1.0", "1e2", "0x1", "one", "10", "-1",
                           "9223372036854775808", "99999999999999999999"})
    CHECK(not whole_number(word, 0, 9));
}

TEST("numbers are read with a point, whatever the locale, within their bounds") {
  CHECK_EQUAL(real_number("0.05", 0, 1).value_or(-1), 0.05);
  CHECK_EQUAL(real_number("1e-2", 0, 1).value_or(-1), 0.01);
  CHECK_EQUAL(real_number("1", 0, 1).value_or(-1), 1);
  for (const char* word : {"", " 0.5", "0.5 ", "0,5", "nan", "inf", "half", "1.01", "-0.1", "0.5x"})
    CHECK(not real_number(word, 0, 1));
}

TEST("numbers have as many digits after the point as wanted; halves are rounded away from 0") {
  CHECK_EQUAL(fixed(1499.96, 1), "1500.0");
  CHECK_EQUAL(fixed(-0.04, 1), "0.0");
  CHECK_EQUAL(fixed(-0.5, 2), "-0.50");
  CHECK_EQUAL(fixed(0.07, 1), "0.1");
  CHECK_EQUAL(fixed(std::numeric_limits<double>::infinity(), 1), "?");
  CHECK_EQUAL(fixed(0.25, 1), "0.3");
  CHECK_EQUAL(fixed(-0.25, 1), "-0.3");
  CHECK_EQUAL(fixed(2.5, 0), "3");
  CHECK_EQUAL(fixed(12, 0), "12");
}

TEST("one is not told as several, and how fast matches are played never as 0") {
  CHECK_EQUAL(counted(1, "player") + counted(0, "player") + counted(2, "match"),
              "1 player0 players2 matches");
  const std::pair<double, const char*> table[] = {
      {0.001, "16 min 40 s each"}, {0.04, "25 s each"},   {0.4, "2.5 s each"},
      {1.04, "1.0 a second"},      {9.4, "9.4 a second"}, {719.6, "720 a second"}};
  for (const auto& [rate, text] : table) CHECK_EQUAL(rate_text(rate), text);
}

TEST("the hash of a text is FNV-1a with 64 bits") {
  CHECK_EQUAL(hash_of(""), "cbf29ce484222325");
  CHECK_EQUAL(hash_of("a"), "af63dc4c8601ec8c");
  CHECK_EQUAL(hash_of("foobar"), "85944171f73967e8");
}
