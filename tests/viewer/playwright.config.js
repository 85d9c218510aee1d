'use strict';
// How the tests run: those without a page and all of it in Chromium, some also in Firefox, as the system has
// it, which can't imitate media features.
const {CHROMIUM = '/usr/bin/chromium', FIREFOX = '/usr/bin/firefox-esr'} = process.env;
// These are at hand in every file of tests, by their names.
Object.assign(globalThis, require('./kit.js'), require('./browser.js'));

module.exports = {
  testMatch: /\.(test|page)\.js$/,
  reporter: './reporter.js',
  workers: 2,
  timeout: 120000,
  // On a busy machine a browser may stumble. What is wrong fails twice.
  retries: 1,
  // A new context takes longer to show its first match than most tests.
  use: {locale: 'en-GB', reuseContext: true},
  projects: [
    {
      name: 'Chromium',
      use: {launchOptions: {executablePath: CHROMIUM, args: ['--disable-gpu']}},
    },
    {
      name: 'Firefox',
      grep: /@both/,
      use: {
        browserName: 'firefox',
        launchOptions: {executablePath: FIREFOX, channel: 'moz-firefox'},
        contextOptions: {colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null},
      },
    },
  ],
};
