'use strict';
// All that helps the tests of the page, but for browser.js, which needs a browser.
const {fileURLToPath, pathToFileURL} = require('url');

module.exports = {
  assert: require('assert/strict'),
  fs: require('fs'),
  path: require('path'),
  zlib: require('zlib'),
  os: require('os'),
  fileURLToPath,
  pathToFileURL,
  ...require('child_process'),
  ...require('./viewer.js'),
  ...require('./small.js'),
  ...require('./matches.js'),
  ...require('./vision.js'),
};
