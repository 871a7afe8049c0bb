import type { LineFix } from '../../core/problems/apply-fixes';
import type { DocRecord } from '../../core/pages/doc-record';
import { withTrailingSlash } from '../../core/paths/site-path';

/** Links to pages of the site without the slash at their end: the build adds it, and a reader of the file does not see it. */
export function slashFixes({ links }: Pick<DocRecord, 'links'>): LineFix[] {
  return links.flatMap(({ href, line }) => {
    const to = withTrailingSlash(href);
    // With what stands around it, since another address may begin with this one.
    return href.startsWith('/') && to !== href ? [{ line, from: `(${href})`, to: `(${to})` }] : [];
  });
}
