import { includedFiles } from '../../ink/story/included-files';
import { lineKind } from '../../ink/reading/line-kind';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { readPieces } from '../../ink/reading/read-pieces';
import { readStoryNames, type Declaration } from '../../ink/story/story-names';
import { withoutComments } from '../../ink/reading/comments';

/** A name that stands somewhere in a story for a place, a label or something unknown. */
export interface NameUse {
  file: string | null;
  /** The name as it is written, and the values behind it in parentheses. */
  path: string;
  from: number;
  to: number;
  /** Its line, from 1. */
  line: number;
  /** What its last part names; null if that does not exist. */
  declaration: Declaration | null;
  /** Whether it follows an arrow by which the story just goes there. */
  isDivert: boolean;
}

const VALUES = /^[ \t]*\((?:[^()\n]|\([^()\n]*\))*\)/;

/** All names of a story that can stand for places, with the ends of its stories. */
export function readNameUses(program: StoryProgram): NameUse[] {
  const { occurrences } = readStoryNames(program);
  return includedFiles(program, null).flatMap((file) => {
    const ends = new Map(
      occurrences.filter((one) => one.file === file).map((one) => [one.to, one.declaration]),
    );
    const text = textOfFile(program, file);
    const read = withoutComments(text);
    return readPieces(text).flatMap(({ from: start, names }) =>
      names.flatMap(({ role, path, from }): NameUse[] => {
        if ('declares' in role) return [];
        const at = start + from;
        const end = at + path.length;
        const values = VALUES.exec(read.slice(end))?.[0] ?? '';
        const isTarget = role.uses === 'target';
        return [
          {
            ...{ file, path, from: at, line: text.slice(0, at).split('\n').length },
            to: end + (isTarget ? values.length : 0),
            declaration: ends.get(end) ?? null,
            isDivert: isTarget && isDivert(read, at, end + values.length),
          },
        ];
      }),
    );
  });
}

/** Whether the arrow before a name leads the story there: not in a value, and not as a tunnel or thread. */
function isDivert(text: string, from: number, to: number): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const line = text.slice(start, from);
  const before = /^(?<before>.*?)->\s*$/s.exec(line)?.groups?.before?.trimEnd();
  if (before === undefined || /(?:->|[=(,!<>])$/.test(before)) return false;
  if (['logic', 'declaration'].includes(lineKind(line))) return false;
  return !/^[ \t]*->/.test(text.slice(to));
}
