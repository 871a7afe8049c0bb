import type { CmsMap, CmsState } from './cms-store';
import { keepStatus } from './keep-status';

const state = {
  editorialWorkflow: {
    getIn: ([, key]: string[]) => (key === 'pages.a' ? 'pending_publish' : undefined),
  } as unknown as CmsMap,
} as CmsState;
const saved = (slug: string) => {
  const entry = { get: () => slug, set: (key: string, value: unknown) => ({ slug, [key]: value }) };
  return { type: 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS', payload: { collection: 'pages', entry } };
};

it('keeps the state that a change has got since its form was opened', () => {
  expect(keepStatus(saved('a'), state)).toMatchObject([
    { payload: { entry: { slug: 'a', status: 'pending_publish' } } },
  ]);
});

it('leaves a change without a state to the CMS', () => {
  const first = saved('b');
  expect(keepStatus(first, state)).toEqual([first]);
});
