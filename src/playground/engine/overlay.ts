import type { Overlay } from './game-view';

/** Makes an overlay of what a function of the story printed; `[title]` at its very beginning is its title. */
export function readOverlay(functionName: string, isModal: boolean, output: string): Overlay {
  const [first = '', ...others] = output.split('\n');
  const title = /^\s*\[title\](?<title>.+?)\[\/title\](?<rest>.*)$/i.exec(first)?.groups;
  const lines = title === undefined ? [first, ...others] : [title.rest ?? '', ...others];
  return {
    functionName,
    isModal,
    title: title?.title ?? null,
    lines: lines.filter((line) => line.trim() !== ''),
  };
}
