import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { controlsIn } from '../../base/text/controls';
import { importMessages } from '../../config/messages/import';
import { chosenFiles, droppedFiles, hasOnlyAddress } from '../import/find-files';
import { hasPlayLink, linkFile } from '../import/play-link';
import { Refusal } from '../import/refusal';
import { hasNotes } from '../notes/has-notes';
import type { Workspace } from '../pane/workspace';
import { useOutsideFiles } from './use-outside-files';

/** From this length, what is pasted may be a manuscript. */
const LONG = 120;

interface DroppedFiles {
  /** Whether something is dragged over the playground that it can take. */
  isDropping: boolean;
  /** What was pasted into the editor last, if there may be something to say; null once it has been dismissed. */
  pasted: string | null;
  onClosePasted: () => void;
  /** For the whole playground. */
  handlers: {
    onDragOverCapture: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPasteCapture: (event: ClipboardEvent) => void;
  };
  /** For what surrounds the editor, which takes ink itself and would insert the text of other files. */
  editorHandlers: {
    onDropCapture: (event: DragEvent) => void;
    onPasteCapture: (event: ClipboardEvent) => void;
  };
}

/** Takes files that are dropped anywhere on the playground, or come from outside the browser, and pictures that are pasted. */
export function useDroppedFiles(workspace: Workspace): DroppedFiles {
  const { bring } = workspace;
  const [isDropping, setIsDropping] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);
  useOutsideFiles(workspace);
  const take = (event: DragEvent): void => {
    setIsDropping(false);
    const isAddress = hasOnlyAddress(event.dataTransfer);
    if (event.dataTransfer.files.length === 0 && !isAddress) return;
    event.preventDefault();
    event.stopPropagation();
    bring(
      isAddress
        ? Promise.reject(new Refusal(importMessages.onlyAddress))
        : droppedFiles(event.dataTransfer),
    );
  };
  return {
    isDropping,
    pasted,
    onClosePasted: () => setPasted(null),
    handlers: {
      onDragOverCapture: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        // The editor has a hint of its own, for pages without a playground.
        event.stopPropagation();
        setIsDropping(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsDropping(false);
      },
      onDrop: take,
      onPasteCapture: (event) => {
        const { files, types } = event.clipboardData;
        const text = event.clipboardData.getData('text/plain');
        const isInField = (event.target as Element).closest('input, [contenteditable]') !== null;
        if (!isInField && (hasPlayLink(text) || hasNotes(text))) {
          event.preventDefault();
          bring(Promise.resolve([linkFile(text)]));
          return;
        }
        // Programs for text offer a picture of it, too.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        bring(Promise.resolve(chosenFiles([...files])));
      },
    },
    editorHandlers: {
      onDropCapture: (event) => {
        const isInk = [...event.dataTransfer.files].every(({ name }) => /\.ink$/i.test(name));
        if (isInk && !hasOnlyAddress(event.dataTransfer)) setIsDropping(false);
        else take(event);
      },
      onPasteCapture: ({ clipboardData }) => {
        const text = clipboardData.getData('text/plain');
        if (text.length > LONG || text.includes('#') || controlsIn(text).count > 0) setPasted(text);
      },
    },
  };
}
