import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { EditorRemark, type Remark } from './EditorRemark';
import { FormAtCaret, type CaretQuestion } from './FormAtCaret';
import { LineNotesWindow } from './LineNotesWindow';
import type { InkEditorContent, WholeStory } from './ink-editor-content';
import type { OpenNotes } from './line-notes-extension';
import * as styles from './InkEditor.module.css';

/** What comes up beside a text. */
interface Asides {
  /** What is asked at the caret. */
  asked: CaretQuestion | null;
  /** What was done last. */
  remark: Remark | null;
  /** Where something was typed that a read-only editor did not take. */
  refused: CSSProperties | null;
  /** The notes of a line. */
  openNotes: OpenNotes | null;
}

/** What comes up beside a text, and how that changes; what is typed takes questions and remarks away. */
export function useEditorAsides(text: string) {
  const [asides, setAsides] = useState<Asides>({
    asked: null,
    remark: null,
    refused: null,
    openNotes: null,
  });
  const change = (next: Partial<Asides>): void => setAsides((last) => ({ ...last, ...next }));
  const typed = useRef<string | null>(null);
  useEffect(() => {
    if (typed.current === text) return;
    // A change from elsewhere: what was done before is old. What can be undone knows that itself.
    setAsides((last) =>
      last.remark === null || last.remark.after !== undefined ? last : { ...last, remark: null },
    );
  }, [text]);
  return {
    asides,
    change,
    onTyped: (changed: string): void => {
      typed.current = changed;
      change({ asked: null, remark: null });
    },
  };
}

interface EditorAsidesProps
  extends
    Pick<ReturnType<typeof useEditorAsides>, 'asides' | 'change'>,
    Pick<InkEditorContent, 'file' | 'isReadOnly' | 'notes'> {
  story: WholeStory | undefined;
  /** Says why nothing can be typed if it is read-only. */
  readOnlyNote: ReactNode;
  focus: () => void;
}

/** A form at the caret, the notes of a line, why nothing can be typed, and what was done. */
export function EditorAsides({ asides, change, story, file, notes, ...props }: EditorAsidesProps) {
  const { asked, remark, refused, openNotes } = asides;
  const { isReadOnly, readOnlyNote, focus } = props;
  const end = (done: Remark | null): void => {
    change({ asked: null, remark: done });
    focus();
  };
  // Whoever typed in vain gets the focus back once the editor can be written in.
  const isOver = refused !== null && isReadOnly !== true;
  const takeBack = useLatest(() => {
    change({ refused: null });
    focus();
  });
  useEffect(() => {
    if (isOver) takeBack.current();
  }, [isOver, takeBack]);
  return (
    <>
      {openNotes !== null && (
        <LineNotesWindow notes={openNotes}>{notes?.draw(openNotes.ids)}</LineNotesWindow>
      )}
      {asked !== null && story !== undefined && (
        <FormAtCaret asked={asked} story={story} file={file} onEnd={end} />
      )}
      <div aria-live="polite">
        {refused !== null && readOnlyNote !== undefined && (
          <div className={`${styles.atCaret} ${styles.refused}`} style={refused}>
            {readOnlyNote}
          </div>
        )}
      </div>
      <EditorRemark
        remark={remark}
        story={story}
        onUndo={(before) => {
          end(null);
          story?.onChange(before);
        }}
      />
    </>
  );
}
