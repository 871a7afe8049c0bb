import type { StoryProgram } from '../../ink/story/story-program';
import { proseOfLine } from '../editor/prose-of-line';
import { withoutComments } from '../editor/without-comments';

const TITLE = /^\s*#\s*title:\s*(?<title>(?:\\.|[^#\\\n])+?)\s*(?:#|$)/m;
/** The first line with words, without the symbols and comment markers around them. */
const WORDS = /^[\s*+=/#~[-]*(?<words>\p{L}.*?)[\s=]*$/mu;
/** A line of a conditional or of alternatives, which may never be shown. */
const CONDITIONAL = /^\s*(?:[|}]|-\s|\{(?:[^}]*$|.*\}\s*$))/;
const LONGEST_TITLE = 80;
const LONGEST = 28;

/** The name of a user’s story: its title, or the first words that players read. */
export function programName({ source, files }: StoryProgram): string {
  const { title } = TITLE.exec(withoutComments(source))?.groups ?? {};
  const name = title ?? (firstProse([source, ...Object.values(files)]) || firstWords(source));
  const longest = title === undefined ? LONGEST : LONGEST_TITLE;
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}

function firstProse(texts: readonly string[]): string {
  for (const text of texts) {
    for (const line of withoutComments(text).split('\n')) {
      const prose = CONDITIONAL.test(line) ? '' : proseOfLine(line);
      if (/[\p{L}\p{N}]/u.test(prose)) return prose;
    }
  }
  return '';
}

function firstWords(source: string): string {
  return (WORDS.exec(source)?.groups?.words ?? '').replaceAll(/[[\]]/g, '');
}
