import type { Positions } from '../map/place-by-hand';
import type { StoryProgram } from '../story/story-program';

/** Something that a conversion to ink left out; it stands in the text as a comment. */
export interface Loss {
  /** The passage or scene. */
  place: string;
  /** As the other tool writes it. */
  code: string;
}

/** A story of another tool, written as ink. */
export interface Conversion {
  /** The tool, and its format if it has several: `Twine (Harlowe)`. */
  tool: string;
  kind: 'passages' | 'scenes';
  /** How many passages or scenes it has. */
  pieces: number;
  program: StoryProgram;
  losses: readonly Loss[];
  /** Where its places stand on the map, as they do in the other tool; empty if that is not known. */
  positions: Positions;
  /** The folder of the story, from which it names its pictures. */
  folder: string;
}

/** What marks the comments, so that they can be found. */
const MARK = 'NOT CARRIED OVER:';

/** Lines of a comment for what was left out. */
export function lossComment(code: string): string[] {
  return code
    .trim()
    .split('\n')
    .map((line, index) => `// ${index === 0 ? `${MARK} ` : ''}${line}`.trimEnd());
}

/** The line at the top of the text that says where it is from. */
export function headComment(tool: string, losses: number): string {
  const rest =
    losses === 0 ? '' : ` ${losses} ${losses === 1 ? 'thing is' : 'things are'} marked “${MARK}”.`;
  return `// From ${tool}.${rest}`;
}
