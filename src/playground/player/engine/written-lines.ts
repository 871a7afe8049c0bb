import { escapeRegExp } from '../../../base/text/escape-reg-exp';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { StoryLine } from './story-lines';

/** What a tag looks like that lets the game watch or keep a variable of this name. */
export function watchPattern(name: string): RegExp {
  return new RegExp(String.raw`#\s*(?:observe|persist)\s*:\s*${escapeRegExp(name)}\s*(?:#|$)`);
}

/** What markup that acts looks like if it names this. */
export function markupPattern(name: string): RegExp {
  const plain = escapeRegExp(name);
  return new RegExp(String.raw`\[(?:button|link|area|picture)\b.*${plain}`);
}

/** The lines that match, those of the main file first; none if what is said is composed at run time. */
export function linesWith({ source, files }: StoryProgram, written: RegExp): StoryLine[] {
  return [[null, source] as const, ...Object.entries(files)].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, place) => (written.test(line) ? [{ file, line: place + 1 }] : [])),
  );
}

/** The line that is nearest to a place, or the first. */
export function nearest(
  lines: readonly StoryLine[],
  place: StoryLine | null,
): StoryLine | undefined {
  const far = ({ file, line }: StoryLine): number =>
    file === place?.file ? Math.abs(line - place.line) : Infinity;
  return lines.reduce<StoryLine | undefined>(
    (best, one) => (best === undefined || far(one) < far(best) ? one : best),
    undefined,
  );
}
