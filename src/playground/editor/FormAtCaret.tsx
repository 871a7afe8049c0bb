import { lazyComponent } from '../../base/browser/lazy-component';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryProgram } from '../../ink/story/story-program';
import type { Remark } from './EditorRemark';
import type { RenameFormProps } from './RenameForm';
import type { SplitFormProps } from './SplitForm';
import type { CaretPlace } from './at-caret';
import type { WholeStory } from './ink-editor-content';
import * as styles from './InkEditor.module.css';

const RenameForm = lazyComponent<RenameFormProps>(() =>
  import('./editor-forms').then((module) => module.RenameForm),
);
const SplitForm = lazyComponent<SplitFormProps>(() =>
  import('./editor-forms').then((module) => module.SplitForm),
);

/** What is asked at the caret: another name for what it is in, or one for what follows it. */
export type CaretQuestion = CaretPlace & { form: 'rename' | 'split' };

interface FormAtCaretProps {
  asked: CaretQuestion;
  story: WholeStory;
  file: string | null;
  /** Called when the form closes, with what was done; null if nothing was. */
  onEnd: (done: Remark | null) => void;
}

/** The form that asks something of what the caret is in, below it. */
export function FormAtCaret({ asked, story, file, onEnd }: FormAtCaretProps) {
  const { form, style, position } = asked;
  const where = { file, position, onCancel: () => onEnd(null) };
  const end = ({ program, sentence }: { program: StoryProgram; sentence: string }): void => {
    onEnd({ sentence, before: story.program, after: program });
    story.onChange(program);
  };
  return (
    <div className={styles.atCaret} style={style}>
      {form === 'split' ? (
        <SplitForm {...where} program={story.program} onSplit={end} />
      ) : (
        <RenameForm
          {...where}
          story={story}
          onNothing={() => onEnd({ sentence: words.names.none })}
          onRename={end}
        />
      )}
    </div>
  );
}
