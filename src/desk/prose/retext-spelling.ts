import type { Root, Word } from 'nlcst';
import { visit } from 'unist-util-visit';
import type { Dictionary } from './dictionary';

/** The part of a file of unified that a rule speaks to. */
interface Speaking {
  message: (reason: string, options: { place: Word['position']; source: string }) => unknown;
}

/** A rule: every word is in the dictionary or among `others`; the parts between hyphens each by itself. */
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
      // Before code and small letters it is not known whether a full stop ends the sentence.
      .replace(/[.!?…]+$/, '')
  );
}

/** What is typed rather than read: names of files, addresses, assignments, `camelCase` with words of its own. */
const TYPED = /\d|[@\\_=]|^\.|\w[.:/]\w|^\p{Ll}+\p{Lu}\p{Ll}|(?:\p{Lu}\p{Ll}+){3}/u;

/** The parts to look up; what is typed and single letters are no matter of spelling. */
function partsOf(text: string): string[] {
  if (TYPED.test(text)) return [];
  return text.split(/[-–—/·…]/).filter((part) => /\p{L}{2}/u.test(part));
}

function isKnown(part: string, { has }: Dictionary): boolean {
  const bare = part.replace(/^'+|'+$/g, '').replace(/'s$/i, '');
  return has(part) || has(bare);
}
