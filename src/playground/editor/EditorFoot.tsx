import type { ReactNode } from 'react';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { WordCount } from './WordCount';
import * as styles from './InkEditor.module.css';

interface EditorFootProps {
  /** The element with the hint, which describes the editor. */
  hintId: string;
  hint: string;
  /** Whether the hint is about leaving the editor, which the next Tab does. */
  isLeaving: boolean;
  /** The story whose words are counted; null if they are not. */
  counted: StoryProgram | null;
  file: string | null;
  tools: ReactNode;
  onFind: (() => void) | null;
}

/** What is below the text: how to leave it, how many words it has, and the editor’s buttons. */
export function EditorFoot({
  hintId,
  hint,
  isLeaving,
  counted,
  file,
  tools,
  onFind,
}: EditorFootProps) {
  return (
    <div className={styles.foot}>
      <p id={hintId} className={styles.hint} data-leaving={isLeaving || undefined}>
        {hint}
      </p>
      {counted !== null && <WordCount program={counted} file={file} />}
      {tools}
      {onFind !== null && (
        <Button kind="tool" onClick={onFind}>
          {words.find}
        </Button>
      )}
    </div>
  );
}
