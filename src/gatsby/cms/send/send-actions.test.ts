import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeClone } from '../../../../testing/git-clone';
import { isCommitted } from '../../project/git';
import { SendActions } from './send-actions';

const page = (words: string) => `---\ntitle: A\n---\n\n${words}\n`;
const lines = Array.from({ length: 20 }, (_, line) => `Line ${line} of the page.`).join('\n');

function makeDesk() {
  const clone = makeClone({
    'content/docs/a.mdx': page('One.'),
    'content/docs/b.mdx': page(lines),
    'content/docs/c.mdx': 'Three.',
    'static/img/x.svg': '<svg/>',
    'src/code.ts': 'export {};\n',
  });
  const desk = new SendActions(clone.root);
  const state = () => desk.run('sendState', {});
  const send = (sentence: string, toNewBranch = false) =>
    desk.run('send', { sentence, toNewBranch });
  return { ...clone, desk, state, send };
}

test('commits what has changed on a branch of its own, pushes it, and goes on there', async () => {
  const { root, git, bare, write, send } = makeDesk();
  write({ 'content/docs/a.mdx': page('Two.'), 'content/docs/größe ‹1›.mdx': page('New.') });
  renameSync(path.join(root, 'content/docs/b.mdx'), path.join(root, 'content/docs/d.mdx'));
  rmSync(path.join(root, 'content/docs/c.mdx'));
  const { state, failure } = await send('Explain  the lamp: “é”');
  expect(failure).toBeNull();
  const branch = 'write/explain-the-lamp-e';
  expect(state).toMatchObject({
    branch,
    ownBranch: 'desk',
    isPushed: true,
    changes: [],
    waiting: [],
  });
  expect(bare('log', '-1', '--format=%an <%ae>|%s', branch)).toBe(
    'Ada <ada@example.org>|Explain the lamp: “é”',
  );
  expect(bare('show', '--name-status', '-M', '--format=', branch).split('\n')).toEqual([
    'M\tcontent/docs/a.mdx',
    'D\tcontent/docs/c.mdx',
    'R100\tcontent/docs/b.mdx\tcontent/docs/d.mdx',
    'A\tcontent/docs/größe ‹1›.mdx',
  ]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', '--abbrev-ref', '@{upstream}')).toBe(`origin/${branch}`);

  write({ 'content/docs/a.mdx': page('Three.') });
  const second = await send('Say more');
  expect(second.state).toMatchObject({ branch, isPushed: true });
  expect(second.state.sent.map(({ subject, files }) => [subject, files.length])).toEqual([
    ['Say more', 1],
    ['Explain the lamp: “é”', 4],
  ]);
  expect(bare('log', '--format=%s', branch).split('\n')).toEqual([
    'Say more',
    'Explain the lamp: “é”',
    'Begin',
  ]);
  expect(bare('log', '--format=%s', 'main')).toBe('Begin');
});

test('says what has changed, and takes nothing along that is not content', async () => {
  const { root, git, write, state, send, bare } = makeDesk();
  write({
    'content/docs/a.mdx': page('Two.'),
    'content/docs/.a.mdx.draft': 'half',
    'src/code.ts': 'export const a = 1;\n',
    'src/staged.ts': 'export {};\n',
  });
  renameSync(path.join(root, 'content/docs/b.mdx'), path.join(root, 'content/docs/d.mdx'));
  git('add', 'src/staged.ts');
  const { changes, others, author, mainBranch } = await state();
  expect({ author, mainBranch }).toEqual({ author: 'Ada <ada@example.org>', mainBranch: 'main' });
  expect(changes).toEqual([
    { path: 'content/docs/a.mdx', kind: 'changed' },
    { path: 'content/docs/d.mdx', kind: 'renamed', formerPath: 'content/docs/b.mdx' },
  ]);
  expect(others.sort()).toEqual(['content/docs/.a.mdx.draft', 'src/code.ts', 'src/staged.ts']);
  await send('Say two');
  expect(bare('ls-tree', '-r', '--name-only', 'write/say-two', 'src').trim()).toBe('src/code.ts');
  expect(git('status', '--porcelain').split('\n')).toEqual([
    ' M src/code.ts',
    'A  src/staged.ts',
    '?? content/docs/.a.mdx.draft',
  ]);
});

test('shows a change before and after, and no other file', async () => {
  const { root, write, desk } = makeDesk();
  write({
    'content/docs/a.mdx': page('Two.'),
    'static/img/x.svg': '<svg id="a"/>',
    '.env': 'KEY=1',
  });
  renameSync(path.join(root, 'content/docs/b.mdx'), path.join(root, 'content/docs/d.mdx'));
  rmSync(path.join(root, 'content/docs/c.mdx'));
  const difference = (file: string) => desk.run('difference', { path: file });
  expect(await difference('content/docs/a.mdx')).toEqual({
    before: page('One.'),
    after: page('Two.'),
  });
  expect(await difference('content/docs/d.mdx')).toEqual({
    before: page(lines),
    after: page(lines),
  });
  expect(await difference('content/docs/c.mdx')).toEqual({ before: 'Three.', after: null });
  expect(await difference('static/img/x.svg')).toEqual({ before: null, after: null });
  for (const file of [
    '.env',
    'src/code.ts',
    'content/../.env',
    'content\\docs\\a.mdx',
    String.raw`C:\site\content\docs\a.mdx`,
    '--output=x',
  ]) {
    await expect(difference(file)).rejects.toThrow('is not changed any more');
  }
});

test('takes the last commit back before it is pushed: files, staged files and branch are as before', async () => {
  const { root, git, write, desk, send } = makeDesk();
  git('remote', 'remove', 'origin');
  write({
    'content/docs/a.mdx': page('Two.'),
    'content/docs/new.mdx': page('New.'),
    'src/s.ts': '',
  });
  git('add', 'src/s.ts');
  const before = git('status', '--porcelain');
  const { state, failure } = await send('Say two');
  expect(failure).toBeNull();
  expect(state).toMatchObject({
    branch: 'write/say-two',
    canUndo: true,
    remote: null,
    isPushed: false,
  });
  const [commit] = state.waiting;
  expect(commit?.subject).toBe('Say two');

  const undone = await desk.run('undo', { commit: commit?.id ?? '' });
  expect(undone.state).toMatchObject({ branch: 'main', canUndo: false, waiting: [] });
  expect(git('status', '--porcelain')).toBe(before);
  expect(git('branch', '--format=%(refname:short)')).toBe('main');
  expect(readFileSync(path.join(root, 'content/docs/a.mdx'), 'utf8')).toBe(page('Two.'));
});

test('takes back no commit that others have, that is not the last one, or that is of the published branch', async () => {
  const { git, write, desk, send } = makeDesk();
  write({ 'content/docs/a.mdx': page('Two.') });
  const { state } = await send('Say two');
  expect(state.canUndo).toBe(false);
  const undo = (commit: string) => desk.run('undo', { commit });
  await expect(undo(git('rev-parse', 'HEAD'))).rejects.toThrow('was not taken back');
  git('remote', 'remove', 'origin');
  await expect(undo(git('rev-parse', 'main'))).rejects.toThrow('was not taken back');
  git('switch', '-q', 'main');
  await expect(undo(git('rev-parse', 'HEAD'))).rejects.toThrow('was not taken back');
});

test('after a push that failed, the commit stays, and can be pushed, or taken back and sent again', async () => {
  const { bare, bareRoot, write, desk, send } = makeDesk();
  const moved = `${bareRoot}.moved`;
  renameSync(bareRoot, moved);
  write({ 'content/docs/a.mdx': page('Two.') });
  const { state, failure } = await send('Say two');
  expect(failure).toMatchObject({ step: 'push', reason: 'not-found' });
  expect(state).toMatchObject({
    branch: 'write/say-two',
    changes: [],
    isPushed: false,
    canUndo: true,
  });
  renameSync(moved, bareRoot);
  const pushed = await desk.run('push', {});
  expect(pushed).toMatchObject({ failure: null, state: { isPushed: true, waiting: [] } });
  expect(bare('log', '-1', '--format=%s', 'write/say-two')).toBe('Say two');
});

test('takes back no merge: what others wrote would become the author’s', async () => {
  const { git, write, cloneFor, state, desk } = makeDesk();
  const other = cloneFor('Bo');
  other.write({ 'content/docs/c.mdx': page('Bo’s.') });
  other.git('commit', '-qam', 'Write over it');
  other.git('push', '-q');
  git('switch', '-qc', 'fixes');
  write({ 'content/docs/a.mdx': page('Two.') });
  git('commit', '-qam', 'Say two');
  git('fetch', '-q');
  git('merge', '-q', '--no-edit', 'origin/main');
  expect(await state()).toMatchObject({ ownBranch: 'author', canUndo: false });
  await expect(desk.run('undo', { commit: git('rev-parse', 'HEAD') })).rejects.toThrow(
    'was not taken back',
  );
});

test('hooks find files by patterns, and may add some', async () => {
  const { root, git, write, send, bare } = makeDesk();
  const hook = path.join(root, '.git/hooks/pre-commit');
  mkdirSync(path.dirname(hook), { recursive: true });
  const find = `git diff --cached --name-only -- '*.mdx' > content/docs/list.mdx`;
  writeFileSync(hook, `#!/bin/sh\n${find}\ngit add content/docs/list.mdx\n`);
  chmodSync(hook, 0o755);
  write({ 'content/docs/a.mdx': page('Two.') });
  const { failure } = await send('Say two');
  expect(failure).toBeNull();
  expect(bare('show', 'write/say-two:content/docs/list.mdx')).toBe('content/docs/a.mdx');
  expect(git('status', '--porcelain')).toBe('');
});

test('shows what others have committed meanwhile, and merges nothing', async () => {
  const { root, git, write, cloneFor, desk, send } = makeDesk();
  const other = cloneFor('Bo');
  write({ 'content/docs/a.mdx': page('Two.') });
  await send('Say two');
  other.write({ 'content/docs/a.mdx': page('Bo’s.'), 'content/docs/c.mdx': page('Bo’s, too.') });
  other.git('commit', '-qam', 'Write over it');
  other.write({ 'src/code.ts': 'export const b = 1;\n' });
  other.git('commit', '-qam', 'Change code');
  other.git('push', '-q');
  other.git('fetch', '-q');
  other.git('switch', '-q', 'write/say-two');
  other.write({ 'content/docs/b.mdx': page('Shorter.') });
  other.git('commit', '-qam', 'Shorten it');
  other.git('push', '-q');

  const head = git('rev-parse', 'HEAD');
  write({ 'content/docs/c.mdx': page('Mine.') });
  const { state, failure } = await desk.run('fetch', {});
  expect(failure).toBeNull();
  const files = ['content/docs/a.mdx', 'content/docs/c.mdx'];
  expect(state.theirs.ofMain).toMatchObject([
    { subject: 'Write over it', author: 'Bo', files, shared: files },
  ]);
  expect(state.theirs.ofBranch).toMatchObject([{ subject: 'Shorten it', shared: [] }]);
  expect(git('rev-parse', 'HEAD')).toBe(head);
  expect(readFileSync(path.join(root, 'content/docs/a.mdx'), 'utf8')).toBe(page('Two.'));

  const rejected = await send('Say three');
  expect(rejected.failure).toMatchObject({ step: 'push', reason: 'behind' });
  git('pull', '-q', '--rebase');
  expect(await desk.run('push', {})).toMatchObject({ failure: null, state: { isPushed: true } });
});

test('begins a new branch once that of the last contribution is published', async () => {
  const { git, write, desk, send } = makeDesk();
  write({ 'content/docs/a.mdx': page('Two.') });
  await send('Say two');
  git('push', '-q', 'origin', 'HEAD:main');
  expect((await desk.run('fetch', {})).state).toMatchObject({ ownBranch: null });
  write({ 'content/docs/a.mdx': page('Three.') });
  expect((await send('Say two')).state).toMatchObject({
    branch: 'write/say-two-2',
    isPushed: true,
  });
});

test('goes on with a branch of the author’s, or begins one beside it', async () => {
  const { git, bare, write, state, send } = makeDesk();
  git('switch', '-qc', 'fixes');
  write({ 'content/docs/a.mdx': page('Two.') });
  expect(await state()).toMatchObject({ branch: 'fixes', ownBranch: 'author' });
  expect((await send('Fix it')).state).toMatchObject({ branch: 'fixes', isPushed: true });
  write({ 'content/docs/a.mdx': page('Three.') });
  expect((await send('日本', true)).state.branch).toMatch(/^write\/\d{4}-\d\d-\d\d$/);
  expect(bare('log', '-1', '--format=%s', 'fixes')).toBe('Fix it');
});

test('begins a branch at a detached head, and goes back there', async () => {
  const { git, write, desk, state, send } = makeDesk();
  git('checkout', '-q', '--detach');
  git('remote', 'remove', 'origin');
  write({ 'content/docs/a.mdx': page('Two.') });
  expect(await state()).toMatchObject({ branch: null, obstacle: null, ownBranch: null });
  const { state: sent } = await send('Say two');
  expect(sent).toMatchObject({ branch: 'write/say-two', canUndo: true });
  const undone = await desk.run('undo', { commit: sent.waiting[0]?.id ?? '' });
  expect(undone.state).toMatchObject({ branch: null });
  expect(undone.state.changes).toHaveLength(1);
});

test('needs a sentence and a change', async () => {
  const { git, write, send } = makeDesk();
  await expect(send('Nothing')).rejects.toThrow('Nothing has changed');
  write({ 'content/docs/a.mdx': page('Two.') });
  await expect(send('  ')).rejects.toThrow('Say in a sentence');
  expect(git('branch', '--format=%(refname:short)')).toBe('main');
});

test('readers have what the published branch has, not what was only sent in', async () => {
  const { root, git, desk, write, send } = makeDesk();
  const begin = git('rev-parse', 'HEAD');
  expect(await desk.published()).toBe(begin);
  write({ 'content/docs/new.mdx': page('New.') });
  await send('A new page');
  expect(git('rev-parse', 'HEAD')).not.toBe(begin);
  expect(await desk.published()).toBe(begin);
  expect(isCommitted(root, 'content/docs/new.mdx')).toBe(true);
  expect(isCommitted(root, 'content/docs/new.mdx', begin)).toBe(false);
});
