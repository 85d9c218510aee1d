'use strict';
// Runs all tests: those that need no browser first.
const {run_tests, summary, result, test_files} = require('./check.js');

async function main() {
  for (const file of test_files('.test.js')) require(file);
  await require('./viewer.js').start_rules();
  await run_tests();
  await require('./browser.js').run_browser_tests();
  console.log(summary());
  process.exitCode = result.failed > 0 ? 1 : 0;
}

main().catch(error => {
  console.log(error.stack);
  process.exitCode = 1;
});
