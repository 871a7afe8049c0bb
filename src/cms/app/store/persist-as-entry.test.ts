import type { CmsState } from './cms-store';
import { persistAsEntry } from './persist-as-entry';

const stateWith = (entities: Record<string, unknown>) => {
  const getIn = ([, key = '', field = '']: readonly string[]) =>
    (entities[key] as Record<string, unknown> | undefined)?.[field];
  return { editorialWorkflow: { getIn } } as unknown as CmsState;
};
const saved = (slug: string) => ({
  type: 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS',
  payload: { collection: 'pages', entry: { get: () => slug } },
});
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
  const success = saved('lamp');
  expect(persistAsEntry(success, state)).toEqual([success]);
});

it('lists no new entry without its name, which the CMS learns when it reads it again', () => {
  expect(persistAsEntry(saved(''), stateWith({}))).toMatchObject([
    { type: 'ENTRY_PERSIST_SUCCESS' },
  ]);
});
