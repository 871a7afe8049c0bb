import { splitBlocks } from './split-blocks';

/** How many words people read in a minute. */
const WORDS_PER_MINUTE = 230;

/** How many words of prose a page has, without code and tags, and how many minutes it takes to read. */
export function countText(text: string): { words: number; minutes: number } {
  const prose = splitBlocks(text)
    .filter(({ fence }) => fence === null)
    .map(({ from, to }) => text.slice(from, to))
    .join('')
    .replace(
      /\{\/\*[^]*?\*\/\}|<\/?[A-Za-z][^<>]*>|\]\([^()\s]*\)|\{#[^{}]*\}|^[ \t]*:{3,}\w*/gm,
      ' ',
    );
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}
