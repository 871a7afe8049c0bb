import { reasonOf } from './reason-of';

test.each([
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'credentials',
  ],
  [
    'ERROR: Permission to a/b.git denied to ada.\nfatal: Could not read from remote repository.',
    'denied',
  ],
  [
    "remote: Permission to a/b.git denied to ada.\nfatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
    'denied',
  ],
  [
    "remote: Invalid username or token.\nfatal: Authentication failed for 'https://github.com/a/b.git/'",
    'credentials',
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'credentials',
  ],
  ['Host key verification failed.\nfatal: Could not read from remote repository.', 'unknown-host'],
  [
    "fatal: unable to access 'https://github.com/a/b/': Could not resolve host: github.com",
    'network',
  ],
  ['ssh: connect to host github.com port 22: Network is unreachable', 'network'],
  [
    "remote: Repository not found.\nfatal: repository 'https://github.com/a/b.git/' not found",
    'not-found',
  ],
  ["fatal: '/srv/a.git' does not appear to be a git repository", 'not-found'],
  ['!\trefs/heads/a:refs/heads/a\t[remote rejected] (protected branch hook declined)', 'refused'],
  ['!\trefs/heads/a:refs/heads/a\t[rejected] (fetch first)', 'behind'],
  ["fatal: Unable to create '/a/.git/index.lock': File exists.", 'locked'],
  ['error: something else', null],
])('reads %j', (said, reason) => {
  expect(reasonOf(said)).toBe(reason);
});
