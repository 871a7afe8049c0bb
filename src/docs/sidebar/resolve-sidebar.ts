import type GithubSlugger from 'github-slugger';
import { pagePath, withTrailingSlash } from '../../base/paths/site-path';
import type { Fix, Problem } from '../../base/problems/problem';
import { didYouMean, otherwise, sameButCapitals } from '../../base/text/nearest-name';
import type { DocRecord } from './doc-record';
import type { CategoryItem, LinkItem, SidebarSourceItem } from './sidebar-source';

/** A sidebar whose docs have been found and whose addresses are final. */
export type ResolvedItem = ResolvedDoc | ResolvedLink | ResolvedCategory;

export interface ResolvedDoc {
  type: 'doc';
  doc: DocRecord;
  label: string;
}

export interface ResolvedLink {
  type: 'link';
  label: string;
  href: string;
  description: string;
}

export interface ResolvedCategory {
  type: 'category';
  label: string;
  id: string;
  description: string | null;
  /** Address of its engraving. */
  picture: string | null;
  /** Address of its index page, or null if it only groups. */
  path: string | null;
  isCollapsed: boolean;
  items: ResolvedItem[];
  /** Its line in the sidebar file. */
  line: number;
}

interface ResolveOptions {
  docs: readonly DocRecord[];
  /** Ids of docs that exist but are left out of this build: drafts. */
  hiddenIds: ReadonlySet<string>;
  versionPath: string;
  file: string;
  /** Shared across a version, so that equal labels get different addresses. */
  slugger: GithubSlugger;
}

/** Finds the docs of a sidebar; reports ids without a doc and empty categories. */
export function resolveSidebar(
  items: readonly SidebarSourceItem[],
  options: ResolveOptions,
): { items: ResolvedItem[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const docsById = new Map(options.docs.map((doc) => [doc.docId, doc]));
  const seen = new Set<DocRecord>();
  const report = (line: number, message: string, hint: string, fix?: Fix) =>
    problems.push({
      severity: 'error',
      file: options.file,
      line,
      message,
      hint,
      ...(fix && { fix }),
    });

  const resolveAll = (sources: readonly SidebarSourceItem[]) => sources.flatMap(resolve);

  function resolve(item: SidebarSourceItem): ResolvedItem[] {
    if (item.type === 'link') return resolveLink(item);
    if (item.type === 'category') return resolveCategory(item);
    const doc = docsById.get(item.id);
    if (doc !== undefined && seen.has(doc)) {
      report(
        item.line,
        `The sidebar lists “${item.id}” twice.`,
        'Remove one of the entries: a page has one place in the reading order.',
      );
      return [];
    }
    if (doc !== undefined) {
      seen.add(doc);
      return [
        {
          type: 'doc',
          doc,
          label: item.label ?? doc.frontmatter.sidebar_label ?? doc.frontmatter.title,
        },
      ];
    }
    if (!options.hiddenIds.has(item.id)) {
      report(
        item.line,
        `The sidebar lists “${item.id}”, but there is no such page.`,
        otherwise(
          didYouMean(item.id, [...docsById.keys()]),
          'Create the file, or remove the entry.',
        ),
        meantDoc(item.id, [...docsById.keys()]),
      );
    }
    return [];
  }

  function resolveLink({ type, label, href, description }: LinkItem): ResolvedItem[] {
    return [{ type, label, href: withTrailingSlash(href), description: description ?? href }];
  }

  function resolveCategory(category: CategoryItem): ResolvedItem[] {
    if (category.items.length === 0) {
      report(
        category.line,
        `The category “${category.label}” has no members.`,
        'Add pages under “items:”, or remove the category.',
      );
    }
    const id = options.slugger.slug(category.label);
    const items = resolveAll(category.items);
    // A category that only contains drafts is left out for readers.
    if (items.length === 0) return [];
    const below = category.slug ?? `/category/${id}`;
    return [
      {
        type: 'category',
        label: category.label,
        id,
        description: category.description ?? null,
        picture: category.picture?.href ?? null,
        path: category.hasPage ? pagePath(options.versionPath, below) : null,
        isCollapsed: category.isCollapsed,
        items,
        line: category.line,
      },
    ];
  }

  return { items: resolveAll(items), problems };
}

/** An id is written without the file extension, with the same capitals as the file. */
function meantDoc(id: string, ids: readonly string[]): Fix | undefined {
  const bare = id.replace(/\.mdx?$/, '');
  const meant = ids.includes(bare) ? bare : sameButCapitals(bare, ids);
  return meant === null ? undefined : { from: id, to: meant };
}
