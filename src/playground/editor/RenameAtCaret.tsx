import { lazyComponent } from '../../base/browser/lazy-component';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryProgram } from '../../ink/story/story-program';
import type { CaretPlace } from './at-caret';
import type { Remark } from './EditorRemark';
import type { WholeStory } from './ink-editor-content';
import type { RenameFormProps } from './names/RenameForm';
import * as styles from './InkEditor.module.css';

const RenameForm = lazyComponent<RenameFormProps>(() =>
  import('./editor-forms').then((module) => module.RenameForm),
);

interface RenameAtCaretProps {
  place: CaretPlace;
  story: WholeStory;
  file: string | null;
  /** Called when the form closes, with what was done; null if nothing was. */
  onEnd: (done: Remark | null) => void;
  onChange: (after: StoryProgram) => void;
}

/** The form that renames what the caret is in, below it. */
export function RenameAtCaret({ place, story, file, onEnd, onChange }: RenameAtCaretProps) {
  return (
    <div className={styles.atCaret} style={place.style}>
      <RenameForm
        story={story}
        file={file}
        position={place.position}
        onCancel={() => onEnd(null)}
        onNothing={() => onEnd({ sentence: words.names.none })}
        onRename={({ program, sentence }) => {
          onEnd({ sentence, before: story.program, after: program });
          onChange(program);
        }}
      />
    </div>
  );
}
