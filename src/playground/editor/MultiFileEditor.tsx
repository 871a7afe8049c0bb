import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../base/browser/lazy-component';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { PROJECT_LIMITS, type StoryProgram } from '../../ink/story/story-program';
import type { CompletionWords } from '../../ink/words/completion-words';
import { Button } from '../../ui/Button';
import { FileNameForm } from './FileNameForm';
import { FileTabs, tabId } from './FileTabs';
import { FileToolbar } from './FileToolbar';
import { InkEditor } from './InkEditor';
import { changeFiles, type FileAction, type NamedText } from './file-set';
import type { FindInFilesProps } from './find/FindInFiles';
import type { EditorCommand, LineEnd, WholeStory } from './ink-editor-content';
import type { MarkedLines } from './marked-lines';
import { readStoryFiles } from './read-story-files';
import { useFocusMode } from './use-focus-mode';
import type { InkEditorHandle } from './use-ink-editor';
import * as styles from './MultiFileEditor.module.css';

const FindInFiles = lazyComponent<FindInFilesProps>(() =>
  import('./editor-forms').then((module) => module.FindInFiles),
);

export interface LineGoal {
  /** Null for the main file. */
  file: string | null;
  line: number | null;
  /** Without it, the start of the line. */
  end?: LineEnd;
}

/** A line to go to, or an exact position. */
type Goal = LineGoal | { file: string | null; from: number };

export interface MultiFileEditorProps {
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  messages: readonly StoryMessage[];
  marks?: MarkedLines | null;
  /** A line to scroll to. */
  goal?: LineGoal | null;
  /** A tag or markup to write at the cursor; a new object each time. */
  insertion?: { snippet: string } | null;
  /** The engine’s words; null until they are loaded. */
  words: CompletionWords | null;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus?: boolean;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  /** Says why nothing can be typed then. */
  readOnlyNote?: ReactNode;
  /** Called when the user begins to type. */
  onWriting?: () => void;
  compile: WholeStory['compile'];
}

interface Notice {
  sentences: readonly string[];
  /** Restores the previous files. */
  undo?: StoryProgram;
}

