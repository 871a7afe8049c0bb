import type { PreviewContent } from '../../protocol/preview-content';
import { liveValue } from './live-value';
import { localPicture, withPicture, type LocalPicture } from './local-picture';

const content = liveValue<PreviewContent | null>(null);
/** What was read of the site, with the pictures that were stored since. */
let stored: PreviewContent | null = null;
/** The pictures of the open form, which are stored with it. */
let drafts: readonly LocalPicture[] = [];
/** Where the browser has stored pictures, by their addresses. */
const shownAt = new Map<string, string>();

/**
 * Reads what the CMS knows of the site: locally its present state, on GitHub that of the last build. If it cannot be
 * read, as while one of its files is deleted, what was known before stays.
 */
export async function loadSiteContent(): Promise<PreviewContent> {
  const response = await fetch('./content.json');
  if (response.ok) {
    stored = (await response.json()) as PreviewContent;
    tell();
  }
  return siteContent();
}

/** What the CMS knows of the site; throws before it has been read. */
export const siteContent = (): PreviewContent => loaded(content.get());

/** What the CMS knows of the site, in a component that is drawn again when it changes. */
export const useSiteContent = (): PreviewContent => loaded(content.use());

function loaded(known: PreviewContent | null): PreviewContent {
  if (known === null) throw new Error('The site’s content has not been loaded.');
  return known;
}

function tell(): void {
  content.set(stored && drafts.reduce(withPicture, stored));
}

/** Changes what is known of the stored content. */
export function updateContent(change: (content: PreviewContent) => PreviewContent): void {
  stored = change(loaded(stored));
  tell();
}

/** Remembers a picture that was stored. */
export async function notePicture(file: string, picture: Blob): Promise<void> {
  notePictures([await localPicture(file, picture)]);
}

/** Remembers the pictures of the open form as long as it is open. */
export function noteDrafts(pictures: readonly LocalPicture[]): void {
  drafts = pictures;
  tell();
}

/** Remembers one more picture of the open form. */
export async function addDraft(file: string, picture: Blob): Promise<void> {
  noteDrafts([...drafts, await localPicture(file, picture)]);
}

/** Remembers that the pictures of the open form are stored. */
export const storeDrafts = (): void => notePictures(drafts);

/** Remembers pictures that are stored. */
export function notePictures(pictures: readonly LocalPicture[]): void {
  for (const { src, url } of pictures) shownAt.set(src, url);
  updateContent((content) => pictures.reduce(withPicture, content));
}

/** The address at which the browser has a file of the site, which may be in a folder of its host. */
export function shownAddress(src: string): string {
  const stored = drafts.find((draft) => draft.src === src)?.url ?? shownAt.get(src);
  if (stored !== undefined || !src.startsWith('/')) return stored ?? src;
  const root = new URL('..', document.baseURI).pathname;
  return root + src.slice(1);
}
