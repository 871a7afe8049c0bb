import type { GlossaryTerm } from './glossary-term';

const LINK = /\]\((?<target>[^)\s]+)\)/g;

/** The addresses in a term's details, as they are written. */
export function linksOf({ details = '' }: GlossaryTerm): string[] {
  return [...details.matchAll(LINK)].map(({ groups }) => groups?.target ?? '');
}
