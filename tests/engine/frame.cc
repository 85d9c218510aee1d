// The frame of the tests itself: a check that can't fail would say nothing.

#include "Runs.hh"

namespace {

std::string failure_of(const std::function<void()>& statement, const std::string& text) {
  const auto failed =
      failed_checks([&] { CHECK_THROWS(statement(), std::invalid_argument, text); });
  return failed.empty() ? "" : failed[0];
}

}  // namespace

TEST("CHECK_THROWS fails if nothing or something else is said, and lets other exceptions pass") {
  const auto says = [](const std::string& text) {
    return [=] { throw std::invalid_argument(text); };
  };
  for (const char* text : {"", "nothing"})
    CHECK_EQUAL(failure_of([] {}, text), "nothing was thrown, expected std::invalid_argument");
  CHECK_EQUAL(failure_of(says("no way"), "way"), "");
  CHECK_EQUAL(failure_of(says("no way"), "road"), "thrown was \"no way\", expected \"road\"");
  CHECK_THROWS(CHECK_THROWS(throw std::runtime_error("other"), std::invalid_argument, "other"),
               std::runtime_error, "other");
}

TEST("checks fail when what they check is not so") {
  const auto number_of_failed = [](const std::function<void()>& body) {
    return failed_checks(body).size();
  };
  CHECK_EQUAL(number_of_failed([] { CHECK(1 + 1 == 3); }), 1u);
  CHECK_EQUAL(number_of_failed([] { CHECK_EQUAL(1 + 1, 3); }), 1u);
  CHECK_EQUAL(number_of_failed([] { CHECK_NEAR(1.0, 1.2, 0.1); }), 1u);
  CHECK_EQUAL(number_of_failed([] { CHECK(true); }), 0u);
}
