import { ORIGINAL } from '../../editing/editable-data';
import type { CmsMap, CmsState } from './cms-store';
import { compareWithSaved } from './compare-with-saved';

const list = { toJS: () => [{ doc: 'a' }] };
const entry = (name: string) => ({
  getIn: (path: readonly string[]) => (path.at(-1) === 'items' ? list : name),
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
  payload: {
    field: { get: () => 'title' },
    value: 'A',
    entries: [entry('branch'), entry('published')],
  },
};

it('compares with what is saved last: its branch, whichever file the form was opened from', () => {
  expect(compareWithSaved()(change, state)).toEqual([
    { ...change, payload: { ...change.payload, entries: [compared('branch')] } },
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

it('takes a list that is again as it was for the saved one', () => {
  const withItems = (value: unknown) => {
    const payload = { ...change.payload, field: { get: () => 'items' }, value };
    return compareWithSaved()({ ...change, payload }, state)[0]?.payload;
  };
  expect(withItems([{ doc: 'b' }])).toMatchObject({ value: [{ doc: 'b' }] });
  expect(withItems([{ doc: 'a' }])).toHaveProperty('value', list);
});
