import type { CmsRule } from './cms-store';

interface Saved {
  collection: string;
  entry: { get(key: string): string; set(key: string, value: unknown): object };
}

/** Keeps the state of a change when it is saved again: the CMS would show the one that it had when its form was opened. */
export const keepStatus: CmsRule = (action, { editorialWorkflow }) => {
  if (action.type !== 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS') return [action];
  const { collection, entry } = action.payload as Saved;
  const place = ['entities', `${collection}.${entry.get('slug')}`, 'status'];
  const status = editorialWorkflow?.getIn(place);
  if (status === undefined) return [action];
  return [{ ...action, payload: { collection, entry: entry.set('status', status) } }];
};
