const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const SAFE_OUTSIDE = /^(?:https?:|mailto:|tel:|\/\/)/i;
/** A file extension starts with a letter; `/docs/2.5` is a version’s folder. */
const FILE_EXTENSION = /\.[a-z][a-z\d]*$/i;

/** Tells whether an address leaves the site (has a scheme or a host). */
export function isOutside(href: string): boolean {
  return OUTSIDE.test(href);
}

/** Tells whether content can link to an outside address: `javascript:` and `data:` could run code. */
export function isSafeOutside(href: string): boolean {
  return SAFE_OUTSIDE.test(href);
}

/** Tells whether a path leads to a static file, not to a page. */
export function isFilePath(path: string): boolean {
  return FILE_EXTENSION.test(path);
}

/** Splits an address into its path and the rest, `?query#hash`. */
export function splitHref(href: string): { path: string; suffix: string } {
  const end = href.search(/[?#]/);
  return end === -1
    ? { path: href, suffix: '' }
    : { path: href.slice(0, end), suffix: href.slice(end) };
}

/** Decodes the escapes in a part of an address; malformed ones stay as they are. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The decoded fragment of an address without `#`, or null. */
export function hashOf(href: string): string | null {
  const start = href.indexOf('#');
  return start === -1 ? null : decodeEscapes(href.slice(start + 1));
}

/**
 * Adds a trailing slash to an inside path, before `?` and `#`. Files (paths with an extension) keep their address:
 * `/files/map.pdf/` would not be found (facebook/docusaurus#7972).
 */
export function withTrailingSlash(href: string): string {
  if (isOutside(href) || href.startsWith('#')) return href;
  const { path, suffix } = splitHref(href);
  if (path === '' || path.endsWith('/') || isFilePath(path)) return href;
  return `${path}/${suffix}`;
}

/** Joins path segments with single slashes and a leading one: `('/docs', 'a/b')` → `/docs/a/b`. */
export function joinPath(...segments: string[]): string {
  return `/${segments
    .flatMap((segment) => segment.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

/** The address of a page from path segments, with a trailing slash: `('/docs/2.5', 'a.b')` → `/docs/2.5/a.b/`. */
export function pagePath(...segments: string[]): string {
  const path = joinPath(...segments);
  return path === '/' ? path : `${path}/`;
}
