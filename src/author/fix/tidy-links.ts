import { withTrailingSlash } from '../../base/paths/site-path';
import type { LineFix } from '../../base/problems/apply-fixes';
import type { DocRecord } from '../../docs/sidebar/doc-record';

/**
 * Links to pages of the site without a trailing slash: the build adds it, but people reading the file do not see
 * that.
 */
export function slashFixes({ links }: Pick<DocRecord, 'links'>): LineFix[] {
  return links.flatMap(({ href, line }) => {
    const to = withTrailingSlash(href);
    // With the surrounding characters, because another address may start with this one.
    return href.startsWith('/') && to !== href ? [{ line, from: `(${href})`, to: `(${to})` }] : [];
  });
}
