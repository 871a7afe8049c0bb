import { recounted } from '../../ink/convert/writing/loss-mark';
import type { MarkedLoss } from '../../ink/convert/writing/marked-losses';
import { readLines } from '../../ink/reading/source-lines';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { applyEdits } from './text-edit';

/** The story without the comment of something that an import left out, and with the number of those that are left. */
export function removeMark(
  program: StoryProgram,
  { file, line, last }: Pick<MarkedLoss, 'file' | 'line' | 'last'>,
): StoryProgram {
  const text = textOfFile(program, file);
  const lines = readLines(text);
  const from = lines[line - 1]?.from ?? text.length;
  const to = lines[last]?.from ?? text.length;
  return recounted(applyEdits(program, [{ file, from, to, insert: '' }]));
}
