import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import { findReference } from '../reference/find-reference';
import type { ReferenceIndex } from '../reference/index-reference';
import type { SynonymSource } from '../reference/parse-search-synonyms';

/**
 * Reports pages, anchors and entries that do not exist; `pages` has the heading ids by doc id, null for a page that
 * cannot be read.
 */
export function checkSearchSynonyms(
  synonyms: readonly SynonymSource[],
  file: string,
  pages: ReadonlyMap<string, ReadonlySet<string> | null>,
  index: ReferenceIndex,
): Problem[] {
  return synonyms.flatMap((synonym): Problem[] => [
    ...checkPage(synonym, file, pages),
    ...checkEntries(synonym, file, index),
  ]);
}

function checkEntries(
  { name, entries, line }: SynonymSource,
  file: string,
  index: ReferenceIndex,
): Problem[] {
  const unknown = entries.filter((entry) => findReference(entry, index) === null);
  return unknown.map((entry) => ({
    severity: 'error',
    file,
    line,
    message: `“${name}” names the entry “${entry}”, which is not in content/reference.`,
    hint: 'Write a tag as in “# CLEAR”, a tag of a choice as in “#HIDDEN”, markup as in “[b]”.',
  }));
}

function checkPage(
  { name, page, line }: SynonymSource,
  file: string,
  pages: ReadonlyMap<string, ReadonlySet<string> | null>,
): Problem[] {
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
}
