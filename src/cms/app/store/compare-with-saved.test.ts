import { ORIGINAL } from '../../editing/editable-data';
import type { CmsMap, CmsState } from './cms-store';
import { compareWithSaved } from './compare-with-saved';

const state: CmsState = {
  entryDraft: { getIn: () => 'as opened' } as unknown as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: [] },
};
const entry = (name: string) => ({
  setIn: (path: readonly string[], value: unknown) => ({ name, path, value }),
});

it('compares with what is saved last: its branch, whichever file the form was opened from', () => {
  const change = {
    type: 'DRAFT_CHANGE_FIELD',
    payload: { value: 'A', entries: [entry('branch'), entry('published')] },
  };
  const entries = [{ name: 'branch', path: ['data', ORIGINAL], value: 'as opened' }];
  expect(compareWithSaved(change, state)).toEqual([
    { ...change, payload: { value: 'A', entries } },
  ]);
});
