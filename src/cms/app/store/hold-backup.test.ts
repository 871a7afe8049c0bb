/** @jest-environment jsdom */
import { ORIGINAL } from '../../editing/editable-data';
import { knownHash, noteHash } from '../opened-files';
import type { CmsAction, CmsMap, CmsState } from './cms-store';
import { holdBackup } from './hold-backup';

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
