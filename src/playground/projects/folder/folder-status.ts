import type { DifferingFile } from './differing-file';
import type { LeftOutReason } from './read-there';

/** Why a folder cannot be kept in step now. */
export type FolderTrouble =
  { kind: 'gone' | 'read-only' | 'full' | 'too-many' } | { kind: 'failed'; reason: string };

/** How a project’s folder is. */
export interface FolderStatus {
  /** The folder’s name. */
  name: string;
  state:
    | { kind: 'saved' | 'writing' | 'not-allowed' }
    | { kind: 'differs'; files: readonly DifferingFile[] }
    | { kind: 'trouble'; trouble: FolderTrouble };
  /** Files that are not kept in step, with the reason. */
  leftOut: ReadonlyMap<string, LeftOutReason>;
  /** The ink files that another program has emptied in it. */
  emptied: readonly string[];
}
