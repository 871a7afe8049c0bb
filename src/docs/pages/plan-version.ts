import GithubSlugger from 'github-slugger';
import { pagePath } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import { REFERENCE_DOC } from '../reference/card-address';
import { toCards } from '../sidebar/cards';
import type { DocRecord } from '../sidebar/doc-record';
import type { PageContext } from './page-kinds';
import type { DocsFrame } from '../sidebar/page-data';
import { neighbours, readingOrder, type OrderedPage } from '../sidebar/reading-order';
import { resolveSidebar, type ResolvedItem } from '../sidebar/resolve-sidebar';
import type { SidebarsSource } from '../sidebar/sidebar-source';
import { growEntry, sliceSidebar, toEntries } from '../sidebar/sidebar-view';
import type { FileHistory } from './file-history';
import type { PagePlan } from './page-plan';
import { planOverview } from './plan-overview';
import { kindEntries, planReference, type PlacedEntry } from './plan-reference';

/** How many sidebar entries a page can carry besides those that lead to it. */
const SIDEBAR_BUDGET = 40;

export interface VersionContent {
  version: { name: string; path: string; mainDocument: string; sidebarFile: string };
  /** The docs of this build; builds for readers leave out drafts. */
  docs: readonly DocRecord[];
  hiddenIds: ReadonlySet<string>;
  sidebars: SidebarsSource;
  editUrlOf: (doc: DocRecord) => string | null;
  historyOf: (doc: DocRecord) => FileHistory | null;
  /** The entries of the reference, in their order. */
  reference?: readonly PlacedEntry[];
  entryEditUrlOf?: (place: PlacedEntry) => string | null;
}

/** Plans the pages of one version of the docs: its overview, docs, category pages, and the cards of the reference. */
export function planVersion(content: VersionContent): { pages: PagePlan[]; problems: Problem[] } {
  const { version, docs, hiddenIds, sidebars, reference = [] } = content;
  const slugger = new GithubSlugger();
  const file = version.sidebarFile;
  const resolved = Object.values(sidebars).map((items) =>
    resolveSidebar(items, { docs, hiddenIds, versionPath: version.path, file, slugger }),
  );
  const pages = resolved.flatMap(({ items }) => planSidebar(items, content));
  const planned = new Set(pages.map(({ origin }) => origin.file));
  const strays = docs.filter((doc) => !planned.has(doc.file));
  const firstSidebar = resolved[0]?.items ?? [];
  const docPages = [
    ...planOverview(
      firstSidebar,
      frameOf(firstSidebar, [], version.name, pagePath(version.path)),
      content,
    ),
    ...pages,
    ...strays.map((doc) =>
      docPlan(
        doc,
        { frame: frameOf(firstSidebar, [], version.name, doc.path), opensPart: false },
        content,
      ),
    ),
  ];
  const list = docs.find(({ docId }) => docId === REFERENCE_DOC);
  return {
    pages:
      list === undefined || reference.length === 0
        ? docPages
        : withReference(docPages, list.path, content),
    problems: [
      ...resolved.flatMap(({ problems }) => problems),
      // If no sidebar could be read, that is the problem, not each of its pages.
      ...(resolved.length > 0 ? strays.flatMap(missingFromSidebar(file)) : []),
    ],
  };
}

/** Adds the cards of the reference below the page of all entries, in the sidebar too: there they come when they are wanted. */
function withReference(
  pages: readonly PagePlan[],
  root: string,
  { reference = [], entryEditUrlOf = () => null }: VersionContent,
): PagePlan[] {
  const kinds = kindEntries(reference, root);
  const grown = pages.map(({ context, ...page }): PagePlan => {
    const sidebar = growEntry(context.frame.sidebar, root, page.path === root ? kinds : null);
    return { ...page, context: { ...context, frame: { ...context.frame, sidebar } } };
  });
  const frame = grown.find(({ path }) => path === root)?.context.frame;
  return frame === undefined
    ? grown
    : [...grown, ...planReference(reference, { root, frame, editUrlOf: entryEditUrlOf })];
}

function planSidebar(items: readonly ResolvedItem[], content: VersionContent): PagePlan[] {
  const pages = readingOrder(items);
  return pages.map((page): PagePlan => {
    const frame = frameOf(items, pages, content.version.name, page.path);
    if (page.doc !== null)
      return docPlan(page.doc, { frame, opensPart: opensPart(page, pages) }, content);
    const title = page.category?.label ?? page.label;
    const cards = toCards(page.category?.items ?? []);
    const origin = {
      name: `the category “${title}”`,
      file: content.version.sidebarFile,
      line: page.category?.line ?? 1,
    };
    const description =
      page.category?.description ?? `${title}: ${cards.map(({ label }) => label).join(', ')}.`;
    return {
      path: page.path,
      origin,
      context: {
        kind: 'category',
        title,
        description,
        picture: page.category?.picture ?? null,
        cards,
        frame,
      },
    };
  });
}

/** Whether a page is the first doc of its outermost category. */
function opensPart(page: OrderedPage, pages: readonly OrderedPage[]): boolean {
  const [part] = page.ancestors;
  const first = pages.find(({ doc, ancestors }) => doc !== null && ancestors[0] === part);
  return part !== undefined && first === page;
}

function docPlan(
  doc: DocRecord,
  { frame, opensPart }: { frame: DocsFrame; opensPart: boolean },
  content: VersionContent,
): PagePlan {
  const history = content.historyOf(doc);
  const context: PageContext = {
    kind: 'doc',
    docId: doc.docId,
    editUrl: content.editUrlOf(doc),
    lastUpdate: history?.lastUpdate ?? null,
    authors: history?.authors ?? [],
    opensPart: opensPart || doc.docId === content.version.mainDocument,
    frame:
      frame.breadcrumbs.length > 0
        ? frame
        : { ...frame, breadcrumbs: [{ label: doc.frontmatter.title, href: doc.path }] },
  };
  return { path: doc.path, origin: { name: doc.file, file: doc.file, line: 1 }, context };
}

function frameOf(
  items: readonly ResolvedItem[],
  pages: readonly OrderedPage[],
  versionName: string,
  path: string,
): DocsFrame {
  const page = pages.find((candidate) => candidate.path === path);
  const trail = page?.ancestors.map(({ label, path: href }) => ({ label, href: href ?? '' })) ?? [];
  const self =
    page === undefined
      ? []
      : [
          {
            label: page.doc?.frontmatter.sidebar_label ?? page.doc?.frontmatter.title ?? page.label,
            href: path,
          },
        ];
  return {
    versionName,
    sidebar: sliceSidebar(toEntries(items), path, SIDEBAR_BUDGET),
    breadcrumbs: [...trail, ...self],
    ...neighbours(pages, path),
  };
}

function missingFromSidebar(sidebarFile: string): (doc: DocRecord) => Problem[] {
  return ({ docId, file, frontmatter }) =>
    frontmatter.unlisted
      ? []
      : [
          {
            severity: 'warning',
            file,
            line: 1,
            message: `The page “${docId}” is in no sidebar.`,
            hint: `Add “- ${docId}” to ${sidebarFile}, or write “unlisted: true” in the frontmatter.`,
          },
        ];
}
