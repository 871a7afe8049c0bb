/**
 * The houses of `src`, and which others each may import; the parts of `components` are houses of their own. ESLint,
 * `npm run house` and a test read this table. Every house may import itself.
 */
export const houses = {
  config: [],
  base: ['config'],
  ui: ['base', 'config'],
  announcement: ['base', 'config', 'ui'],
  'color-mode': ['base', 'config'],
  ink: ['base', 'config'],
  docs: ['base', 'config', 'ink'],
  playground: ['base', 'config', 'ink', 'ui'],
  lessons: ['base', 'config', 'docs', 'ink', 'playground', 'ui'],
  navigation: ['base', 'config', 'docs'],
  'components/mdx': ['base', 'config', 'docs', 'ink', 'lessons', 'navigation', 'ui'],
  'components/chrome': ['base', 'components/mdx', 'config', 'docs', 'lessons', 'navigation', 'ui'],
  search: ['base', 'config', 'docs', 'ui'],
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
  'problems-panel': ['base', 'config'],
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
  cms: [
    'base',
    'components/chrome',
    'components/mdx',
    'config',
    'docs',
    'ink',
    'lessons',
    'playground',
    'problems-panel',
    'views',
  ],
  gatsby: ['base', 'cms', 'config', 'docs', 'ink', 'lessons'],
  author: ['base', 'config', 'docs', 'gatsby', 'ink', 'lessons'],
  pages: ['base', 'docs', 'ink', 'navigation', 'views'],
  templates: ['base', 'docs', 'views'],
  tips: ['config', 'docs'],
};

/**
 * What a house bundles or starts in a process of its own by its path (`src/gatsby/project/entries.ts`), besides what it imports.
 */
export const bundles = {
  gatsby: ['app', 'cms', 'playground', 'ui'],
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
