import type { Problem } from '../../base/problems/problem';
import type { DocsVersion } from '../../config/site-config';
import { checkLinks } from '../../docs/pages/check-links';
import { checkPlacedLink, type PlacedLink } from '../../docs/pages/check-placed-link';
import { checkRoutes } from '../../docs/pages/check-routes';
import { checkSidebarLinks } from '../../docs/pages/check-sidebar-links';
import type { FileHistory } from '../../docs/pages/file-history';
import type { PagePlan } from '../../docs/pages/page-plan';
import type { PlacedEntry } from '../../docs/pages/plan-reference';
import { planVersion } from '../../docs/pages/plan-version';
import { checkRedirects } from '../../docs/redirects/check-redirects';
import type { Redirect } from '../../docs/redirects/redirect';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import type { SidebarsSource } from '../../docs/sidebar/sidebar-source';
import { ANNOUNCEMENT_FILE, REDIRECTS_FILE } from '../project/content-files';

/** Everything that the site’s plan is made from. */
export interface SiteContent {
  versions: { version: DocsVersion; docs: DocRecord[]; sidebars: SidebarsSource }[];
  redirects: Redirect[];
  /** The entries of the reference, where each is written. */
  reference?: readonly PlacedEntry[];
  /** The link of the announcement, where one is shown that has one. */
  announcementLink?: PlacedLink | null;
}

/** What a plan is made with, besides the content. */
export interface PlanOptions {
  /** Whether drafts are part of this build. */
  withDrafts: boolean;
  editUrl: string | null;
  historyOf: (file: string) => FileHistory | null;
  hasFile: (path: string) => boolean;
  /** Addresses of the pages in src/pages, which content cannot claim. */
  standingPaths: readonly string[];
  /** New locations of docs files moved since they were published, if known. */
  moved?: ReadonlyMap<string, string>;
}

export interface SitePlan {
  pages: PagePlan[];
  problems: Problem[];
}

/** Plans every page in the content and checks that everything fits together. */
export function planSite(content: SiteContent, options: PlanOptions): SitePlan {
  const { versions, redirects, reference = [], announcementLink = null } = content;
  const isShown = (doc: DocRecord) => options.withDrafts || doc.frontmatter.draft !== true;
  const planWith = (isIn: (doc: DocRecord) => boolean) =>
    versions.map(({ version, docs, sidebars }) =>
      planVersion({
        version,
        docs: docs.filter(isIn),
        hiddenIds: new Set(docs.filter((doc) => !isIn(doc)).map(({ docId }) => docId)),
        sidebars,
        editUrlOf: ({ file }) =>
          options.editUrl === null || !version.isLast || !file.startsWith(`${version.contentDir}/`)
            ? null
            : `${options.editUrl}${file.slice(version.contentDir.length)}`,
        historyOf: ({ file }) => options.historyOf(file),
        reference,
        entryEditUrlOf: ({ file, line }) =>
          options.editUrl?.endsWith(`/${version.contentDir}`) === true && version.isLast
            ? `${options.editUrl.slice(0, -version.contentDir.length)}${file}#L${line}`
            : null,
      }),
    );
  const planned = planWith(isShown);
  const docs = versions.flatMap((version) => version.docs.filter(isShown));
  const pages = planned.flatMap((plan) => plan.pages);
  const pathsOf = (plans: typeof planned) =>
    new Set([
      ...options.standingPaths,
      ...plans.flatMap((plan) => plan.pages.map(({ path }) => path)),
    ]);
  const pagePaths = pathsOf(planned);
  // Readers see neither a draft nor a category that has only drafts: until those are published, a redirect may lead away
  // from there, and none may lead to it.
  const isPublic = ({ frontmatter }: DocRecord) => frontmatter.draft !== true;
  const publicPaths = docs.every(isPublic) ? pagePaths : pathsOf(planWith(isPublic));
  const targets = {
    paths: new Set([...pagePaths, ...redirects.map(({ from }) => from)]),
    hasFile: options.hasFile,
    ...(options.moved && { moved: options.moved }),
    drafts: versions.flatMap((version) => version.docs.filter((doc) => !isShown(doc))),
  };
  return {
    pages,
    problems: [
      ...planned.flatMap(({ problems }) => problems),
      ...checkRoutes(pages, options.standingPaths),
      ...checkRedirects(redirects, publicPaths, REDIRECTS_FILE, anchorsOf(docs)),
      ...versions.flatMap(({ version, sidebars }) =>
        checkSidebarLinks(sidebars, version.sidebarFile, targets),
      ),
      ...(announcementLink === null
        ? []
        : checkPlacedLink(announcementLink, 'the announcement', ANNOUNCEMENT_FILE, targets)),
      ...checkLinks(docs, targets),
    ],
  };
}

function anchorsOf(docs: readonly DocRecord[]): ReadonlyMap<string, readonly string[]> {
  return new Map(docs.flatMap(({ path, anchors }) => (anchors === null ? [] : [[path, anchors]])));
}
