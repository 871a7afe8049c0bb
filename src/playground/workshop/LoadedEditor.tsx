import { withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';
import { workshopMessages } from '../../site/messages/workshop';
import { InkEditor } from '../editor/InkEditor';
import { MultiFileEditor } from '../editor/MultiFileEditor';
import { useCompletionWords } from '../editor/use-completion-words';
import type { InkEditorHandle } from '../editor/use-ink-editor';
import type { StoryMessage } from '../engine/game-view';
import type { StoryProgram } from '../engine/protocol';

export interface LoadedEditorProps {
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  messages: readonly StoryMessage[];
  /** A line that somebody wants to see. */
  goal: { file: string | null; line: number } | null;
  /** Whether there can be more than one file. */
  hasFiles: boolean;
  /** Whether the focus, where nothing has it, goes to the editor at first. */
  takesFocus: boolean;
}

/** The editor for one file or for several; the chunk that “Edit” loads. */
export function LoadedEditor(props: LoadedEditorProps) {
  const { program, onChange, messages, goal, hasFiles, takesFocus } = props;
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<InkEditorHandle>(null);
  const words = useCompletionWords(withPrefix('/reference-words.json'));
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (goal !== null) editor.current?.goToLine(goal.line);
  }, [goal]);
  return (
    <div ref={root} data-editor="">
      {hasFiles ? (
        <MultiFileEditor
          program={program}
          onChange={onChange}
          messages={messages}
          goal={goal}
          words={words}
        />
      ) : (
        <InkEditor
          ref={editor}
          text={program.source}
          onChange={(source) => onChange({ ...program, source })}
          messages={messages}
          otherFiles={program.files}
          words={words}
          label={workshopMessages.editorName}
        />
      )}
    </div>
  );
}
