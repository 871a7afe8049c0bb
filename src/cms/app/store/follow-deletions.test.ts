/** @jest-environment jsdom */
import type { CmsMap, CmsState } from './cms-store';
import { followDeletions } from './follow-deletions';
import { noteDeletion, waitingDeletions } from './waiting-deletions';

const entry = (slug: string, collection = 'pages') => ({ collection, slug, data: { title: slug } });
const marked = { ...entry('a'), data: { title: 'a', toDelete: true } };
const state = {
  entries: { getIn: () => ({ toJS: () => entry('a') }) } as unknown as CmsMap,
} as CmsState;
const type = (name: string, payload: object) => ({ type: name, payload });
const which = { collection: 'pages', slug: 'a' };

beforeEach(() => noteDeletion('a', 'https://example.org/1'));

it('marks pages that are to be deleted in the lists of changes', () => {
  const entries = [entry('a'), entry('b'), entry('a', 'glossary')];
  expect(followDeletions(type('UNPUBLISHED_ENTRIES_SUCCESS', { entries }), state)).toMatchObject([
    { payload: { entries: [marked, entries[1], entries[2]] } },
  ]);
  const read = type('UNPUBLISHED_ENTRY_SUCCESS', { collection: 'pages', entry: entry('a') });
  expect(followDeletions(read, state)).toMatchObject([{ payload: { entry: marked } }]);
});

it('keeps a page whose deletion is only proposed, as one with changes', () => {
  const deleted = (entrySlug: string) =>
    type('ENTRY_DELETE_SUCCESS', { collectionName: 'pages', entrySlug });
  expect(followDeletions(deleted('b'), state)).toEqual([deleted('b')]);
  expect(followDeletions(deleted('a'), state)).toMatchObject([
    { type: 'ENTRY_PERSIST_SUCCESS' },
    {
      type: 'UNPUBLISHED_ENTRY_SUCCESS',
      payload: { entry: { ...marked, status: 'pending_review', isModification: true } },
    },
  ]);
});

it('goes back to the list of pages from one whose deletion was published', () => {
  window.location.hash = '#/collections/pages/entries/a';
  const published = type('UNPUBLISHED_ENTRY_PUBLISH_SUCCESS', which);
  expect(followDeletions(published, state)).toMatchObject([
    published,
    { type: 'ENTRY_DELETE_SUCCESS', payload: { collectionName: 'pages', entrySlug: 'a' } },
  ]);
  expect(window.location.hash).toBe('#/collections/pages');
  expect(waitingDeletions.get().size).toBe(0);
  expect(followDeletions(published, state)).toEqual([published]);
});

it.each(['UNPUBLISHED_ENTRY_DELETE_SUCCESS', 'UNPUBLISHED_ENTRY_REDIRECT'])(
  'forgets a deletion that was discarded, here or elsewhere: %s',
  (name) => {
    const discarded = type(name, which);
    expect(followDeletions(discarded, state)).toEqual([discarded]);
    expect(waitingDeletions.get().size).toBe(0);
  },
);
