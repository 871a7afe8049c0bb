/**
 * The houses of `src`, and which others each may import; the parts of `components` are houses of their own. ESLint,
 * `npm run house` and a test read this table. Every house may import itself; tests may import `testing`.
 */
export const houses = {
  config: [],
  base: ['config'],
  ink: ['base', 'config'],
  docs: ['base', 'config', 'ink'],
  ui: ['base', 'config'],
  playground: ['base', 'config', 'ink', 'ui'],
  lessons: ['base', 'config', 'docs', 'ink', 'playground', 'ui'],
  navigation: ['base', 'config', 'docs'],
  'components/mdx': ['base', 'config', 'docs', 'ink', 'lessons', 'navigation', 'ui'],
  'components/chrome': ['base', 'components/mdx', 'config', 'docs', 'lessons', 'navigation', 'ui'],
  core: ['base', 'config', 'docs'],
  'problems-panel': ['base', 'config'],
  search: ['base', 'config', 'docs', 'ui'],
  views: [
    'base',
    'components/chrome',
    'components/mdx',
    'config',
    'docs',
    'ink',
    'lessons',
    'playground',
    'search',
    'ui',
  ],
  admin: [
    'base',
    'components/chrome',
    'components/mdx',
    'config',
    'core',
    'docs',
    'ink',
    'lessons',
    'playground',
    'problems-panel',
    'views',
  ],
  announcement: ['base', 'config', 'ui'],
  'color-mode': ['base', 'config'],
  versions: ['base', 'config'],
  app: [
    'announcement',
    'base',
    'color-mode',
    'components/chrome',
    'components/mdx',
    'config',
    'docs',
    'lessons',
    'navigation',
    'search',
    'ui',
    'versions',
  ],
  build: ['base', 'config', 'core', 'docs', 'ink', 'lessons'],
  desk: ['base', 'build', 'config', 'docs', 'ink', 'lessons'],
  pages: ['base', 'docs', 'ink', 'navigation', 'views'],
  templates: ['base', 'docs', 'views'],
  testing: ['admin', 'build', 'config', 'core', 'docs', 'ink', 'playground'],
  tips: ['config', 'docs'],
};

/**
 * What a house bundles or starts in a process of its own by its path (`src/build/entries.ts`), besides what it imports.
 */
export const bundles = {
  build: ['admin', 'app', 'playground', 'ui'],
};

/** The house of a file, by its path from the project: `src/base/text/words.ts`. */
export function houseOf(file) {
  const [, first = '', second = ''] = file.split('/');
  return `${first}/${second}` in houses ? `${first}/${second}` : first;
}

/** Whether a file of one house may import, or bundle, a file of another. */
export function mayUse(from, to, table = houses) {
  return from === to || (table[from] ?? []).includes(to);
}
