import type { StoryProgram } from '../../../ink/story/story-program';
import type { DatabaseFailure } from './database';

/** What the writer has to know about how their text is kept. */
export type StorageTrouble =
  | { kind: DatabaseFailure; isJournaled: boolean }
  | { kind: 'full'; isJournaled: boolean }
  | { kind: 'failed'; isJournaled: boolean; reason: string }
  /** The site’s data were cleared; the text was stored again, files and other projects are gone. */
  | { kind: 'cleared' };

/** Why the project in the address was not opened. */
export type NotOpened = 'unknown' | 'deleted' | 'newer-site';

/** A text that is no project yet: a starter, or a play from a link. It becomes one with its first change. */
export interface Draft {
  program: StoryProgram;
  /** What it is called if its text has no title; null if nobody has named it. */
  name: string | null;
  /** What a starter is called: the name of what is made of it, until somebody writes over its first line. */
  starterName?: string;
  /** Whether there is no original to go back to. */
  isEmpty?: boolean;
}

/** An empty page. */
export const emptyDraft: Draft = {
  program: { source: '', files: {} },
  name: null,
  isEmpty: true,
};

/** What is open. */
export interface ManagerState {
  /** Changes with each text that is put on the playground, so that editor and player start anew. */
  key: number;
  program: StoryProgram;
  /** What its writer calls it, or the starter that it is: see `gameName`. Null if nobody has named it. */
  name: string | null;
  /** Null for a text that is no project yet. */
  project: { id: string } | null;
  /** Whether its text was just made of another tool’s story. */
  isConverted: boolean;
  /** The text before the writer’s changes; null for a project that was opened. */
  original: StoryProgram | null;
  /** Whether this tab writes; otherwise it follows another one. */
  isWriter: boolean;
  trouble: StorageTrouble | null;
  notOpened: NotOpened | null;
  /** Whether the browser refused to promise that it keeps the texts, and the writer has not seen that yet. */
  isPromiseRefused: boolean;
}
