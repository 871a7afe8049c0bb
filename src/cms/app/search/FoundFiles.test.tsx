import { act, render, screen } from '@testing-library/react';
import { FoundFiles } from './FoundFiles';
import { lastSearch, type FoundFile } from './last-search';

const file = (more: Partial<FoundFile> = {}): FoundFile => ({
  address: '#/collections/pages/entries/oil?line=7',
  isPage: true,
  isDraft: true,
  title: [{ text: 'Oil', isMarked: false }],
  excerpt: [
    { text: 'For a ', isMarked: false },
    { text: 'lamp', isMarked: true },
  ],
  ...more,
});
const redirects = file({
  address: '#/collections/redirects/entries/redirects',
  isPage: false,
  isDraft: false,
});

it('lists pages with what they say, then other files', () => {
  lastSearch.set({ term: 'lamp', found: [file(), redirects] });
  render(<FoundFiles />);
  expect(screen.getByRole('status')).toHaveTextContent('1 page and 1 other file');
  const [page] = screen.getAllByRole('link');
  expect(page).toHaveAttribute('href', '#/collections/pages/entries/oil?line=7');
  expect(page).toHaveTextContent('Oil draftFor a lamp');
  expect(page?.querySelector('mark')).toHaveTextContent(/^lamp$/);
  expect(screen.getByRole('heading', { name: 'Other files' })).toBeVisible();
});

it.each([
  [[file(), file({ address: 'b' })], '2 pages'],
  [[redirects], '1 other file'],
  [[], 'No page contains “lamp”.'],
  ['looking' as const, 'Looking …'],
])('says how much is found', (found, words) => {
  lastSearch.set({ term: 'lamp', found });
  render(<FoundFiles />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('says what to try when nothing is found, and that a search failed', () => {
  lastSearch.set({ term: 'lamp', found: [] });
  render(<FoundFiles />);
  expect(screen.getByText(/^Try fewer words/)).toBeVisible();
  act(() => lastSearch.set({ term: 'lamp', found: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The search failed');
});
