import { useSyncExternalStore } from 'react';
import type { PreviewContent } from '../core/desk/desk-protocol';

let content: PreviewContent | null = null;
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

/** Remembers pictures that are not part of any build yet, by their addresses. */
export async function notePicture(file: string, picture: Blob): Promise<void> {
  const known = siteContent();
  const src = file.replace(/^static/, '');
  const size = await sizeOf(picture);
  setContent({
    ...known,
    staticFiles: [...known.staticFiles, src],
    images: size === null ? known.images : { ...known.images, [src]: size },
  });
}

function setContent(next: PreviewContent): PreviewContent {
  content = next;
  for (const listener of listeners) listener();
  return next;
}

async function sizeOf(picture: Blob): Promise<{ width: number; height: number } | null> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
