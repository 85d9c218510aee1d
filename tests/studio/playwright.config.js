'use strict';
module.exports = {
  ...require('../viewer/playwright.config.js'),
  testMatch: 'studio.js',
  outputDir: '../viewer/test-results',
  reporter: '../viewer/reporter.js',
  workers: 1,
  timeout: 600000,
  expect: {timeout: 240000},
};
