import type { CmsMap, CmsState } from './cms-store';
import { countProblems } from './count-problems';

const state: CmsState = {
  entryDraft: {} as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: [] },
};
const send = (key: string) => ({
  type: 'NOTIFICATION_SEND',
  payload: { type: 'success', message: { key } },
});

it('says with how many problems a page was saved', () => {
  const rule = countProblems(() => '2 problems that stop a build');
  expect(rule(send('ui.toast.entrySaved'), state)).toMatchObject([
    { payload: { type: 'warning', message: { details: ', with 2 problems that stop a build' } } },
  ]);
});

it('says nothing more of a page without problems, and of other news', () => {
  expect(countProblems(() => '')(send('ui.toast.entrySaved'), state)).toMatchObject([
    { payload: { type: 'success', message: { details: '' } } },
  ]);
  const other = send('ui.toast.entryPublished');
  expect(countProblems(() => '1 problem that stops a build')(other, state)).toEqual([other]);
});
