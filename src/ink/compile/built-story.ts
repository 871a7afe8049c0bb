import { checksum } from '../../base/text/checksum';
import type { InkProgram } from './compile-ink';

/** Folder of the site with the stories that the build has compiled, one file each. */
export const BUILT_STORIES = 'stories';

/**
 * The address of a program that the build has compiled, from the root of the site. It is derived from the text, so
 * pages do not have to name it and never load the story of a different text.
 */
export function builtStoryAddress({ source, files }: InkProgram): string {
  const others = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([source, others]));
  const name = Array.from(checksum(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/${BUILT_STORIES}/${name}.json`;
}
