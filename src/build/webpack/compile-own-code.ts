import path from 'node:path';

interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

const TYPESCRIPT = /\.tsx?$/;
/** Where Gatsby’s Babel is needed: it removes queries and build-only code from pages. */
const WITH_QUERIES = ['templates', 'pages'];

/** esbuild takes half of Babel’s time. */
export const withEsbuild = (target: readonly string[]): object => ({
  loader: 'esbuild-loader',
  options: { target, jsx: 'automatic' },
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

/** Makes `loader` compile the site’s own code below `src`, in place, instead of Babel. */
export function compileOwnCode(
  config: { module: { rules: Rule[] } },
  src: string,
  loader: object,
): void {
  const { rules } = config.module;
  // One is Gatsby’s own, one comes from its TypeScript plugin.
  const byBabel = rules.filter(({ test }) => test instanceof RegExp && test.test('x.tsx'));
  if (byBabel.length === 0)
    throw new Error('Gatsby no longer compiles TypeScript with the rule that this replaces.');
  const others = WITH_QUERIES.map((folder) => path.join(src, folder) + path.sep);
  const isOwn = (file: string): boolean =>
    TYPESCRIPT.test(file) &&
    file.startsWith(src + path.sep) &&
    !others.some((folder) => file.startsWith(folder));
  for (const rule of byBabel) rule.exclude = [rule.exclude ?? [], isOwn].flat();
  rules.push({ include: isOwn, use: [loader] });
}
