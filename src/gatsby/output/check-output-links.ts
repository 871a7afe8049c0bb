import { hashOf, isOutside, splitHref } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { OutputPage } from './read-page';

interface OutputLinks {
  /** Links and ids of each page by its address. */
  pages: ReadonlyMap<string, Pick<OutputPage, 'hrefs' | 'ids'>>;
  pathPrefix: string;
  /** Addresses that respond but are not pages: redirects. */
  otherPaths: ReadonlySet<string>;
  hasFile: (address: string) => boolean;
}

/**
 * Checks every link of the finished pages, including those of the frame, which are in no content file. A link to a
 * missing page is an error, one to a missing anchor a warning.
 */
export function checkOutputLinks({
  pages,
  pathPrefix,
  otherPaths,
  hasFile,
}: OutputLinks): Problem[] {
  const known = [...pages.keys()];
  return [...pages].flatMap(([address, { hrefs }]) =>
    hrefs.flatMap((href): Problem[] => {
      if (isOutside(href)) return [];
      const problem = (severity: Problem['severity'], message: string, hint: string): Problem[] => [
        { severity, file: `the finished page ${address}`, line: 1, message, hint },
      ];
      const absolute = new URL(href, `http://site${pathPrefix}${address}`);
      if (!absolute.pathname.startsWith(`${pathPrefix}/`)) {
        return problem(
          'error',
          `A link is missing the path prefix: “${href}”.`,
          'Draw it with the Link component, which adds the prefix.',
        );
      }
      const target = splitHref(absolute.pathname.slice(pathPrefix.length)).path;
      const page = pages.get(target);
      if (page === undefined) {
        if (otherPaths.has(target) || hasFile(target)) return [];
        return problem(
          'error',
          `A link leads nowhere: “${href}”.`,
          `${didYouMean(target, known)}Fix it in the page, or in the frame around it.`,
        );
      }
      const hash = hashOf(href);
      if (hash === null || hash === '' || page.ids.includes(hash)) return [];
      return problem(
        'warning',
        `A link leads to no element “${hash}” on ${target}: “${href}”.`,
        didYouMean(hash, page.ids).trim() || 'Fix the part after “#”.',
      );
    }),
  );
}
