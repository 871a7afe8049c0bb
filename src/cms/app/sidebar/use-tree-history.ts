import { useState } from 'react';
import { isSameData } from '../../editing/same-data';
import type { ItemPath, SidebarFormItem } from '../../editing/sidebar-items';

/** A change that can be taken back. */
interface Change {
  before: readonly SidebarFormItem[];
  after: readonly SidebarFormItem[];
  /** The row that gets the focus when it is taken back. */
  path: ItemPath;
  /** What is said then. */
  said: string;
  /** Whether it was typed: further letters in the same row are the same change. */
  isTyped: boolean;
}

/** The changes of a form, for the one that the CMS makes anew after a save; another form has none. */
let kept: readonly Change[] = [];
window.addEventListener('hashchange', () => (kept = []));

/** The changes of a sidebar that can be taken back, the last one first. */
export function useTreeHistory(items: readonly SidebarFormItem[]) {
  const [changes, setChanges] = useState(kept);
  const keep = (next: readonly Change[]): void => {
    kept = next;
    setChanges(next);
  };
  const last = changes.at(-1);
  // Otherwise the form was filled anew, and what it holds now would be lost.
  const isCurrent = last !== undefined && isSameData(last.after, items);
  return {
    last: isCurrent ? last : null,
    /** Notes a change; what is typed in one row is one change. */
    note: (change: Omit<Change, 'before'>) => {
      const goesOn =
        isCurrent && last.isTyped && change.isTyped && last.path.join() === change.path.join();
      const earlier = isCurrent ? changes : [];
      keep(
        goesOn
          ? [...earlier.slice(0, -1), { ...change, before: last.before }]
          : [...earlier, { ...change, before: items }],
      );
    },
    forgetLast: () => keep(changes.slice(0, -1)),
  };
}
