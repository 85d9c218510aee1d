// Reports of series: what is written is read again, and what does not belong together is refused.

#include <engine/series/Report.hh>
#include "Runs.hh"

namespace {

const std::string SERIES = "Moth Null Null Rover -s 2 --matches=6 --seats=rotate";

Fields fields_with(const std::string& text) {
  return {{"match", "17", false}, {"out1", text, true}, {"score1", "-3", false}, {"a", "", true}};
}

// Their values; nothing if it is no line of JSON.
std::optional<TableLine> json_values(const std::string& line) {
  const std::optional<Fields> fields = json_fields(line);
  if (not fields) return std::nullopt;
  TableLine values;
  for (const Field& field : *fields) values.push_back(field.value);
  return values;
}

}  // namespace

TEST("any text comes out of a line of a report as it went in") {
  for (const std::string text : {"", "plain", "a,b", "\"", "\"\"", "a \"b\", c", "\\", "\\\"", ",",
                                 "{", "}", "\xc3\xadndex", "in round 3: exception: \"x\", \\y"}) {
    const std::vector<std::string> values = {"17", text, "-3", ""};
    CHECK(csv_values(csv_line(values)) == values);
    CHECK(json_values(json_line(fields_with(text))) == values);
  }
  CHECK_EQUAL(csv_line({"17", "a \"b\", c", "-3", ""}), "17,\"a \"\"b\"\", c\",-3,");
  CHECK_EQUAL(json_line(fields_with("a \"b\"\\")),
              "{\"match\":17,\"out1\":\"a \\\"b\\\"\\\\\",\"score1\":-3,\"a\":\"\"}");
}

TEST("a part of a line of JSON is never taken for the whole") {
  const std::string line = json_line(fields_with("a \"b\", {c}, \\d"));
  for (std::size_t size = 0; size < line.size(); ++size)
    CHECK(not json_values(line.substr(0, size)));
}

TEST("a report of CSV has a line of names and a line for each match, all with as many values") {
  const std::string report = scratch_file("r.csv");
  run_series(SERIES + " --report=" + report);
  const std::vector<std::string> lines = lines_of(read_file(report));
  CHECK_EQUAL(lines.size(), 9u);
  CHECK(lines[0].rfind("match,matches,seed,first_seed,seats,until,configuration,rules,player1,"
                       "file1,seat1,score1,rank1,",
                       0) == 0);
  for (const std::string& line : lines)
    CHECK_EQUAL(csv_values(line)->size(), csv_values(lines[0])->size());
  int number = 0;
  for (auto& row : rows_of(read_file(report))) {
    CHECK_EQUAL(row["match"], std::to_string(++number));
    CHECK_EQUAL(row["matches"], "8");
    CHECK_EQUAL(row["seed"], std::to_string(2 + (number - 1) / 4));
    CHECK_EQUAL(row["player4"], "Rover");
    double ranks = 0;
    for (const std::string k : {"1", "2", "3", "4"}) ranks += std::stod(row["rank" + k]);
    CHECK_EQUAL(ranks, 10.0);
  }
}

TEST("a report of JSON is an array of objects with the same values") {
  const std::string csv = scratch_file("r.csv"), json = scratch_file("r.json");
  run_series(SERIES + " --report-times --report=" + json);
  CHECK_EQUAL(run(PROGRAM + " --merge " + json + " --report=" + csv).status, 0);
  const std::vector<std::string> csv_lines = lines_of(read_file(csv)),
                                 json_lines = lines_of(read_file(json));
  CHECK_EQUAL(json_lines.size(), 10u);
  CHECK_EQUAL(json_lines.front(), "[");
  CHECK_EQUAL(json_lines.back(), "]");
  for (std::size_t k = 1; k <= 8; ++k) {
    const bool is_last = k == 8;
    CHECK_EQUAL(json_lines[k].back(), is_last ? '}' : ',');
    const std::string object = json_lines[k].substr(0, json_lines[k].size() - (is_last ? 0 : 1));
    CHECK(json_values(object) == csv_values(csv_lines[k]));
  }
}

TEST("a report goes on only with the series that it is of") {
  const std::string report = scratch_file("r.csv"), resume = " --resume --report=" + report;
  run_series(SERIES + " --report=" + report);
  const std::string whole = read_file(report);
  for (const auto& row : data_rows("refused.txt", "resuming another series"))
    CHECK_ERROR(run_series(row[0] + resume), report + row[1]);
  const Outcome outcome = run(PROGRAM + " " + SERIES + resume + " < " + small_configuration(21));
  CHECK(contains(outcome.err, "another series: another configuration, or other limits"));
  CHECK_EQUAL(read_file(report), whole);
}

TEST("what is not a report is refused and stays as it is") {
  const std::string file = scratch_file("notes.csv");
  const std::string series = "Moth Null Null Null -s 2 --matches=4 --resume --report=" + file;
  for (const std::string text : {"my notes\n", "match,matches\n1,2\n", "x"}) {
    write_file(file, text);
    CHECK_ERROR(run_series(series), file + ":1: this is not a report of a series of this game");
    CHECK_EQUAL(read_file(file), text);
  }
  CHECK_ERROR(run_series("--merge " + scratch_file("none.csv")),
              "can't read " + scratch_file("none.csv") + ": No such file or directory");
  CHECK_ERROR(run_series("--merge " + scratch_folder()),
              scratch_folder() + " is a folder, not a report");
}

