import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { replaceComponent } from '../../docs/document/replace-component';
import type { Difference } from './difference';

/** A difference as readers see it. */
export type ShownDifference = Pick<Difference, 'id' | 'title' | 'explanation'>;

/** Draws a list of what the playground does differently in place of each `<Differences>`; each has an anchor. */
export function drawDifferences(
  tree: readonly DocumentNode[],
  differences: readonly ShownDifference[],
): DocumentNode[] {
  return replaceComponent(tree, 'Differences', () => [
    [
      'dl',
      0,
      ...differences.flatMap(({ id, title, explanation }): DocumentElement[] => [
        ['dt', { id }, title],
        ['dd', 0, explanation],
      ]),
    ],
  ]);
}
