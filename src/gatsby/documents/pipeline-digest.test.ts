import { addFiles, makeProject } from '../../../testing/temp-project';
import { pipelineDigest } from './pipeline-digest';

const files = {
  'src/docs/a.ts': 'a',
  'src/docs/deep/b.ts': 'b',
  'src/gatsby/c.ts': 'c',
  'src/other/d.ts': 'd',
};

const folders = ['src/docs', 'src/gatsby'];

/** Whether the digest changes when files are added or changed. */
function changesWith(changes: Record<string, string>): boolean {
  const root = makeProject(files);
  const before = pipelineDigest(root, folders);
  addFiles(root, changes);
  return pipelineDigest(root, folders) !== before;
}

it('is the same for the same code, wherever it lies', () => {
  const [one, two] = [makeProject(files), makeProject(files)];
  expect(pipelineDigest(one, folders)).toBe(pipelineDigest(two, folders));
});

it.each([
  ['a file of a folder', { 'src/docs/deep/b.ts': 'B' }],
  ['a new file', { 'src/docs/new.ts': '' }],
  ['a file of another folder', { 'src/gatsby/c.ts': 'C' }],
])('changes with %s', (_, changes) => {
  expect(changesWith(changes)).toBe(true);
});

it.each([
  ['a test', { 'src/docs/a.test.ts': 'x', 'src/docs/b.test.tsx': 'x' }],
  ['code of other folders', { 'src/other/d.ts': 'D' }],
  ['a file that is no code', { 'src/docs/README.md': 'x' }],
])('does not change with %s', (_, changes) => {
  expect(changesWith(changes)).toBe(false);
});
