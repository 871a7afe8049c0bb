import path from 'node:path';
import { docIdOf } from '../../base/paths/doc-path';
import type { DocsVersion } from '../../config/site-config';

/** Where a doc’s file belongs: its version and its id. */
export interface ContentPlace {
  version: DocsVersion;
  docId: string;
  /** The file that a translation replaces, otherwise the file itself. */
  originalFile: string;
}

/** The folders that contain docs. */
export interface ContentFolders {
  versions: readonly DocsVersion[];
  /** Folder of translated content, with the same layout as `content/`; null in the default language. */
  translationDir: string | null;
}

/** A path below the project with forward slashes. */
export function projectFile(projectRoot: string, absolutePath: string): string {
  return path.relative(projectRoot, absolutePath).split(path.sep).join('/');
}

/** The original of a file: a translation's counterpart in `content/`, any other file itself. */
export function originalOf(file: string, translationDir: string | null): string {
  if (translationDir === null || !file.startsWith(`${translationDir}/`)) return file;
  return `content${file.slice(translationDir.length)}`;
}

/** Where the translation of an original would be; the file itself in the default language. */
export function translationOf(originalFile: string, translationDir: string | null): string {
  return translationDir === null ? originalFile : originalFile.replace(/^content/, translationDir);
}

/** Finds the version whose folder contains a file (relative to the project), or null. */
export function placeOf(
  file: string,
  { versions, translationDir }: ContentFolders,
): ContentPlace | null {
  const originalFile = originalOf(file, translationDir);
  const version = versions.find(({ contentDir }) => originalFile.startsWith(`${contentDir}/`));
  if (version === undefined) return null;
  const docId = docIdOf(originalFile.slice(version.contentDir.length + 1));
  return { version, docId, originalFile };
}

/** Leaves out originals that have a translation. */
export function withoutTranslated<T extends { file: string; originalFile: string }>(
  docs: readonly T[],
): T[] {
  const isTranslation = ({ file, originalFile }: T) => file !== originalFile;
  const translated = new Set(docs.filter(isTranslation).map(({ originalFile }) => originalFile));
  return docs.filter((doc) => isTranslation(doc) || !translated.has(doc.originalFile));
}
