import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import { siteProblems } from '../problems-bar/site-problems';
import { ReviewBoard } from './ReviewBoard';
import { knownChanges, type ChangedEntry } from './known-changes';
import type { ReviewActions } from './review-actions';
import type { Status } from './statuses';

const fileOf = (slug: string) => `content/docs/${slug}.mdx`;
const entry = (slug: string, status: Status, data: object, path = fileOf(slug)): ChangedEntry => ({
  collection: 'pages',
  slug,
  path,
  status,
  data: { ...data, body: ':::note' },
});
const lamp = entry('ink/lamp', 'draft', { title: 'The lamp', description: 'How it is lit.' });
const saves = entry('saves', 'pending_review', { title: 'Saves' }, fileOf('ink/saving'));
const glossary: ChangedEntry = {
  collection: 'glossary',
  slug: 'glossary',
  path: 'content/glossary.yaml',
  label: 'Glossary',
  status: 'pending_publish',
  author: 'mara',
  updatedOn: '2026-01-02T12:00:00Z',
};
const without = (change: ChangedEntry) => {
  knownChanges.set(knownChanges.get().filter((each) => each !== change));
  return Promise.resolve();
};
const actions: jest.Mocked<ReviewActions> = {
  move: jest.fn((change: ChangedEntry, _, status: Status) => {
    void without(change);
    knownChanges.set([...knownChanges.get(), { ...change, status }]);
    return Promise.resolve();
  }),
  publish: jest.fn((change: ChangedEntry, _: string) => without(change)),
  discard: jest.fn((change: ChangedEntry, _: string) => without(change)),
};

beforeEach(async () => {
  const docs = [{ docId: 'saves', file: fileOf('saves'), path: '/docs/saves/', title: 'Saves' }];
  await knowSite({ docs, sidebarSource: 'main:\n  - saves\n' });
  knownChanges.set([lamp, saves, glossary]);
  render(<ReviewBoard actions={actions} />);
});

const stage = (name: string) => within(screen.getByRole('region', { name }));
const card = (name: string) => within(screen.getByRole('article', { name }));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says of each change what it does to the site, not how its text begins', () => {
  const inProgress = stage('In progress').getByRole('article');
  expect(inProgress).toHaveTextContent('New pageThe lampHow it is lit./docs/ink/lamp/');
  expect(card('The lamp').getByRole('link')).toHaveAttribute(
    'href',
    '#/collections/pages/entries/ink/lamp',
  );
  expect(stage('In review').getByRole('article')).toHaveTextContent(
    'Renamed pageSaves/docs/saves/ → /docs/ink/saving/',
  );
  expect(stage('Ready').getByRole('article')).toHaveTextContent(
    'Changed fileGlossarycontent/glossary.yamlmara · Jan 2, 2026',
  );
  expect(screen.queryByText(/:::note/)).toBeNull();
});

it('moves a change on without a mouse, which keeps the focus', async () => {
  card('The lamp').getByRole('button', { name: 'Move to “In review”' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(stage('In review').getByRole('link', { name: 'The lamp' })).toHaveFocus();
  await userEvent.click(card('The lamp').getByRole('button', { name: 'Back to “In progress”' }));
  expect(stage('In progress').getByRole('link', { name: 'The lamp' })).toHaveFocus();
});

it('offers to publish only what is ready, and asks first', async () => {
  await click('Publish …');
  const question = screen.getByRole('dialog', { name: 'Publish “Glossary”?' });
  expect(question).toHaveTextContent('The changes in content/glossary.yaml go live');
  await click('Publish');
  expect(actions.publish).toHaveBeenCalledWith(glossary, 'Glossary');
  expect(screen.queryByRole('article', { name: 'Glossary' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Review' })).toHaveFocus();
});

it('says on the card, and before it is published, that a change stops a build', async () => {
  const problem = {
    severity: 'error',
    line: 1,
    message: 'It is wrong.',
    hint: 'Mend it.',
  } as const;
  act(() => siteProblems.set([{ ...problem, file: glossary.path }]));
  expect(card('Glossary').getByText('1 problem that stops a build')).toBeVisible();
  await click('Publish …');
  expect(screen.getByRole('alert')).toHaveTextContent('It has 1 problem that stops a build');
  await click('Cancel');
  act(() => siteProblems.set([]));
});

it('says what is lost before a change is discarded', async () => {
  await userEvent.click(card('The lamp').getByRole('button', { name: 'Discard …' }));
  expect(screen.getByRole('dialog', { name: 'Discard “The lamp”?' })).toHaveTextContent(
    'It was never published. Its text is lost',
  );
  await click('Cancel');
  expect(actions.discard).not.toHaveBeenCalled();
  await userEvent.click(card('Saves').getByRole('button', { name: 'Discard …' }));
  expect(screen.getByRole('dialog', { name: 'Discard the changes to “Saves”?' })).toHaveTextContent(
    'On the site everything stays as it is.',
  );
  await click('Discard');
  expect(actions.discard).toHaveBeenCalledWith(saves, 'Saves');
});
