import { useState } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { formatSize } from '../../base/text/format-size';
import { filesMessages as words } from '../../config/messages/files';
import type { FoundFile } from '../assets/found-file';
import { checkNewFiles, freePath, nameProblem } from './check-new-files';
import type { FileUse } from '../assets/find-file-uses';
import { useOpenStory } from '../editor/open-story';
import type { ProjectFiles } from './project-files';
import { renameFile } from '../assets/rename-file';
import type { SmallerFile } from '../assets/request-smaller';

/** What was done with the files, and how to undo it. */
interface Said {
  sentences: readonly string[];
  undo?: () => void;
}

const nothing: Said = { sentences: [] };

export interface FileActions {
  said: Said;
  say: (...sentences: string[]) => void;
  add: (found: readonly FoundFile[]) => Promise<void>;
  /** Renames a file, also in the story; returns why the name cannot be, or null. */
  rename: (path: string, to: string) => string | null;
  remove: (path: string, blob: Blob) => Promise<void>;
  /** Puts a smaller file in the place of one, which may change its name. */
  replace: (path: string, blob: Blob, smaller: SmallerFile) => Promise<void>;
}

/**
 * What can be done with a game’s files, so that the story follows; what was done is said, and can mostly be undone.
 * `usesOf` says where the story uses a file.
 */
export function useFileActions(
  project: ProjectFiles,
  usesOf: (path: string) => readonly FileUse[],
): FileActions {
  const { files } = project;
  const [said, setSaid] = useState(nothing);
  const say = (...sentences: string[]): void => setSaid({ sentences });
  const latest = useLatest(useOpenStory());
  /** Lets the story follow a new name, with what was typed while the file was stored. */
  const follow = (path: string, to: string): void =>
    latest.current.change(renameFile(latest.current.program, path, to));
  /** Says so if the storage refuses. */
  const put = async (path: string, blob: Blob): Promise<boolean> => {
    const isStored = await project.put(new Map([[path, blob]]));
    if (!isStored) say(words.failed);
    return isStored;
  };
  const move = async (path: string, to: string): Promise<void> => {
    if (!(await project.rename(path, to))) {
      say(words.failed);
      return;
    }
    const count = usesOf(path).filter((use) => !use.isComputed).length;
    follow(path, to);
    say(words.renamed(path, to, count));
  };
  const putBack = async (path: string, blob: Blob, smaller: string): Promise<void> => {
    if (!(await put(path, blob))) return;
    if (smaller !== path) {
      await project.remove(smaller);
      follow(smaller, path);
    }
    setSaid(nothing);
  };

  return {
    said,
    say,
    add: async (found) => {
      const { files: checked, said: about } = await checkNewFiles(found, files);
      const isStored = checked.size === 0 || (await project.put(checked));
      const added = isStored ? words.added(checked.size) : words.failed;
      say(...(checked.size > 0 ? [added] : []), ...about);
    },
    rename: (path, to) => {
      const problem = nameProblem(path, to, files);
      if (problem === null) void move(path, to);
      return problem;
    },
    remove: async (path, blob) => {
      const places = usesOf(path).map(({ file, line }) => words.place(file, line));
      if (!(await project.remove(path))) {
        say(words.failed);
        return;
      }
      setSaid({
        sentences: [words.removed(path, places)],
        undo: () => {
          void project.put(new Map([[path, blob]]));
          setSaid(nothing);
        },
      });
    },
    replace: async (path, blob, smaller) => {
      const to = smaller.path === path ? path : freePath(smaller.path, files);
      if (!(await put(to, smaller.blob))) return;
      if (to !== path) {
        await project.remove(path);
        follow(path, to);
      }
      const sizes = [formatSize(blob.size), formatSize(smaller.blob.size)] as const;
      setSaid({
        sentences: [words.replaced(path, to, ...sizes)],
        undo: () => void putBack(path, blob, to),
      });
    },
  };
}
