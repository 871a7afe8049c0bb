import type { ReactNode } from 'react';
import { lazyComponent } from '../../browser/lazy-component';
import { workshopMessages as words } from '../../site/messages/workshop';
import type { LoadedEditorProps } from './LoadedEditor';
import { isSameProgram } from './use-played-program';
import * as styles from './Workshop.module.css';

const LoadedEditor = lazyComponent<LoadedEditorProps>(
  () => import('./LoadedEditor').then((module) => module.LoadedEditor),
  { failureTitle: words.editorFailed },
);

interface EditorPaneProps extends LoadedEditorProps {
  /** Null where there is none to go back to. */
  original: LoadedEditorProps['program'] | null;
  resetName?: string | undefined;
  /** Brings the original back, where more is to be done for that than to change the text. */
  onReset?: (() => void) | undefined;
  head?: ReactNode;
}

/** The editor, fetched when it is wanted, and what stands above it. */
export function EditorPane({
  original,
  resetName = words.reset,
  onReset,
  head,
  ...editor
}: EditorPaneProps) {
  const isChanged = original !== null && !isSameProgram(editor.program, original);
  return (
    <div className={styles.edit}>
      {(head !== undefined || isChanged) && (
        <div className={styles.head}>
          {head}
          {isChanged && (
            <button
              type="button"
              className={styles.way}
              onClick={onReset ?? (() => editor.onChange(original))}
            >
              {resetName}
            </button>
          )}
        </div>
      )}
      <LoadedEditor {...editor} />
    </div>
  );
}
