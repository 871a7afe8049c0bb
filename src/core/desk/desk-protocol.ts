import type { ReferenceEntry } from '../reference/reference-entry';
import type { GlossaryTerm } from '../glossary/glossary-term';
import type { ImageSize } from '../document/transform-images';

/** A text file and a digest of what it holds. */
export interface DeskFile {
  path: string;
  text: string;
  hash: string;
}

/** A picture; `content` is base64. */
export interface DeskMedia {
  path: string;
  name: string;
  size: number;
  hash: string;
  content: string;
}

/** What the page at /admin/ asks the desk’s server for, by action: what it sends, and what it gets. */
export interface DeskProtocol {
  list: [{ folder: string; extension: string; depth: number }, DeskFile[]];
  read: [{ paths: string[] }, DeskFile[]];
  /** `hash` is that of the file when it was opened, null for a new one. */
  save: [{ path: string; text: string; hash: string | null }, { hash: string }];
  /** `text` is the page as it is to be under its new name, where that differs from the old. */
  rename: [
    { from: string; to: string; hash: string; text: string | null; withRedirect: boolean },
    { path: string; hash: string },
  ];
  /** What that would change: `listing` are the files beside pages; a draft has no readers. */
  mentions: [
    { from: string; to: string; text: string | null },
    {
      oldPath: string;
      newPath: string;
      linking: string[];
      listing: string[];
      hasReaders: boolean;
    },
  ];
  remove: [{ paths: string[] }, object];
  media: [{ folder: string }, DeskMedia[]];
  upload: [{ path: string; content: string }, DeskMedia];
}

export type DeskAction = keyof DeskProtocol;

/** Where the desk’s server listens, below the site’s root. */
export const DESK_API = '/admin/api';

/** What previews need to know of the site. */
export interface PreviewContent {
  docs: { docId: string; file: string; path: string; title: string }[];
  entries: ReferenceEntry[];
  terms: GlossaryTerm[];
  images: Record<string, ImageSize>;
  /** The files of the reference, each with its kind of entry. */
  referenceFiles: { file: string; kind: string }[];
  sidebars: string[];
}
