// The copy of the site in which the tutorial is followed, and helpers for its steps.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyChecks, copySite } from '../site-copy.mjs';

/** Where it is. */
export const directory = path.resolve('.e2e/tutorial');

export const at = (file) => path.join(directory, file);
export const has = (file) => existsSync(at(file));
export const read = (file) => readFileSync(at(file), 'utf8');

/** Writes a file, creating its folder if necessary. */
export function write(file, text) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Replaces `from`, which the file must contain, with `to`. */
export function change(file, from, to) {
  assert.ok(read(file).includes(from), `${file} holds no “${from}”`);
  write(
    file,
    read(file).replace(from, () => to),
  );
}

/** Creates an editor that records its arguments in `opened`; returns the environment in which it is chosen. */
export function recordingEditor() {
  const editor = '.editor/code';
  const opened = '.editor/opened.txt';
  write(editor, `#!/bin/sh\necho "$@" >> ${at(opened)}\n`);
  chmodSync(at(editor), 0o755);
  rmSync(at(opened), { force: true });
  return { opened, env: { VISUAL: at(editor) } };
}

/** Runs a command as written on the page; returns its `status` and output (`said`). */
export function run(command, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: directory,
    encoding: 'utf8',
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: '', EDITOR: '', VISUAL: '', ...env },
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Runs a command that must succeed; returns its output. */
export function succeed(command, env = {}) {
  const { status, said } = run(command, env);
  assert.equal(status, 0, said.slice(-4000));
  return said;
}

/** Creates the copy from scratch, as a repository with one commit. */
export function prepare() {
  copySite(directory);
  for (const name of ['scripts', 'package-lock.json']) cpSync(name, at(name), { recursive: true });
  // Packages are found in the surrounding project; there is nothing to install.
  write('scripts/setup.cjs', '');
  copyChecks(directory);
  write('.gitignore', '.build-guard\n.cache\npublic\ndist\nsrc/gatsby-types.d.ts\n');
  succeed(
    'git init -q && git add -A && git -c user.name=Test -c user.email=test@example.org commit -qm Start',
  );
}
