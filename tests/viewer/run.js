'use strict';
// Runs all tests: those that need no browser first.
// These are at hand here, and in every file of tests, by their names.
Object.assign(globalThis, require('./kit.js'), require('./browser.js'));

async function main() {
  for (const file of test_files('.test.js')) require(file);
  await start_rules();
  await run_tests();
  await run_browser_tests();
  console.log(summary());
  process.exitCode = result.failed > 0 ? 1 : 0;
}

main().catch(error => {
  console.log(error.stack);
  process.exitCode = 1;
});
