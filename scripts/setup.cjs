// Runs before everything else, on any version of Node: old syntax, no packages.

'use strict';

var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');
var required = [20, 19];
var current = process.versions.node.split('.').map(Number);

if (current[0] < required[0] || (current[0] === required[0] && current[1] < required[1])) {
  console.error(
    'This site needs Node ' +
      required.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org/ and try again.',
  );
  process.exit(1);
}

function modifiedAt(file) {
  try {
    return fs.statSync(path.join(root, file)).mtimeMs;
  } catch {
    return 0;
  }
}

// npm writes this file at the end of every install.
if (modifiedAt('node_modules/.package-lock.json') < modifiedAt('package-lock.json')) {
  console.log('Installing packages (npm ci) …');
  var install = childProcess.spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error(
      'The packages could not be installed: npm ci exited with status ' +
        install.status +
        ' (its messages are above).',
    );
    process.exit(1);
  }
}
