// Runs before everything else, on any version of Node: old syntax, no packages.

'use strict';

var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');
var current = process.versions.node.split('.').map(Number);
var isFit = false;
var needed = [];

// Each is “^20.19.0” or “>=24.0.0”.
var ranges = require('../package.json').engines.node.split(' || ');
ranges.forEach(function (range) {
  var least = range.replace(/^\D+/, '').split('.').map(Number);
  var isOpen = range.charAt(0) === '>';
  var isSame = current[0] === least[0] && current[1] >= least[1];
  if (isSame || (isOpen && current[0] > least[0])) isFit = true;
  needed.push(least[0] + '.' + least[1] + (isOpen ? ' or newer' : ' or a later ' + least[0]));
});

if (!isFit) {
  var versions = 'This site needs Node ' + needed.join(', ') + '.';
  var present = 'This is Node ' + process.versions.node;
  var advice = 'install another one from https://nodejs.org/ and try again.';
  console.error(versions + ' ' + present + ': ' + advice);
  process.exit(1);
}

function modifiedAt(file) {
  var place = path.join(root, file);
  return fs.existsSync(place) ? fs.statSync(place).mtimeMs : 0;
}

// npm writes this file at the end of every install.
if (modifiedAt('node_modules/.package-lock.json') < modifiedAt('package-lock.json')) {
  console.log('Installing packages (npm ci). It takes minutes, in which npm says nothing …');
  var install = childProcess.spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    var ended = 'npm ci exited with status ' + install.status + ' (its messages are above).';
    console.error('The packages could not be installed: ' + ended);
    process.exit(1);
  }
}
