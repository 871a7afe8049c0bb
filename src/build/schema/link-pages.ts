import type { DocumentNode } from '../../core/document/document-tree';
import { resolveHref } from '../../core/links/resolve-href';
import { hrefsOf, resolveTreeLinks } from '../../core/links/resolve-tree-links';

interface LinkingPage {
  /** The page’s own file: links are resolved relative to the original of a translation. */
  file: string;
  path: string;
  /** Finds the address of the page that a file becomes. */
  findPath: (file: string) => Promise<string | null>;
}

/** Looks up the page of every link first, through the data layer so that Gatsby knows the dependencies. */
export async function linkPages(
  tree: DocumentNode[],
  { file, path, findPath }: LinkingPage,
): Promise<DocumentNode[]> {
  const found = new Map<string, string | null>();
  const lookUp = (target: string) => found.get(target) ?? null;
  for (const href of hrefsOf(tree)) {
    const resolved = resolveHref(href, file, path, lookUp);
    if ('missingFile' in resolved)
      found.set(resolved.missingFile, await findPath(resolved.missingFile));
  }
  return resolveTreeLinks(tree, (href) => {
    const resolved = resolveHref(href, file, path, lookUp);
    // A missing page was already reported with file and line; the address stays as written.
    return 'href' in resolved ? resolved.href : href;
  });
}
