import { parse } from 'yaml';
import { splitHref, withTrailingSlash } from '../../base/paths/site-path';
import { isRecord } from '../../ink/story/story-program';
import { patchYaml } from './patch-yaml';

/** A moved address and the reason, as in `redirects.yaml`. */
export interface Redirect {
  from: string;
  to: string;
  reason: string;
}

/** The redirects in the source of `redirects.yaml`; throws if it is not valid YAML, or has anything else in it. */
export function redirectsIn(source: string): Redirect[] {
  const list: unknown = parse(source) ?? [];
  if (!Array.isArray(list) || !list.every(isRedirect)) {
    throw new Error(
      'content/redirects.yaml has an entry that is not a redirect. Correct it first: each needs “from” and “to”.',
    );
  }
  return list;
}

function isRedirect(entry: unknown): entry is Redirect {
  return isRecord(entry) && typeof entry.from === 'string' && typeof entry.to === 'string';
}

/** The path of an address, as redirects are compared by it. */
export function pathOf(href: string): string {
  return splitHref(withTrailingSlash(href)).path;
}

/*
 * These change the source of `redirects.yaml` so that no redirect loops, leads to another one, or hides a page; all else
 * stays as it is written. They throw if it is not valid YAML.
 */

/** Adds a redirect, instead of one from the same address. */
export function addRedirect(source: string, redirect: Redirect): string {
  const from = pathOf(redirect.from);
  const others = redirectsIn(source).filter((other) => pathOf(other.from) !== from);
  // Readers who would come back end where the new one leads.
  const isCircle = end(redirect, others) === null;
  const kept = isCircle
    ? others.filter((other) => pathOf(other.from) !== pathOf(redirect.to))
    : others;
  return patchYaml(source, straighten([...kept, redirect]));
}

/** Lets redirects to a page follow it to a new address, and ends the one from there. */
export function followPage(source: string, from: string, to: string): string {
  const moved = straighten(redirectsIn(source)).map((redirect) =>
    pathOf(redirect.to) === from
      ? { ...redirect, to: to + splitHref(redirect.to).suffix }
      : redirect,
  );
  return patchYaml(
    source,
    moved.filter((redirect) => pathOf(redirect.from) !== to),
  );
}

/** Ends the redirects from the addresses of pages. */
export function makeWay(source: string, isPage: (path: string) => boolean): string {
  const kept = straighten(redirectsIn(source)).filter(({ from }) => !isPage(pathOf(from)));
  return patchYaml(source, kept);
}

/** Removes the redirects to pages that are deleted. */
export function dropTargets(source: string, isGone: (path: string) => boolean): string {
  const kept = straighten(redirectsIn(source)).filter(({ to }) => !isGone(pathOf(to)));
  return patchYaml(source, kept);
}

/** The redirects of two sides that began with the same ones: theirs, with what mine changes. */
export function mergeRedirects(before: string, mine: string, theirs: string): string {
  const [old, own] = [redirectsIn(before), redirectsIn(mine)];
  const isIn = (list: readonly Redirect[], one: Redirect) =>
    list.some(
      ({ from, to, reason }) =>
        pathOf(from) === pathOf(one.from) && to === one.to && reason === one.reason,
    );
  const changed = own.filter((one) => !isIn(old, one));
  const replaced = new Set(
    [...old.filter((one) => !isIn(own, one)), ...changed].map(({ from }) => pathOf(from)),
  );
  const kept = redirectsIn(theirs).filter(({ from }) => !replaced.has(pathOf(from)));
  return patchYaml(theirs, [...kept, ...changed]);
}

/** Redirects as they must be with these pages: straight, from no page, and to none that is gone. */
export function fitRedirects(
  source: string,
  { isPage, isGone }: Record<'isPage' | 'isGone', (path: string) => boolean>,
): string {
  return dropTargets(makeWay(source, isPage), isGone);
}

/** What became of a redirect: where it led, and where it leads now; null if it is gone. */
interface RedirectChange {
  from: string;
  before: string;
  now: string | null;
}

/** The redirects of one source that another has not, or that lead elsewhere there. */
export function changedRedirects(source: string, changed: string): RedirectChange[] {
  const left = redirectsIn(changed);
  return redirectsIn(source).flatMap(({ from, to: before }) => {
    // There can be several from one address, by mistake.
    const now = left.filter((one) => pathOf(one.from) === pathOf(from)).map(({ to }) => to);
    return now.includes(before) ? [] : [{ from, before, now: now[0] ?? null }];
  });
}

/** The addresses from which one source redirects and another does not. */
export function endedRedirects(source: string, changed: string): string[] {
  return changedRedirects(source, changed).flatMap(({ from, now }) => (now === null ? [from] : []));
}

/** The same redirects, each straight to where its readers end; without those that only lead in a circle. */
function straighten(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap((redirect) => {
    const to = end(redirect, redirects);
    return to === null ? [] : [to === redirect.to ? redirect : { ...redirect, to }];
  });
}

/** Where the readers of a redirect end; null if they go in a circle. */
function end({ from, to }: Redirect, redirects: readonly Redirect[]): string | null {
  const seen = new Set([pathOf(from)]);
  let href = to;
  for (;;) {
    const path = pathOf(href);
    if (seen.has(path)) return null;
    const next = redirects.find((other) => pathOf(other.from) === path);
    if (next === undefined) return href;
    seen.add(path);
    const { suffix } = splitHref(href);
    href = suffix === '' ? next.to : splitHref(next.to).path + suffix;
  }
}
