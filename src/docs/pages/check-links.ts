import { relativeLink } from '../../base/paths/relative-file';
import {
  hashOf,
  isFilePath,
  isOutside,
  isSafeOutside,
  splitHref,
} from '../../base/paths/site-path';
import type { Fix, Problem } from '../../base/problems/problem';
import { didYouMean, nearestName, sameButCapitals } from '../../base/text/nearest-name';
import { fixHref } from '../links/fix-href';
import { resolveHref } from '../links/resolve-href';
import type { DocRecord } from '../sidebar/doc-record';

/** A longer list of ids is not worth reading: the reference has hundreds. */
const MAX_LISTED_IDS = 30;

/** The possible targets of links. */
export interface LinkTargets {
  /** Addresses of all pages and redirects. */
  paths: ReadonlySet<string>;
  /** Tells whether a static file exists, by its address. */
  hasFile: (path: string) => boolean;
  /** New locations of docs files that were moved since they were published, by their old ones. */
  moved?: ReadonlyMap<string, string>;
  /** Docs that this build leaves out. */
  drafts?: readonly DocRecord[];
}

/** Checks every link of the docs: broken pages are errors, broken anchors and `.mdx` links warnings. */
export function checkLinks(docs: readonly DocRecord[], targets: LinkTargets): Problem[] {
  const { paths, hasFile, moved, drafts = [] } = targets;
  const byFile = new Map(docs.map((doc) => [doc.originalFile, doc]));
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const findDocPath = (file: string) => byFile.get(file)?.path ?? null;
  return docs.flatMap((doc) =>
    doc.links.flatMap(({ href, line }): Problem[] => {
      const problem = (
        severity: Problem['severity'],
        message: string,
        hint: string,
        to: string | null = null,
      ): Problem[] => {
        const fix: Fix | null = to === null ? null : { from: href, to };
        return [{ severity, file: doc.file, line, message, hint, ...(fix && { fix }) }];
      };
      const mended = () => fixHref(href, doc.originalFile, { files: byFile.keys(), ...targets });
      const resolved = resolveHref(href, doc.originalFile, doc.path, findDocPath);
      const draftProblem = (severity: Problem['severity'], { file }: DocRecord) =>
        problem(
          severity,
          `The link “${href}” leads to a draft, which is not published: ${file}.`,
          'Remove “draft: true” from that file to publish it, or remove the link.',
        );
      if ('missingFile' in resolved) {
        const draft = drafts.find(({ originalFile }) => originalFile === resolved.missingFile);
        if (draft !== undefined) return draftProblem('warning', draft);
        const now = moved?.get(resolved.missingFile);
        return problem(
          'warning',
          `The link “${href}” names no file: ${resolved.missingFile}.`,
          now === undefined
            ? `${meantFile(resolved.missingFile, doc, byFile.keys())}Links between pages are relative to the file they stand in.`
            : `The page is ${now} now: write “${mended() ?? now}”.`,
          mended(),
        );
      }
      if (isOutside(resolved.href)) {
        if (isSafeOutside(resolved.href)) return [];
        return problem(
          'error',
          `The link “${href}” has a scheme that content cannot use.`,
          'Link to an https:// address, to mailto: or tel:, or to a page of the site.',
        );
      }
      const path = splitHref(resolved.href).path || doc.path;
      if (isFilePath(path)) {
        if (hasFile(path)) return [];
        const page = mended();
        return problem(
          'error',
          `The link “${href}” leads to no file.`,
          page === null
            ? `Put the file at static${path}, or fix the link.`
            : `Write “${page}”, which leads to the page.`,
          page,
        );
      }
      if (!paths.has(path)) {
        const draft = drafts.find((candidate) => candidate.path === path);
        if (draft !== undefined) return draftProblem('error', draft);
        return problem(
          'error',
          `The link “${href}” leads to no page${path === href ? '' : `: ${path}`}.`,
          meantPage(path, doc, { docs: byPath, paths }),
          mended(),
        );
      }
      const hash = hashOf(resolved.href);
      const target = byPath.get(path);
      const anchors = target?.anchors ?? null;
      if (hash === null || hash === '' || anchors === null || anchors.includes(hash)) return [];
      return problem(
        'warning',
        `The link “${href}” leads to no heading “${hash}” on ${path}.`,
        didYouMean(hash, anchors) + idsThere(anchors),
        mendedHash(href, hash, anchors),
      );
    }),
  );
}

function idsThere(anchors: readonly string[]): string {
  if (anchors.length > MAX_LISTED_IDS) return `The page has ${anchors.length} ids.`;
  return `The ids there: ${anchors.join(', ') || 'none'}.`;
}

function meantFile(missing: string, from: DocRecord, files: Iterable<string>): string {
  const others = [...files].filter((file) => file !== from.originalFile);
  const near = nearestName(missing, others);
  return near === null ? '' : `Did you mean “${relativeLink(from.originalFile, near)}”? `;
}

/** It is best to link to a page by its file, because a moved file is noticed. */
function meantPage(
  missing: string,
  from: DocRecord,
  { docs, paths }: { docs: ReadonlyMap<string, DocRecord>; paths: ReadonlySet<string> },
): string {
  const near = nearestName(missing, [...paths]);
  if (near === null) return 'Link to the file of the page, as in ./choices.mdx.';
  const file = docs.get(near)?.originalFile;
  return `Did you mean “${file === undefined ? near : relativeLink(from.originalFile, file)}”?`;
}

function mendedHash(href: string, hash: string, anchors: readonly string[]): string | null {
  const meant = sameButCapitals(hash, anchors);
  return meant === null ? null : `${href.slice(0, href.indexOf('#'))}#${meant}`;
}
