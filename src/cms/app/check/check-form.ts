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
import { checkPlain } from '../plain/check-plain';
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
    // As builds for readers do, which leave out drafts.
    const docs = docsOf(content).filter(({ isDraft }) => !isDraft);
    const drafts = docsOf(content).filter(({ isDraft }) => isDraft);
    return [
      ...problems,
      ...planVersion({
        version,
        docs: docs.map(recordOf),
        hiddenIds: new Set(drafts.map(({ docId }) => docId)),
        sidebars,
        editUrlOf: () => null,
        historyOf: () => null,
      }).problems,
      ...checkSidebarLinks(sidebars, file, targets),
    ];
  }
  if (file === formFiles.redirects) {
    const { redirects, problems } = parseRedirects(source, file);
    const paths = new Set(content.paths);
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
