import type { Positions } from '../../map/place-by-hand';
import type { StoryProgram } from '../../story/story-program';
import { writeGlobalTag } from '../../story/write-global-tag';
import { countMarks, MARK, marksSaid } from './loss-mark';
import { markedLosses, type MarkedLoss } from './marked-losses';

/** A story of another tool, written as ink. */
export interface Conversion {
  /** The tool, and its format if it has several: `Twine (Harlowe)`. */
  tool: string;
  kind: 'passages' | 'scenes';
  /** How many passages or scenes it has. */
  pieces: number;
  program: StoryProgram;
  /** What was left out: its comments in the text. */
  losses: readonly MarkedLoss[];
  /** Where its places stand on the map, as they do in the other tool; empty if that is not known. */
  positions: Positions;
  /** The folder of the story, from which it names its pictures. */
  folder: string;
}

/** The text below a line that says where it is from, with tags for the whole game, and what its comments say is left out. */
export function finished(
  tool: string,
  lines: readonly string[],
  tags: readonly (readonly [name: string, value: string])[],
): Pick<Conversion, 'tool' | 'program' | 'losses'> {
  const body = [...lines, ''].join('\n');
  const count = countMarks({ source: body, files: {} });
  const source = tags
    .filter(([name, value]) => value !== '' || name === 'single_scene')
    .reduce(
      (text, [name, value]) => writeGlobalTag(text, name, value),
      `${headComment(tool, count)}\n${body}`,
    );
  const program = { source, files: {} };
  return { tool, program, losses: markedLosses(program) };
}

/** The lines of a comment for something that is left out. */
export function lossLines(code: string): string[] {
  return commentLines(`${MARK} ${code.trim()}`);
}

/** A text as a comment of ink. */
export function commentLines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => `// ${line.trimEnd()}`.trimEnd());
}

/** The line at the top of the text that says where it is from. */
export function headComment(tool: string, losses: number): string {
  return `// From ${tool}.${marksSaid(losses)}`;
}
