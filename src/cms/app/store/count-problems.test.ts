import type { CmsMap, CmsState } from './cms-store';
import { countProblems } from './count-problems';

const stateOf = (isNew: boolean): CmsState => ({
  entryDraft: { getIn: () => isNew } as unknown as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: [] },
});
const send = (key: string) => ({
  type: 'NOTIFICATION_SEND',
  payload: { type: 'success', message: { key } },
});
const saved = (problems: string, isNew = false, oldTitle = '') =>
  countProblems({
    problems: () => problems,
    created: () => 'Created a.mdx',
    oldTitle: () => oldTitle,
  })(send('ui.toast.entrySaved'), stateOf(isNew));

it('says with how many problems a page was saved', () => {
  const details = 'Saved. This file has 2 problems that stop a build.';
  expect(saved('2 problems that stop a build')).toMatchObject([
    { payload: { type: 'warning', message: { details } } },
  ]);
});

it('says that a page was created', () => {
  expect(saved('', true)).toMatchObject([{ payload: { message: { details: 'Created a.mdx.' } } }]);
});

it('says where a page is still called by its old title', () => {
  expect(saved('', false, '1 page still links to it by its old title: b.mdx.')).toMatchObject([
    {
      payload: {
        dismissAfter: 10_000,
        message: { details: 'Saved. 1 page still links to it by its old title: b.mdx.' },
      },
    },
  ]);
});

it('says nothing more of a page without problems, and of other news', () => {
  expect(saved('')).toMatchObject([
    { payload: { type: 'success', message: { details: 'Saved.' } } },
  ]);
  const other = send('ui.toast.entryPublished');
  const rule = countProblems({
    problems: () => '1 problem',
    created: () => '',
    oldTitle: () => '',
  });
  expect(rule(other, stateOf(false))).toEqual([other]);
});
