import { render, screen } from '@testing-library/react';
import type { FileTreeEntry } from '../../docs/document/file-tree-entry';
import { FileTree } from './FileTree';

const entries: FileTreeEntry[] = [
  {
    name: 'my-story',
    kind: 'folder',
    children: [
      { name: 'story.ink', kind: 'file' },
      { name: 'img', kind: 'folder' },
    ],
  },
];

test('folders with content are open and can be closed; empty ones are lines like files', () => {
  render(<FileTree entries={entries} />);
  const folder = screen.getByText('my-story/').closest('details');
  expect(folder).toHaveAttribute('open');
  expect(folder).toContainElement(screen.getByText('story.ink'));
  expect(screen.getByText('img/').closest('details')).toBe(folder);
});

test('the highlighted file is stressed, and comments stand beside their files', () => {
  render(
    <FileTree
      entries={[{ name: 'story.ink', kind: 'file', comment: 'runs first', isHighlighted: true }]}
    />,
  );
  expect(screen.getByRole('strong')).toHaveTextContent('story.ink');
  expect(screen.getByRole('listitem')).toHaveTextContent('runs first');
});
