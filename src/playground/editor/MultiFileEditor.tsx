import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { CommandBus } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import type { CompletionWords } from '../../ink/words/completion-words';
import { EditorTools } from './EditorTools';
import { FileBar } from './FileBar';
import { FileDropArea } from './FileDropArea';
import { tabId } from './FileTabs';
import { InkEditor } from './InkEditor';
import type { FindInFilesProps } from './find/FindInFiles';
import type {
  DismissedHints,
  EditorCommands,
  OuterAction,
  TextGoal,
  WholeStory,
} from './ink-editor-content';
import type { LineNotes } from './line-notes';
import type { MarkedLines } from './marked-lines';
import { useFocusMode } from './use-focus-mode';
import { useEditorCommands, type InkEditorHandle } from './use-ink-editor';
import { usePlaceGutter, type FromPlace } from './use-place-gutter';
import { useOpenStory } from './open-story';
import { useStoryFiles, type StoryFiles } from './use-story-files';
import * as styles from './MultiFileEditor.module.css';

const FindInFiles = lazyComponent<FindInFilesProps>(() =>
  import('./editor-forms').then((module) => module.FindInFiles),
);

export interface MultiFileEditorProps {
  /** Compiles to what a published game loads; null if there are errors. */
  compile: WholeStory['compile'];
  messages: readonly StoryMessage[];
  /** The engine’s words; null until they are loaded. */
  words: CompletionWords | null;
  marks?: MarkedLines | null;
  notes?: LineNotes | null;
  hints?: DismissedHints;
  /** What others ask of the editor. */
  commands?: CommandBus<EditorCommands>;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus?: boolean;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  /** Says why nothing can be typed then. */
  readOnlyNote?: ReactNode;
  /** What finds in all files, if it is not part of the editor. */
  onFindAll?: (() => void) | undefined;
  /** Plays or tests from a place; without it, nobody is asked to. */
  onFrom?: ((act: FromPlace, id: string) => void) | undefined;
  /** Called when the user begins to type. */
  onWriting?: () => void;
}

/** An editor for a story of several files; files can also be dropped on it. */
export function MultiFileEditor({
  compile,
  messages,
  commands,
  isReadOnly = false,
  onFindAll,
  onFrom,
  ...rest
}: MultiFileEditorProps) {
  const { program, change, take } = useOpenStory();
  const files = useStoryFiles();
  const { open, names } = files;
  const { [open ?? '']: openText, ...others } = program.files;
  const { ref: focusRef, isOn: isFocused, setIsOn: setIsFocused } = useFocusMode();
  const editor = useRef<InkEditorHandle>(null);
  const focus = (): void => editor.current?.focus();
  const goal = useGoal(files, editor);
  const finding = useFinding(onFindAll, { isReadOnly, onGoTo: goal.goTo, onClose: focus });
  const panelId = useId();
  const gutter = usePlaceGutter(program, open, onFrom);

  const run = (action: OuterAction): boolean => {
    if (action === 'findAll') finding.findAll();
    else if (action === 'focus') setIsFocused(!isFocused);
    else if (action === 'playHere' || action === 'testHere') {
      const { position = 0 } = editor.current?.cursor() ?? {};
      return gutter.fromCursor(action === 'playHere' ? 'play' : 'test', position);
    } else if (action === 'leaveFocus' && isFocused) setIsFocused(false);
    else return false;
    return true;
  };
  useEditorCommands(commands ?? null, editor, {
    ...goal,
    step: (direction, onStepped) => {
      const after = editor.current?.texts.step(direction, program) ?? null;
      if (after !== null) take(after);
      onStepped?.(after);
    },
  });

  return (
    <FileDropArea isReadOnly={isReadOnly} onBring={files.bring}>
      <FileBar
        files={files}
        messages={messages}
        panelId={panelId}
        isReadOnly={isReadOnly}
        onNamed={focus}
      />
      {finding.panel}
      <div
        ref={focusRef}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, open)}
        className={styles.panel}
        data-focused={isFocused || undefined}
      >
        <InkEditor
          {...rest}
          {...(onFrom && { extension: gutter.extension })}
          ref={editor}
          file={open}
          text={openText ?? program.source}
          onChange={files.edit}
          messages={messages}
          otherFiles={others}
          isReadOnly={isReadOnly}
          label={words.label(open ?? words.files.main)}
          placeholder={open === null ? words.placeholder : words.writeHere}
          onGoTo={goal.goTo}
          story={{ program, onChange: change, compile }}
          onAction={run}
          tools={
            <EditorTools
              isFocused={isFocused}
              onFocus={() => {
                run('focus');
                focus();
              }}
              onFindAll={names.length > 0 ? finding.findAll : null}
            />
          }
        />
        {gutter.buttons}
      </div>
    </FileDropArea>
  );
}

/** Goes to places in all files. */
function useGoal({ open, show }: StoryFiles, editor: RefObject<InkEditorHandle>) {
  const [goal, setGoal] = useState<{ place: TextGoal; isPointed: boolean } | null>(null);
  const reached = useRef<typeof goal>(null);
  // Once its file is shown.
  useEffect(() => {
    if (goal === null || goal === reached.current || goal.place.file !== open) return;
    reached.current = goal;
    editor.current?.[goal.isPointed ? 'point' : 'goTo'](goal.place);
  }, [goal, open, editor]);
  const goTo = (place: TextGoal, isPointed: boolean): void => {
    show(place.file);
    setGoal({ place, isPointed });
  };
  return {
    goTo: (place: TextGoal): void => goTo(place, false),
    point: (place: TextGoal): void => {
      // At once, as it follows the keys elsewhere.
      if (place.file === open) editor.current?.point(place);
      else goTo(place, true);
    },
  };
}

/** Finds in all files, in a panel of the editor unless something else does. */
function useFinding(
  onFindAll: (() => void) | undefined,
  { onClose, ...props }: Pick<FindInFilesProps, 'isReadOnly' | 'onGoTo' | 'onClose'>,
) {
  const { program, change } = useOpenStory();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    onClose();
  };
  return {
    findAll: onFindAll ?? (() => setIsOpen(true)),
    panel: isOpen && <FindInFiles {...props} program={program} onChange={change} onClose={close} />,
  };
}
