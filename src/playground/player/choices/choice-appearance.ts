import type { TagValue } from '../engine/game-view';

/** How the choices of a scene are laid out. */
export interface ChoiceAppearance {
  isGrouped: boolean;
  isNumbered: boolean;
  isRow: boolean;
  isBorderless: boolean;
  align: 'center' | 'left' | 'right';
  /** The number in `grid-N`; null for a single column or row. */
  columns: number | null;
}

const mostColumns = 12;

/** In one column, as without a tag. */
export const plainChoices = readWords('');

/**
 * Reads the words of a CHOICES tag; like the engine, it searches for them anywhere in the text. Null for a value that
 * is not a text, which leaves the engine’s screen blank.
 */
export function readChoiceAppearance(words: TagValue | undefined): ChoiceAppearance | null {
  if (words === undefined || words === null || words === false) return plainChoices;
  return typeof words === 'string' ? readWords(words) : null;
}

function readWords(words: string): ChoiceAppearance {
  const columns = Number(/grid-(\d+)/.exec(words)?.[1] ?? 0);
  return {
    isGrouped: words.includes('grouped'),
    isNumbered: words.includes('numbered'),
    isRow: words.includes('row'),
    isBorderless: words.includes('borderless'),
    align: words.includes('left') ? 'left' : words.includes('right') ? 'right' : 'center',
    columns: columns > 0 ? Math.min(columns, mostColumns) : null,
  };
}
