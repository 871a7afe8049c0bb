import { useSyncExternalStore } from 'react';
import type { PreviewContent } from '../core/desk/desk-protocol';

let content: PreviewContent | null = null;
/** Where the browser has pictures that are not part of any build yet, by their addresses. */
const shownAt = new Map<string, string>();
const listeners = new Set<() => void>();

/** Reads what the CMS knows of the site: at a desk its present state, elsewhere that of the last build. */
export async function loadSiteContent(): Promise<PreviewContent> {
  const response = await fetch('./content.json');
  return setContent((await response.json()) as PreviewContent);
}

/** What the CMS knows of the site; throws before it has been read. */
export function siteContent(): PreviewContent {
  if (content === null) throw new Error('The site’s content has not been loaded.');
  return content;
}

/** What the CMS knows of the site, in a component that is drawn again when it changes. */
export function useSiteContent(): PreviewContent {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, siteContent);
}

/** Remembers a picture that is not part of any build yet. */
export async function notePicture(file: string, picture: Blob): Promise<void> {
  const src = file.replace(/^static/, '');
  const url = URL.createObjectURL(picture);
  const size = await sizeOf(url);
  shownAt.set(src, url);
  const { staticFiles, images, ...others } = siteContent();
  setContent({
    ...others,
    staticFiles: [...new Set([...staticFiles, src])],
    images: size === null ? images : { ...images, [src]: size },
  });
}

/** The address at which the browser has a file of the site. */
export function shownAddress(src: string): string {
  return shownAt.get(src) ?? src;
}

function setContent(next: PreviewContent): PreviewContent {
  content = next;
  for (const listener of listeners) listener();
  return next;
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
