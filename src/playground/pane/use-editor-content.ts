import { withPrefix } from 'gatsby';
import { useMemo, useState } from 'react';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { CompletionWords } from '../../ink/words/completion-words';
import type { DismissedHints, WholeStory } from '../editor/ink-editor-content';
import { useCompletionWords } from '../editor/use-completion-words';
import { useWordHints } from '../editor/use-word-hints';
import { useEngine } from '../player/engine/use-engine';

/** Where the kinds of hints are kept that a writer does not want to see again. */
export interface Dismissal {
  kinds: readonly string[];
  onChange: (kinds: readonly string[]) => void;
}

/** What an editor of a story is given. */
export interface EditedStory {
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  messages: readonly StoryMessage[];
  /** Paths of the game’s files, to complete them. */
  gameFiles?: readonly string[] | undefined;
  /** The kinds of hints that the writer has dismissed; without it, they are kept until the editor closes. */
  dismissal?: Dismissal | undefined;
}

interface EditorContent {
  /** Those of the story, and what is said about words that the engine does not know. */
  messages: readonly StoryMessage[];
  words: CompletionWords | null;
  story: WholeStory;
  hints: DismissedHints;
  onWriting: () => void;
}

/** What an editor shows of a story besides its text, and what it can do with all of it. */
export function useEditorContent(edited: EditedStory): EditorContent {
  const { program, onChange, gameFiles, dismissal } = edited;
  const [isWriting, setIsWriting] = useState(false);
  const engineWords = useCompletionWords(withPrefix('/reference-words.json'), isWriting);
  const words = useMemo(
    () =>
      engineWords === null || gameFiles === undefined ? engineWords : { ...engineWords, gameFiles },
    [engineWords, gameFiles],
  );
  const found = useWordHints(program, words);
  const [ownKinds, setOwnKinds] = useState<readonly string[]>([]);
  const { kinds, onChange: setKinds } = dismissal ?? { kinds: ownKinds, onChange: setOwnKinds };
  const all = useMemo(
    () => [...edited.messages, ...found.filter((hint) => !isTold(hint, edited.messages))],
    [edited.messages, found],
  );
  const messages = useMemo(
    () => all.filter(({ quiet }) => quiet === undefined || !kinds.includes(quiet)),
    [all, kinds],
  );
  // Apart from the player’s engine, which may be busy with a story that takes long.
  const engine = useEngine();
  const compile = async (compiled: StoryProgram): Promise<string | null> =>
    (await engine.ask('compile', { program: compiled })).json;
  return {
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
}

/** Whether a message says what is wrong with the line of a hint: one line is told one thing. */
function isTold({ file, line }: StoryMessage, messages: readonly StoryMessage[]): boolean {
  return messages.some(
    (other) =>
      (other.mend ?? other.why) !== undefined && other.file === file && other.line === line,
  );
}
