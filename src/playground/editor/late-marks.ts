import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { editorMessages as words } from '../../config/messages/editor';
import { fileText } from './file-texts';
import { LateExtension } from './late-extension';
import type { LineNotes } from './line-notes';
import type * as NotesExtension from './line-notes-extension';
import type { MarkedLines } from './marked-lines';
import type * as MarksExtension from './marked-lines-extension';

/** Marked lines in the margin, with the first mark. */
export class LateMarks extends LateExtension<typeof MarksExtension> {
  private wanted: MarkedLines | null = null;
  /** The marks that each file shows; they move with its lines, so the same are not drawn twice. */
  private readonly shown = new Map<string | null, MarkedLines | null>();

  protected load() {
    return import('./marked-lines-extension');
  }

  protected make({ inkMarks }: typeof MarksExtension) {
    return inkMarks();
  }

  async show(marks: MarkedLines | null, file: string | null): Promise<void> {
    this.wanted = marks;
    if ((this.shown.get(file) ?? null) === marks) return;
    try {
      const module = await this.want();
      if (module === null || this.wanted !== marks || this.editor.file !== file) return;
      this.shown.set(file, marks);
      const { view } = this.editor;
      const drawn = module.marksOf(marks ?? { label: '', lines: [] }, file, view.state.doc);
      view.dispatch({ effects: module.setMarks.of(drawn) });
    } catch {
      // The lines are also listed where they come from.
    }
  }
}

/** Signs on the lines that have notes, with the first note. */
export class LateNotes extends LateExtension<typeof NotesExtension> {
  private openNext: ((view: EditorView) => boolean) | null = null;

  override readonly acts = {
    nextNote: (): boolean => {
      const isOpen = this.openNext?.(this.editor.view) ?? false;
      if (!isOpen) this.editor.now().onSaid(words.lineNotes.none);
      return true;
    },
  };

  protected load() {
    return import('./line-notes-extension');
  }

  protected make({ lineNotes }: typeof NotesExtension): Extension {
    const { extension, openNext } = lineNotes((opened) => this.editor.now().onNotes(opened));
    this.openNext = openNext;
    return extension;
  }

  async show(notes: LineNotes | null, file: string | null): Promise<void> {
    if (notes === null && this.module === null) return;
    try {
      const module = await this.want();
      const { view, now } = this.editor;
      if (module === null || this.editor.file !== file || (now().notes ?? null) !== notes) return;
      const { doc } = view.state;
      // In a text that has changed since, the marks have moved with their lines.
      if (notes !== null && fileText(notes.program, file) !== doc.toString()) return;
      const marks = module.noteMarks(notes?.notes ?? [], file, doc);
      view.dispatch({ effects: module.setLineNotes.of(marks) });
    } catch {
      // They are also listed where they come from.
    }
  }
}
