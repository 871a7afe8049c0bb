import { useState } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { editorMessages } from '../../config/messages/editor';
import { isSameProgram, PROJECT_LIMITS, type StoryProgram } from '../../ink/story/story-program';
import { changeFiles, type FileAction, type NamedText } from './file-set';
import { useOpenStory } from './open-story';
import { readStoryFiles } from './read-story-files';

const { files: words } = editorMessages;

/** What was done with the files, and the file that was deleted, with the story before and after that. */
interface FileNotice {
  sentences: readonly string[];
  deleted?: NamedText & { before: StoryProgram; after: StoryProgram };
}

export interface StoryFiles {
  /** Name of the open file; null for the main one. */
  open: string | null;
  /** Names of the files other than the main one. */
  names: readonly string[];
  notice: FileNotice | null;
  show: (name: string | null) => void;
  edit: (text: string) => void;
  create: (name: string) => void;
  /** Renames the open file, unless it is the main one. */
  rename: (to: string) => void;
  /** Deletes the open file, unless it is the main one. */
  remove: () => void;
  /** Adds files from the reader’s disk, and says which cannot be read. */
  bring: (chosen: readonly File[]) => Promise<void>;
  /** Restores the files before what the notice says. */
  undo: () => void;
}

/** The files of a story: which one is open, and what can be done with them. */
export function useStoryFiles(): StoryFiles {
  const story = useOpenStory();
  const { program, take } = story;
  // What is typed while files are read stays.
  const latest = useLatest(story);
  const [wanted, show] = useState<string | null>(null);
  const [notice, setNotice] = useState<FileNotice | null>(null);
  // The page may load another story, which does not have the open file.
  const open = wanted !== null && wanted in program.files ? wanted : null;
  const names = Object.keys(program.files);

  const change = (action: FileAction): void => {
    const now = latest.current;
    const next = changeFiles({ program: now.program, open }, action);
    show(next.open);
    if (next.program !== now.program) now.change(next.program);
  };
  return {
    open,
    names,
    notice,
    show,
    edit: (text) => take(changeFiles({ program, open }, { type: 'edit', text }).program),
    create: (name) => change({ type: 'add', files: [{ name, text: '' }] }),
    rename: (to) => {
      if (open !== null) change({ type: 'rename', name: open, to });
    },
    remove: () => {
      if (open === null) return;
      const action = { type: 'delete', name: open } as const;
      const after = changeFiles({ program, open }, action).program;
      const deleted = { name: open, text: program.files[open] ?? '', before: program, after };
      setNotice({ sentences: [words.deleted(open)], deleted });
      change(action);
    },
    bring: async (chosen) => {
      const { files, problems } = await readStoryFiles(chosen, PROJECT_LIMITS.files - names.length);
      const added = files.map(({ name }) => name).join(', ');
      setNotice({ sentences: [...(files.length > 0 ? [words.added(added)] : []), ...problems] });
      if (files.length > 0) change({ type: 'add', files });
    },
    undo: () => {
      setNotice(null);
      if (notice?.deleted === undefined) return;
      const { name, text, before, after } = notice.deleted;
      // What was written since stays.
      if (isSameProgram(program, after)) story.change(before);
      else change({ type: 'add', files: [{ name, text }] });
    },
  };
}
