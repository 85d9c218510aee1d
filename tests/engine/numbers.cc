// Numbers from words and as words.

#include <limits>
#include <engine/options/Arguments.hh>
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

TEST("one is not told as several") {
  CHECK_EQUAL(counted(1, "player") + counted(0, "player") + counted(2, "match"),
              "1 player0 players2 matches");
}

TEST(
    "no more processes at a time than a control group has processors' time for, in make as in "
    "matches") {
  const std::string of_all = run("sh engine/processors.sh none").out;
  // The group of this process, and files of groups; what they leave.
  const std::vector<std::pair<std::string, std::map<std::string, std::string>>> limited = {
      {"0::/", {{"cpu.max", "100000 100000"}}},
      {"0::/", {{"cpu.max", "20000 100000"}}},
      {"0::/a:b/c", {{"a:b/cpu.max", "90000 100000"}, {"a:b/c/cpu.max", "max 100000"}}},
      {"5:cpu,cpuacct:/d\n1:name=systemd:/",
       {{"cpu/cpu.cfs_quota_us", "50000"}, {"cpu/cpu.cfs_period_us", "50000"}}},
      {"5:cpu,cpuacct:/d",
       {{"cpu/d/cpu.cfs_quota_us", "50000"}, {"cpu/d/cpu.cfs_period_us", "100000"}}}};
  const auto check = [](const std::string& group, const auto& files, const std::string& expected) {
    const std::string root = scratch_file("root");
    fs::remove_all(root);
    fs::create_directories(root + "/proc/self");
    write_file(root + "/proc/self/cgroup", group + "\n");
    for (const auto& [file, text] : files) {
      const fs::path path = root + "/sys/fs/cgroup/" + file;
      fs::create_directories(path.parent_path());
      write_file(path.string(), text + "\n");
    }
    CHECK_EQUAL(std::to_string(num_processors(root)) + "\n", expected);
    CHECK_EQUAL(run("sh engine/processors.sh " + root).out, expected);
  };
  for (const auto& [group, files] : limited) check(group, files, "1\n");
  using Files = std::map<std::string, std::string>;
  check("0::/", Files{{"cpu.max", "max 100000"}}, of_all);
  check("0::/", Files{{"cpu.max", "900000000 100000"}}, of_all);
  check("5:cpu:/", Files{{"cpu/cpu.cfs_quota_us", "-1"}, {"cpu/cpu.cfs_period_us", "100000"}},
        of_all);
  if (of_all != "1\n") check("0::/", Files{{"cpu.max", "150000 100000"}}, "2\n");
}

// Of whole traces, the golden matches have it.
TEST("the hash of a text is SHA-256, also where its end needs a block of its own") {
  CHECK_EQUAL(hash_of(std::string(55, '\xff')),
              "aadaed00a3c5fbb8072ae7f1984ba8199fbe5272de427d11eaf31583af37db51");
  CHECK_EQUAL(hash_of(std::string(64, '\xff')),
              "8667e718294e9e0df1d30600ba3eeb201f764aad2dad72748643e4a285e1d1f7");
}
