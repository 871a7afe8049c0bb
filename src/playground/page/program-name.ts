import type { StoryProgram } from '../engine/protocol';

const TITLE = /^\s*#\s*title:\s*(?<title>.+?)\s*$/m;
/** The first line of words; signs and comments before them are left out. */
const WORDS = /^[\s*+=/#~[-]*(?<words>\p{L}.*?)\s*$/mu;
const LONGEST = 28;

/** What a story of one’s own is called on a button: its title, or how it begins. */
export function programName({ source }: StoryProgram): string {
  const { title } = TITLE.exec(source)?.groups ?? {};
  const name = title ?? (WORDS.exec(source)?.groups?.words ?? '').replaceAll(/[[\]]/g, '');
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
