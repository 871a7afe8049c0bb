/** Where each kind of content may come from; scripts also by the hashes of those within the page. */
const SOURCES = {
  'default-src': ["'self'"],
  // Search runs WebAssembly; “eval” stays forbidden.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // Stories that are played in the page may name pictures and sounds of the web.
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
} as const;

/**
 * The policy of one page, as a `<meta>` may state it. `hashes` are those of its inline scripts, base64 of SHA-256.
 */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  return Object.entries(SOURCES)
    .map(([directive, sources]) => {
      const own = directive === 'script-src' ? hashes.map((hash) => `'sha256-${hash}'`) : [];
      return [directive, ...sources, ...own].join(' ');
    })
    .join('; ');
}
