import { docPathOf } from '../../base/paths/doc-path';
import type { DocsVersion } from '../../config/site-config';
import { parseFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import { filesNamingPage, filesSayingTitle, filesWithImage } from './find-mentions';
import { addToSidebar, removeFromSidebar } from './page-in-sidebar';
import type { RenamePlan } from './plan-rename';
import { addRedirect, dropTargets, makeWay, pathOf, redirectsIn } from './redirects';

/** Texts by file, relative to the project. */
export type Texts = ReadonlyMap<string, string>;

/** New texts by file; null removes the file. They belong together: all are written, or none. */
export type Changes = Map<string, string | null>;

/** The text that a file is to have. */
interface SavedText {
  file: string;
  text: string;
}

/** Where a page belongs. */
export interface PagePlace {
  version: DocsVersion;
  docId: string;
}

/**
 * Plans the saving of a page: one that is new or no draft must be in a sidebar, or the build would stop. No redirect may
 * lead away from it, but for a draft: until it is published, readers would find nothing there.
 */
export function planSave(
  texts: Texts,
  { file, text, isNew }: { file: string; text: string; isNew: boolean },
  place: PagePlace | null,
  redirectsFile: string,
): Changes {
  const changes: Changes = new Map([[file, text]]);
  if (place === null) return changes;
  const isPublic = !isDraft(text, file);
  const address = addressOf(text, file, place);
  if (isPublic) {
    changeText(texts, changes, redirectsFile, (source) =>
      makeWay(source, (path) => path === address),
    );
  }
  if (isPublic || isNew) {
    changeText(texts, changes, place.version.sidebarFile, (source) =>
      addToSidebar(source, place.docId),
    );
  }
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
  changeText(texts, changes, redirectsFile, (source) =>
    addRedirect(source, { from: oldPath, to: newPath, reason: 'The page was renamed.' }),
  );
  return changes;
}

/** Plans the deletion of a page, with its line in the sidebar and the redirects to it, or of another file. */
export function planRemoval(
  texts: Texts,
  file: string,
  place: PagePlace | null,
  redirectsFile: string,
): Changes {
  const changes: Changes = new Map([[file, null]]);
  if (place === null) return changes;
  changeText(texts, changes, place.version.sidebarFile, (source) =>
    removeFromSidebar(source, place.docId),
  );
  const addresses = addressesOf(texts, file, place, redirectsFile);
  changeText(texts, changes, redirectsFile, (source) =>
    dropTargets(source, (path) => addresses.includes(path)),
  );
  return changes;
}

/** The files that need a page or a picture, which is why it cannot be deleted. */
export function usersOf(
  texts: Texts,
  file: string,
  place: PagePlace | null,
  redirectsFile: string,
): string[] {
  if (file.startsWith('static/')) return filesWithImage(texts, file.slice('static'.length));
  if (place === null) return [];
  const { contentDir } = place.version;
  const addresses = addressesOf(texts, file, place, redirectsFile);
  return filesNamingPage(texts, { file, contentDir, addresses });
}

/** Whether a page gets another title with this text. */
export function isRetitled(texts: Texts, { file, text }: SavedText): boolean {
  const title = titleOf(texts.get(file), file);
  return title !== '' && title !== titleOf(text, file);
}

/** The other pages whose links to a page say the title that it had before this text. */
export function pagesWithOldTitle(
  texts: Texts,
  saved: SavedText,
  place: PagePlace | null,
  redirectsFile: string,
): string[] {
  const { file } = saved;
  if (place === null || !isRetitled(texts, saved)) return [];
  const addresses = addressesOf(texts, file, place, redirectsFile);
  return filesSayingTitle(texts, { file, addresses }, titleOf(texts.get(file), file));
}

const titleOf = (text = '', file: string): string => parseFrontmatter(text, file).frontmatter.title;

/** Whether a page’s text says that it is a draft. */
export function isDraft(text: string, file: string): boolean {
  return parseFrontmatter(text, file).frontmatter.draft === true;
}

/** The address of a page, and those that are redirected to it. */
export function addressesOf(
  texts: Texts,
  file: string,
  place: PagePlace,
  redirectsFile: string,
): string[] {
  const addresses = new Set([addressOf(texts.get(file) ?? '', file, place)]);
  const redirects = redirectsIn(texts.get(redirectsFile) ?? '');
  // It also goes through those that it adds: a redirect can lead to another.
  for (const address of addresses) {
    for (const { from, to } of redirects) if (pathOf(to) === address) addresses.add(pathOf(from));
  }
  return [...addresses];
}

/** The address of a page with this text. */
export function addressOf(text: string, file: string, { version, docId }: PagePlace): string {
  return docPathOf(version.path, docId, parseFrontmatter(text, file).frontmatter.slug);
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
