import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { chosenFiles, droppedFiles } from './import/find-files';
import type { FoundFile } from './import/read-zip';

interface BroughtFiles {
  /** Whether something is dragged over the desk that it can take. */
  isDropping: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
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
  return {
    isDropping,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
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
        // Programs for text offer a picture of it, too.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        onBring(Promise.resolve(chosenFiles([...files])));
      },
    },
  };
}
