/**
 * The houses of `src`, and which others each may import. ESLint, `npm run house` and the drawing in CONTRIBUTING read this
 * table. Every house may import itself and `styles`; tests may import `testing`.
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
  components: ['browser', 'core', 'navigation', 'samples', 'site'],
  'color-mode': ['browser', 'site'],
  navigation: ['browser', 'core', 'site'],
  announcement: ['browser', 'components', 'site'],
  tips: ['core', 'site'],
  versions: ['browser', 'site'],
  search: ['browser', 'components', 'core', 'site'],
  player: ['browser', 'components', 'core', 'site'],
  game: ['browser', 'core', 'player', 'site'],
  editor: ['browser', 'core', 'site'],
  workshop: ['browser', 'components', 'core', 'editor', 'game', 'player', 'site'],
  studio: ['browser', 'components', 'core', 'editor', 'player', 'site', 'workshop'],
  course: ['browser', 'components', 'core', 'site', 'studio', 'workshop'],
  samples: ['browser', 'components', 'core', 'course', 'player', 'site', 'workshop'],
  views: ['browser', 'components', 'core', 'samples', 'search', 'site', 'studio'],
  app: [
    ...['announcement', 'browser', 'color-mode', 'components', 'core', 'navigation', 'samples'],
    ...['search', 'site', 'versions'],
  ],
  templates: ['core', 'views'],
  pages: ['browser', 'core', 'navigation', 'views'],
  admin: ['browser', 'components', 'core', 'editor', 'problems-panel', 'site', 'studio', 'views'],
};

/**
 * What a house bundles or starts in a process of its own by its path (`src/build/entries.ts`), besides what it imports.
 */
export const bundles = {
  build: ['admin', 'app', 'game', 'player', 'studio', 'styles'],
  desk: [],
};

/** Whether a file of one house may import, or bundle, a file of another. */
export function mayUse(from, to, table = houses) {
  return from === to || to === 'styles' || (table[from] ?? []).includes(to);
}
