import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRedirects } from '../../core/redirects/parse-redirects';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import type { Problem } from '../../core/problems/problem';
import type { DocsVersion } from '../../site/site-config';
import type { DocumentStore } from '../documents/document-store';
import type { SampledDoc } from '../samples/check-samples';
import { REDIRECTS_FILE } from './content-files';
import { placeOf, projectFile, withoutTranslated, type ContentFolders } from './content-place';
import { docRecordOf } from './doc-record-of';
import type { SiteContent } from './site-plan';

/**
 * Reads and parses all content from disk, its code samples beside it; whatever is wrong with single files is in
 * `problems`.
 */
export async function readContent(
  projectRoot: string,
  folders: ContentFolders,
  store: DocumentStore,
): Promise<{ content: SiteContent; sampledDocs: SampledDoc[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const sampledDocs: SampledDoc[] = [];
  const content: SiteContent = { versions: [], redirects: [] };
  for (const version of folders.versions) {
    const sidebars = parseSidebars(readText(projectRoot, version.sidebarFile), version.sidebarFile);
    problems.push(...sidebars.problems);
    const docs = [];
    for (const absolutePath of docFilesOf(projectRoot, version, folders.translationDir)) {
      const file = projectFile(projectRoot, absolutePath);
      const place = placeOf(file, folders);
      if (place === null) continue;
      const document = await store.load(absolutePath);
      problems.push(...document.problems);
      sampledDocs.push({ file, codeSamples: document.codeSamples });
      docs.push(docRecordOf(file, file, place, document));
    }
    content.versions.push({ version, docs: withoutTranslated(docs), sidebars: sidebars.sidebars });
  }
  const redirects = parseRedirects(readText(projectRoot, REDIRECTS_FILE), REDIRECTS_FILE);
  content.redirects = redirects.redirects;
  return { content, sampledDocs, problems: [...problems, ...redirects.problems] };
}

function readText(projectRoot: string, file: string): string {
  const absolutePath = path.join(projectRoot, file);
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : '';
}

function docFilesOf(
  projectRoot: string,
  { contentDir }: DocsVersion,
  translationDir: string | null,
): string[] {
  const originals = mdxFilesIn(path.join(projectRoot, contentDir));
  if (translationDir === null) return originals;
  const translated = contentDir.replace(/^content/, translationDir);
  return [...originals, ...mdxFilesIn(path.join(projectRoot, translated))];
}

function mdxFilesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(directory, name));
}
