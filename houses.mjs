/**
 * The houses of `src`, and which others each may import; the parts of `components` are houses of their own. ESLint,
 * `npm run house` and a test read this table. Every house may import itself; tests may import `testing`.
 */
export const houses = {
  config: [],
  base: ['config'],
  core: ['base', 'config'],
  navigation: ['base', 'config', 'core'],
  ui: ['base', 'config'],
  editor: ['base', 'config', 'core', 'ui'],
  player: ['base', 'config', 'core', 'ui'],
  game: ['base', 'config', 'core', 'player'],
  workshop: ['base', 'config', 'core', 'editor', 'game', 'player', 'ui'],
  studio: ['base', 'config', 'core', 'editor', 'player', 'ui', 'workshop'],
  course: ['base', 'config', 'core', 'studio', 'ui', 'workshop'],
  samples: ['base', 'config', 'core', 'course', 'player', 'ui', 'workshop'],
  'components/mdx': ['base', 'config', 'core', 'navigation', 'samples', 'ui'],
  'components/chrome': ['base', 'components/mdx', 'config', 'core', 'navigation', 'samples', 'ui'],
  'problems-panel': ['base', 'config'],
  search: ['base', 'config', 'core', 'ui'],
  views: [
    'base',
    'components/chrome',
    'components/mdx',
    'config',
    'core',
    'samples',
    'search',
    'studio',
    'ui',
  ],
  admin: [
    'base',
    'components/chrome',
    'components/mdx',
    'config',
    'core',
    'editor',
    'problems-panel',
    'studio',
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
    'core',
    'navigation',
    'samples',
    'search',
    'ui',
    'versions',
  ],
  build: ['base', 'config', 'core'],
  testing: ['admin', 'build', 'config', 'core', 'player'],
  desk: ['base', 'build', 'config', 'core', 'testing'],
  pages: ['base', 'core', 'navigation', 'views'],
  templates: ['base', 'core', 'views'],
  tips: ['config', 'core'],
};

/**
 * What a house bundles or starts in a process of its own by its path (`src/build/entries.ts`), besides what it imports.
 */
export const bundles = {
  build: ['admin', 'app', 'game', 'player', 'studio', 'ui'],
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
