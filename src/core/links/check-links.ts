import type { DocRecord } from '../pages/doc-record';
import { hashOf, isFilePath, isOutside, isSafeOutside, splitHref } from '../paths/site-path';
import type { Problem } from '../problems/problem';
import { didYouMean } from '../text/nearest-name';
import { resolveHref } from './resolve-href';

/** The places that links can lead to. */
export interface LinkTargets {
  /** Addresses of all pages and redirects. */
  paths: ReadonlySet<string>;
  /** Tells whether a static file is there, by its address. */
  hasFile: (path: string) => boolean;
}

/** Checks every link of the docs: broken pages are errors; broken anchors and `.mdx` links warnings. */
export function checkLinks(docs: readonly DocRecord[], { paths, hasFile }: LinkTargets): Problem[] {
  const byFile = new Map(docs.map((doc) => [doc.originalFile, doc]));
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const findDocPath = (file: string) => byFile.get(file)?.path ?? null;
  return docs.flatMap((doc) =>
    doc.links.flatMap(({ href, line }): Problem[] => {
      const problem = (severity: Problem['severity'], message: string, hint: string): Problem[] => [
        { severity, file: doc.file, line, message, hint },
      ];
      const resolved = resolveHref(href, doc.originalFile, doc.path, findDocPath);
      if ('missingFile' in resolved) {
        return problem(
          'warning',
          `The link “${href}” names no file: ${resolved.missingFile}.`,
          `${didYouMean(resolved.missingFile, [...byFile.keys()])}Links between pages are relative to the file they stand in.`,
        );
      }
      if (isOutside(resolved.href)) {
        if (isSafeOutside(resolved.href)) return [];
        return problem(
          'error',
          `The link “${href}” is of a kind that content may not have.`,
          'Link to an https:// address, to mailto: or tel:, or to a page of the site.',
        );
      }
      const path = splitHref(resolved.href).path || doc.path;
      if (isFilePath(path)) {
        return hasFile(path)
          ? []
          : problem(
              'error',
              `The link “${href}” leads to no file.`,
              `Put the file at static${path}, or mend the link.`,
            );
      }
      if (!paths.has(path)) {
        return problem(
          'error',
          `The link “${href}” leads to no page: ${path}.`,
          `${didYouMean(path, [...paths])}Link to the file of the page, as in ./choices.mdx.`,
        );
      }
      const hash = hashOf(resolved.href);
      const target = byPath.get(path);
      if (hash === null || hash === '' || target === undefined || target.anchors.includes(hash))
        return [];
      return problem(
        'warning',
        `The link “${href}” leads to no heading “${hash}” on ${path}.`,
        `${didYouMean(hash, target.anchors)}The ids there: ${target.anchors.join(', ') || 'none'}.`,
      );
    }),
  );
}
