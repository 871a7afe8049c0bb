import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gitIn, makeClone } from '../../../../testing/git-clone';
import { makeProject } from '../../../../testing/temp-project';
import { SendActions } from './send-actions';

const FILE = 'content/docs/a.mdx';

function makeDesk() {
  const clone = makeClone({ [FILE]: 'One.\n', 'content/docs/b.mdx': 'Two.\n' });
  clone.write({ [FILE]: 'One and a half.\n' });
  const desk = new SendActions(clone.root);
  const send = (sentence: string) => desk.run('send', { sentence, toNewBranch: false });
  return { ...clone, desk, send };
}

function addHook(gitFolder: string, name: string, says: string): void {
  const file = path.join(gitFolder, 'hooks', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "${says}" >&2\nexit 1\n`);
  chmodSync(file, 0o755);
}

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()));

/** The port of a host that answers every request in the same way. */
async function hostAnswering(status: number): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'WWW-Authenticate': 'Basic realm="Git"' }).end();
  });
  servers.push(server);
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

const obstacleIn = async (root: string) =>
  (await new SendActions(root).run('sendState', {})).obstacle;

test('says what is missing before anything can be sent in, and does nothing', async () => {
  const root = makeProject({ [FILE]: 'One.\n' });
  const kind = 'no-repository';
  expect(await obstacleIn(root)).toMatchObject({ kind });
  const { PATH } = process.env;
  process.env.PATH = '';
  expect(await obstacleIn(root)).toEqual({ kind: 'no-git', said: '' });
  process.env.PATH = PATH;
  const git = gitIn(root);
  git('init', '-q');
  expect(await obstacleIn(root)).toEqual({ kind: 'no-commit', said: '' });
  git('add', '-A');
  git('-c', 'user.name=Ada', '-c', 'user.email=a@b', 'commit', '-qm', 'Begin');
  git('config', 'user.useConfigOnly', 'true');
  expect(await obstacleIn(root)).toMatchObject({
    kind: 'no-author',
    said: expect.stringContaining('git config --global user.email') as string,
  });
  writeFileSync(path.join(root, '.git/MERGE_HEAD'), `${git('rev-parse', 'HEAD')}\n`);
  expect(await obstacleIn(root)).toMatchObject({ kind: 'unfinished' });
  const send = new SendActions(root).run('send', { sentence: 'A', toNewBranch: false });
  await expect(send).rejects.toThrow('Nothing can be sent in from here');
});

test('sends nothing in while two versions of a file wait to be brought together', async () => {
  const { git, write, desk, send } = makeDesk();
  git('stash', '-q');
  write({ [FILE]: 'Another.\n' });
  git('commit', '-qam', 'Say it otherwise');
  expect(() => git('stash', 'pop', '-q')).toThrow();
  expect(await desk.run('sendState', {})).toMatchObject({ obstacle: { kind: 'unfinished' } });
  await expect(send('Say more')).rejects.toThrow('Nothing can be sent in from here');
});

test('waits for another program that uses the index', async () => {
  const { root, git, send } = makeDesk();
  addHook(path.join(root, '.git'), 'post-commit', 'Busy.');
  const hook = path.join(root, '.git/hooks/post-commit');
  const lock = path.join(root, '.git/index.lock');
  writeFileSync(hook, `#!/bin/sh\n: > '${lock}'\n(sleep 0.3; rm '${lock}') >/dev/null 2>&1 &\n`);
  expect((await send('Say more')).failure).toBeNull();
  expect(git('status', '--porcelain')).toBe('');
});

test('if a hook refuses the commit, branch, files and staged files are as before', async () => {
  const { root, git, write, desk, send } = makeDesk();
  write({ 'content/docs/c.mdx': 'Three.\n', 'src/a.ts': '' });
  git('add', 'src/a.ts');
  addHook(path.join(root, '.git'), 'pre-commit', 'Too many adverbs.');
  const before = git('status', '--porcelain', '--branch');
  const { state, failure } = await send('Say more');
  expect(failure).toEqual({ step: 'commit', reason: 'hook', said: 'Too many adverbs.' });
  expect(state).toMatchObject({ branch: 'main', waiting: [] });
  expect(state.changes).toHaveLength(2);
  expect(git('status', '--porcelain', '--branch')).toBe(before);
  expect(git('branch', '--format=%(refname:short)')).toBe('main');
  writeFileSync(path.join(root, '.git/hooks/pre-commit'), '#!/bin/sh\n');
  writeFileSync(path.join(root, '.git/index.lock'), '');
  expect(await desk.run('sendState', {})).toMatchObject({ branch: 'main' });
});

