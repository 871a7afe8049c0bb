import type { ImageSize } from '../../docs/document/transform-images';
import type { Exercise } from '../../docs/exercises/exercise';
import type { GlossaryTerm } from '../../docs/glossary/glossary-term';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';

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
