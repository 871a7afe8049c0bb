import type { EditorView } from '@codemirror/view';
import { editorMessages as words } from '../../config/messages/editor';
import { fileText } from '../story-edits/file-texts';
import { lateExtension, type LateEditor } from './late-extension';
import type { LineNotes } from './line-notes';
import type { MarkedLines } from './marked-lines';

/** Marked lines in the margin, with the first mark. */
export function lateMarks(editor: LateEditor) {
  let wanted: MarkedLines | null = null;
  /** The marks that each file shows; they move with its lines, so the same are not drawn twice. */
  const shown = new Map<string | null, MarkedLines | null>();
  const { extension, want } = lateExtension(
    editor,
    () => import('./marked-lines-extension'),
    ({ inkMarks }) => inkMarks(),
  );
  return {
    extension,
    show: async (marks: MarkedLines | null, file: string | null): Promise<void> => {
      wanted = marks;
      if ((shown.get(file) ?? null) === marks) return;
      try {
        const loaded = await want();
        if (loaded === null || wanted !== marks || editor.file !== file) return;
        shown.set(file, marks);
        const { view } = editor;
        const drawn = loaded.marksOf(marks ?? { label: '', lines: [] }, file, view.state.doc);
        view.dispatch({ effects: loaded.setMarks.of(drawn) });
      } catch {
        // The lines are also listed where they come from.
      }
    },
  };
}

/** Signs on the lines that have notes, with the first note. */
export function lateNotes(editor: LateEditor) {
  let openNext: ((view: EditorView) => boolean) | null = null;
  const { extension, want } = lateExtension(
    editor,
    () => import('./line-notes-extension'),
    ({ lineNotes }) => {
      const made = lineNotes((opened) => editor.now().onNotes(opened));
      openNext = made.openNext;
      return made.extension;
    },
  );
  return {
    extension,
    show: async (notes: LineNotes | null, file: string | null): Promise<void> => {
      if (notes === null && openNext === null) return;
      try {
        const loaded = await want();
        const { view, now } = editor;
        if (loaded === null || editor.file !== file || (now().notes ?? null) !== notes) return;
        const { doc } = view.state;
        // In a text that has changed since, the marks have moved with their lines.
        if (notes !== null && fileText(notes.program, file) !== doc.toString()) return;
        const marks = loaded.noteMarks(notes?.notes ?? [], file, doc);
        view.dispatch({ effects: loaded.setLineNotes.of(marks) });
      } catch {
        // They are also listed where they come from.
      }
    },
    acts: {
      nextNote: () => {
        if (openNext?.(editor.view) !== true) editor.now().onSaid(words.lineNotes.none);
        return true;
      },
    },
  };
}
