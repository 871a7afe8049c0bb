/** What an entry of the reference shows where it is pointed at: a small card. */
export interface TipCard {
  /** Its meaning in one line. */
  text: string;
  /** The forms in which it is written. */
  syntax: string[];
  /** Words that may be its value, with their meanings; only the first few. */
  values?: [value: string, meaning: string][];
  /** How many more values there are. */
  more?: number;
  /** What may be its value, in words. */
  value?: string;
  default?: string;
}

/** A meaning that terms can show: one line of words, or a card. */
export type TipContent = string | TipCard;

/** Reads what a file of tips has for a term, which may be anything; null where it has nothing to show. */
export function readTip(content: unknown): TipCard | null {
  if (typeof content === 'string') return content === '' ? null : { text: content, syntax: [] };
  const isCard = typeof content === 'object' && content !== null && 'text' in content;
  return isCard && typeof content.text === 'string' ? (content as TipCard) : null;
}
