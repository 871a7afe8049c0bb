import { FILE_MARKUP } from '../story/file-values';

/** Attributes of markup whose value players read. */
const SHOWN_ATTRIBUTES = /\b(?:placeholder|alt|title|aria-label)\s*=\s*"?[^"\]>]*\p{L}/u;

/** What a tag of the engine’s markup says. */
interface MarkupTag {
  name: string;
  /** Whether the path of a file follows it, or has ended. */
  path: 'begins' | 'ends' | null;
  /** Whether players read any of its attributes. */
  hasWords: boolean;
}

/** Reads a tag of the engine’s markup. */
export function readMarkupTag(text: string): MarkupTag {
  const { slash, name = '' } = /^\\?\[(?<slash>\/?)(?<name>[-\w]+)/.exec(text)?.groups ?? {};
  const hasWords = SHOWN_ATTRIBUTES.test(text);
  if (!FILE_MARKUP.has(name)) return { name, path: null, hasWords };
  return { name, path: slash === '' ? 'begins' : 'ends', hasWords };
}
