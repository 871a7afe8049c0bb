/** @jest-environment jsdom */
import type { CmsState } from './cms-store';
import { followPictures } from './follow-pictures';
import { noteWaitingPicture } from './waiting-pictures';

const state = {} as CmsState;
const deleted = (path: string) => ({ type: 'MEDIA_DELETE_SUCCESS', payload: { file: { path } } });

it('keeps a picture in the library whose deletion waits, and lists that under “Review”', () => {
  noteWaitingPicture('a.svg', { kind: 'Deleted picture', url: 'https://example.org/1' });
  expect(followPictures(deleted('static/img/a.svg'), state)).toMatchObject([
    // The CMS reads its payload.
    { type: 'MEDIA_DELETE_FAILURE', payload: {} },
    {
      type: 'UNPUBLISHED_ENTRY_SUCCESS',
      payload: { collection: 'pictures', entry: { slug: 'a.svg', status: 'pending_review' } },
    },
    {
      type: 'NOTIFICATION_SEND',
      payload: { message: expect.stringContaining('readers see the picture as it was') as string },
    },
  ]);
  const other = deleted('static/img/b.svg');
  expect(followPictures(other, state)).toEqual([other]);
});
