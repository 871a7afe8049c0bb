/** A file that differs from the last commit, and is sent in. */
export interface ChangedFile {
  path: string;
  kind: 'new' | 'changed' | 'renamed' | 'deleted';
  /** Its path in the last commit, if it is renamed. */
  formerPath?: string;
}

/** A commit, by its whole name. */
export interface Commit {
  id: string;
  subject: string;
  author: string;
  /** When it was written, as ISO 8601. */
  date: string;
}

/** A commit on the author’s branch. */
export interface OwnCommit extends Commit {
  files: string[];
}

/** A commit of somebody else, on the published branch or on the author’s. */
export interface TheirCommit extends Commit {
  files: string[];
  /** Those of them that the author has changed, too. */
  shared: string[];
}

/** Why nothing can be sent in from this folder. */
export interface Obstacle {
  kind: 'no-git' | 'no-repository' | 'not-trusted' | 'no-commit' | 'unfinished' | 'no-author';
  /** Git’s own words; '' if it has none. */
  said: string;
}

/** Where commits are pushed to. */
interface Remote {
  name: string;
  /** Its address, without a name or password. */
  address: string;
  /** The page at which a copy of the repository is made for somebody who may not push; '' if it is not known. */
  forkPage: string;
}

/** What Git knows of the folder, for somebody who sends work in. */
export interface SendState {
  obstacle: Obstacle | null;
  /** Name and address, as Git puts them on commits. */
  author: string;
  /** The branch that the folder is on; null for none (a “detached head”). */
  branch: string | null;
  /** Whether that is a branch for one contribution, which can go on: of the desk, or of the author. */
  ownBranch: 'desk' | 'author' | null;
  /** The branch that is published. */
  mainBranch: string;
  remote: Remote | null;
  changes: ChangedFile[];
  /** Files that differ, too, and are not sent in. */
  others: string[];
  /** Commits that are only in this folder, newest first. */
  waiting: OwnCommit[];
  canUndo: boolean;
  /** Whether the branch is at the remote. */
  isPushed: boolean;
  /** Commits that are there, and not published, newest first. */
  sent: OwnCommit[];
  /** Where its pull request is opened; null if that is not known. */
  request: { name: 'pull request' | 'merge request'; address: string } | null;
  /** What others have committed since, as far as it was fetched. */
  theirs: { ofMain: TheirCommit[]; ofBranch: TheirCommit[] };
}

/** Why a step failed, as far as Git’s words tell. */
export type SendReason =
  | 'hook'
  | 'credentials'
  | 'unknown-host'
  | 'denied'
  | 'refused'
  | 'behind'
  | 'name-taken'
  | 'name-blocked'
  | 'not-found'
  | 'network'
  | 'locked'
  | 'other';

/** A step that Git refused; all before it is done, and all files are as they were. */
export interface SendFailure {
  step: 'commit' | 'push' | 'fetch';
  reason: SendReason;
  /** What Git and its hooks said. */
  said: string;
}

/** How things are after a step, and why it failed, if it did. */
export interface SendResult {
  state: SendState;
  failure: SendFailure | null;
}

/** The requests about sending work in. */
export interface SendProtocol {
  /** How things are now, without asking the remote. */
  sendState: [object, SendState];
  /** A changed file before and after; null if it is a picture, or is not there. */
  difference: [{ path: string }, { before: string | null; after: string | null }];
  /** Commits all changes, on the author’s branch or on a new one, and pushes it. */
  send: [{ sentence: string; toNewBranch: boolean }, SendResult];
  /** Pushes the commits that wait. */
  push: [object, SendResult];
  /** Takes the last commit back, if it is not pushed; the files stay as they are. */
  undo: [{ commit: string }, SendResult];
  /** Asks the remote what others have committed. */
  fetch: [object, SendResult];
}
