import type { MarkedLoss } from '../../ink/convert/marked-losses';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { applyEdits } from './text-edit';

/** The story without the comment of something that an import left out. */
export function removeMark(
  program: StoryProgram,
  { file, line, last }: Pick<MarkedLoss, 'file' | 'line' | 'last'>,
): StoryProgram {
  const lines = textOfFile(program, file).split('\n');
  const lengthOf = (count: number): number =>
    lines.slice(0, count).reduce((length, one) => length + one.length + 1, 0);
  const [from, to] = [lengthOf(line - 1), Math.min(lengthOf(last), lengthOf(lines.length) - 1)];
  return applyEdits(program, [{ file, from, to, insert: '' }]);
}
