/** Headers for the addresses that a pattern matches; `*` stands for the rest of an address. */
export interface HeaderRule {
  /** Without path prefix. */
  source: string;
  headers: Record<string, string>;
}

/** What every answer carries. No Cache-Control: hosts have files asked for anew by themselves, and would add ours to theirs. */
export const SITE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // The rest of the policy stands in each page: a <meta> can say all but this.
  'Content-Security-Policy': "frame-ancestors 'self'",
};

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Names that webpack makes anew whenever the content changes. */
const HASHED = /[-.][\da-f]{20}\.(?:js|css)$/;

/** Folders in which every file has its content’s hash in its name: Gatsby’s, and the pieces of the search’s index. */
const HASHED_FOLDERS = ['/static/', '/pagefind/filter/', '/pagefind/fragment/', '/pagefind/index/'];

/** Tells whether a file at the root of the site has its content’s hash in its name. */
export function isHashedFile(name: string): boolean {
  return HASHED.test(name);
}

/** What every host is to send; `rootFiles` are the names of the files at the root of the site. */
export function hostHeaders(rootFiles: readonly string[]): HeaderRule[] {
  return [
    { source: '/*', headers: SITE_HEADERS },
    ...HASHED_FOLDERS.map((folder) => ({ source: `${folder}*`, headers: FOR_EVER })),
    ...rootFiles
      .filter(isHashedFile)
      .sort()
      .map((name) => ({ source: `/${name}`, headers: FOR_EVER })),
  ];
}

/** Writes header rules as Netlify, Cloudflare Pages and `npm run serve` read them from `_headers`. */
export function headerRules(rules: readonly HeaderRule[], pathPrefix: string): string {
  return rules
    .map(({ source, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return [`${pathPrefix}${source}\n`, ...lines].join('');
    })
    .join('');
}
