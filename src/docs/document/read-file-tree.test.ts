import { parseLines } from '../../../testing/factories';

function entriesOf(...lines: string[]) {
  const [node] = parseLines('<FileTree>', ...lines, '</FileTree>').tree;
  const props = typeof node === 'object' ? node[1] : 0;
  return props === 0 ? null : props.entries;
}

it.each([
  ['- story.ink', { name: 'story.ink', kind: 'file' }],
  ['- story.ink your words', { name: 'story.ink', kind: 'file', comment: 'your words' }],
  ['- images/', { name: 'images', kind: 'folder' }],
  [
    '- **story.ink** edit *this*',
    { name: 'story.ink', kind: 'file', comment: 'edit this', isHighlighted: true },
  ],
  [
    '- `my story.ink` with a space',
    { name: 'my story.ink', kind: 'file', comment: 'with a space' },
  ],
  ['- …', { name: '…', kind: 'file' }],
])('reads “%s”', (line, entry) => {
  expect(entriesOf(line)).toEqual([entry]);
});

it('nests folders, with or without a slash', () => {
  expect(entriesOf('- game/ all of it', '  - src', '    - a.ink', '- b')).toEqual([
    {
      name: 'game',
      kind: 'folder',
      comment: 'all of it',
      children: [{ name: 'src', kind: 'folder', children: [{ name: 'a.ink', kind: 'file' }] }],
    },
    { name: 'b', kind: 'file' },
  ]);
});
