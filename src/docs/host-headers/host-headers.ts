import { WORKER_ADDRESS } from '../../base/app-files/offline-list';

/** Headers for the addresses that match a pattern; `*` stands for the rest of an address. */
export interface HeaderRule {
  /** Without the path prefix. */
  source: string;
  headers: Record<string, string>;
}

/**
 * What every answer carries. No Cache-Control: hosts have files asked for anew by themselves, and would add ours to
 * theirs. No Referrer-Policy: all supported browsers send other sites no more than the origin by themselves.
 */
export const SITE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // The rest of the policy is in each page: a <meta> can state everything but this.
  'Content-Security-Policy': "frame-ancestors 'self'",
};

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Hexadecimal digits of the hash in the names of scripts and styles. Every page loads the list of all names, so more
 * digits would cost every reader; a changed file keeps its name once in 16 million times.
 */
export const HASH_LENGTH = 6;

/** Names that webpack changes whenever the content changes. */
const HASHED = new RegExp(`[-.][\\da-f]{${HASH_LENGTH}}\\.(?:js|css)$`);

/** Folders where every file name contains a content hash: Gatsby’s, games’, and the chunks of the search index. */
const HASHED_FOLDERS = [
  '/static/',
  '/game-files/',
  '/games/',
  '/pagefind/filter/',
  '/pagefind/fragment/',
  '/pagefind/index/',
];

/** Tells whether the name of a file at the root of the site contains a content hash. */
export function isHashedFile(name: string): boolean {
  return HASHED.test(name);
}

/** Tells whether the address of a file contains a hash of its content: it never changes. */
export function isHashedAddress(address: string): boolean {
  const isAtRoot = address.lastIndexOf('/') === 0;
  return isAtRoot
    ? isHashedFile(address.slice(1))
    : HASHED_FOLDERS.some((folder) => address.startsWith(folder));
}

/** The headers that every host must send; `rootFiles` are the names of the files at the root of the site. */
export function hostHeaders(rootFiles: readonly string[]): HeaderRule[] {
  return [
    { source: '/*', headers: SITE_HEADERS },
    // Browsers look for a new version of the site in it.
    { source: WORKER_ADDRESS, headers: { 'Cache-Control': 'no-cache' } },
    ...HASHED_FOLDERS.map((folder) => ({ source: `${folder}*`, headers: FOR_EVER })),
    ...rootFiles
      .filter(isHashedFile)
      .sort()
      .map((name) => ({ source: `/${name}`, headers: FOR_EVER })),
  ];
}

/** Writes header rules in the `_headers` format of Netlify, Cloudflare Pages and `npm run serve`. */
export function headerRules(rules: readonly HeaderRule[], pathPrefix: string): string {
  return rules
    .map(({ source, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return [`${pathPrefix}${source}\n`, ...lines].join('');
    })
    .join('');
}
