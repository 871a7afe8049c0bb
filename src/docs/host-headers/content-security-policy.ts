/** The allowed sources for each kind of content; scripts also by the hashes of the page’s inline scripts. */
const SOURCES = {
  'default-src': ["'self'"],
  // Search runs WebAssembly; “eval” stays forbidden.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // Stories played in the page can use pictures and sounds from the web.
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
} as const;

/**
 * The policy of one page, in the form a `<meta>` can state. `hashes` are the base64 SHA-256 hashes of its inline
 * scripts.
 */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  return Object.entries(SOURCES)
    .map(([directive, sources]) => {
      const own = directive === 'script-src' ? hashes.map((hash) => `'sha256-${hash}'`) : [];
      return [directive, ...sources, ...own].join(' ');
    })
    .join('; ');
}
