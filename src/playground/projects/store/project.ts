import { isRecord, parseProgramWithin, type StoryProgram } from '../../../ink/story/story-program';

/** The version of what is stored; a higher one was written by a newer version of the site. */
export const PROJECT_FORMAT = 1;

/** How long a deleted project can be restored, in milliseconds. */
export const KEPT_AFTER_DELETION = 30 * 24 * 60 * 60 * 1000;

/** The longest time without a visit that is believed, in milliseconds: more is likely to be a clock that was changed. */
export const LONGEST_ABSENCE = 60 * 24 * 60 * 60 * 1000;

/** What the list of projects shows. It is stored apart from the text, which can be long. */
export interface ProjectCard {
  id: string;
  format: number;
  /** What the list shows: the name that the project was given, or the title in its text; empty without both. */
  name: string;
  /** Whether it was given the name. */
  isNamed: boolean;
  createdAt: number;
  changedAt: number;
  /** Null unless the project was deleted. */
  deletedAt: number | null;
  /** Counts the changes, so that the newer of two texts is known. */
  revision: number;
  firstLine: string;
  /** Characters of all texts. */
  size: number;
  /** When the newest snapshot of the history was taken; 0 if there is none. */
  snapshotAt: number;
}

/** A project’s text with its card. */
export interface Project {
  card: ProjectCard;
  program: StoryProgram;
}

/** The text of a project as stored. */
export interface ProjectText {
  id: string;
  program: StoryProgram;
}

/** A file of a project that is not ink: a picture, sound, video, font or style sheet. */
export interface ProjectAsset {
  projectId: string;
  /** Path within the game. */
  path: string;
  /** Only its bytes where the browser stores no Blobs. */
  blob: Blob | ArrayBuffer;
  size: number;
  type: string;
  changedAt: number;
}

/** The text of a project at an earlier time. */
export interface Snapshot {
  projectId: string;
  /** Tells the order of the texts: later than those before it, even if the clock has gone back. */
  at: number;
  /** What the clock said, if that is something else. */
  clock?: number;
  program: StoryProgram;
  /** Whether something replaced the whole text then; it is thinned out later than others. */
  isReplaced: boolean;
}

/** Whether a project was stored by a newer version of the site, which this one must not change. */
export function isFromNewerSite({ format }: Pick<ProjectCard, 'format'>): boolean {
  return format > PROJECT_FORMAT;
}

/** The name that a project was given; null if it was given none. */
export function givenName({ isNamed, name }: ProjectCard): string | null {
  return isNamed ? name : null;
}

/** A random name for a new project: `crypto.randomUUID` is missing in pages without HTTPS. */
export function newProjectId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** The name of the note about the folder that a project is kept in. */
export const folderNote = (id: string): string => `folder:${id}`;

/** Whether a text from an address can be the id of a project. */
export function isProjectId(text: string): boolean {
  return /^[a-z0-9]{4,40}$/.test(text);
}

/** Validates an unknown value as a card; null if it is not one. */
export function parseCard(value: unknown): ProjectCard | null {
  if (!isRecord(value) || typeof value.id !== 'string' || !isProjectId(value.id)) return null;
  if (typeof value.name !== 'string' || typeof value.format !== 'number') return null;
  const time = (one: unknown): number => (typeof one === 'number' && one > 0 ? one : 0);
  return {
    id: value.id,
    format: value.format,
    name: value.name,
    isNamed: value.isNamed === true,
    createdAt: time(value.createdAt),
    changedAt: time(value.changedAt),
    deletedAt: typeof value.deletedAt === 'number' ? value.deletedAt : null,
    revision: time(value.revision),
    firstLine: typeof value.firstLine === 'string' ? value.firstLine : '',
    size: time(value.size),
    snapshotAt: time(value.snapshotAt),
  };
}

/** Validates an unknown value as a stored text, of any size. */
export function parseStoredProgram(value: unknown): StoryProgram | null {
  return parseProgramWithin({ files: Infinity, characters: Infinity }, value);
}
