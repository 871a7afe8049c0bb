/** @jest-environment jsdom */
import { draftSlot } from './draft-slot';
import { findDraft, readDrafts, storeDraft, withFormer, type SampleDraft } from './sample-drafts';

const text = (source: string) => ({ source, files: {} });
const draft = (
  id: string,
  original: string,
  program: string,
  ...former: string[]
): SampleDraft => ({
  id,
  original: text(original),
  program: text(program),
  former: former.map(text),
});
const slot = draftSlot('/docs/a/');
const nowhere = () => false;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a stored draft is read again, and replaced by its next state', () => {
  const first = storeDraft(slot, null, draft('sample-1', 'A lamp.', 'A lamp!'));
  expect(first.isKept).toBe(true);
  storeDraft(slot, first.draft, draft('sample-1', 'A lamp.', 'A lamp!!'));
  storeDraft(slot, null, draft('sample-2', 'Rain.', 'Snow.'));
  expect(readDrafts(slot).map(({ program }) => program.source)).toEqual(['A lamp!!', 'Snow.']);
});

test('a draft that is the original again is removed, unless there are former versions', () => {
  const { draft: first } = storeDraft(slot, null, draft('sample-1', 'A lamp.', 'A lamp!'));
  storeDraft(slot, first, draft('sample-1', 'A lamp.', 'A lamp.', 'A lamp!'));
  expect(readDrafts(slot)).toHaveLength(1);
  storeDraft(slot, first, draft('sample-1', 'A lamp.', 'A lamp.'));
  // The other version is what the slot had in the meantime.
  expect(readDrafts(slot)[0]?.former).toEqual([text('A lamp!')]);
});

test('what another tab wrote meanwhile becomes a former version', () => {
  const { draft: mine } = storeDraft(slot, null, draft('sample-1', 'A.', 'Mine'));
  storeDraft(slot, mine, draft('sample-1', 'A.', 'Theirs'));
  const stored = storeDraft(slot, mine, draft('sample-1', 'A.', 'Mine, longer'));
  expect(stored.draft.former).toEqual([text('Theirs')]);
  expect(stored.draft.program).toEqual(text('Mine, longer'));
});

test('a version that is put aside is kept, also if another tab wrote meanwhile', () => {
  const { draft: mine } = storeDraft(slot, null, draft('sample-1', 'A.', 'Mine'));
  storeDraft(slot, mine, draft('sample-1', 'A.', 'Theirs'));
  const stored = storeDraft(slot, mine, draft('sample-1', 'A.', 'A.', 'Mine'));
  expect(stored.draft.former).toEqual([text('Mine'), text('Theirs')]);
});

test.each(['', '{', 'null', '[1]', '[{"id":"sample-1"}]', '[{"id":1,"former":[]}]'])(
  'nonsense in the storage is no draft: %s',
  (stored) => {
    localStorage.setItem('docs.drafts:/docs/a/', stored);
    expect(readDrafts(slot)).toEqual([]);
  },
);

test('says when the browser does not store it', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const stored = storeDraft(draftSlot('/full/'), null, draft('sample-1', 'A.', 'B.'));
  expect(stored.isKept).toBe(false);
  expect(readDrafts(draftSlot('/full/'))).toEqual([stored.draft]);
});

describe('the draft of a sample', () => {
  const drafts = [draft('sample-1', 'Lamp', 'My lamp'), draft('sample-2', 'Rain', 'My rain')];

  test.each([
    ['is found by its text, wherever it moved', 'sample-7', 'Rain', nowhere, 'My rain'],
    ['is found by its place if its text changed', 'sample-1', 'New lamp', nowhere, 'My lamp'],
    ['is not that of a sample that moved', 'sample-1', 'Snow', () => true, undefined],
    ['is not that of another place', 'sample-3', 'Snow', nowhere, undefined],
  ])('%s', (_, id, original, isElsewhere, found) => {
    const sample = { id, original: text(original) };
    expect(findDraft(drafts, sample, isElsewhere)?.program.source).toBe(found);
  });

  test('is that of its own place if two samples have the same text', () => {
    const twins = [draft('sample-1', 'Lamp', 'First'), draft('sample-2', 'Lamp', 'Second')];
    const sample = { id: 'sample-2', original: text('Lamp') };
    expect(findDraft(twins, sample, nowhere)?.program.source).toBe('Second');
  });
});

test('former versions are kept once each, nine at most', () => {
  let many = draft('sample-1', 'A', 'B');
  for (const source of ['A', 'B', 'v0', 'v0']) many = withFormer(many, text(source));
  expect(many.former).toEqual([text('v0')]);
  for (let version = 1; version <= 9; version += 1) many = withFormer(many, text(`v${version}`));
  expect(many.former.map(({ source }) => source)).toEqual([
    'v1',
    'v2',
    'v3',
    'v4',
    'v5',
    'v6',
    'v7',
    'v8',
    'v9',
  ]);
});
