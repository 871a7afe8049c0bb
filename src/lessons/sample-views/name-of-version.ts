import { workshopMessages } from '../../config/messages/workshop';
import type { StoryProgram } from '../../ink/story/story-program';

const LONGEST = 40;

/** A name for a changed text: the first of its lines that the original does not have, or else how many it has. */
export function nameOfVersion(version: StoryProgram, original: StoryProgram): string {
  const known = new Set(linesOf(original));
  const lines = linesOf(version);
  const line =
    lines.find((one) => one !== '' && !known.has(one)) ??
    workshopMessages.versions.lines(lines.length);
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}

function linesOf({ source, files }: StoryProgram): string[] {
  return [source, ...Object.values(files)].flatMap((text) =>
    text.split('\n').map((line) => line.trim()),
  );
}
