/**
 * The houses of `src`, and which others each may import; the parts of `components` are houses of their own. ESLint,
 * `npm run house` and a test read this table. Every house may import itself and `styles`; tests may import `testing`.
 */
export const houses = {
  site: [],
  styles: [],
  core: ['site'],
  browser: ['core', 'site'],
  'problems-panel': ['core'],
  build: ['core', 'site'],
  desk: ['build', 'core', 'site', 'testing'],
  testing: ['admin', 'build', 'core', 'player', 'site'],
  'components/ui': ['browser', 'core', 'site'],
  'components/mdx': ['browser', 'components/ui', 'core', 'navigation', 'samples', 'site'],
  'components/chrome': [
    'browser',
    'components/mdx',
    'components/ui',
    'core',
    'navigation',
    'samples',
    'site',
  ],
  'color-mode': ['browser', 'site'],
  navigation: ['browser', 'core', 'site'],
  announcement: ['browser', 'components/ui', 'site'],
  tips: ['core', 'site'],
  versions: ['browser', 'site'],
  search: ['browser', 'components/ui', 'core', 'site'],
  player: ['browser', 'components/ui', 'core', 'site'],
  game: ['browser', 'core', 'player', 'site'],
  editor: ['browser', 'core', 'site'],
  workshop: ['browser', 'components/ui', 'core', 'editor', 'game', 'player', 'site'],
  studio: ['browser', 'components/ui', 'core', 'editor', 'player', 'site', 'workshop'],
  course: ['browser', 'components/ui', 'core', 'site', 'studio', 'workshop'],
  samples: ['browser', 'components/ui', 'core', 'course', 'player', 'site', 'workshop'],
  views: [
    'browser',
    'components/chrome',
    'components/mdx',
    'components/ui',
    'core',
    'samples',
    'search',
    'site',
    'studio',
  ],
  app: [
    ...['announcement', 'browser', 'color-mode', 'components/chrome', 'components/mdx'],
    ...['components/ui', 'core', 'navigation', 'samples', 'search', 'site', 'versions'],
  ],
  templates: ['core', 'views'],
  pages: ['browser', 'core', 'navigation', 'views'],
  admin: [
    'browser',
    'components/chrome',
    'components/mdx',
    'components/ui',
    'core',
    'editor',
    'problems-panel',
    'site',
    'studio',
    'views',
  ],
};

/**
 * What a house bundles or starts in a process of its own by its path (`src/build/entries.ts`), besides what it imports.
 */
export const bundles = {
  build: ['admin', 'app', 'game', 'player', 'studio', 'styles'],
};

/** The house of a file, by its path from the project: `src/core/text/trim.ts`. */
export function houseOf(file) {
  const [, first = '', second = ''] = file.split('/');
  return `${first}/${second}` in houses ? `${first}/${second}` : first;
}

/** Whether a file of one house may import, or bundle, a file of another. */
export function mayUse(from, to, table = houses) {
  return from === to || to === 'styles' || (table[from] ?? []).includes(to);
}
