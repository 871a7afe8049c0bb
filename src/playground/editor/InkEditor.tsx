import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import '../../ui/styles/code-tokens.css';
import { lazyComponent } from '../../base/browser/lazy-component';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import type { InkSignsProps } from './InkSigns';
import { ProblemList } from './ProblemList';
import { WordCount } from './WordCount';
import type { EditorCommand, InkEditorContent } from './ink-editor-content';
import type { RenameFormProps } from './names/RenameForm';
import type { TextPlace } from './names/definition-at';
import { useInkEditor, type InkEditorHandle } from './use-ink-editor';
import * as styles from './InkEditor.module.css';

const InkSigns = lazyComponent<InkSignsProps>(() =>
  import('./editor-forms').then((module) => module.InkSigns),
);
const RenameForm = lazyComponent<RenameFormProps>(() =>
  import('./editor-forms').then((module) => module.RenameForm),
);

interface InkEditorProps extends Partial<InkEditorContent> {
  text: string;
  onChange: (text: string) => void;
  /** The editor’s accessible name. */
  label: string;
  /** Shown while nothing is written. */
  placeholder?: string;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus?: boolean;
  /** Goes to a message of another file; the editor handles those of the open file itself. */
  onGoToFile?: (message: StoryMessage) => void;
  /** Goes to a position in another file. */
  onGoToPlace?: (place: TextPlace) => void;
  /** What the editor’s keys ask for, unless it can do it itself; returns whether something was done. */
  onCommand?: (command: EditorCommand) => boolean;
  /** Says why nothing can be typed if it is read-only. */
  readOnlyNote?: ReactNode;
  /** Buttons at its foot. */
  tools?: ReactNode;
}

/** What a command did, and how to undo it. */
interface Remark {
  sentence: string;
  before?: StoryProgram;
  after?: StoryProgram;
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
    ...props
  },
  ref,
) {
  const { text, onChange, label, takesFocus = false, onGoToFile, story } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const [renaming, setRenaming] = useState<{ position: number; style: CSSProperties } | null>(null);
  const [remark, setRemark] = useState<Remark | null>(null);
  /** Where something was typed that was not taken. */
  const [refused, setRefused] = useState<CSSProperties | null>(null);
  const isReadOnly = props.isReadOnly === true;
  const [isTouched, setIsTouched] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const describedBy = useId();
  const { parent, cursor, ...handle } = useInkEditor({
    text,
    onChange: (changed) => {
      setRenaming(null);
      setRemark(null);
      onChange(changed);
    },
    label,
    placeholder: props.placeholder ?? words.writeHere,
    messages,
    marks,
    file,
    otherFiles,
    words: engineWords,
    describedBy,
    onLeaving: setIsLeaving,
    isReadOnly,
    onRefused: () => setRefused(caretPlace().style),
    onCommand: (command) => {
      setRemark(null);
      setRefused(null);
      if (command === 'rename' && story !== undefined && !isReadOnly) return startRename();
      return props.onCommand?.(command) ?? false;
    },
    onGoToPlace: (place) => props.onGoToPlace?.(place),
    onNothing: () => setRemark({ sentence: words.names.none }),
    onSaid: (sentence) => setRemark(sentence === null ? null : { sentence }),
    ...(props.onWriting && { onWriting: props.onWriting }),
    ...(story && { story }),
  });
  useImperativeHandle(ref, () => handle);
  const first = useRef({ takesFocus, focus: handle.focus });
  useEffect(() => {
    const { takesFocus: isWanted, focus } = first.current;
    if (isWanted && document.activeElement === document.body) focus();
  }, []);
  // Whoever typed in vain goes on once that is possible.
  const isWaiting = refused !== null;
  useEffect(() => {
    if (!isWaiting || isReadOnly) return;
    setRefused(null);
    first.current.focus();
  }, [isWaiting, isReadOnly]);

  const caretPlace = (): { position: number; style: CSSProperties } => {
    const { position = 0, left = 0, bottom = 0 } = cursor() ?? {};
    const box = root.current?.getBoundingClientRect();
    const style = {
      '--x': `${Math.round(left - (box?.left ?? 0))}px`,
      '--y': `${Math.round(bottom - (box?.top ?? 0))}px`,
    } as CSSProperties;
    return { position, style };
  };
  const startRename = (): boolean => {
    setRenaming(caretPlace());
    return true;
  };
  const endRename = (): void => {
    setRenaming(null);
    handle.focus();
  };
  const goTo = (message: StoryMessage) => {
    if (message.file === file) handle.goToLine(message.line ?? 1);
    else onGoToFile?.(message);
  };
  const { before, after } = remark ?? {};
  return (
    <div ref={root} className={styles.editor}>
      <div
        ref={parent}
        className={styles.surface}
        onPointerDown={({ pointerType }) => setIsTouched(pointerType === 'touch')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsTouched(false);
        }}
      />
      {isTouched && !isReadOnly && (
        <InkSigns
          onSign={handle.type}
          onRename={story === undefined ? null : () => void startRename()}
        />
      )}
      {renaming !== null && story !== undefined && (
        <div className={styles.atCaret} style={renaming.style}>
          <RenameForm
            story={story}
            file={file}
            position={renaming.position}
            onCancel={endRename}
            onNothing={() => {
              endRename();
              setRemark({ sentence: words.names.none });
            }}
            onRename={({ program, sentence }) => {
              endRename();
              setRemark({ sentence, before: story.program, after: program });
              handle.keep(story.program);
              story.onChange(program);
            }}
          />
        </div>
      )}
      <div aria-live="polite">
        {refused !== null && props.readOnlyNote !== undefined && (
          <div className={`${styles.atCaret} ${styles.refused}`} style={refused}>
            {props.readOnlyNote}
          </div>
        )}
      </div>
      <div aria-live="polite" className={styles.remark}>
        {remark !== null && <p>{remark.sentence}</p>}
        {story !== undefined &&
          before !== undefined &&
          after !== undefined &&
          isSameProgram(story.program, after) && (
            <Button
              kind="tool"
              className={styles.tool}
              onClick={() => {
                setRemark(null);
                story.onChange(before);
                handle.focus();
              }}
            >
              {words.names.undo}
            </Button>
          )}
      </div>
      <div className={styles.foot}>
        <p id={describedBy} className={styles.hint} data-leaving={isLeaving || undefined}>
          {isLeaving ? words.leavingHint : words.hint}
        </p>
        {story !== undefined && <WordCount program={story.program} file={file} />}
        {props.tools}
        <Button kind="tool" className={styles.tool} onClick={handle.openSearch}>
          {words.find}
        </Button>
      </div>
      <ProblemList
        messages={messages}
        hasFiles={file !== null || Object.keys(otherFiles).length > 0}
        onGoTo={goTo}
      />
    </div>
  );
});
