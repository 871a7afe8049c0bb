import type { CSSProperties } from 'react';
import type { InkEditorHandle } from './use-ink-editor';

/** A position in the text, and where it is in the editor’s element, in pixels. */
export interface CaretPlace {
  position: number;
  style: CSSProperties;
}

/** Where the caret is, for what is shown below it. */
export function placeOfCaret(
  handle: Pick<InkEditorHandle, 'cursor'> | null,
  editor: HTMLElement | null,
): CaretPlace {
  const { position = 0, left = 0, bottom = 0 } = handle?.cursor() ?? {};
  const box = editor?.getBoundingClientRect();
  const style = {
    '--x': `${Math.round(left - (box?.left ?? 0))}px`,
    '--y': `${Math.round(bottom - (box?.top ?? 0))}px`,
  } as CSSProperties;
  return { position, style };
}
