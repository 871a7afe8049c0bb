import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { ParsedReference } from './parse-reference';

/**
 * Finds entries whose `page` does not exist, or does not contain the anchor; `pages` has the heading ids by doc id,
 * null for a page that cannot be read.
 */
export function checkReferencePages(
  { entries, places }: Pick<ParsedReference, 'entries' | 'places'>,
  pages: ReadonlyMap<string, ReadonlySet<string> | null>,
): Problem[] {
  return entries.flatMap(({ id, name, page }): Problem[] => {
    const place = places.get(id);
    if (page === undefined || place === undefined) return [];
    const { file, line } = place;
    const [doc = '', anchor] = page.split('#');
    const anchors = pages.get(doc);
    if (anchors === undefined) {
      const hint = `${didYouMean(doc, [...pages.keys()])}Write the id of a page below content/docs.`;
      return [
        {
          severity: 'error',
          file,
          line,
          message: `“${name}” is said to be explained on “${doc}”, which is not a page.`,
          hint,
        },
      ];
    }
    if (anchor === undefined || anchors === null || anchors.has(anchor)) return [];
    const hint = `${didYouMean(anchor, [...anchors])}Write the id of a heading, or leave “#${anchor}” out.`;
    return [
      {
        severity: 'error',
        file,
        line,
        message: `“${name}” points at “#${anchor}” on ${doc}, where no heading has that id.`,
        hint,
      },
    ];
  });
}
