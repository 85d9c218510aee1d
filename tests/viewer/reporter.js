'use strict';
// Says what failed, and at the end how many tests passed.
class Reporter {
  onBegin(_, suite) {
    this.suite = suite;
  }

  onError({stack, message}) {
    console.log(`FAILED: ${stack || message}`);
  }

  onStdOut(text) {
    process.stdout.write(text);
  }

  onTestEnd(test, {status, retry, errors}) {
    if (status === 'passed') return;
    const told = errors.map(({stack, message}) => (stack || message).replace(/\n/g, '\n    '));
    const what = retry === 0 ? 'once more' : 'FAILED';
    console.log([`${what}: ${test.parent.project().name}: ${test.title}`, ...told].join('\n    '));
  }

  onEnd() {
    const all = this.suite.allTests();
    const passed = all.filter(test => ['expected', 'flaky'].includes(test.outcome())).length;
    console.log(`${passed} passed, ${all.length - passed} failed`);
  }
}

module.exports = Reporter;
