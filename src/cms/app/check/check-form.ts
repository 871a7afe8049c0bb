import type { Problem } from '../../../base/problems/problem';
import { formFiles, plainFormOf, referenceFormOf } from '../../../config/cms-address';
import { siteConfig } from '../../../config/site-config';
import { announcementLink } from '../../../docs/announcement/announcement-link';
import { checkGlossary } from '../../../docs/glossary/check-glossary';
import { parseGlossary } from '../../../docs/glossary/parse-glossary';
import { checkPlacedLink } from '../../../docs/pages/check-placed-link';
import { checkSidebarLinks } from '../../../docs/pages/check-sidebar-links';
import { planVersion } from '../../../docs/pages/plan-version';
import { checkRedirects } from '../../../docs/redirects/check-redirects';
import { parseRedirects } from '../../../docs/redirects/parse-redirects';
import { checkReferencePages } from '../../../docs/reference/check-reference-pages';
import { checkRelated } from '../../../docs/reference/check-related';
import { parseReference } from '../../../docs/reference/parse-reference';
import { parseSidebars } from '../../../docs/sidebar/parse-sidebars';
import type { PreviewContent } from '../../protocol/preview-content';
import { checkPlain } from './check-plain';
import { recordOf } from './known-doc';

const [version] = siteConfig.versions;

/** Checks a data file’s source as the build does, with all that it says of the rest of the site. */
export function checkForm(file: string, source: string, content: PreviewContent): Problem[] {
  const found = findProblems(file, source, content);
  return found.sort((a, b) => a.line - b.line);
}

function findProblems(file: string, source: string, content: PreviewContent): Problem[] {
  const targets = {
    paths: new Set([...content.paths, ...content.redirects]),
    hasFile: (address: string) => content.staticFiles.includes(address),
  };
  if (file === formFiles.announcement) {
    const link = announcementLink(source);
    return link === null ? [] : checkPlacedLink(link, 'the announcement', file, targets);
  }
  if (file === formFiles.sidebars) {
    const { sidebars, problems } = parseSidebars(source, file);
    return [
      ...problems,
      // As builds for readers do, which leave out drafts.
      ...planWith(content, sidebars, ({ isDraft }) => !isDraft).problems,
      ...checkSidebarLinks(sidebars, file, targets),
    ];
  }
  if (file === formFiles.redirects) {
    const { redirects, problems } = parseRedirects(source, file);
    const paths = publicPaths(content);
    return [...problems, ...checkRedirects(redirects, paths, file, anchorsByPath(content))];
  }
  if (plainFormOf(file) !== null) return [...checkPlain(file, source)];
  const anchors = anchorsById(content);
  if (file === formFiles.glossary) {
    const parsed = parseGlossary(source, file);
    return [...parsed.problems, ...checkGlossary(parsed, file, anchors)];
  }
  return referenceFormOf(file) === null ? [] : checkReference(file, source, content);
}

/** Entries may name those of other files, which are as they were saved. */
function checkReference(file: string, source: string, content: PreviewContent): Problem[] {
  const parsed = parseReference([{ file, source }]);
  const { kind } = content.referenceFiles.find((known) => known.file === file) ?? {};
  const others = content.entries.filter((entry) => entry.kind !== kind);
  return [
    ...parsed.problems,
    ...checkReferencePages(parsed, anchorsById(content)),
    ...checkRelated({ ...parsed, entries: [...parsed.entries, ...others] }),
  ];
}

/** Plans the version with those of its pages that are shown. */
function planWith(
  content: PreviewContent,
  sidebars: ReturnType<typeof parseSidebars>['sidebars'],
  isShown: (doc: PreviewContent['docs'][number]) => boolean,
) {
  const docs = docsOf(content);
  const hidden = docs.filter((doc) => !isShown(doc));
  return planVersion({
    version,
    docs: docs.filter(isShown).map(recordOf),
    hiddenIds: new Set(hidden.map(({ docId }) => docId)),
    sidebars,
    editUrlOf: () => null,
    historyOf: () => null,
  });
}

/** The addresses that readers have: neither those of drafts nor those of categories that have only drafts. */
function publicPaths(content: PreviewContent): Set<string> {
  const { sidebars } = parseSidebars(content.sidebarSource, formFiles.sidebars);
  const [all, shown] = [() => true, ({ isDraft }: { isDraft: boolean }) => !isDraft].map(
    (isShown) => new Set(planWith(content, sidebars, isShown).pages.map(({ path }) => path)),
  );
  return new Set(content.paths.filter((path) => shown?.has(path) === true || !all?.has(path)));
}

function docsOf({ docs }: PreviewContent) {
  return docs.filter(({ file }) => file.startsWith(`${version.contentDir}/`));
}

function anchorsById(content: PreviewContent) {
  return new Map(
    docsOf(content).map(({ docId, anchors }) => [docId, anchors && new Set(anchors)] as const),
  );
}

function anchorsByPath({ docs }: PreviewContent): Map<string, string[]> {
  return new Map(docs.flatMap(({ path, anchors }) => (anchors === null ? [] : [[path, anchors]])));
}
