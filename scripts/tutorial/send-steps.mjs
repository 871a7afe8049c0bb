// The commands of “Send it in”: from a change to a branch in a remote repository, and on from there.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { at, read, succeed, write } from './tutorial-copy.mjs';

const FILE = 'content/docs/quickstart.mdx';
const REMOTE = '.git/remote.git';
const BRANCH = 'write/explain-the-lamp';

/** Changes a page in a clone, which has a remote. */
function beginWriting() {
  succeed(
    'git config user.name Ada && git config user.email ada@example.org && git branch -M main',
  );
  // What other pages have changed stays as it is.
  succeed('git add -A && git commit -qm "Before"');
  succeed(`git clone -q --bare . ${REMOTE} && git remote add origin ${REMOTE} && git fetch -q`);
  succeed('git branch -q --set-upstream-to origin/main');
  write(FILE, `${read(FILE)}\nThe lamp is lit.\n`);
}

export const sendSteps = {
  'git switch -c': (command) => {
    beginWriting();
    succeed(command);
  },
  'git add': succeed,
  'git commit': succeed,
  'git push': (command) => {
    succeed(command);
    assert.match(succeed(`git -C ${REMOTE} show ${BRANCH}`), /\+The lamp is lit\./);
  },
  'git fetch': succeed,
  'git log --oneline HEAD..origin/main': (command) => {
    assert.equal(succeed(command), '');
  },
  'git reset': (command) => {
    const text = read(FILE);
    succeed(command);
    assert.equal(read(FILE), text);
    assert.match(succeed('git status --porcelain'), /quickstart/);
    succeed('git checkout -q -- .');
  },
  'git switch main': succeed,
  'git pull': succeed,
  'git remote add': succeed,
  'git config remote.pushDefault': (command) => {
    succeed(command);
    succeed('git config --unset remote.pushDefault && git remote remove fork');
    succeed(`git remote remove origin && git branch -qD ${BRANCH}`);
    succeed('git reset -q HEAD~1');
    rmSync(at(REMOTE), { recursive: true });
  },
};
