import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import '../../ui/styles/code-tokens.css';
import { lazyComponent } from '../../base/browser/lazy-component';
import { useLatest } from '../../base/browser/use-latest';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { EditorAsides, useEditorAsides } from './EditorAsides';
import { EditorFoot } from './EditorFoot';
import type { InkSignsProps } from './InkSigns';
import { ProblemList } from './ProblemList';
import { placeOfCaret } from './at-caret';
import type { InkEditorContent, MessageAction, OuterAction, TextGoal } from './ink-editor-content';
import { fixesOf } from './message-fixes';
import { useInkEditor, type InkEditorHandle } from './use-ink-editor';
import { useTouched } from './use-touched';
import * as styles from './InkEditor.module.css';

const InkSigns = lazyComponent<InkSignsProps>(() =>
  import('./editor-forms').then((module) => module.InkSigns),
);

// More than nine: the text, what is shown with it, and what the surrounding component does.
interface InkEditorProps extends Partial<InkEditorContent> {
  text: string;
  onChange: (text: string) => void;
  /** The editor’s accessible name. */
  label: string;
  /** Shown while nothing is written. */
  placeholder?: string;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus?: boolean;
  /** Goes to a place in another file. */
  onGoTo?: (goal: TextGoal) => void;
  /** Does what concerns more than the text; returns whether something was done. */
  onAction?: (action: OuterAction) => boolean;
  /** Says why nothing can be typed if it is read-only. */
  readOnlyNote?: ReactNode;
  /** Buttons at its foot. */
  tools?: ReactNode;
}

/** An editor that is given nothing but a text. */
const plain = {
  messages: [],
  marks: null,
  notes: null,
  file: null,
  otherFiles: {},
  words: null,
  isReadOnly: false,
  placeholder: words.writeHere,
};

/** An editor for ink, with its problems below. Tab indents; after Escape, it leaves the editor. */
export const InkEditor = forwardRef<InkEditorHandle, InkEditorProps>(function InkEditor(
  { takesFocus = false, readOnlyNote, tools, onGoTo, ...given },
  ref,
) {
  const content = { ...plain, ...given };
  const { text, messages, file, otherFiles, isReadOnly, story, part, notes } = content;
  const [isLeaving, setIsLeaving] = useState(false);
  const touched = useTouched();
  const latest = useLatest(story);
  const { asides, change, onTyped } = useEditorAsides(text);
  const root = useRef<HTMLDivElement>(null);
  const describedBy = useId();
  const { parent, session } = useInkEditor({
    ...content,
    describedBy,
    onChange: (changed) => {
      onTyped(changed);
      content.onChange(changed);
    },
    onLeaving: setIsLeaving,
    onNotes: (openNotes) => change({ openNotes }),
    onRefused: () => change({ refused: caretPlace().style }),
    onAction: (action) => {
      change({ remark: null, refused: null });
      if (action !== 'rename' && action !== 'split') return content.onAction?.(action) ?? false;
      if (story === undefined || isReadOnly) return false;
      change({ asked: { form: action, ...caretPlace() } });
      return true;
    },
    onGoToPlace: (place) => onGoTo?.(place),
    actionsOf: (message) => actionsOf(message),
    onNothing: () => change({ remark: { sentence: words.names.none } }),
    onSaid: (sentence) => change({ remark: sentence === null ? null : { sentence } }),
  });
  useImperativeHandle<InkEditorHandle | null, InkEditorHandle | null>(ref, () => session.current);
  const focus = (): void => session.current?.focus();
  const first = useLatest({ takesFocus, focus });
  useEffect(() => {
    if (first.current.takesFocus && document.activeElement === document.body) first.current.focus();
  }, [first]);

  const caretPlace = () => placeOfCaret(session.current, root.current);
  const show = (message: StoryMessage): void => {
    if (message.file === file) session.current?.goTo(message);
    else onGoTo?.(message);
  };
  const actionsOf = (message: StoryMessage): MessageAction[] => {
    if (story === undefined || isReadOnly) return [];
    const ask = { story: () => latest.current ?? story, onShow: show, focus };
    return fixesOf(message, { ...ask, messages, onRemark: (remark) => change({ remark }) });
  };
  return (
    <div ref={root} className={styles.editor}>
      <div ref={parent} className={styles.surface} {...touched.handlers} />
      {touched.isTouched && !isReadOnly && (
        <InkSigns
          onSign={(sign) => session.current?.type(sign)}
          onRename={story === undefined ? null : () => session.current?.run('rename')}
        />
      )}
      <EditorAsides {...{ asides, change, story, file, isReadOnly, notes, readOnlyNote, focus }} />
      <EditorFoot
        hintId={describedBy}
        hint={part !== undefined ? words.partHint : isLeaving ? words.leavingHint : words.hint}
        isLeaving={isLeaving}
        counted={part === undefined ? (story?.program ?? null) : null}
        file={file}
        tools={tools}
        onFind={part === undefined ? () => session.current?.run('search') : null}
      />
      <ProblemList
        messages={messages}
        hasFiles={file !== null || Object.keys(otherFiles).length > 0}
        actionsOf={actionsOf}
        onGoTo={show}
        hints={content.hints}
      />
    </div>
  );
});
