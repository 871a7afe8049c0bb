import type { TokenStream } from 'prismjs';
import { plainTextOf, tokenizeInk } from '../grammar/tokenize-ink';
import type { TextRow } from './text-row';

/** What nobody says. */
const SILENT = new Set(['markup', 'tag', 'comment', 'glue', 'choice']);
const BRACKET = /^[[\]]$/;

/**
 * The words of a text as somebody would read them out, with its logic as it is written. Those of a choice are what is
 * offered and, if that is something else, what is said once it is taken.
 */
export function spokenTexts({ kind, original }: Pick<TextRow, 'kind' | 'original'>): string[] {
  const [before = '', inside = '', after = ''] =
    kind === 'choice' ? partsOf(tokenizeInk(`* ${original}`)) : partsOf(tokenizeInk(original));
  const texts = [before + inside, ...(after.trim() === '' ? [] : [before + after])];
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** What is before, within and after the brackets of a choice; a line has no more than the first. */
function partsOf(stream: TokenStream): string[] {
  const parts = [''];
  const add = (text: string): void => {
    parts.push(`${parts.pop() ?? ''}${text}`);
  };
  for (const part of [stream].flat()) {
    if (typeof part === 'string') add(part);
    else if (part.type === 'choice-line') return partsOf(part.content);
    else if (!SILENT.has(part.type)) {
      const text = plainTextOf(part);
      if (part.type === 'escape') add(text.slice(1));
      else if (part.type === 'punctuation' && BRACKET.test(text)) parts.push('');
      else add(text);
    }
  }
  return parts;
}
