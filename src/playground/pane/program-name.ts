import type { StoryProgram } from '../../ink/story/story-program';
import { proseOfLine } from '../editor/prose-of-line';
import { withoutComments } from '../editor/without-comments';

const TITLE = /^\s*#\s*title:\s*(?<title>(?:\\.|[^#\\\n])+?)\s*(?:#|$)/m;
/** A comment as the site’s own stories begin with: `// Title: what it shows.` */
const HEADING = /^\/\/\s*(?<heading>(?!TODO|FIXME|NOTE)\p{Lu}[^:\n]{2,39}):\s/u;
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
  const { heading } = HEADING.exec(source)?.groups ?? {};
  const name =
    title ?? heading ?? (firstProse([source, ...Object.values(files)]) || firstKnot(source));
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
