import path from 'node:path';

interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

/** Where Gatsby’s Babel is needed: it removes queries and build-only code from pages. */
const WITH_QUERIES = ['src/templates/', 'src/pages/', '.cache/dev-404-page.js'];
/** The site’s own code, and Gatsby’s app, which Gatsby copies next to it; not its lists of imports, which name chunks. */
const FAST = /^src\/.+\.tsx?$|^\.cache\/(?!_this_is_virtual).+\.js$/;

/** esbuild takes half of Babel’s time. */
export const withEsbuild = (target: readonly string[]): object => ({
  loader: 'esbuild-loader',
  options: { target, jsx: 'automatic', loader: 'tsx' },
});

/** SWC is as fast, and prepares components for Fast Refresh. */
export const withSwc = (): object => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  },
});

/** Makes `loader` compile the code of the project in `root` and of Gatsby’s app, in place, instead of Babel. */
export function compileOwnCode(
  config: { module: { rules: Rule[] } },
  root: string,
  loader: object,
): void {
  const { rules } = config.module;
  // One is Gatsby’s own, one comes from its TypeScript plugin.
  const byBabel = rules.filter(({ test }) => test instanceof RegExp && test.test('x.tsx'));
  if (byBabel.length === 0)
    throw new Error('Gatsby no longer compiles TypeScript with the rule that this replaces.');
  const isOwn = (file: string): boolean => {
    const place = path.relative(root, file).split(path.sep).join('/');
    return FAST.test(place) && !WITH_QUERIES.some((start) => place.startsWith(start));
  };
  for (const rule of byBabel) rule.exclude = [rule.exclude ?? [], isOwn].flat();
  rules.push({ include: isOwn, use: [loader] });
}
