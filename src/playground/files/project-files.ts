import { createContext, useContext } from 'react';
import type { NewGame } from '../import/new-game';
import type { BackupProject } from '../projects/backup/read-backup';

/** The files of the open project. Changes resolve with false if they could not be stored. */
export interface ProjectFiles {
  files: ReadonlyMap<string, Blob>;
  /** Whether they have been read: until then there are none. */
  isLoaded: boolean;
  /** Whether another tab writes the project. */
  isReadOnly: boolean;
  put: (files: ReadonlyMap<string, Blob>) => Promise<boolean>;
  rename: (path: string, to: string) => Promise<boolean>;
  remove: (path: string) => Promise<boolean>;
  /** Opens a game as a project of its own, next to the present one. */
  openGame: (game: NewGame) => Promise<boolean>;
  /** Adds the projects of a backup; resolves with what came of it, or null if they could not be stored. */
  restore: (projects: readonly BackupProject[]) => Promise<string | null>;
}

const ProjectFilesContext = createContext<ProjectFiles>({
  files: new Map(),
  isLoaded: false,
  isReadOnly: true,
  put: () => Promise.resolve(false),
  rename: () => Promise.resolve(false),
  remove: () => Promise.resolve(false),
  openGame: () => Promise.resolve(false),
  restore: () => Promise.resolve(null),
});

export const ProjectFilesProvider = ProjectFilesContext.Provider;

/** The files of the open project. */
export function useProjectFiles(): ProjectFiles {
  return useContext(ProjectFilesContext);
}