test('says why a push failed, keeps the commit, and shows no password', async () => {
  const { git, desk, send } = makeDesk();
  const refused = await hostAnswering(403);
  const asking = await hostAnswering(401);
  const pushTo = async (address: string) => {
    git('remote', 'set-url', 'origin', address);
    return desk.run('push', {});
  };
  git('remote', 'set-url', 'origin', 'https://localhost:1/ada/site.git');
  const first = await send('Say more');
  expect(first.failure).toMatchObject({ step: 'push', reason: 'network' });
  expect(first.state).toMatchObject({ branch: 'write/say-more', changes: [], canUndo: true });

  const asked = await pushTo(`http://localhost:${asking}/ada/site.git`);
  expect(asked.failure).toMatchObject({ reason: 'credentials' });
  const wrong = await pushTo(`http://ada:secret@localhost:${asking}/ada/site.git`);
  expect(wrong.failure).toMatchObject({ reason: 'credentials' });
  expect(wrong.state.remote?.address).toBe(`http://localhost:${asking}/ada/site.git`);
  expect(JSON.stringify(wrong)).not.toContain('secret');
  const denied = await pushTo(`http://localhost:${refused}/ada/site.git`);
  expect(denied.failure).toMatchObject({ reason: 'denied' });
});

test('a remote, a hook or another branch of that name can refuse a push', async () => {
  const { root, git, bareRoot, cloneFor, desk, send } = makeDesk();
  addHook(bareRoot, 'pre-receive', 'Sign the agreement first.');
  const byHost = await send('Say more');
  expect(byHost.failure).toMatchObject({
    step: 'push',
    reason: 'refused',
    said: expect.stringContaining('Sign the agreement first.') as string,
  });
  writeFileSync(path.join(bareRoot, 'hooks/pre-receive'), '#!/bin/sh\n');
  addHook(path.join(root, '.git'), 'pre-push', 'Not on a Friday.');
  expect((await desk.run('push', {})).failure).toMatchObject({ reason: 'hook' });
  writeFileSync(path.join(root, '.git/hooks/pre-push'), '#!/bin/sh\n');

  const other = cloneFor('Bo');
  other.git('switch', '-qc', 'write/say-more');
  other.git('commit', '-q', '--allow-empty', '-m', 'Say less');
  other.git('push', '-q', 'origin', 'write/say-more');
  expect((await desk.run('push', {})).failure).toMatchObject({ reason: 'name-taken' });
  git('branch', '-m', 'write/say-more-2');
  expect(await desk.run('push', {})).toMatchObject({ failure: null, state: { isPushed: true } });
});

test('works where the project is a folder of the repository', async () => {
  const { root, git, bare, write, cloneFor } = makeClone({
    [`site/${FILE}`]: 'One.\n',
    'README.md': 'Read.\n',
  });
  write({ [`site/${FILE}`]: 'Two.\n', 'content/elsewhere.mdx': 'No.\n', 'README.md': 'More.\n' });
  const other = cloneFor('Bo');
  other.write({ [`site/${FILE}`]: 'Bo.\n' });
  other.git('commit', '-qam', 'Bo’s');
  other.git('push', '-q');
  const desk = new SendActions(path.join(root, 'site'));
  const { state } = await desk.run('fetch', {});
  expect(state.changes).toEqual([{ path: FILE, kind: 'changed' }]);
  expect(state.others.sort()).toEqual(['README.md', 'content/elsewhere.mdx']);
  expect(state.theirs.ofMain).toMatchObject([{ subject: 'Bo’s', files: [FILE], shared: [FILE] }]);
  expect(await desk.run('difference', { path: FILE })).toEqual({
    before: 'One.\n',
    after: 'Two.\n',
  });
  await desk.run('send', { sentence: 'Two', toNewBranch: false });
  expect(bare('show', '--name-only', '--format=', 'write/two')).toBe(`site/${FILE}`);
  expect(git('status', '--porcelain').split('\n')).toEqual([' M README.md', '?? content/']);
});

test('says which branch is in the way of a new one, and makes none', async () => {
  const { git, desk, send } = makeDesk();
  git('branch', 'write');
  const { failure, state } = await send('Say more');
  expect(failure).toEqual({ step: 'commit', reason: 'name-blocked', said: '' });
  expect(state).toMatchObject({ branch: 'main', waiting: [], changes: [{ path: FILE }] });
  git('branch', '-D', 'write');
  git('update-ref', 'refs/remotes/origin/write', 'HEAD');
  expect((await send('Say more')).failure).toMatchObject({ reason: 'name-blocked' });
  // What is advised.
  git('switch', '-c', 'my-change');
  const sent = await desk.run('send', { sentence: 'Say more', toNewBranch: false });
  expect(sent).toMatchObject({ failure: null, state: { branch: 'my-change', changes: [] } });
});

test('gives a new branch no name that is a folder of others', async () => {
  const { git, send } = makeDesk();
  git('branch', 'write/say-more/at-last');
  expect(await send('Say more')).toMatchObject({
    failure: null,
    state: { branch: 'write/say-more-2' },
  });
});
