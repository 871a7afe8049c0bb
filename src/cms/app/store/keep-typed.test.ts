import type { CmsMap, CmsState } from './cms-store';
import { keepTyped } from './keep-typed';

const stateOf = (hasChanged: boolean): CmsState => ({
  entryDraft: { get: () => hasChanged } as unknown as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: [] },
});
const asked = { type: 'UNPUBLISHED_ENTRY_PERSIST_REQUEST' };
const saved = { type: 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS' };
const filled = { type: 'DRAFT_CREATE_FROM_ENTRY' };
const change = { type: 'DRAFT_CHANGE_FIELD', payload: { value: 'A lamp', entries: ['saved'] } };

it('keeps what was typed after a save from being replaced', () => {
  const rule = keepTyped();
  rule(saved, stateOf(false));
  expect(rule(filled, stateOf(true))).toEqual([]);
});

it.each([
  ['ENTRY_PERSIST_REQUEST', 'ENTRY_PERSIST_SUCCESS'],
  [asked.type, saved.type],
])('does not take what is typed after %s for saved', (request, success) => {
  const rule = keepTyped();
  rule({ type: request }, stateOf(true));
  expect(rule(change, stateOf(true))).toEqual([change]);
  expect(rule({ type: success }, stateOf(true))).toEqual([
    { type: success },
    { ...change, payload: { value: 'A lamp', entries: [] } },
  ]);
  rule({ type: request }, stateOf(true));
  expect(rule({ type: success }, stateOf(true))).toEqual([{ type: success }]);
});

it('lets the form be filled otherwise', () => {
  const rule = keepTyped();
  expect(rule(filled, stateOf(true))).toEqual([filled]);
  rule(saved, stateOf(false));
  expect(rule(filled, stateOf(false))).toEqual([filled]);
  expect(rule(filled, stateOf(true))).toEqual([filled]);
});

it.each(['DRAFT_DISCARD', 'UNPUBLISHED_ENTRY_DELETE_REQUEST'])(
  'gives up the text after %s',
  (type) => {
    const rule = keepTyped();
    rule(saved, stateOf(false));
    rule({ type }, stateOf(true));
    expect(rule(filled, stateOf(true))).toEqual([filled]);
  },
);
