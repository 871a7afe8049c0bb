import type { Root, Word } from 'nlcst';
import { visit } from 'unist-util-visit';
import type { Dictionary } from './dictionary';

/** The part of a unified file that a rule uses. */
interface Speaking {
  message: (reason: string, options: { place: Word['position']; source: string }) => unknown;
}

/**
 * A rule: every word must be in the dictionary or among `others`; the parts of hyphenated words are checked
 * separately.
 */
export function retextSpelling(dictionary: Dictionary, others: ReadonlySet<string>) {
  return (tree: Root, file: Speaking): void => {
    visit(tree, 'WordNode', (word) => {
      for (const part of partsOf(textOf(word))) {
        if (others.has(part) || isKnown(part, dictionary)) continue;
        const place = word.position;
        file.message(part, { place, source: 'retext-spelling' });
      }
    });
  };
}

function textOf({ children }: Word): string {
  return (
    children
      .map((child) => ('value' in child ? child.value : ''))
      .join('')
      .replaceAll('’', "'")
      // Before code or lower-case letters, it is unclear whether a full stop ends the sentence.
      .replace(/[.!?…]+$/, '')
  );
}

/** Text that is typed rather than prose: file names, addresses, assignments, identifiers in `camelCase`. */
const TYPED = /\d|[@\\_=]|^\.|\w[.:/]\w|^\p{Ll}+\p{Lu}\p{Ll}|(?:\p{Lu}\p{Ll}+){3}/u;

/** The parts to look up; typed text and single letters are not spell-checked. */
function partsOf(text: string): string[] {
  if (TYPED.test(text)) return [];
  return text.split(/[-–—/·…]/).filter((part) => /\p{L}{2}/u.test(part));
}

function isKnown(part: string, { has }: Dictionary): boolean {
  const bare = part.replace(/^'+|'+$/g, '').replace(/'s$/i, '');
  return has(part) || has(bare);
}
