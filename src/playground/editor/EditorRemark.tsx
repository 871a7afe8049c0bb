import { editorMessages as words } from '../../config/messages/editor';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import type { WholeStory } from './ink-editor-content';
import * as styles from './InkEditor.module.css';

/** What was done in the editor, and the story before and after it if that can be undone. */
export interface Remark {
  sentence: string;
  before?: StoryProgram;
  after?: StoryProgram;
}

interface EditorRemarkProps {
  remark: Remark | null;
  story: WholeStory | undefined;
  onUndo: (before: StoryProgram) => void;
}

/** Says what was done, and undoes it as long as nothing else has changed. */
export function EditorRemark({ remark, story, onUndo }: EditorRemarkProps) {
  const { sentence, before, after } = remark ?? {};
  const isLatest =
    story !== undefined && after !== undefined && isSameProgram(story.program, after);
  const isOld = after !== undefined && story !== undefined && !isLatest;
  return (
    <div aria-live="polite" className={styles.remark}>
      {sentence !== undefined && !isOld && <p>{sentence}</p>}
      {isLatest && before !== undefined && (
        <Button kind="tool" className={styles.tool} onClick={() => onUndo(before)}>
          {words.names.undo}
        </Button>
      )}
    </div>
  );
}
