import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { chosenFiles, droppedFiles } from '../import/find-files';
import { hasPlayLink, linkFile } from '../import/play-link';
import type { FoundFile } from '../import/read-zip';

interface BroughtFiles {
  /** Whether something is dragged over the desk that it can take. */
  isDropping: boolean;
  /** Ink with tags that was pasted into the editor last; null once it has been dismissed. */
  pasted: string | null;
  onClosePasted: () => void;
  handlers: {
    onDragOverCapture: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDropCapture: (event: DragEvent) => void;
    onPasteCapture: (event: ClipboardEvent) => void;
  };
}

/** Takes files that are dropped anywhere on the desk, and pictures that are pasted; the editor takes ink itself. */
export function useBroughtFiles(
  onBring: (files: Promise<readonly FoundFile[]>) => void,
): BroughtFiles {
  const [isDropping, setIsDropping] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);
  return {
    isDropping,
    pasted,
    onClosePasted: () => setPasted(null),
    handlers: {
      onDragOverCapture: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        // The editor has a hint of its own, for pages without a desk.
        event.stopPropagation();
        setIsDropping(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsDropping(false);
      },
      onDropCapture: (event) => {
        setIsDropping(false);
        const files = [...event.dataTransfer.files];
        const isInk = files.every(({ name }) => /\.ink$/i.test(name));
        const isInEditor = (event.target as Element).closest('[data-editor]') !== null;
        if (files.length === 0 || (isInk && isInEditor)) return;
        event.preventDefault();
        event.stopPropagation();
        onBring(droppedFiles(event.dataTransfer));
      },
      onPasteCapture: (event) => {
        const { files, types } = event.clipboardData;
        const text = event.clipboardData.getData('text/plain');
        const isInEditor = (event.target as Element).closest('[data-editor]') !== null;
        if (isInEditor && text.includes('#')) setPasted(text);
        const isInField = (event.target as Element).closest('input, textarea') !== null;
        if (!isInEditor && !isInField && hasPlayLink(text)) {
          event.preventDefault();
          onBring(Promise.resolve([linkFile(text)]));
          return;
        }
        // Programs for text offer a picture of it, too.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        onBring(Promise.resolve(chosenFiles([...files])));
      },
    },
  };
}
