import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Takes files that are dropped or pasted into the text, and puts the cursor where they go. */
export function droppedPictures(onFiles: (files: File[]) => void): Extension {
  return EditorView.domEventHandlers({
    drop: (event, view) => {
      const files = filesOf(event.dataTransfer);
      if (files.length === 0) return false;
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (position !== null) view.dispatch({ selection: { anchor: position } });
      onFiles(files);
      return true;
    },
    paste: ({ clipboardData }) => {
      const files = filesOf(clipboardData);
      // Tables and pages on the clipboard have a picture besides their text.
      if (files.length === 0 || clipboardData?.getData('text/plain') !== '') return false;
      onFiles(files);
      return true;
    },
  });
}

function filesOf(transfer: DataTransfer | null): File[] {
  return transfer === null ? [] : [...transfer.files];
}
