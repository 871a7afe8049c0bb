import type { Problem } from '../../base/problems/problem';
import { placeAbove } from '../../base/text/words';
import type { DocumentContent } from '../document/document-content';
import { findSelections } from './find-selections';
import type { ReferenceEntry } from './reference-entry';

/**
 * Finds every `<Reference>` of a document that asks for something that does not exist, or that the page already
 * shows.
 */
export function checkReferences(
  file: string,
  { tree, headings }: Pick<DocumentContent, 'tree' | 'headings'>,
  entries: readonly ReferenceEntry[],
): Problem[] {
  const headingIds = new Set(headings.map(({ id }) => id));
  const drawnAt = new Map<string, number>();
  return findSelections(tree, entries).flatMap(({ line, result }): Problem[] => {
    const problem = (message: string, hint: string): Problem[] => [
      { severity: 'error', file, line, message, hint },
    ];
    if ('fault' in result) return problem(result.fault.message, result.fault.hint);
    const drawn = result.form === 'entries' ? result.entries : [result.entry];
    return drawn.flatMap(({ id, name }) => {
      if (headingIds.has(id)) {
        return problem(
          `“${name}” has the anchor “${id}”, which a heading of this page has too.`,
          'Give the heading another id: ## Words {#other-id}.',
        );
      }
      // An entry’s row and the table of its attributes may both be on a page.
      const key = `${result.form} ${id}`;
      const earlier = drawnAt.get(key);
      if (earlier === undefined) {
        drawnAt.set(key, line);
        return [];
      }
      return problem(
        `“${name}” is already shown on this page, ${placeAbove(line - earlier)}.`,
        'Remove it from one of the two: anchors must be unique.',
      );
    });
  });
}
