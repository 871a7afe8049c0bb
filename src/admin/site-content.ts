import type { PreviewContent } from '../core/desk/desk-protocol';
import { pictureAddress } from '../core/desk/picture-place';
import { liveValue } from './live-value';

const content = liveValue<PreviewContent | null>(null);
/** Where the browser has pictures that are not part of any build yet, by their addresses. */
const shownAt = new Map<string, string>();

/**
 * Reads what the CMS knows of the site: at a desk its present state, elsewhere that of the last build. If it cannot be
 * read, as while one of its files is deleted, what was known before stays.
 */
export async function loadSiteContent(): Promise<PreviewContent> {
  const response = await fetch('./content.json');
  if (!response.ok) return siteContent();
  const known = (await response.json()) as PreviewContent;
  content.set(known);
  return known;
}

/** What the CMS knows of the site; throws before it has been read. */
export const siteContent = (): PreviewContent => loaded(content.get());

/** What the CMS knows of the site, in a component that is drawn again when it changes. */
export const useSiteContent = (): PreviewContent => loaded(content.use());

function loaded(known: PreviewContent | null): PreviewContent {
  if (known === null) throw new Error('The site’s content has not been loaded.');
  return known;
}

/** Remembers a picture that is not part of any build yet. */
export async function notePicture(file: string, picture: Blob): Promise<void> {
  const src = pictureAddress(file);
  const url = URL.createObjectURL(picture);
  const size = await sizeOf(url);
  shownAt.set(src, url);
  const { staticFiles, images, ...others } = siteContent();
  content.set({
    ...others,
    staticFiles: [...new Set([...staticFiles, src])],
    images: size === null ? images : { ...images, [src]: size },
  });
}

/** The address at which the browser has a file of the site. */
export function shownAddress(src: string): string {
  return shownAt.get(src) ?? src;
}

async function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
}
