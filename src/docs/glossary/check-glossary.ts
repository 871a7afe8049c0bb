import { isOutside } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { ParsedGlossary } from './parse-glossary';
import type { GlossaryTerm } from './glossary-term';

const LINK = /\]\((?<target>[^)\s]+)\)/g;

/**
 * Finds pages and anchors in the glossary that do not exist; `pages` holds the heading ids by doc id, null for a page
 * that cannot be read.
 */
export function checkGlossary(
  { terms, lines }: Pick<ParsedGlossary, 'terms' | 'lines'>,
  file: string,
  pages: ReadonlyMap<string, ReadonlySet<string> | null>,
): Problem[] {
  const termIds = terms.map(({ id }) => id);
  return terms.flatMap((term): Problem[] => {
    const targets = [...(term.page === undefined ? [] : [term.page]), ...linksOf(term)];
    return [...new Set(targets)].flatMap((target): Problem[] => {
      const wrong = objectionTo(target, termIds, pages);
      if (wrong === null) return [];
      const line = lines.get(term.id) ?? 1;
      return [
        { severity: 'error', file, line, message: `“${term.term}” ${wrong[0]}`, hint: wrong[1] },
      ];
    });
  });
}

/** What is wrong with an address and how to fix it, or null. */
function objectionTo(
  target: string,
  termIds: readonly string[],
  pages: ReadonlyMap<string, ReadonlySet<string> | null>,
): [message: string, hint: string] | null {
  if (isOutside(target)) return null;
  const [doc = '', anchor] = target.split('#');
  if (doc === '') {
    if (anchor !== undefined && termIds.includes(anchor)) return null;
    return [
      `links to “${target}”, which is not a term.`,
      `${didYouMean(anchor ?? '', termIds)}Write [word](#term), spaces as hyphens.`,
    ];
  }
  const anchors = pages.get(doc);
  if (anchors === undefined) {
    return [
      `points at “${doc}”, which is not a page.`,
      `${didYouMean(doc, [...pages.keys()])}Write the id of a page below content/docs.`,
    ];
  }
  if (anchor === undefined || anchors === null || anchors.has(anchor)) return null;
  return [
    `points at “#${anchor}” on ${doc}, where no heading has that id.`,
    `${didYouMean(anchor, [...anchors])}Write the id of a heading, or leave “#${anchor}” out.`,
  ];
}

/** The addresses in a term's details, as they are written. */
function linksOf({ details = '' }: GlossaryTerm): string[] {
  return [...details.matchAll(LINK)].map(({ groups }) => groups?.target ?? '');
}
