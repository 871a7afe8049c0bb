import { withPrefix } from 'gatsby';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { CommandBus } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { workshopMessages } from '../../config/messages/workshop';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import { InkEditor } from '../editor/InkEditor';
import type { MultiFileEditorProps } from '../editor/MultiFileEditor';
import type { EditorCommands } from '../editor/ink-editor-content';
import type { LineNotes } from '../editor/line-notes';
import type { MarkedLines } from '../editor/marked-lines';
import { useCompletionWords } from '../editor/use-completion-words';
import { useEditorCommands, type InkEditorHandle } from '../editor/use-ink-editor';
import { useWordHints } from '../editor/use-word-hints';
import { useEngine } from '../player/engine/use-engine';

const MultiFileEditor = lazyComponent<MultiFileEditorProps>(
  () => import('../editor/MultiFileEditor').then((module) => module.MultiFileEditor),
  { failureTitle: workshopMessages.editorFailed },
);

/** Where the kinds of hints are kept that a writer does not want to see again. */
export interface Dismissal {
  kinds: readonly string[];
  onChange: (kinds: readonly string[]) => void;
}

// More than nine: what is shown, what may be done, and the rest of a playground.
export interface LoadedEditorProps {
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  messages: readonly StoryMessage[];
  /** What others ask of the editor. */
  commands: CommandBus<EditorCommands>;
  /** Whether there can be more than one file. */
  hasFiles: boolean;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus: boolean;
  marks?: MarkedLines | null;
  /** What testers noted on lines; null for nothing. */
  notes?: LineNotes | null;
  /** Paths of the game’s files, to complete them. */
  gameFiles?: readonly string[];
  /** The kinds of hints that the writer has dismissed; without it, they are kept until the editor closes. */
  dismissal?: Dismissal;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  /** What finds in all files, if it is not part of the editor. */
  onFindAll?: () => void;
  /** Says why nothing can be typed then, in a story of several files. */
  readOnlyNote?: ReactNode;
}

/** Whether a message says how to write the line of a hint: one line is told one thing. */
function isMended({ file, line }: StoryMessage, messages: readonly StoryMessage[]): boolean {
  return messages.some(
    (other) => other.mend !== undefined && other.file === file && other.line === line,
  );
}

/** The editor for one or several files; the chunk that “Edit” loads. */
export function LoadedEditor({
  program,
  onChange,
  commands,
  hasFiles,
  gameFiles,
  marks = null,
  readOnlyNote,
  onFindAll,
  dismissal,
  ...props
}: LoadedEditorProps) {
  const editor = useRef<InkEditorHandle>(null);
  const [isWriting, setIsWriting] = useState(false);
  const engineWords = useCompletionWords(withPrefix('/reference-words.json'), isWriting);
  const words = useMemo(
    () =>
      engineWords === null || gameFiles === undefined ? engineWords : { ...engineWords, gameFiles },
    [engineWords, gameFiles],
  );
  const hints = useWordHints(program, words);
  const [ownKinds, setOwnKinds] = useState<readonly string[]>([]);
  const { kinds, onChange: setKinds } = dismissal ?? { kinds: ownKinds, onChange: setOwnKinds };
  const all = useMemo(
    () => [...props.messages, ...hints.filter((hint) => !isMended(hint, props.messages))],
    [props.messages, hints],
  );
  const messages = useMemo(
    () => all.filter(({ quiet }) => quiet === undefined || !kinds.includes(quiet)),
    [all, kinds],
  );
  // Apart from the player’s engine, which may be busy with a story that takes long.
  const engine = useEngine();
  const compile = async (compiled: StoryProgram): Promise<string | null> =>
    (await engine.ask('compile', { program: compiled })).json;
  const common = {
    ...props,
    messages,
    words,
    story: { program, onChange, compile },
    hints: {
      count: all.length - messages.length,
      dismiss: (kind: string) => setKinds([...kinds, kind]),
      restore: () => setKinds([]),
    },
    onWriting: () => setIsWriting(true),
  };
  useEditorCommands(hasFiles ? null : commands, editor);
  return (
    <div data-editor="">
      {hasFiles ? (
        <MultiFileEditor
          {...common}
          commands={commands}
          marks={marks}
          readOnlyNote={readOnlyNote}
          onFindAll={onFindAll}
        />
      ) : (
        <InkEditor
          {...common}
          ref={editor}
          text={program.source}
          onChange={(source) => onChange({ ...program, source })}
          otherFiles={program.files}
          label={workshopMessages.editorName}
        />
      )}
    </div>
  );
}
