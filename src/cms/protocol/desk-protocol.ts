import type { ImageSize } from '../../docs/document/transform-images';
import type { Exercise } from '../../docs/exercises/exercise';
import type { GlossaryTerm } from '../../docs/glossary/glossary-term';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import type { RemovalEffects } from '../editing/removal-effects';

/** A text file and a digest of its content. */
export interface DeskFile {
  path: string;
  text: string;
  hash: string;
}

/** A picture; its name begins with its folder, if it is in one. */
export interface DeskPicture {
  path: string;
  name: string;
  size: number;
  hash: string;
}

/** A picture that is to be written; `content` is base64. */
export interface NewPicture {
  path: string;
  content: string;
}

/** A file as it was committed. */
export interface FileVersion {
  commit: string;
  /** Its path then. */
  path: string;
  /** When it was written, as ISO 8601. */
  date: string;
  author: string;
  /** The first line of the commit’s message. */
  subject: string;
}

/** The requests from /admin/ to the desk’s server, by action: what is sent and what is returned. */
export interface DeskProtocol {
  list: [{ folder: string; extension: string; depth: number }, DeskFile[]];
  read: [{ paths: string[] }, DeskFile[]];
  /** `hash` is the file’s digest when it was opened, null for a new file; `pictures` are those that it brings along. */
  save: [
    { path: string; text: string; hash: string | null; pictures?: NewPicture[] },
    { hash: string },
  ];
  rename: [
    { from: string; to: string; hash: string; withRedirect: boolean },
    { path: string; hash: string },
  ];
  /** What the rename would change: `listing` are the files other than pages; without `hasReaders`, nobody has its address. */
  mentions: [
    { from: string; to: string },
    {
      oldPath: string;
      newPath: string;
      linking: string[];
      listing: string[];
      hasReaders: boolean;
    },
  ];
  /** What the deletion of a page would change. */
  removal: [{ path: string }, RemovalEffects];
  remove: [{ paths: string[] }, object];
  /** All pictures. */
  pictures: [object, DeskPicture[]];
  /** The bytes of a picture, as base64. */
  picture: [{ path: string }, { content: string }];
  /** Unless it is a replacement, there must be no picture yet. */
  upload: [NewPicture & { isReplacement?: true }, DeskPicture];
  /** The files that need a page or a picture. */
  users: [{ path: string }, { users: string[] }];
  /** The committed versions of a file, newest first; none without Git. */
  history: [{ path: string }, FileVersion[]];
  version: [{ commit: string; path: string }, { text: string }];
}

/** What is returned instead, if the desk refuses. */
export interface DeskRefusal {
  error: string;
  /** The file as it is now, if somebody else changed it. */
  changed?: DeskFile | undefined;
  /** The file that was not deleted, and those that need it. */
  inUse?: { file: string; users: readonly string[] } | undefined;
}

export type DeskAction = keyof DeskProtocol;

/** Path of the desk’s server, below the site’s root. */
export const DESK_API = '/admin/api';

/** What previews, and the check of the page that is being written, need to know about the site. */
export interface PreviewContent {
  docs: {
    docId: string;
    file: string;
    path: string;
    title: string;
    /** Its label in the sidebar, if it is not the title. */
    sidebarLabel?: string;
    /** Ids that a link’s hash can point to; null if the page’s text cannot be read. */
    anchors: string[] | null;
    /** The headings among them, with their words. */
    headings: { id: string; title: string }[];
    isDraft: boolean;
    /** In no sidebar on purpose. */
    isUnlisted: boolean;
  }[];
  /** Addresses of all pages. */
  paths: string[];
  /** Addresses of all redirects. */
  redirects: string[];
  /** Addresses of the files in static/. */
  staticFiles: string[];
  entries: ReferenceEntry[];
  terms: GlossaryTerm[];
  exercises: Exercise[];
  /** The whole games. */
  games: { id: string; title: string }[];
  /** The list of words that no dictionary has. */
  words: string;
  images: Record<string, ImageSize>;
  /** The files of the reference, each with its kind of entry. */
  referenceFiles: { file: string; kind: string }[];
  /** The file of the sidebars, in which the pages have their places. */
  sidebarSource: string;
  /** Where the site is published: the pages, the file of the sidebars and the pictures, as Git names their contents. */
  blobs?: Record<string, string>;
  /** The files that are edited as they are: stories, exercises and the like. */
  plainFiles: string[];
}
