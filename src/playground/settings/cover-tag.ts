import { freePath } from '../files/check-new-files';

/** What a cover tag names: the path of a picture, and its width if it has one. */
export interface Cover {
  path: string;
  width: string;
}

/** Reads a cover tag as the engine does, which takes everything behind the first space as the width. */
export function readCover(value: string): Cover {
  const [path = '', width = ''] = value.trim().split(/\s+/);
  return { path, width };
}

/** The value of a cover tag; null for no cover. */
export function writeCover({ path, width }: Cover): string | null {
  return path === '' ? null : `${path} ${width}`.trim();
}

/** The path that a picture needs to be a cover: without spaces, and free. */
export function coverPath(path: string, files: ReadonlyMap<string, Blob>): string {
  return /\s/.test(path) ? freePath(path.replace(/\s+/g, '-'), files) : path;
}
