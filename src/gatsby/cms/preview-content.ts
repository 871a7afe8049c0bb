import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PreviewContent } from '../../cms/protocol/preview-content';
import { knownDoc } from '../../cms/protocol/known-doc';
import { PICTURE_FOLDER, pictureAddress } from '../../cms/protocol/picture-place';
import { plainFormOf } from '../../config/cms-address';
import { docRecordOf } from '../../docs/pages/doc-record-of';
import { WORDS_FILE } from '../../docs/prose/words-file';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { readGlossary } from '../content/read-glossary';
import { readReference } from '../content/read-reference';
import type { DocumentStore } from '../documents/document-store';
import { measureImagesIn } from '../documents/measure-image';
import { readExercises } from '../exercises/read-exercises';
import { readGames } from '../games/read-games';
import { REDIRECTS_FILE, REFERENCE_FOLDER } from '../project/content-files';
import { placeOf, type ContentFolders } from '../project/content-place';
import { EditableFiles } from './files/editable-files';
import { pagePaths } from './files/page-paths';

/** Reads what previews need to know about a project in its current state. */
export async function previewContent(
  projectRoot: string,
  folders: ContentFolders,
  store: DocumentStore,
): Promise<PreviewContent> {
  const measure = measureImagesIn(projectRoot);
  const files = new EditableFiles(projectRoot);
  const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const { entries } = readReference(projectRoot);
  const { terms } = readGlossary(projectRoot);
  const docs: PreviewContent['docs'] = [];
  // From the last one: a server that starts parses them from the first, and neither parses what the other has.
  for (const file of files.list('content').reverse()) {
    const place = file.endsWith('.mdx') ? placeOf(file, folders) : null;
    if (place === null) continue;
    const document = await store.load(path.join(projectRoot, file));
    docs.push(knownDoc(docRecordOf(file, place, document, entries, terms), document));
  }
  const redirects = files.has(REDIRECTS_FILE)
    ? parseRedirects(text(REDIRECTS_FILE), REDIRECTS_FILE).redirects
    : [];
  const images = files.list(PICTURE_FOLDER).flatMap((file) => {
    const src = pictureAddress(file);
    const size = measure(src);
    return size === null ? [] : [[src, size] as const];
  });
  return {
    docs: docs.reverse(),
    paths: [...pagePaths(projectRoot, folders, { withDrafts: true })],
    redirects: redirects.map(({ from }) => from),
    staticFiles: staticFilesIn(path.join(projectRoot, 'static')),
    entries,
    terms,
    exercises: readExercises(projectRoot).exercises.map(({ exercise }) => exercise),
    games: readGames(projectRoot).games.map(({ id, title }) => ({ id, title })),
    words: files.has(WORDS_FILE) ? text(WORDS_FILE) : '',
    images: Object.fromEntries(images),
    referenceFiles: readdirSync(path.join(projectRoot, REFERENCE_FOLDER))
      .sort()
      .map((name) => `${REFERENCE_FOLDER}/${name}`)
      .map((file) => ({ file, kind: kindOf(text(file)) })),
    plainFiles: files.list('content').filter((file) => plainFormOf(file) !== null),
    // Of the version whose pages the CMS edits.
    sidebarSource: folders.versions
      .slice(0, 1)
      .map(({ sidebarFile }) => text(sidebarFile))
      .join(''),
  };
}

function staticFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
}

function kindOf(source: string): string {
  return /^kind: *(?<kind>[\w-]+)/m.exec(source)?.groups?.kind ?? '';
}
