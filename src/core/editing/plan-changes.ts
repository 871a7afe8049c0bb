import { parse } from 'yaml';
import { parseFrontmatter } from '../frontmatter/parse-frontmatter';
import { docPathOf } from '../paths/doc-path';
import type { DocsVersion } from '../../site/site-config';
import { filesNamingPage, filesWithImage } from './find-mentions';
import { patchYaml } from './patch-yaml';
import type { RenamePlan } from './plan-rename';
import { addToSidebar, removeFromSidebar } from './sidebar-place';

/** Texts by file, relative to the project. */
export type Texts = ReadonlyMap<string, string>;

/** New texts by file; null removes the file. They belong together: all are written, or none. */
export type Changes = Map<string, string | null>;

/** Where a page belongs. */
export interface PagePlace {
  version: DocsVersion;
  docId: string;
}

/** Plans the saving of a page: one that is new or no draft must be in a sidebar, or the build would stop. */
export function planSave(
  texts: Texts,
  { file, text, isNew }: { file: string; text: string; isNew: boolean },
  place: PagePlace | null,
): Changes {
  const changes: Changes = new Map([[file, text]]);
  if (place === null || (!isNew && isDraft(text, file))) return changes;
  changeText(texts, changes, place.version.sidebarFile, (source) =>
    addToSidebar(source, place.docId),
  );
  return changes;
}

/** Plans the renaming of a page, with a redirect from its old address if one is wanted. */
export function planMove(
  texts: Texts,
  from: string,
  { oldPath, newPath, writes }: RenamePlan,
  { redirectsFile, withRedirect }: { redirectsFile: string; withRedirect: boolean },
): Changes {
  const changes: Changes = new Map([...writes, [from, null]]);
  if (!withRedirect || oldPath === newPath) return changes;
  changeText(texts, changes, redirectsFile, (source) => {
    const redirects = (parse(source) ?? []) as { from: string }[];
    const others = redirects.filter((redirect) => redirect.from !== newPath);
    const reason = 'The page was renamed.';
    return patchYaml(source, [...others, { from: oldPath, to: newPath, reason }]);
  });
  return changes;
}

/** Plans the deletion of a page, with its line in the sidebar, or of another file. */
export function planRemoval(texts: Texts, file: string, place: PagePlace | null): Changes {
  const changes: Changes = new Map([[file, null]]);
  if (place !== null) {
    changeText(texts, changes, place.version.sidebarFile, (source) =>
      removeFromSidebar(source, place.docId),
    );
  }
  return changes;
}

/** The files that need a page or a picture, which is why it cannot be deleted. */
export function usersOf(texts: Texts, file: string, place: PagePlace | null): string[] {
  if (file.startsWith('static/')) return filesWithImage(texts, file.slice('static'.length));
  if (place === null) return [];
  const { slug } = parseFrontmatter(texts.get(file) ?? '', file).frontmatter;
  const { contentDir, path } = place.version;
  return filesNamingPage(texts, { file, contentDir, path: docPathOf(path, place.docId, slug) });
}

/** Whether a page’s text says that it is a draft. */
export function isDraft(text: string, file: string): boolean {
  return parseFrontmatter(text, file).frontmatter.draft === true;
}

function changeText(
  texts: Texts,
  changes: Changes,
  file: string,
  change: (text: string) => string,
): void {
  const before = changes.get(file) ?? texts.get(file);
  if (before === undefined) return;
  const after = change(before);
  if (after !== before) changes.set(file, after);
}
