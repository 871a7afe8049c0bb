import { withPrefix } from 'gatsby';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../base/browser/lazy-component';
import { workshopMessages } from '../../config/messages/workshop';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import { InkEditor } from '../editor/InkEditor';
import type { LineGoal, MultiFileEditorProps } from '../editor/MultiFileEditor';
import type { MarkedLines } from '../editor/marked-lines';
import { useCompletionWords } from '../editor/use-completion-words';
import type { InkEditorHandle } from '../editor/use-ink-editor';
import { useWordHints } from '../editor/use-word-hints';
import { useEngine } from '../player/engine/use-engine';

const MultiFileEditor = lazyComponent<MultiFileEditorProps>(
  () => import('../editor/MultiFileEditor').then((module) => module.MultiFileEditor),
  { failureTitle: workshopMessages.editorFailed },
);

export interface LoadedEditorProps {
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  messages: readonly StoryMessage[];
  marks?: MarkedLines | null;
  /** A line to scroll to. */
  goal: LineGoal | null;
  /** A tag or markup to write at the cursor, in a story of several files. */
  insertion?: { snippet: string } | null;
  /** Whether there can be more than one file. */
  hasFiles: boolean;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus: boolean;
  /** Paths of the game’s files, to complete them. */
  gameFiles?: readonly string[];
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  /** Says why nothing can be typed then, in a story of several files. */
  readOnlyNote?: ReactNode;
}

/** The editor for one or several files; the chunk that “Edit” loads. */
export function LoadedEditor(props: LoadedEditorProps) {
  const { program, onChange, goal, hasFiles, takesFocus, gameFiles, isReadOnly = false } = props;
  const editor = useRef<InkEditorHandle>(null);
  const [isWriting, setIsWriting] = useState(false);
  const onWriting = (): void => setIsWriting(true);
  const engineWords = useCompletionWords(withPrefix('/reference-words.json'), isWriting);
  const words = useMemo(
    () =>
      engineWords === null || gameFiles === undefined ? engineWords : { ...engineWords, gameFiles },
    [engineWords, gameFiles],
  );
  const hints = useWordHints(program, words);
  // Apart from the player’s engine, which may be busy with a story that takes long.
  const engine = useEngine();
  const compile = async (compiled: StoryProgram): Promise<string | null> =>
    (await engine.ask('compile', { program: compiled })).json;
  const messages = useMemo(() => [...props.messages, ...hints], [props.messages, hints]);
  useEffect(() => {
    if (goal !== null) editor.current?.goToLine(goal.line ?? 1, goal.end);
  }, [goal]);
  return (
    <div data-editor="">
      {hasFiles ? (
        <MultiFileEditor
          program={program}
          onChange={onChange}
          messages={messages}
          {...(props.marks !== undefined && { marks: props.marks })}
          {...(props.insertion !== undefined && { insertion: props.insertion })}
          goal={goal}
          words={words}
          takesFocus={takesFocus}
          isReadOnly={isReadOnly}
          readOnlyNote={props.readOnlyNote}
          onWriting={onWriting}
          compile={compile}
        />
      ) : (
        <InkEditor
          ref={editor}
          text={program.source}
          onChange={(source) => onChange({ ...program, source })}
          messages={messages}
          otherFiles={program.files}
          words={words}
          takesFocus={takesFocus}
          isReadOnly={isReadOnly}
          onWriting={onWriting}
          label={workshopMessages.editorName}
          story={{ program, onChange, compile }}
        />
      )}
    </div>
  );
}
