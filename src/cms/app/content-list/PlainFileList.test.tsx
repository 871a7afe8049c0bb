import { act, render, screen, within } from '@testing-library/react';
import { knowSite } from '../../../../testing/know-site';
import { knownChanges } from '../review/known-changes';
import { PlainFileList } from './PlainFileList';

it('lists files by what they are for, those of games and exercises by the titles that readers see', async () => {
  await knowSite({
    plainFiles: [
      'content/words.txt',
      'content/exercises/ink/flow.yaml',
      'content/games/lamp/main.ink',
      'content/playground/clock.ink',
    ],
    games: [{ id: 'games/lamp', title: 'The last lamp' }],
    docs: [{ file: 'content/docs/ink/flow.mdx', title: 'Flow' }],
  });
  render(<PlainFileList />);
  const groups = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading') !== null)
    .map((item) => [
      within(item).getByRole('heading').textContent,
      ...within(item)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
  expect(groups).toEqual([
    ['Whole games', 'The last lamp: main.ink'],
    ['Exercises, by their pages', 'Flow'],
    ['Playground', 'playground/clock.ink'],
    ['Other files', 'words.txt'],
  ]);

  act(() =>
    knownChanges.set([
      { collection: 'plain', slug: 'words.txt', path: 'content/words.txt', status: 'draft' },
    ]),
  );
  const words = screen.getByRole('link', { name: 'words.txt changes in progress' });
  expect(words).toHaveAttribute('href', '#/collections/plain/entries/words.txt');
});
