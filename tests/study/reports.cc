// Reports of series: what is written is read again, and what does not belong together is refused.

#include <study/series/Report.hh>
#include <tests/engine/Runs.hh>

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

TEST("a report of CSV has a line of names and a line for each match, all with as many values") {
  const std::string report = scratch_file("r.csv");
  const std::string table = run_series(SERIES + " --report=" + report).out;
  const std::vector<std::string> lines = lines_of(read_file(report));
  CHECK_EQUAL(lines.size(), 9u);
  for (const std::string& statistic : statistics()) {
    CHECK_HAS(table, " " + statistic);
    CHECK_HAS(lines[0], "," + statistic + "1,");
  }
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

TEST("a report goes on only with the series that it is of") {
  const std::string report = scratch_file("r.csv"), resume = " --resume --report=" + report;
  run_series(SERIES + " --report=" + report);
  const std::string whole = read_file(report);
  for (const auto& row : data_rows("refused.txt", "resuming another series"))
    CHECK_ERROR(run_series(row[0] + resume), report + row[1]);
  const Outcome outcome = run(PROGRAM + " " + SERIES + resume + " < " + small_configuration(21));
  CHECK_HAS(outcome.err, "another series: another configuration, or other limits");
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
  CHECK_ERROR(run_series("--compare a.csv " + scratch_file("none.csv")),
              "can't read a.csv: No such file or directory");
  CHECK_ERROR(run_series("--compare " + scratch_folder() + " a.csv"),
              scratch_folder() + " is a folder, not a report");
}

TEST("reports are read with a byte order mark and other ends of lines; UTF-16 is named") {
  const std::string file = scratch_file("r.csv"), other = scratch_file("other.csv"),
                    command = SERIES + " --report=";
  const std::string table = without_times(run_series(command + file).out);
  const auto table_again = [&] {
    return without_times(run_series(command + other + " --resume").out);
  };
  std::string text = "\xef\xbb\xbf";
  for (const std::string& line : lines_of(read_file(file))) text += line + "\r\n";
  write_file(other, text);
  CHECK_EQUAL(table_again(), table);
  CHECK_HAS(run(PROGRAM + " --compare " + file + " " + other).out, "+0.0 +- 0.0  the same",
            "Won before and lost now: 0. Lost before and won now: 0.\n");
  write_file(other, text.substr(0, 2 * text.size() / 3));
  CHECK_EQUAL(table_again(), table);
  write_file(other, std::string("\xff\xfem\0a\0", 6));
  CHECK_ERROR(run_series(command + other + " --resume"), other + " is in UTF-16: save it as UTF-8");
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
    CHECK_ERROR(run_series(what + " --resume"), "r.csv:2: this line is damaged");
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

TEST("options for many matches that make no sense are reported in one line") {
  check_refusals("many matches", PROGRAM + " Null Null Null Null ", " < default.cnf");
  CHECK_ERROR(run_series("--compare"), "0 reports given, expected 2; see --help=compare");
}
