import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import type { Problem } from '../../../base/problems/problem';
import { siteProblems } from '../problems-bar/site-problems';
import type { SendState } from '../../protocol/send-protocol';
import { readUnsent, unsentFiles } from '../send/unsent-files';
import { PageList } from './PageList';
import { knownPages, type KnownPage } from './known-pages';

const sidebarSource = `main:
  - start
  - category: Basics
    items:
      - basics/b
      - category: Empty
        items: []
      - doc: basics/a
        label: First things
  - link: https://example.org/
    label: Elsewhere
  - basics/b
`;
const page = (slug: string, more: Partial<KnownPage> = {}): KnownPage => ({
  slug,
  file: `content/docs/${slug}.mdx`,
  title: `Page ${slug}`,
  isDraft: false,
  status: '',
  ...more,
});
const problem: Problem = {
  severity: 'error',
  file: 'content/docs/basics/b.mdx',
  line: 3,
  message: 'It is wrong.',
  hint: 'Mend it.',
};

beforeEach(async () => {
  await knowSite({ sidebarSource });
});

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('lists the pages as the sidebar does, and what it does not list last', () => {
  render(<PageList />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  act(() =>
    knownPages.set([
      page('zoo', { isDraft: true }),
      page('basics/a'),
      page('basics/b', { status: 'pending_review' }),
      page('start'),
    ]),
  );
  expect(linksIn(document.body)).toEqual([
    'Page start',
    'Page basics/b changes in review',
    'First things',
    'Page zoo draft',
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Basics',
    'In no sidebar',
  ]);
  const basics = screen.getByRole('heading', { name: 'Basics' }).parentElement;
  expect(basics && linksIn(basics)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'First things' })).toHaveAttribute(
    'href',
    '#/collections/pages/entries/basics/a',
  );
});

it('lists a new page where it will be once it is published', () => {
  knownPages.set([
    page('basics/a'),
    page('basics/new', { status: 'draft' }),
    page('basics/idea', { status: 'draft', isDraft: true }),
  ]);
  render(<PageList />);
  expect(linksIn(document.body)).toContain('Page basics/new changes in progress');
  const others = screen.getByRole('heading', { name: 'In no sidebar' }).parentElement;
  expect(others && linksIn(others)).toEqual(['Page basics/idea draft changes in progress']);
});

it('marks pages with problems', () => {
  knownPages.set([page('basics/b'), page('start')]);
  render(<PageList />);
  act(() => siteProblems.set([problem, { ...problem, line: 4 }]));
  expect(linksIn(document.body)).toEqual(['Page start', 'Page basics/b 2 problems']);
});

it('marks pages that are not sent in, and shows only those', async () => {
  siteProblems.set([]);
  knownPages.set([page('basics/b'), page('start'), page('basics/a')]);
  render(<PageList />);
  const commit = { id: '1', subject: 'S', author: 'A', date: '2026-01-01' };
  const waiting = [{ ...commit, files: ['content/docs/basics/a.mdx'] }];
  const changes = [{ path: 'content/docs/start.mdx', kind: 'changed' as const }];
  const state = () => Promise.resolve({ changes, waiting } as unknown as SendState);
  await act(() => readUnsent({ state }));
  expect(linksIn(document.body)).toEqual([
    'Page start not sent in',
    'Page basics/b',
    'First things not sent in',
  ]);
  const kinds = screen.getByRole('combobox', { name: 'Which pages' });
  await userEvent.selectOptions(kinds, 'Not sent in');
  expect(linksIn(document.body)).toEqual(['Page start not sent in', 'First things not sent in']);
  act(() => unsentFiles.set(new Set()));
});

it('shows the pages with some words, or of a kind, and says how many', async () => {
  knownPages.set([page('basics/b'), page('start'), page('zoo', { isDraft: true })]);
  siteProblems.set([problem]);
  render(<PageList />);
  const field = screen.getByRole('searchbox', { name: 'Filter the pages' });
  await userEvent.type(field, 'basics');
  expect(linksIn(document.body)).toEqual(['Page basics/b 1 problem']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  await userEvent.clear(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  const kinds = screen.getByRole('combobox', { name: 'Which pages' });
  expect(
    within(kinds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All pages', 'Drafts', 'With problems']);
  await userEvent.selectOptions(kinds, 'Drafts');
  expect(linksIn(document.body)).toEqual(['Page zoo draft']);
  await userEvent.selectOptions(kinds, 'With problems');
  expect(linksIn(document.body)).toEqual(['Page basics/b 1 problem']);
});

it('says that a filter leaves nothing, and clears it', async () => {
  knownPages.set([page('basics/b'), page('start')]);
  render(<PageList />);
  const field = screen.getByRole('searchbox', { name: 'Filter the pages' });
  await userEvent.type(field, 'zebra');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which pages' }), 'Drafts');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Nothing in this list fits the filter.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(linksIn(document.body)).toHaveLength(2);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});
