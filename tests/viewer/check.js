'use strict';
// A small frame for tests: each is a sentence and a function that throws if it does not hold.

const tests = [];
const result = {passed: 0, failed: 0, skipped: 0};

/// A test. The function may be asynchronous; it may call skip(reason).
function test(sentence, run) {
  tests.push({sentence, run});
}

class Skip extends Error {}
function skip(reason) {
  throw new Skip(reason);
}

/// Runs all tests so far, one after the other, and forgets them.
async function run_tests() {
  for (const {sentence, run} of tests.splice(0)) {
    const start = Date.now();
    try {
      await run();
      ++result.passed;
      if (process.env.TIMES) console.log(`${Date.now() - start} ms: ${sentence}`);
    } catch (error) {
      if (error instanceof Skip) {
        ++result.skipped;
        console.log(`skipped: ${sentence}: ${error.message}`);
      } else {
        ++result.failed;
        console.log(`FAILED: ${sentence}\n    ${String(error.stack).replace(/\n/g, '\n    ')}`);
      }
    }
  }
}

function summary() {
  const {passed, failed, skipped} = result;
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '');
}

module.exports = {test, skip, run_tests, summary, result};
