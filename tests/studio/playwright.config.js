'use strict';
// The browsers are those of the viewer's tests; what is the same in both is tried in one.
const {projects} = require('../viewer/playwright.config.js');

module.exports = {
  testMatch: 'studio.js',
  outputDir: '../viewer/test-results',
  reporter: '../viewer/reporter.js',
  workers: 1,
  retries: 1,
  timeout: 600000,
  expect: {timeout: 240000},
  projects: projects.map(({name, use}) => ({name, use, grepInvert: name === 'Firefox' ? /@once/ : /^$/})),
};
