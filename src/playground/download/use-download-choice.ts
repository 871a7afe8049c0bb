import { useState } from 'react';
import { requestSmaller, type SmallerFile } from '../assets/request-smaller';
import type { GameContents } from './game-contents';

/** Smaller versions of pictures, for the download alone. */
interface SmallerPictures {
  state: 'offered' | 'making' | 'made';
  files: ReadonlyMap<string, SmallerFile>;
  make: () => void;
  undo: () => void;
}

/** What the author wants in the game. */
export interface DownloadChoice {
  hasInk: boolean;
  setHasInk: (hasInk: boolean) => void;
  hasUnused: boolean;
  setHasUnused: (hasUnused: boolean) => void;
  isForTesters: boolean;
  setIsForTesters: (isForTesters: boolean) => void;
  smaller: SmallerPictures;
}

const none: ReadonlyMap<string, SmallerFile> = new Map();

/** The choices of the download window, with what is usual until the author says otherwise. */
export function useDownloadChoice(
  contents: GameContents | null,
  assets: ReadonlyMap<string, Blob>,
): DownloadChoice {
  const [hasInk, setHasInk] = useState(true);
  const [isForTesters, setIsForTesters] = useState(false);
  const [wantsUnused, setHasUnused] = useState<boolean | null>(null);
  const [smaller, setSmaller] = useState<Pick<SmallerPictures, 'state' | 'files'>>({
    state: 'offered',
    files: none,
  });
  const make = async (): Promise<void> => {
    setSmaller({ state: 'making', files: none });
    const files = new Map<string, SmallerFile>();
    // One after the other: each takes a lot of memory.
    for (const path of contents?.large ?? []) {
      const blob = assets.get(path);
      const made = blob === undefined ? null : await requestSmaller(path, blob);
      if (made !== null) files.set(path, made);
    }
    setSmaller({ state: 'made', files });
  };
  return {
    hasInk,
    setHasInk,
    // A name that the story makes up may be that of any file.
    hasUnused: wantsUnused ?? contents?.isUnsure ?? false,
    setHasUnused,
    isForTesters,
    setIsForTesters,
    smaller: {
      ...smaller,
      make: () => void make(),
      undo: () => setSmaller({ state: 'offered', files: none }),
    },
  };
}