TEST("reports are read with a byte order mark and other ends of lines; UTF-16 is named") {
  for (const std::string type : {"csv", "json"}) {
    const std::string file = scratch_file("r." + type), other = scratch_file("other." + type),
                      command = SERIES + " --report=";
    run_series(command + file);
    const std::string table = run(PROGRAM + " --merge " + file).out;
    std::string text = "\xef\xbb\xbf";
    for (const std::string& line : lines_of(read_file(file))) text += line + "\r\n";
    write_file(other, text);
    CHECK_EQUAL(run(PROGRAM + " --merge " + other).out, table);
    if (type == "csv")
      CHECK_HAS(run(PROGRAM + " --compare " + file + " " + other).out, "+0.0 +- 0.0",
                "Won before and lost now: 0. Lost before and won now: 0.\n");
    write_file(other, text.substr(0, 2 * text.size() / 3));
    CHECK_EQUAL(run_series(command + other + " --resume").status, 0);
    CHECK_EQUAL(run(PROGRAM + " --merge " + other).out, table);
    write_file(other, std::string("\xff\xfem\0a\0", 6));
    CHECK_ERROR(run_series("--merge " + other), other + " is in UTF-16: save it as UTF-8");
  }
}

TEST("a damaged line of a report is found, whatever the change") {
  const std::string report = scratch_file("r.csv"),
                    what = "Moth Null Null Rover -s 2 --matches=4 --report=" + report;
  run_series(what);
  const std::string text = read_file(report);
  const std::size_t start = text.find('\n') + 1, end = text.find('\n', start);
  // Numbers that are none of a match.
  const std::string rest = text.substr(text.find(',', text.find(',', start) + 1));
  for (const char* wrong : {"9223372036854775807,9223372036854775807", "1,9223372036854775807",
                            "-9223372036854775808,2", "1000000000001,1000000000001"}) {
    write_file(report, text.substr(0, start) + wrong + rest);
    CHECK_ERROR(run(PROGRAM + " --merge " + report), "r.csv:2: this line is damaged");
  }
  // A last line that is whole.
  write_file(report, text.substr(0, text.size() - 5) + "\n");
  CHECK_ERROR(run_series(what + " --resume"), "r.csv:5: this line is damaged");
  Numbers numbers(9);
  for (int trial = 0; trial < 300; ++trial) {
    std::string damaged = text;
    const std::size_t at = start + std::size_t(numbers.below(int(end - start)));
    const char changed = "0123456789,\"x "[numbers.below(14)];
    if (damaged[at] == changed) continue;
    damaged[at] = changed;
    write_file(report, damaged);
    ReportReader reader(report), good(report);
    try {
      const std::optional<ReportLine> line = reader.next();
      // What still makes sense says something else: the number of the match, a score, ...
      CHECK(line.has_value());
      CHECK_EQUAL(reader.end(), end + 1);
    } catch (const InputError& e) {
      CHECK_EQUAL(std::string(e.what()), report + ":2: this line is damaged");
    }
  }
}

TEST("--merge wants every match once, all of one series") {
  const auto report = [](const std::string& name) { return scratch_file(name + ".csv"); };
  const auto shard = [&](const std::string& part) {
    run_series("Moth Null Null Rover -s 2 --matches=12 --shard=" + part +
               "/3 --report=" + report(part));
  };
  for (const std::string part : {"1", "2", "3"}) shard(part);
  run_series("Moth Null Null Rover -s 3 --matches=12 --report=" + report("other"));
  const std::string r1 = report("1"), r2 = report("2"), r3 = report("3");
  CHECK_ERROR(run_series("--merge " + r1 + " " + r3), "missing in these reports: match 5 to 8");
  CHECK_ERROR(run_series("--merge " + r2), "missing in these reports: match 1 to 4, 9 to 12");
  CHECK_ERROR(run_series("--merge " + r1 + " " + r2 + " " + r1),
              r1 + ":2: match 1 appears a second time here; it was first in " + r1 + ":2");
  CHECK_ERROR(
      run_series("--merge " + r1 + " " + report("other")),
      report("other") + ":2: this belongs to another series than " + r1 + ":2: first seed 2 and 3");
  CHECK_ERROR(run_series("--merge " + r1 + " " + r2 + " " + r3 + " --report=" + r2),
              "report " + r2 + " would be written over");
  const std::string text = read_file(r3);
  write_file(r3, text.substr(0, text.size() - 5));
  CHECK_ERROR(run_series("--merge " + r1 + " " + r2 + " " + r3),
              "missing in these reports: match 12");
}

TEST("a shard without matches has an empty report that can be merged") {
  std::string reports;
  for (const std::string part : {"1", "2", "3"}) {
    const std::string report = scratch_file(part + ".json");
    succeeded(run_series("Null Null Null Null -s 2 --matches=2 --shard=" + part +
                         "/3 --report=" + report));
    reports += " " + report;
  }
  CHECK_EQUAL(read_file(scratch_file("1.json")), "[\n]\n");
  CHECK(contains(run_series("--merge" + reports).out, "2 matches, seeds 2 to 3\n"));
}

TEST("options for many matches that make no sense are reported in one line") {
  check_refusals("many matches", PROGRAM + " Null Null Null Null ", " < default.cnf");
  CHECK_ERROR(run_series("--merge"), "0 reports given, expected 1 or more; see --help=merge");
}
