'use strict';
// A small frame for tests: each is a sentence and a function that throws if it does not hold.
const fs = require('fs');
const path = require('path');

const tests = [];
const result = {passed: 0, failed: 0, skipped: 0};

/// A test. The function may be asynchronous; it may call skip(reason). With the environment variable
/// ONLY, just those are run whose sentence contains it.
function test(sentence, run) {
  if (sentence.includes(process.env.ONLY || '')) tests.push([sentence, run]);
}

class Skip extends Error {}
function skip(reason) {
  throw new Skip(reason);
}

/// Runs all tests so far and forgets them: one after the other, by each of the workers side by side.
/// A worker is a function that is called with what it has to run.
async function run_tests(workers = [run => run()]) {
  const run_all = async () => {
    while (tests.length > 0) await run_test(...tests.shift());
  };
  await Promise.all(workers.map(worker => worker(run_all)));
}

async function run_test(sentence, run) {
  try {
    await run();
    ++result.passed;
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

function summary() {
  const {passed, failed, skipped} = result;
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '');
}

/// The files of this folder, and of the games' folders in it, that end so; those whose names contain
/// one of the words of the command line, if there are any.
function test_files(ending) {
  const games = fs
    .readdirSync(__dirname, {withFileTypes: true})
    .filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
    .map(entry => entry.name);
  const words = process.argv.slice(2);
  return ['.', ...games]
    .flatMap(folder => fs.readdirSync(path.join(__dirname, folder)).map(name => path.join(folder, name)))
    .filter(name => name.endsWith(ending))
    .filter(name => words.length === 0 || words.some(word => name.includes(word)))
    .map(name => path.join(__dirname, name));
}

module.exports = {Skip, test_files, test, skip, run_test, run_tests, summary, result};
