/** @jest-environment node */
import { addFiles, makeProject } from '../../testing/temp-project';
import { pipelineDigest } from './pipeline-digest';

const files = {
  'src/core/a.ts': 'a',
  'src/core/deep/b.ts': 'b',
  'src/build/documents/c.ts': 'c',
  'src/other/d.ts': 'd',
};

/** Whether the digest changes when files are added or changed. */
function changesWith(changes: Record<string, string>): boolean {
  const root = makeProject(files);
  const before = pipelineDigest(root);
  addFiles(root, changes);
  return pipelineDigest(root) !== before;
}

it('is the same for the same code, wherever it lies', () => {
  expect(pipelineDigest(makeProject(files))).toBe(pipelineDigest(makeProject(files)));
});

it.each([
  ['a file of the core', { 'src/core/deep/b.ts': 'B' }],
  ['a new file', { 'src/core/new.ts': '' }],
  ['a file that calls the core', { 'src/build/documents/c.ts': 'C' }],
])('changes with %s', (_, changes) => {
  expect(changesWith(changes)).toBe(true);
});

it.each([
  ['a test', { 'src/core/a.test.ts': 'x', 'src/core/b.test.tsx': 'x' }],
  ['code of other folders', { 'src/other/d.ts': 'D' }],
  ['a file that is no code', { 'src/core/README.md': 'x' }],
])('does not change with %s', (_, changes) => {
  expect(changesWith(changes)).toBe(false);
});
