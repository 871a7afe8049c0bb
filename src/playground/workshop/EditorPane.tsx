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
  original: LoadedEditorProps['program'];
  head?: ReactNode;
}

/** The editor, fetched when it is wanted, and what stands above it. */
export function EditorPane({ original, head, ...editor }: EditorPaneProps) {
  const isChanged = !isSameProgram(editor.program, original);
  return (
    <div className={styles.edit}>
      {(head !== undefined || isChanged) && (
        <div className={styles.head}>
          {head}
          {isChanged && (
            <button type="button" className={styles.way} onClick={() => editor.onChange(original)}>
              {words.reset}
            </button>
          )}
        </div>
      )}
      <LoadedEditor {...editor} />
    </div>
  );
}
