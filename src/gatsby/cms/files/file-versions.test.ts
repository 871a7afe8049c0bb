import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileVersions, textOfVersion } from './file-versions';

const root = mkdtempSync(path.join(tmpdir(), 'versions-'));
afterAll(() => rmSync(root, { recursive: true }));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: root,
  });
// The project is a folder of the repository.
const project = path.join(root, 'site');

function commit(file: string, text: string, message: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
  git('add', '-A');
  git('commit', '-qm', message);
}

beforeAll(() => {
  git('init', '-q');
  commit('content/docs/a.mdx', 'One lamp is lit on the quay.\n', 'Add a page');
  commit('content/docs/a.mdx', 'Two lamps are lit on the quay.\n', 'Light a lamp | “é”');
  git('mv', 'site/content/docs/a.mdx', 'site/content/docs/b.mdx');
  git('commit', '-qm', 'Rename it');
  commit('content/docs/other.mdx', 'Other.\n', 'Add another');
});

test('lists the versions of a file, newest first, under former names as well', () => {
  const versions = fileVersions(project, 'content/docs/b.mdx');
  expect(versions.map(({ subject, path: file, author }) => [subject, file, author])).toEqual([
    ['Rename it', 'content/docs/b.mdx', 'Ada'],
    ['Light a lamp | “é”', 'content/docs/a.mdx', 'Ada'],
    ['Add a page', 'content/docs/a.mdx', 'Ada'],
  ]);
  expect(Date.parse(versions[0]?.date ?? '')).not.toBeNaN();
  expect(versions.map((version) => textOfVersion(project, version))).toEqual([
    'Two lamps are lit on the quay.\n',
    'Two lamps are lit on the quay.\n',
    'One lamp is lit on the quay.\n',
  ]);
});

test('a file that was never committed has no versions', () => {
  expect(fileVersions(project, 'content/docs/new.mdx')).toEqual([]);
});

test.each([
  ['HEAD', 'content/docs/b.mdx'],
  ['0'.repeat(40), 'content/docs/b.mdx'],
  [`--output=x`, 'content/docs/b.mdx'],
])('there is no version %s of %s', (commitId, file) => {
  expect(() => textOfVersion(project, { id: commitId, path: file })).toThrow('has no version');
});

test.each(['content/../.env', '/etc/passwd', 'package.json', '--all'])(
  '%s is no file of the content',
  (file) => {
    expect(() => fileVersions(project, file)).toThrow('is not a file of the content');
    expect(() => textOfVersion(project, { id: '0'.repeat(40), path: file })).toThrow(
      'is not a file of the content',
    );
  },
);
