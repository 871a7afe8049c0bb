import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import { moveInSidebar } from '../../editing/page-in-sidebar';
import { knownChanges, type ChangedEntry } from '../review/known-changes';
import type { SidebarMover } from '../server/page-mover';
import { noteSidebar, waitingSidebars } from '../store/waiting-sidebars';
import { WaitingPages } from './WaitingPages';

const fileOf = (slug: string) => `content/docs/${slug}.mdx`;
const change = (slug: string, title: string): ChangedEntry => ({
  collection: 'pages',
  slug,
  path: fileOf(slug),
  status: 'draft',
  data: { title },
});
const doc = (docId: string, title: string) => ({
  docId,
  file: fileOf(docId),
  path: `/docs/${docId}/`,
  title,
});
const sidebarSource = `main:
  - start
  - category: Ink Basics
    items:
      - ink/flow
      - ink/knots
`;

beforeEach(async () => {
  const docs = [doc('start', 'Start'), doc('ink/flow', 'Flow'), doc('ink/knots', 'Knots')];
  await knowSite({ docs, sidebarSource });
  knownChanges.set([change('ink/flow', 'Flow'), change('ink/lamp', 'The lamp')]);
  waitingSidebars.set(new Map());
});

const moves: SidebarMover = {
  moveInSidebar: (slug, _, place) => {
    noteSidebar(slug, moveInSidebar(sidebarSource, slug, place));
    return Promise.resolve();
  },
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const opener = () => screen.getByRole('button', { name: 'Move “The lamp” in the sidebar …' });
const choices = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);

it('says where pages that wait to be published will be', () => {
  render(<WaitingPages mover={() => null} />);
  expect(lines()).toEqual(['The lamp, in “Ink Basics”, after “Knots” Move …']);
});

it('moves such a page, and says where it is then', async () => {
  render(<WaitingPages mover={() => moves} />);
  await userEvent.click(opener());
  expect(screen.getByLabelText('Category')).toHaveFocus();
  expect(choices('Category')).toEqual(['None, at the top level', 'Ink Basics']);
  expect(choices('Place')).toEqual(['At the beginning', 'After “Flow”', 'After “Knots”']);
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'At the beginning');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('in “Ink Basics”, at the beginning'),
  );
  expect(opener()).toHaveFocus();

  await userEvent.click(opener());
  expect(screen.getByLabelText('Place')).toHaveDisplayValue('At the beginning');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'None, at the top level');
  expect(screen.getByLabelText('Place')).toHaveDisplayValue('After “Ink Basics”');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^after “Ink Basics”$/));
});

it('says why a page was not moved, and keeps what was chosen', async () => {
  const failing = { moveInSidebar: () => Promise.reject(new Error('Somebody else saved.')) };
  render(<WaitingPages mover={() => failing} />);
  await userEvent.click(opener());
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'After “Flow”');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved.');
  expect(screen.getByLabelText('Place')).toHaveDisplayValue('After “Flow”');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opener()).toHaveFocus();
});
