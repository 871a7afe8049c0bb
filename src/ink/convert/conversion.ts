import type { Positions } from '../map/place-by-hand';
import type { StoryProgram } from '../story/story-program';
import { MARK } from './loss-mark';

/** Something that a conversion to ink left out; it stands in the text as a comment. */
export interface Loss {
  /** The passage or scene. */
  place: string;
  /** As the other tool writes it. */
  code: string;
  /** The line of the ink with the comment, from 1. */
  line: number;
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

/** After the first line of a comment, until the text is finished: which loss it is. A private character. */
const NUMBER = '\uE004';

/** What a conversion leaves out, while it goes on. */
export class Losses {
  private readonly all: Omit<Loss, 'line'>[] = [];

  get count(): number {
    return this.all.length;
  }

  /** The lines of a comment for something that is left out; `whole` has what it contains. */
  add(place: string, code: string, whole = code): string[] {
    const number = this.all.push({ place, code: code.trim() });
    return commentLines(`${MARK} ${whole.trim()}`).map((line, index) =>
      index === 0 ? `${line}${NUMBER}${number}` : line,
    );
  }

  /** The finished text, and where in it each loss is. */
  settle(marked: string): { source: string; losses: Loss[] } {
    const lines = new Map<number, number>();
    const source = marked.split('\n').map((text, index) => {
      const [line = '', number] = text.split(NUMBER);
      if (number !== undefined) lines.set(Number(number), index + 1);
      return line;
    });
    const losses = this.all.map((loss, index) => ({ ...loss, line: lines.get(index + 1) ?? 1 }));
    return { source: source.join('\n'), losses };
  }
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
  const rest =
    losses === 0 ? '' : ` ${losses} ${losses === 1 ? 'thing is' : 'things are'} marked “${MARK}”.`;
  return `// From ${tool}.${rest}`;
}
