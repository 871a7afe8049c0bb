import type { MapPoint } from '../../map/lay-out-map';

/** The story formats whose passages can be read; each has a language of its own. */
export const FORMATS = ['Harlowe', 'SugarCube', 'Chapbook', 'Snowman'] as const;
export type TwineFormat = (typeof FORMATS)[number];

/** A box of Twine’s map. */
export interface Passage {
  name: string;
  tags: readonly string[];
  text: string;
  /** Where its upper left corner is, in Twine’s pixels; absent if that is not said. */
  at?: MapPoint;
}

/** A story of Twine, wherever it was stored. */
export interface TwineStory {
  title: string;
  author: string;
  format: TwineFormat;
  /** The version of the format; absent if that is not said. */
  version?: string;
  /** The name of the passage in which it begins; null if that is not said. */
  start: string | null;
  passages: readonly Passage[];
  /** The colours that tags have, as Twine calls them. */
  tagColours: Readonly<Record<string, string>>;
}

/** Words with spaces between them, as tags are written. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Where something is, written `600,400`; an object without a place if it is not. */
export function placeOf(written: unknown): Pick<Passage, 'at'> {
  const [, x, y] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(String(written)) ?? [];
  const at = { x: Number(x), y: Number(y) };
  return Number.isFinite(at.x) && Number.isFinite(at.y) ? { at } : {};
}

/** Passages that say something about the story, and are no part of it. */
const ABOUT = new Set(['StoryTitle', 'StoryData', 'StoryAuthor', 'StorySubtitle', 'StoryIncludes']);

/** The format with this name, or the one whose signs the passages have. */
export function formatOf(name: string, passages: readonly Passage[]): TwineFormat {
  const known = FORMATS.find((format) => name.toLowerCase().startsWith(format.toLowerCase()));
  if (known !== undefined) return known;
  const texts = passages.map(({ text }) => text);
  const has = (sign: RegExp): boolean => texts.some((text) => sign.test(text));
  if (has(/<<[a-z=-]/i)) return 'SugarCube';
  if (has(/<%/)) return 'Snowman';
  if (has(/^--$|^\[(?:if|unless|continue)\b/m)) return 'Chapbook';
  return 'Harlowe';
}

/** A story of these passages, as far as they say what it is. */
export function storyOf(
  passages: readonly Passage[],
  known: Partial<
    Pick<TwineStory, 'title' | 'version' | 'start' | 'tagColours'> & { format: string }
  >,
): TwineStory | null {
  const textOf = (name: string): string =>
    passages.find((passage) => passage.name === name)?.text.trim() ?? '';
  const own = passages.filter(({ name }) => !ABOUT.has(name));
  if (own.length === 0) return null;
  return {
    title: known.title?.trim() ?? textOf('StoryTitle'),
    author: textOf('StoryAuthor'),
    format: formatOf(known.format ?? '', own),
    ...(known.version !== undefined && { version: known.version }),
    start: known.start ?? null,
    passages: own,
    tagColours: known.tagColours ?? {},
  };
}
