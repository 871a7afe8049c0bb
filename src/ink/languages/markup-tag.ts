import { FILE_MARKUP } from '../story/file-values';

/** What a tag of the engine’s markup is: its name, and whether the path of a file follows it, or has ended. */
export function readMarkupTag(text: string): { name: string; path: 'begins' | 'ends' | null } {
  const { slash, name = '' } = /^\\?\[(?<slash>\/?)(?<name>[-\w]+)/.exec(text)?.groups ?? {};
  if (!FILE_MARKUP.has(name)) return { name, path: null };
  return { name, path: slash === '' ? 'begins' : 'ends' };
}
