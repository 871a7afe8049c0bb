import type { StoryProgram } from '../../ink/story/story-program';

const TITLE = /^\s*#\s*title:\s*(?<title>.+?)\s*$/m;
/** The first line with words, without leading symbols and comment markers. */
const WORDS = /^[\s*+=/#~[-]*(?<words>\p{L}.*?)\s*$/mu;
const LONGEST_TITLE = 80;
const LONGEST = 28;

/** The name of a user’s story: its title, or its first words. */
export function programName({ source }: StoryProgram): string {
  const { title } = TITLE.exec(source)?.groups ?? {};
  const name = title ?? (WORDS.exec(source)?.groups?.words ?? '').replaceAll(/[[\]]/g, '');
  const longest = title === undefined ? LONGEST : LONGEST_TITLE;
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}
