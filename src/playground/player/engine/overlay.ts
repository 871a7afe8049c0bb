import type { Overlay } from './game-view';

/** Makes an overlay of what a function of the story printed; `[title]` in its first line sets the title. */
export function readOverlay(functionName: string, isModal: boolean, output: string): Overlay {
  const [first = '', ...others] = output.split('\n');
  const found = findTitle(first);
  const lines = [found?.rest ?? first, ...others];
  return {
    functionName,
    isModal,
    title: found?.title ?? null,
    lines: lines.filter((line) => line.trim() !== ''),
  };
}

/** The title in a line, and the text after it; the engine drops the text before it. An empty title does not count. */
function findTitle(line: string): { title: string; rest: string } | null {
  const opening = /\[title\]/i.exec(line);
  if (opening === null) return null;
  const start = opening.index + opening[0].length;
  const closing = /\[\/title\]/gi;
  closing.lastIndex = start + 1;
  const end = closing.exec(line);
  if (end === null) return null;
  return { title: line.slice(start, end.index), rest: line.slice(closing.lastIndex) };
}
