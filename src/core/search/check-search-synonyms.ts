import type { Problem } from '../problems/problem';
import { didYouMean } from '../text/nearest-name';
import type { SynonymSource } from './parse-search-synonyms';

/** Finds pages and anchors that are not there; `pages` holds the heading ids by doc id, null of a page that cannot be read. */
export function checkSearchSynonyms(
  synonyms: readonly SynonymSource[],
  file: string,
  pages: ReadonlyMap<string, ReadonlySet<string> | null>,
): Problem[] {
  return synonyms.flatMap(({ name, page, line }): Problem[] => {
    const problem = (message: string, hint: string): Problem[] => [
      { severity: 'error', file, line, message, hint },
    ];
    const [doc = '', anchor] = page.split('#');
    const anchors = pages.get(doc);
    if (anchors === undefined) {
      return problem(
        `The search leads from “${name}” to “${doc}”, which is not a page.`,
        `${didYouMean(doc, [...pages.keys()])}Write the id of a page below content/docs.`,
      );
    }
    if (anchor === undefined || anchors === null || anchors.has(anchor)) return [];
    return problem(
      `The search leads to “#${anchor}” on ${doc} for “${name}”, where no heading has that id.`,
      `${didYouMean(anchor, [...anchors])}Write the id of a heading, or leave “#${anchor}” out.`,
    );
  });
}
