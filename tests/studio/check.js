'use strict';
// A small frame for tests: each is a sentence and a function that throws if it does not hold.

const result = {passed: 0, failed: 0};

async function test(sentence, run) {
  try {
    await run();
    ++result.passed;
  } catch (error) {
    ++result.failed;
    console.log(`FAILED: ${sentence}\n    ${String(error.stack).replace(/\n/g, '\n    ')}`);
  }
}

const summary = () => `${result.passed} passed, ${result.failed} failed`;

module.exports = {test, result, summary};
