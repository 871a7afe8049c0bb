import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../../base/browser/use-browser-layout-effect';
import { useLatest } from '../../base/browser/use-latest';
import type { CommandBus } from '../../base/browser/command-bus';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { EditorCommands, StoryChange } from './ink-editor-content';

/** The story that is open: what it says, and how it is changed, undone and done again. */
export interface OpenStory extends Pick<EditorCommands, 'remember' | 'step'> {
  /** Its text, which may change with every key press. */
  program: StoryProgram;
  /** Takes a text that the editor has already, and its history. */
  take: (after: StoryProgram) => void;
  /** Changes the text in one act, which is undone as one, whichever files it is in. */
  change: (after: StoryProgram, how?: Pick<StoryChange, 'isTyped'>) => void;
}

const OpenStoryContext = createContext<OpenStory | null>(null);

/** The story that is open, for everything that shows or changes it. */
export function useOpenStory(): OpenStory {
  const story = useContext(OpenStoryContext);
  if (story === null)
    throw new Error('useOpenStory() is only for what is within an OpenStoryProvider.');
  return story;
}

interface OpenStoryProviderProps {
  program: StoryProgram;
  /** Stores a changed text, and passes it back. */
  onChange: (program: StoryProgram) => void;
  /** The editor of the whole text, which has its history. */
  editor: CommandBus<EditorCommands>;
  /** Whether it is changed only from elsewhere, for example because another tab writes it. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** Opens a story for what is within it. */
export function OpenStoryProvider({
  program,
  onChange,
  editor,
  isReadOnly = false,
  children,
}: OpenStoryProviderProps) {
  const latest = useLatest({ onChange, isReadOnly });
  /** The text that the editor knows of. */
  const known = useRef(program);
  // What comes from elsewhere, as from another tab, is one act as well. Before the editor itself shows it, file by file.
  useBrowserLayoutEffect(() => {
    if (isSameProgram(known.current, program)) return;
    editor.offer('record', { before: known.current, after: program });
    known.current = program;
  }, [editor, program]);
  const acts = useMemo(
    (): Omit<OpenStory, 'program'> => ({
      take: (after) => {
        known.current = after;
        latest.current.onChange(after);
      },
      change: (after, how) => {
        if (latest.current.isReadOnly) return;
        editor.offer('record', { before: known.current, after, ...how });
        known.current = after;
        latest.current.onChange(after);
      },
      remember: (...step) => void editor.offer('remember', ...step),
      step: (direction, onStepped) => {
        if (!editor.offer('step', direction, onStepped)) onStepped?.(null);
      },
    }),
    [editor, latest],
  );
  const story = useMemo(() => ({ ...acts, program }), [acts, program]);
  return <OpenStoryContext.Provider value={story}>{children}</OpenStoryContext.Provider>;
}
