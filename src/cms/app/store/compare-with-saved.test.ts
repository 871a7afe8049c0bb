import { ORIGINAL } from '../../editing/editable-data';
import type { CmsMap, CmsState } from './cms-store';
import { compareWithSaved } from './compare-with-saved';

const entry = (name: string) => ({
  setIn: (path: readonly string[], value: unknown) => ({ name, path, value }),
});
const compared = (name: string) => ({ name, path: ['data', ORIGINAL], value: 'as opened' });

const state: CmsState = {
  entryDraft: { get: () => entry('sent'), getIn: () => 'as opened' },
  entries: {} as CmsMap,
  notifications: { notifications: [] },
};
const change = {
  type: 'DRAFT_CHANGE_FIELD',
  payload: { value: 'A', entries: [entry('branch'), entry('published')] },
};

it('compares with what is saved last: its branch, whichever file the form was opened from', () => {
  expect(compareWithSaved()(change, state)).toEqual([
    { ...change, payload: { value: 'A', entries: [compared('branch')] } },
  ]);
});

it('compares with what was sent, once it is saved, until it is read again', () => {
  const rule = compareWithSaved();
  const after = (type: string) => {
    rule({ type }, state);
    return rule(change, state)[0]?.payload;
  };
  expect(after('ENTRY_PERSIST_REQUEST')).toMatchObject({ entries: [compared('branch')] });
  expect(after('ENTRY_PERSIST_SUCCESS')).toMatchObject({ entries: [compared('sent')] });
  expect(after('ENTRIES_SUCCESS')).toMatchObject({ entries: [compared('branch')] });
});
