import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import '../styles/code-tokens.css';
import { editorMessages as words } from '../site/messages/editor';
import type { StoryMessage } from '../core/story/story-message';
import * as styles from './InkEditor.module.css';
import type { InkEditorContent } from './ink-editor-content';
import { ProblemList } from './ProblemList';
import { useInkEditor, type InkEditorHandle } from './use-ink-editor';

interface InkEditorProps extends Partial<InkEditorContent> {
  text: string;
  onChange: (text: string) => void;
  /** The editor’s accessible name. */
  label: string;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus?: boolean;
  /** Goes to a message of another file; the editor handles those of the open file itself. */
  onGoToFile?: (message: StoryMessage) => void;
}

const nothing: readonly never[] = [];
const noFiles = {};

/** An editor for ink, with its problems below. Tab indents; after Escape, it leaves the editor. */
export const InkEditor = forwardRef<InkEditorHandle, InkEditorProps>(function InkEditor(
  {
    messages = nothing,
    marks = null,
    file = null,
    otherFiles = noFiles,
    words: engineWords = null,
    ...props
  },
  ref,
) {
  const { text, onChange, label, takesFocus = false, onGoToFile } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const describedBy = useId();
  const { parent, ...handle } = useInkEditor({
    text,
    onChange,
    label,
    messages,
    marks,
    file,
    otherFiles,
    words: engineWords,
    describedBy,
    onLeaving: setIsLeaving,
    isReadOnly: props.isReadOnly === true,
    ...(props.onWriting && { onWriting: props.onWriting }),
  });
  useImperativeHandle(ref, () => handle);
  const first = useRef({ takesFocus, focus: handle.focus });
  useEffect(() => {
    const { takesFocus: isWanted, focus } = first.current;
    if (isWanted && document.activeElement === document.body) focus();
  }, []);

  const goTo = (message: StoryMessage) => {
    if (message.file === file) handle.goToLine(message.line ?? 1);
    else onGoToFile?.(message);
  };
  return (
    <div className={styles.editor}>
      <div ref={parent} className={styles.surface} />
      <div className={styles.foot}>
        <p id={describedBy} className={styles.hint} data-leaving={isLeaving || undefined}>
          {isLeaving ? words.leavingHint : words.hint}
        </p>
        <button type="button" className={styles.search} onClick={handle.openSearch}>
          {words.find}
        </button>
      </div>
      <ProblemList
        messages={messages}
        hasFiles={file !== null || Object.keys(otherFiles).length > 0}
        onGoTo={goTo}
      />
    </div>
  );
});
