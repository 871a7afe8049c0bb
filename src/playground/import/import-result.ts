import type { MarkedLoss } from '../../ink/convert/writing/marked-losses';
import type { StoryProgram } from '../../ink/story/story-program';
import type { FoundFile } from '../assets/found-file';
import type { BackupProject } from '../projects/backup/read-backup';
import type { SentNotes } from '../notes/notes-text';
import type { NewGame } from './new-game';

/** A game from somewhere else, ready to become a project. */
export interface ImportedGame extends NewGame {
  kind: 'game';
  /** What was assumed, changed or left out, as sentences. */
  notes: string[];
  /** What another tool’s story has and ink does not; each is a comment in the text. */
  losses: readonly MarkedLoss[];
  /** Path of the file in which the story begins. */
  main: string;
  /** All files in which it could begin. */
  mains: readonly string[];
}

/** A story without its text: it can only be played. */
export interface ImportedStory {
  kind: 'compiled';
  name: string;
  json: string;
  assets: ReadonlyMap<string, Blob>;
  notes: string[];
}

/** A backup of several projects. */
export interface ImportedBackup {
  kind: 'backup';
  projects: readonly BackupProject[];
  notes: string[];
}

/** What testers said about the open project. */
export interface ImportedNotes {
  kind: 'tester-notes';
  sent: readonly SentNotes[];
  notes: string[];
}

/** Several games, one of which has to be chosen. */
export interface SeveralGames {
  kind: 'several';
  games: readonly FoundFile[];
  notes: string[];
}

/** Why nothing was imported. */
export interface RefusedImport {
  kind: 'refused';
  reason: string;
}

export type ImportResult =
  ImportedGame | ImportedStory | ImportedBackup | ImportedNotes | SeveralGames | RefusedImport;

/** A game with one file in which it can begin. */
export function simpleGame(
  game: { name: string | null; program: StoryProgram } & Partial<ImportedGame>,
): ImportedGame {
  return {
    kind: 'game',
    assets: new Map(),
    config: {},
    notes: [],
    losses: [],
    main: 'story.ink',
    mains: ['story.ink'],
    ...game,
  };
}
