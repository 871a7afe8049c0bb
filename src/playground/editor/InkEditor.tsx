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
import { EditorFoot } from './EditorFoot';
import { EditorRemark, type Remark } from './EditorRemark';
import { FormAtCaret, type CaretQuestion } from './FormAtCaret';
import type { InkSignsProps } from './InkSigns';
import { LineNotesWindow } from './LineNotesWindow';
import { ProblemList } from './ProblemList';
import { placeOfCaret } from './at-caret';
import type { InkEditorContent, MessageAction, OuterAction, TextGoal } from './ink-editor-content';
import { fixesOf } from './message-fixes';
import type { OpenNotes } from './line-notes-extension';
import { useInkEditor, type InkEditorHandle } from './use-ink-editor';
import { useRefusedTyping } from './use-refused-typing';
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
    takesFocus = false,
    isReadOnly = false,
    readOnlyNote,
    tools,
    onGoTo,
    ...content
  },
  ref,
) {
  const { story, part } = content;
  const [isLeaving, setIsLeaving] = useState(false);
  const touched = useTouched();
  const latest = useLatest(story);
  const [asked, setAsked] = useState<CaretQuestion | null>(null);
  const [remark, setRemark] = useState<Remark | null>(null);
  const [openNotes, setOpenNotes] = useState<OpenNotes | null>(null);
  const told = useRef<string | null>(null);
  useEffect(() => {
    // A change from elsewhere: what was done before is old. What can be undone knows that itself.
    if (told.current !== content.text)
      setRemark((last) => (last?.after === undefined ? null : last));
  }, [content.text]);
  const root = useRef<HTMLDivElement>(null);
  const describedBy = useId();

  const { parent, ...handle } = useInkEditor({
    ...content,
    placeholder: content.placeholder ?? words.writeHere,
    messages,
    marks,
    file,
    otherFiles,
    words: engineWords,
    describedBy,
    isReadOnly,
    onChange: (changed) => {
      setAsked(null);
      setRemark(null);
      told.current = changed;
      content.onChange(changed);
    },
    onLeaving: setIsLeaving,
    onNotes: setOpenNotes,
    onRefused: () => setRefused(caretPlace().style),
    onAction: (action) => {
      setRemark(null);
      setRefused(null);
      if (action !== 'rename' && action !== 'split') return content.onAction?.(action) ?? false;
      if (story === undefined || isReadOnly) return false;
      setAsked({ form: action, ...caretPlace() });
      return true;
    },
    onGoToPlace: (place) => onGoTo?.(place),
    actionsOf: (message) => actionsOf(message),
    onNothing: () => setRemark({ sentence: words.names.none }),
    onSaid: (sentence) => setRemark(sentence === null ? null : { sentence }),
  });
  const [refused, setRefused] = useRefusedTyping(isReadOnly, handle.focus);
  useImperativeHandle(ref, () => handle);
  const first = useLatest({ takesFocus, focus: handle.focus });
  useEffect(() => {
    if (first.current.takesFocus && document.activeElement === document.body) first.current.focus();
  }, [first]);

  const caretPlace = () => placeOfCaret(handle, root.current);
  const show = (message: StoryMessage): void => {
    if (message.file === file) handle.goTo(message);
    else onGoTo?.(message);
  };
  const actionsOf = (message: StoryMessage): MessageAction[] =>
    story === undefined || isReadOnly
      ? []
      : fixesOf(message, {
          messages,
          story: () => latest.current ?? story,
          handle,
          onShow: show,
          onRemark: setRemark,
        });
  const endForm = (done: Remark | null): void => {
    setAsked(null);
    setRemark(done);
    handle.focus();
  };

  return (
    <div ref={root} className={styles.editor}>
      <div ref={parent} className={styles.surface} {...touched.handlers} />
      {openNotes !== null && (
        <LineNotesWindow notes={openNotes}>{content.notes?.draw(openNotes.ids)}</LineNotesWindow>
      )}
      {touched.isTouched && !isReadOnly && (
        <InkSigns
          onSign={handle.type}
          onRename={story === undefined ? null : () => handle.run('rename')}
        />
      )}
      {asked !== null && story !== undefined && (
        <FormAtCaret
          asked={asked}
          story={story}
          file={file}
          onEnd={endForm}
          onChange={story.onChange}
        />
      )}
      <div aria-live="polite">
        {refused !== null && readOnlyNote !== undefined && (
          <div className={`${styles.atCaret} ${styles.refused}`} style={refused}>
            {readOnlyNote}
          </div>
        )}
      </div>
      <EditorRemark
        remark={remark}
        story={story}
        onUndo={(before) => {
          endForm(null);
          story?.onChange(before);
        }}
      />
      <EditorFoot
        hintId={describedBy}
        hint={part !== undefined ? words.partHint : isLeaving ? words.leavingHint : words.hint}
        isLeaving={isLeaving}
        counted={part === undefined ? (story?.program ?? null) : null}
        file={file}
        tools={tools}
        onFind={part === undefined ? () => handle.run('search') : null}
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
