// Why a player lost a match: the chance round by round, and what would have been better.

#include "Kit.hh"

TEST(
    "a review is the same for any number of jobs, and its lines begin with the match, its seed in "
    "full") {
  const std::string file = scratch_folder() + "/review.jsonl", input = scratch_folder() + "/cnf";
  write_file(input, drawn_text(short_match(60)));
  const std::string review = "./Game Demo Null Null Null -s 30000001 -q -i " + input +
                             " --review=Demo --review-matches=4 ";
  const Outcome one = run(review + "-j1 --review-to=" + file);
  const std::string lines = read_file(file);
  const Outcome two = run(review + "-j2 --review-to=" + file);
  CHECK_EQUAL(one.status, 0);
  CHECK_EQUAL(one.out, two.out);
  CHECK(lines == read_file(file));
  CHECK(not contains(one.out, "careful"));
  CHECK(contains(one.out, "Demo won by "));
  CHECK(contains(one.out, "No single moment cost it much.\n"));
  CHECK(lines_of(one.out).size() <= 8);
  CHECK(contains(lines_of(lines).at(0), R"({"record":"match")"));
  CHECK(contains(lines_of(lines).at(0), R"("seed":30000001,)"));
}
