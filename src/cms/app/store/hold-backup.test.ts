/** @jest-environment jsdom */
import { ORIGINAL } from '../../editing/editable-data';
import { endChange, knownHash, noteHash } from '../kit/opened-files';
import type { CmsAction, CmsMap, CmsState } from './cms-store';
import { backupQuestion, holdBackup } from './hold-backup';

const path = 'content/docs/a.mdx';
const entry = (data: object, slug = 'a') => ({ collection: 'pages', slug, path, data });
const kept: CmsAction = {
  type: 'DRAFT_LOCAL_BACKUP_RETRIEVED',
  payload: { entry: entry({ body: 'Mine.', [ORIGINAL]: 'kept' }) },
};
const opened: CmsAction = {
  type: 'DRAFT_CREATE_FROM_ENTRY',
  payload: { entry: entry({ body: 'Theirs.', [ORIGINAL]: 'on disk' }) },
};
const restored: CmsAction = {
  type: 'DRAFT_LOCAL_BACKUP_RETRIEVED',
  payload: { entry: entry({ body: 'Mine.', [ORIGINAL]: 'on disk' }) },
};

/** A state whose draft contains these entries. */
function stateWith(entries: Record<string, object>): CmsState {
  const getIn = ([place = '', ...rest]: readonly string[]): unknown =>
    rest.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], entries[place]);
  const entryDraft: CmsMap = {
    get: (key) => entries[key] && { toJS: () => entries[key] },
    getIn,
  };
  return { entryDraft, entries: {} as CmsMap, notifications: { notifications: [] } };
}
const empty = stateWith({});

it('waits for the file, which would take the place of what was kept', () => {
  const rule = holdBackup();
  expect(rule(kept, empty)).toEqual([]);
  expect(rule(opened, empty)).toEqual([opened, restored]);
  expect(rule(opened, empty)).toEqual([opened]);
});

it('does not wait for a file that is there', () => {
  const { entry: draft } = opened.payload as { entry: object };
  expect(holdBackup()(kept, stateWith({ entry: draft }))).toEqual([restored]);
});

it('is not for another entry, and is forgotten with its own', () => {
  const rule = holdBackup();
  rule(kept, empty);
  const other = { ...opened, payload: { entry: entry({}, 'b') } };
  expect(rule(other, empty)).toEqual([other]);
  rule({ type: 'DRAFT_DISCARD' }, empty);
  expect(rule(opened, empty)).toEqual([opened]);
});

it('is a change of the file as it was when that was made', () => {
  const rule = holdBackup();
  noteHash(path, 'first');
  rule({ type: 'DRAFT_CHANGE_FIELD' }, stateWith({ entry: { path } }));
  // The page is reloaded, and somebody has changed the file.
  noteHash(path, 'second');
  rule({ type: 'DRAFT_CREATE_FROM_LOCAL_BACKUP' }, stateWith({ localBackup: { entry: { path } } }));
  expect(knownHash(path)).toBe('first');
});

it('is asked about by title and time', () => {
  const localBackup = { entry: { path, data: { title: 'The lamp' } } };
  jest.useFakeTimers({ now: new Date(2026, 10, 29, 22, 14) });
  holdBackup()({ type: 'DRAFT_CHANGE_FIELD' }, stateWith({ entry: { path } }));
  jest.useRealTimers();
  expect(backupQuestion(stateWith({ localBackup }))).toMatch(
    /^There is a local backup of “The lamp” from Nov 29, 2026, 10:14\sPM, with changes that you did not save\. Use it\?$/,
  );
  localStorage.clear();
  expect(backupQuestion(stateWith({ localBackup: { entry: { path, data: {} } } }))).toMatch(
    /^There is a local backup, with changes/,
  );
});

it('is none of a page that got the name of a deleted one', () => {
  const rule = holdBackup();
  rule({ type: 'DRAFT_CHANGE_FIELD' }, stateWith({ entry: { path } }));
  endChange(path);
  rule(kept, empty);
  expect(rule(opened, empty)).toEqual([opened]);
});
