import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { replaceComponent } from '../document/replace-component';
import type { GlossaryTerm } from './glossary-term';
import { parseInline } from './parse-inline';

/** Returns the address of a doc by its id and keeps the anchor. */
type HrefOf = (page: string) => string;

/**
 * Draws the terms in alphabetical order in place of each `<Glossary>`: a heading per letter, and links to the
 * letters.
 */
export function drawGlossary(
  tree: readonly DocumentNode[],
  terms: readonly GlossaryTerm[],
  hrefOf: HrefOf,
): DocumentNode[] {
  return replaceComponent(tree, 'Glossary', () => {
    const groups = groupsOf(terms);
    return [
      ['p', 0, ...groups.flatMap(([letter], index) => drawLetterLink(letter, index === 0))],
      ...groups.flatMap(([letter, ofLetter]): DocumentElement[] => [
        ['h2', { id: letterId(letter) }, letter],
        ['dl', 0, ...ofLetter.flatMap((term) => drawTerm(term, hrefOf))],
      ]),
    ];
  });
}

/** The anchors of the drawn glossary: its letters and all terms. */
export function glossaryIds(terms: readonly GlossaryTerm[]): string[] {
  return [...groupsOf(terms).map(([letter]) => letterId(letter)), ...terms.map(({ id }) => id)];
}

function groupsOf(terms: readonly GlossaryTerm[]): [letter: string, terms: GlossaryTerm[]][] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const letter = term.term.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups];
}

function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

function drawLetterLink(letter: string, isFirst: boolean): DocumentNode[] {
  return [...(isFirst ? [] : [' · ']), ['a', { href: `#${letterId(letter)}` }, letter]];
}

function drawTerm({ id, term, meaning, details }: GlossaryTerm, hrefOf: HrefOf): DocumentElement[] {
  const more = details === undefined ? [] : [' ', ...parseInline(details, hrefOf)];
  return [
    ['dt', { id }, term],
    ['dd', 0, meaning, ...more],
  ];
}
