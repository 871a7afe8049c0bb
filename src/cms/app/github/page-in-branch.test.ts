import type { FileDifference } from './github-api';
import { pageInBranch } from './page-in-branch';

const file = (filename: string, status: FileDifference['status'], previous?: string) => ({
  filename,
  status,
  sha: '1',
  ...(previous !== undefined && { previous_filename: previous }),
});
const sidebar = file('content/sidebars.yaml', 'modified');

it.each<[FileDifference[], object]>([
  [[file('content/docs/a.mdx', 'modified')], { kind: 'kept', file: 'content/docs/a.mdx' }],
  [
    [sidebar, file('content/docs/b.mdx', 'renamed', 'content/docs/a.mdx')],
    { kind: 'kept', file: 'content/docs/b.mdx' },
  ],
  // Too much of it changed with its name for Git to see a rename.
  [
    [file('content/docs/a.mdx', 'removed'), file('content/docs/b.mdx', 'added')],
    { kind: 'kept', file: 'content/docs/b.mdx' },
  ],
  [
    [file('content/docs/a.mdx', 'removed'), sidebar],
    { kind: 'deleted', file: 'content/docs/a.mdx' },
  ],
  [[sidebar, file('content/docs/c.mdx', 'modified')], { kind: 'unchanged' }],
])('knows what becomes of a page: %j', (files, page) => {
  expect(pageInBranch('a', files)).toEqual(page);
});
