import { hashOf, isOutside, isSafeOutside, splitHref } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { Redirect } from './redirect';

/** Finds redirects that shadow a page, are repeated, loop or point nowhere. */
export function checkRedirects(
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
  file: string,
  anchorsByPath: ReadonlyMap<string, readonly string[]> = new Map(),
): Problem[] {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return redirects.flatMap((redirect): Problem[] => {
    const { from, to, line } = redirect;
    const problem = (message: string, hint: string): Problem[] => [
      { severity: 'error', file, line, message, hint },
    ];
    if (pagePaths.has(from))
      return problem(
        `The redirect from ${from} shadows a page.`,
        'Remove the redirect, or move the page.',
      );
    if (byFrom.get(from) !== redirect)
      return problem(`There are two redirects from ${from}.`, 'Keep one.');
    if (loops(redirect, byFrom))
      return problem(
        `The redirect from ${from} leads back to itself.`,
        'Set “to” to the page that is there now.',
      );
    const target = splitHref(to).path;
    if (isOutside(to)) {
      if (isSafeOutside(to)) return [];
    } else if (!pagePaths.has(target) && byFrom.has(target)) {
      return problem(
        `The redirect from ${from} leads to another one, from ${target}.`,
        `Set “to” to where that one leads: ${byFrom.get(target)?.to ?? ''}`,
      );
    } else if (pagePaths.has(target)) {
      const hash = hashOf(to) ?? '';
      const anchors = anchorsByPath.get(target);
      if (hash === '' || anchors === undefined || anchors.includes(hash)) return [];
      return problem(
        `The redirect from ${from} points at “#${hash}” on ${target}, where no heading has that id.`,
        `${didYouMean(hash, anchors)}Write the id of a heading, or leave “#${hash}” out.`,
      );
    }
    return problem(
      `The redirect from ${from} points at ${to}, where there is no page.`,
      `${didYouMean(target, [...pagePaths])}Set “to” to a page of this site or an https:// address.`,
    );
  });
}

function loops(start: Redirect, byFrom: ReadonlyMap<string, Redirect>): boolean {
  const seen = new Set<Redirect>();
  let current: Redirect | undefined = start;
  while (current !== undefined) {
    if (seen.has(current)) return current === start;
    seen.add(current);
    current = byFrom.get(splitHref(current.to).path);
  }
  return false;
}
