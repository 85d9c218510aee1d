// What pages get as data: contest/pages.

#include <contest/pages/Page.hh>
#include <limits>
#include <tests/engine/Runs.hh>

TEST(
    "whatever a text has, it ends neither its JSON nor the script, and unprintable bytes are "
    "marked") {
  for (const auto& [text, json] :
       std::map<std::string, std::string>{{"", "\"\""},
                                          {"</script><!--", "\"\\u003c/script>\\u003c!--\""},
                                          {"\"\\\"\\u003c", "\"\\\"\\\\\\\"\\\\u003c\""},
                                          {"a\nb", "\"a?b\""},
                                          {std::string("\0\t\r\x1b\x7f", 5), "\"?????\""},
                                          {"\u2028 \u2029 \u202e", "\"??? ??? ???\""},
                                          {"\xff\xc3 \xe2\x82\xed\xa0\x80", "\"?? ?????\""},
                                          {"\u00e9\u20ac\U0001f600", "\"\u00e9\u20ac\U0001f600\""}})
    CHECK_EQUAL(Json(text).str(), json);
}

TEST("an object of a page leaves out what there is not, and infinite numbers are nothing") {
  const double none = std::numeric_limits<double>::infinity();
  CHECK_EQUAL(Json::object({{"a", 1}, {"b", Json()}, {"c", none}, {"d", "<"}}).str(),
              "{\"a\":1,\"d\":\"\\u003c\"}");
  CHECK_EQUAL(Json::list({true, 1.5, 1e9, "x", Json::object({}), none}).str(),
              "[true,1.5,1e+09,\"x\",{},null]");
  CHECK_EQUAL(Json::list(std::vector<int>()).str(), "[]");
}
