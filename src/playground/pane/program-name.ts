import type { StoryProgram } from '../../ink/story/story-program';
import { proseOfLine } from '../editor/prose-of-line';
import { withoutComments } from '../editor/without-comments';

const TITLE = /^\s*#\s*title:\s*(?<title>(?:\\.|[^#\\\n])+?)\s*(?:#|$)/m;
/** A first comment with the title, or as the site’s own stories begin: `// Lost property: what it shows.` */
const HEADING =
  /^\/\/\s*(?:title:\s*(?<named>\S.*?)\s*$|(?!(?:todo|fixme|notes?|author|version|date|draft|by|written by|copyright|licen[cs]e)\b)(?<heading>\p{L}[^:\n]{2,39}):\s)/iu;
const KNOT = /^\s*={2,}\s*(?!function\b)(?<knot>\w+)/m;
/** A line of a conditional or of alternatives, which may never be shown. */
const CONDITIONAL = /^\s*(?:[|}]|-\s|\{(?:[^}]*$|.*\}\s*$))/;
const LONGEST_TITLE = 80;
const LONGEST = 28;

/**
 * The name of a user’s story: its title, what its first comment calls it, the first words that players read, or its first
 * knot; '' without these.
 */
export function programName({ source, files }: StoryProgram): string {
  const { title } = TITLE.exec(withoutComments(source))?.groups ?? {};
  const { named, heading } = HEADING.exec(source.split('\n')[0] ?? '')?.groups ?? {};
  const name =
    title ??
    named ??
    heading ??
    (firstProse([source, ...Object.values(files)]) || firstKnot(source));
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

function firstKnot(source: string): string {
  return (KNOT.exec(source)?.groups?.knot ?? '').replaceAll('_', ' ').trim();
}