/** An editor for a story of several files; files can also be dropped on it. */
export function MultiFileEditor({
  program,
  onChange,
  messages,
  marks = null,
  goal = null,
  insertion = null,
  words: engineWords,
  takesFocus = false,
  isReadOnly = false,
  readOnlyNote,
  onWriting,
  compile,
}: MultiFileEditorProps) {
  const { files: texts } = words;
  const [wanted, setOpen] = useState<string | null>(null);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isDropping, setIsDropping] = useState(false);
  const [goingTo, setGoingTo] = useState<Goal | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const { ref: focusRef, isOn: isFocused, setIsOn: setIsFocused } = useFocusMode();
  const editor = useRef<InkEditorHandle>(null);
  const panelId = useId();

  // The page may load another story, which does not have the open file.
  const open = wanted !== null && wanted in program.files ? wanted : null;
  const { [open ?? '']: openText, ...others } = program.files;
  const names = Object.keys(program.files);

  const goTo = (place: Goal) => {
    setOpen(place.file);
    setGoingTo(place);
  };
  const change = (action: FileAction) => {
    const next = changeFiles({ program, open }, action);
    setOpen(next.open);
    if (next.program !== program) onChange(next.program);
  };
  const addFiles = (files: readonly NamedText[]) => change({ type: 'add', files });
  const bring = async (chosen: readonly File[]) => {
    const { files, problems } = await readStoryFiles(chosen, PROJECT_LIMITS.files - names.length);
    const added = files.map(({ name }) => name).join(', ');
    setNotice({ sentences: [...(files.length > 0 ? [texts.added(added)] : []), ...problems] });
    if (files.length > 0) addFiles(files);
  };

  const run = (command: EditorCommand): boolean => {
    if (command === 'find-all') setIsFinding(true);
    else if (command === 'focus') setIsFocused(!isFocused);
    else if (command === 'leave-focus' && isFocused) setIsFocused(false);
    else return false;
    return true;
  };

  useEffect(() => {
    if (goal === null) return;
    setOpen(goal.file);
    setGoingTo(goal);
  }, [goal]);
  useEffect(() => {
    if (insertion !== null) editor.current?.insert(insertion.snippet);
  }, [insertion]);
  useEffect(() => {
    if (goingTo?.file !== open) return;
    if ('from' in goingTo) editor.current?.goTo(goingTo.from);
    else editor.current?.goToLine(goingTo.line ?? 1, goingTo.end);
    setGoingTo(null);
  }, [goingTo, open]);

  return (
    <div
      className={styles.editor}
      data-dropping={isDropping || undefined}
      onDragOver={(event) => {
        if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsDropping(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDropping(false);
      }}
      // In the capture phase, because the editor would insert the file’s text where it was dropped.
      onDropCapture={(event) => {
        setIsDropping(false);
        const { files } = event.dataTransfer;
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isReadOnly) void bring([...files]);
      }}
    >
      <div className={styles.head}>
        <FileTabs
          names={names}
          open={open}
          onOpen={(name) => {
            setNaming(null);
            setOpen(name);
          }}
          messages={messages}
          panelId={panelId}
        />
        {!isReadOnly && (
          <FileToolbar
            isMain={open === null}
            onNew={() => setNaming('new')}
            onBring={(files) => void bring(files)}
            onRename={() => setNaming('rename')}
            onDelete={() => {
              if (open === null) return;
              setNaming(null);
              setNotice({ sentences: [texts.deleted(open)], undo: program });
              change({ type: 'delete', name: open });
            }}
          />
        )}
      </div>
      {naming !== null && (
        <FileNameForm
          key={naming}
          program={program}
          {...(naming === 'rename' && open !== null && { name: open })}
          onCancel={() => setNaming(null)}
          onSave={(name) => {
            setNaming(null);
            if (naming === 'new') addFiles([{ name, text: '' }]);
            else if (open !== null) change({ type: 'rename', name: open, to: name });
            editor.current?.focus();
          }}
        />
      )}
      <div role="status" className={styles.notice}>
        {notice?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {notice?.undo !== undefined && (
          <Button
            isSmall
            onClick={() => {
              if (notice.undo !== undefined) onChange(notice.undo);
              setNotice(null);
            }}
          >
            {texts.undo}
          </Button>
        )}
      </div>
      {isFinding && (
        <FindInFiles
          program={program}
          isReadOnly={isReadOnly}
          onChange={(changed) => {
            editor.current?.keep(program);
            onChange(changed);
          }}
          onGoTo={goTo}
          onClose={() => {
            setIsFinding(false);
            editor.current?.focus();
          }}
        />
      )}
      <div
        ref={focusRef}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, open)}
        className={styles.panel}
        data-focused={isFocused || undefined}
      >
        <InkEditor
          ref={editor}
          file={open}
          text={openText ?? program.source}
          onChange={(text) => change({ type: 'edit', text })}
          messages={messages}
          marks={marks}
          otherFiles={others}
          words={engineWords}
          takesFocus={takesFocus}
          isReadOnly={isReadOnly}
          readOnlyNote={readOnlyNote}
          {...(onWriting && { onWriting })}
          label={words.label(open ?? texts.main)}
          placeholder={open === null ? words.placeholder : words.writeHere}
          onGoToFile={goTo}
          onGoToPlace={goTo}
          story={{ program, onChange, compile }}
          onCommand={run}
          tools={
            <>
              <Button
                kind="tool"
                aria-pressed={isFocused}
                onClick={() => {
                  setIsFocused(!isFocused);
                  editor.current?.focus();
                }}
              >
                {isFocused ? words.leaveFocus : words.focus}
              </Button>
              {names.length > 0 && !isFocused && (
                <Button kind="tool" onClick={() => setIsFinding(true)}>
                  {words.findAll.open}
                </Button>
              )}
            </>
          }
        />
      </div>
      {isDropping && <p className={styles.drop}>{texts.drop}</p>}
    </div>
  );
}
