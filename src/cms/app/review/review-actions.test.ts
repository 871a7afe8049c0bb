import type { CmsAction, CmsState } from '../store/cms-store';
import type { ChangedEntry } from './known-changes';
import { reviewActions } from './review-actions';

const change: ChangedEntry = {
  collection: 'pages',
  slug: 'saves',
  path: 'content/docs/saving.mdx',
  status: 'pending_publish',
};
const backend = {
  updateUnpublishedEntryStatus: jest.fn(() => Promise.resolve()),
  publishUnpublishedEntry: jest.fn(() => Promise.resolve()),
  deleteUnpublishedEntry: jest.fn(() => Promise.resolve()),
};
const sent: CmsAction[] = [];
const store = {
  dispatch: (action: CmsAction) => void sent.push(action),
  getState: () => ({ entries: { getIn: () => ['saves'] } }) as unknown as CmsState,
};
const actions = reviewActions(() => backend, store);
const notices = () =>
  sent.filter(({ type }) => type === 'NOTIFICATION_SEND').map(({ payload }) => payload);
beforeEach(() => sent.splice(0));

it('moves a change, and tells the CMS', async () => {
  await actions.move(change, 'Saves', 'pending_review');
  expect(backend.updateUnpublishedEntryStatus).toHaveBeenCalledWith(
    'pages',
    'saves',
    'pending_review',
  );
  expect(sent[1]).toEqual({
    type: 'UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS',
    payload: { collection: 'pages', slug: 'saves', newStatus: 'pending_review' },
  });
  expect(notices()).toMatchObject([{ message: '“Saves” is now “In review”.' }]);
});

it('lists a page that was published under its new name', async () => {
  await actions.publish(change, 'Saves');
  expect(sent.slice(3)).toEqual([
    { type: 'ENTRY_DELETE_SUCCESS', payload: { collectionName: 'pages', entrySlug: 'saves' } },
    {
      type: 'ENTRY_SUCCESS',
      payload: { collection: 'pages', entry: { ...change, slug: 'saving', status: '' } },
    },
  ]);
});

it('says why something was not done', async () => {
  const refusal = new Error('GitHub says no.');
  backend.deleteUnpublishedEntry.mockRejectedValueOnce(refusal);
  await actions.discard(change, 'Saves');
  expect(sent[1]?.type).toBe('UNPUBLISHED_ENTRY_DELETE_FAILURE');
  expect(notices()).toMatchObject([
    { type: 'error', message: { key: 'ui.toast.onFailToDelete', details: refusal } },
  ]);
});
