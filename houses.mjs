/**
 * The houses of `src`, and which others each may import. `npm run house` and tests read this table. Every house
 * may import itself.
 */
export const houses = {
  config: [],
  base: ['config'],
  ink: ['base', 'config'],
  docs: ['base', 'config', 'ink'],
  ui: ['base', 'config'],
  playground: ['base', 'config', 'ink', 'ui'],
  lessons: ['base', 'config', 'docs', 'ink', 'playground', 'ui'],
  site: ['base', 'config', 'docs', 'ink', 'lessons', 'playground', 'ui'],
  cms: ['base', 'config', 'docs', 'ink', 'lessons', 'playground', 'site', 'ui'],
  gatsby: ['base', 'cms', 'config', 'docs', 'ink', 'lessons'],
  author: ['base', 'cms', 'config', 'docs', 'gatsby', 'ink', 'lessons'],
  pages: ['base', 'docs', 'ink', 'site'],
  templates: ['base', 'docs', 'site'],
};

/**
 * What a house bundles or starts in a process of its own by its path (`src/gatsby/project/entries.ts`), besides what it
 * imports.
 */
export const bundles = {
  gatsby: ['cms', 'playground', 'site', 'ui'],
};

/** The house of a file, by its path from the project: `src/base/text/words.ts`. */
export function houseOf(file) {
  return file.split('/')[1] ?? '';
}

/** Whether a file of one house may import, or bundle, a file of another. */
export function mayUse(from, to, table = houses) {
  return from === to || (table[from] ?? []).includes(to);
}
