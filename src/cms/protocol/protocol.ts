import type { RemovalEffects } from '../editing/removal-effects';
import type { SendProtocol } from './send-protocol';

/** A text file and a digest of its content. */
export interface StoredFile {
  path: string;
  text: string;
  hash: string;
}

/** A picture; its name begins with its folder, if it is in one. */
export interface StoredPicture {
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

/** A file as it was committed, or saved at this desk. */
export interface FileVersion {
  /** Its commit, or the time of the save in ms. */
  id: string;
  /** Its path then. */
  path: string;
  /** When it was written, as ISO 8601. */
  date: string;
  /** '' for a save. */
  author: string;
  /** The first line of the commit’s message, or what was done here. */
  subject: string;
}

/** A page or a picture that was deleted at this desk, and can be restored. */
export interface DeletedFile {
  path: string;
  id: string;
  title: string;
  /** When it was deleted, as ISO 8601. */
  date: string;
}

/** The requests from /admin/ to its server, by action: what is sent and what is returned. */
export interface CmsProtocol {
  list: [{ folder: string; extension: string; depth: number }, StoredFile[]];
  read: [{ paths: string[] }, StoredFile[]];
  /**
   * `hash` is the file’s digest when it was opened, null for a new file; `pictures` are those that it brings along.
   * `withOldTitle` are the pages whose links still say the title that the page had.
   */
  save: [
    { path: string; text: string; hash: string | null; pictures?: NewPicture[] },
    { hash: string; withOldTitle: string[] },
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
      /** The addresses whose redirects end, as the page is there again. */
      ended: string[];
      hasReaders: boolean;
    },
  ];
  /** What the deletion of a page would change, and whether Git has the page. */
  removal: [{ path: string }, RemovalEffects & { isCommitted: boolean }];
  remove: [{ paths: string[] }, object];
  /** All pictures. */
  pictures: [object, StoredPicture[]];
  /** The bytes of a picture, as base64. */
  picture: [{ path: string }, { content: string }];
  /** Unless it is a replacement, there must be no picture yet. */
  upload: [NewPicture & { isReplacement?: true }, StoredPicture];
  /** The files that need a page or a picture. */
  users: [{ path: string }, { users: string[] }];
  /** The versions of a file, newest first: what was saved here in the last week, and what Git has. */
  history: [{ path: string }, FileVersion[]];
  version: [{ id: string; path: string }, { text: string }];
  /** The pages and pictures that were deleted here in the last week, newest first. */
  deleted: [object, DeletedFile[]];
  /** Brings a deleted page back, with a line in the sidebar, or a deleted picture. */
  restore: [{ id: string; path: string }, { hash: string }];
}

/** What is returned instead, if the server refuses. */
export interface Refusal {
  error: string;
  /** The file as it is now, if somebody else changed it. */
  changed?: StoredFile | undefined;
  /** The file that was not deleted, and those that need it. */
  inUse?: { file: string; users: readonly string[] } | undefined;
}

export type RequestName = keyof CmsProtocol;

/** All requests: those about files, and those about sending work in. */
export type DeskProtocol = CmsProtocol & SendProtocol;

/** Path of the server, below the site’s root. */
export const CMS_API = '/admin/api';
