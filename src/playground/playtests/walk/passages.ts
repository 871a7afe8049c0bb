import type { StoryLine } from '../../player/engine/story-lines';
import type { Passage } from './report';

/** The lines whose index was not reached, in the order of the text; lines without a reached one between them together. */
export function passagesOf(
  lines: readonly StoryLine[],
  reached: { has: (index: number) => boolean },
): Passage[] {
  const sorted = lines
    .map(({ file, line }, index) => ({ file, line, isReached: reached.has(index) }))
    .sort((one, other) => compareFiles(one.file, other.file) || one.line - other.line);
  const passages: Passage[] = [];
  let isOpen = false;
  for (const { file, line, isReached } of sorted) {
    const last = passages.at(-1);
    if (isReached) isOpen = false;
    else if (isOpen && last?.file === file) last.lines.push(line);
    else {
      passages.push({ file, lines: [line] });
      isOpen = true;
    }
  }
  return passages;
}

/** The main file comes first. */
function compareFiles(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
}
