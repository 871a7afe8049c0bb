import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { PreviewContent } from '../../core/desk/desk-protocol';
import { parseFrontmatter } from '../../core/frontmatter/parse-frontmatter';
import { docPathOf } from '../../core/paths/doc-path';
import { REFERENCE_FOLDER } from '../content/content-files';
import { placeOf, type ContentFolders } from '../content/content-place';
import { readGlossary } from '../content/read-glossary';
import { readReference } from '../content/read-reference';
import { measureImagesIn } from '../documents/measure-image';
import { DeskFiles } from './desk-files';

/** Reads what previews need to know about a project in its current state. */
export function previewContent(projectRoot: string, folders: ContentFolders): PreviewContent {
  const measure = measureImagesIn(projectRoot);
  const files = new DeskFiles(projectRoot);
  const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const docs = files.list('content').flatMap((file) => {
    const place = file.endsWith('.mdx') ? placeOf(file, folders) : null;
    if (place === null) return [];
    const { slug, title } = parseFrontmatter(text(file), file).frontmatter;
    return [
      { docId: place.docId, file, path: docPathOf(place.version.path, place.docId, slug), title },
    ];
  });
  const images = files.list('static/img').flatMap((file) => {
    const src = file.slice('static'.length);
    const size = measure(src);
    return size === null ? [] : [[src, size] as const];
  });
  return {
    docs,
    entries: readReference(projectRoot).entries,
    terms: readGlossary(projectRoot).terms,
    images: Object.fromEntries(images),
    referenceFiles: readdirSync(path.join(projectRoot, REFERENCE_FOLDER))
      .sort()
      .map((name) => `${REFERENCE_FOLDER}/${name}`)
      .map((file) => ({ file, kind: kindOf(text(file)) })),
    // For the version whose pages the CMS edits: others may have sidebars of the same name.
    sidebars: folders.versions.slice(0, 1).flatMap(({ sidebarFile }) => namesIn(text(sidebarFile))),
  };
}

function kindOf(source: string): string {
  return /^kind: *(?<kind>[\w-]+)/m.exec(source)?.groups?.kind ?? '';
}

function namesIn(source: string): string[] {
  try {
    return Object.keys((parse(source) ?? {}) as object);
  } catch {
    // Broken YAML: the CMS reports it when the file is opened.
    return [];
  }
}
