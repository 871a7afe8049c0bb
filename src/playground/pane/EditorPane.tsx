import type { ReactNode } from 'react';
import { lazyComponent } from '../../base/browser/lazy-component';
import { workshopMessages as words } from '../../config/messages/workshop';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import type { LoadedEditorProps } from './LoadedEditor';
import * as styles from './Workshop.module.css';

const LoadedEditor = lazyComponent<LoadedEditorProps>(
  () => import('./LoadedEditor').then((module) => module.LoadedEditor),
  { failureTitle: words.editorFailed },
);

export interface EditorPaneProps extends LoadedEditorProps {
  /** Null if there is no original to restore. */
  original: StoryProgram | null;
  resetName?: string | undefined;
  /** Restores the original if that takes more than changing the text. */
  onReset?: (() => void) | undefined;
  head?: ReactNode;
}

/** The editor, loaded when it is needed, and the header above it. */
export function EditorPane({
  original,
  resetName = words.reset,
  onReset,
  head,
  ...editor
}: EditorPaneProps) {
  const { program, change } = useOpenStory();
  const isChanged = original !== null && !isSameProgram(program, original);
  return (
    <div className={styles.edit}>
      {(head !== undefined || isChanged) && (
        <div className={styles.head}>
          {head}
          {isChanged && <Button onClick={onReset ?? (() => change(original))}>{resetName}</Button>}
        </div>
      )}
      <LoadedEditor {...editor} />
    </div>
  );
}
