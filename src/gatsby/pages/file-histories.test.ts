import { spawnSync } from 'node:child_process';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { fileHistoriesFromGit, parseGitLog } from './file-histories';

const commit = (date: string, author: string, ...files: string[]) =>
  `\x1e${date}\x1f${author}\n\n${files.map((file) => `${file}\n`).join('')}\n`;

it('takes the newest commit of each file, and all who wrote it', () => {
  const log =
    commit('2026-02-02T10:00:00+01:00', 'Bo', 'content/docs/a.mdx', 'content/docs/b c.mdx') +
    commit('2026-01-02T10:00:00Z', 'Bo', 'content/docs/a.mdx') +
    commit('2026-01-01T10:00:00Z', 'Ada', 'content/docs/a.mdx', 'content/docs/ü.mdx');
  expect(parseGitLog(log)).toEqual(
    new Map([
      ['content/docs/a.mdx', { lastUpdate: '2026-02-02T10:00:00+01:00', authors: ['Bo', 'Ada'] }],
      ['content/docs/b c.mdx', { lastUpdate: '2026-02-02T10:00:00+01:00', authors: ['Bo'] }],
      ['content/docs/ü.mdx', { lastUpdate: '2026-01-01T10:00:00Z', authors: ['Ada'] }],
    ]),
  );
});

it.each([
  ['nothing', ''],
  ['a commit without files', commit('2026-01-01T10:00:00Z', 'Ada')],
  ['what git says in its stead', 'fatal: not a git repository'],
])('reads no history from %s', (_, log) => {
  expect(parseGitLog(log).size).toBe(0);
});

it('has none where there is no git history', () => {
  expect(fileHistoriesFromGit(makeProject()).size).toBe(0);
});

it('asks git for the files under content, whatever they are called', () => {
  const root = makeProject({ 'content/docs/grüße.mdx': 'a', 'other.txt': 'b' });
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync(
      'git',
      [
        '-c',
        'user.name=Ünal',
        '-c',
        'user.email=u@example.org',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T05:06:07Z' },
      },
    );
    if (status !== 0) throw new Error(stderr);
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  addFiles(root, { 'other.txt': 'c' });
  expect([...fileHistoriesFromGit(root)]).toEqual([
    [
      'content/docs/grüße.mdx',
      {
        lastUpdate: expect.stringMatching(/^2026-03-04T05:06:07(?:Z|\+00:00)$/) as string,
        authors: ['Ünal'],
      },
    ],
  ]);
});
