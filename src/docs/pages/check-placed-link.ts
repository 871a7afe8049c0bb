import { isFilePath, isOutside, splitHref, withTrailingSlash } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { LinkTargets } from './check-links';

/** A link in a data file. */
export interface PlacedLink {
  label: string;
  href: string;
  line: number;
}

/** Reports a link of `place` (“the sidebar”) that points to something on this site that does not exist. */
export function checkPlacedLink(
  { label, href, line }: PlacedLink,
  place: string,
  file: string,
  { paths, hasFile }: Pick<LinkTargets, 'paths' | 'hasFile'>,
): Problem[] {
  if (isOutside(href)) return [];
  const { path } = splitHref(withTrailingSlash(href));
  if (isFilePath(path) ? hasFile(path) : paths.has(path)) return [];
  return [
    {
      severity: 'error',
      file,
      line,
      message: `The link “${label}” in ${place} leads nowhere: ${href}.`,
      hint: `${didYouMean(path, [...paths])}Write an address of the site, or one that begins with https://.`,
    },
  ];
}
