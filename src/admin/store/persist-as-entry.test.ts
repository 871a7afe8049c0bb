import type { CmsState } from './cms-store';
import { persistAsEntry } from './persist-as-entry';

const stateWith = (entities: Record<string, unknown>) => {
  const getIn = ([, key = '', field = '']: readonly string[]) =>
    (entities[key] as Record<string, unknown> | undefined)?.[field];
  return { editorialWorkflow: { getIn } } as unknown as CmsState;
};
const action = (type: string) => ({ type, payload: { collection: 'pages', slug: 'lamp' } });

it('makes nothing of an entry whose first save has not succeeded', () => {
  const state = stateWith({ 'pages.oil': { status: 'draft' } });
  expect(persistAsEntry(action('UNPUBLISHED_ENTRY_PERSIST_REQUEST'), state)).toEqual([
    action('ENTRY_PERSIST_REQUEST'),
  ]);
  expect(persistAsEntry(action('UNPUBLISHED_ENTRY_PERSIST_FAILURE'), state)).toEqual([
    action('ENTRY_PERSIST_FAILURE'),
  ]);
});

it('leaves entries with a branch, and other actions, alone', () => {
  const state = stateWith({ 'pages.lamp': { status: 'draft' } });
  const request = action('UNPUBLISHED_ENTRY_PERSIST_REQUEST');
  expect(persistAsEntry(request, state)).toEqual([request]);
  const success = action('UNPUBLISHED_ENTRY_PERSIST_SUCCESS');
  expect(persistAsEntry(success, stateWith({}))).toEqual([success]);
});
