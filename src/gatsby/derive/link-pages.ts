import type { DocumentNode } from '../../base/tree/document-tree';
import { resolveHref, type FindDocPath } from '../../docs/links/resolve-href';
import { resolveTreeLinks } from '../../docs/links/resolve-tree-links';

interface LinkingPage {
  /** The page’s own file: links are resolved relative to the original of a translation. */
  file: string;
  path: string;
  findPath: FindDocPath;
}

/** Lets links to files lead to the addresses of their pages. */
export function linkPages(
  tree: DocumentNode[],
  { file, path, findPath }: LinkingPage,
): DocumentNode[] {
  return resolveTreeLinks(tree, (href) => {
    const resolved = resolveHref(href, file, path, findPath);
    // A missing page was already reported with file and line; the address stays as written.
    return 'href' in resolved ? resolved.href : href;
  });
}
