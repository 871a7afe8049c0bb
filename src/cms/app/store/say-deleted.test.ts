import type { CmsMap, CmsState } from './cms-store';
import { sayDeleted } from './say-deleted';

const titles: Record<string, string> = { 'entities pages.a data title': 'The lamp' };
const state: CmsState = {
  entryDraft: {} as CmsMap,
  entries: { getIn: (path: string[]) => titles[path.join(' ')] } as unknown as CmsMap,
  notifications: { notifications: [] },
};
const action = (type: string, entrySlug = 'a') => ({
  type,
  payload: { collectionName: 'pages', entrySlug },
});
const request = action('ENTRY_DELETE_REQUEST');
const success = action('ENTRY_DELETE_SUCCESS');

it('says which page was deleted, once it was', () => {
  const rule = sayDeleted();
  expect(rule(request, state)).toEqual([request]);
  expect(rule(success, state)).toMatchObject([
    success,
    { type: 'NOTIFICATION_SEND', payload: { type: 'success', message: 'Deleted “The lamp”.' } },
  ]);
});

it('names a page without a title by its place', () => {
  const rule = sayDeleted();
  rule(action('ENTRY_DELETE_REQUEST', 'b/c'), state);
  expect(rule(action('ENTRY_DELETE_SUCCESS', 'b/c'), state)).toMatchObject([
    {},
    { payload: { message: 'Deleted “b/c”.' } },
  ]);
});

it('says nothing of what was only renamed, or was not deleted', () => {
  const rule = sayDeleted();
  expect(rule(success, state)).toEqual([success]);
  rule(request, state);
  rule(action('ENTRY_DELETE_FAILURE'), state);
  expect(rule(success, state)).toEqual([success]);
});
