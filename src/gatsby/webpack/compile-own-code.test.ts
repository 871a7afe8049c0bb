import path from 'node:path';
import { compileOwnCode, withEsbuild } from './compile-own-code';

const src = path.resolve('src');

interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

function matches(condition: unknown, file: string): boolean {
  if (condition instanceof RegExp) return condition.test(file);
  return Array.isArray(condition)
    ? condition.some((part) => matches(part, file))
    : typeof condition === 'function' && (condition as (name: string) => boolean)(file);
}

function compile() {
  const rules: Rule[] = [
    { test: /\.css$/, use: 'css' },
    { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, use: 'babel' },
    { test: /\.tsx?$/, use: 'plugin' },
  ];
  compileOwnCode({ module: { rules } }, path.resolve(), withEsbuild(['chrome111']));
  return (file: string) =>
    rules.flatMap(({ test: ending = /^/, include = /^/, exclude, use }) =>
      matches(ending, file) && matches(include, file) && !matches(exclude, file)
        ? [typeof use === 'string' ? use : 'esbuild']
        : [],
    );
}

test.each([
  ['components/ui/Link.tsx', ['esbuild']],
  ['core/paths/doc-path.ts', ['esbuild']],
  ['templates/doc.tsx', ['babel', 'plugin']],
  ['pages/index.tsx', ['babel', 'plugin']],
  ['../gatsby-browser.tsx', ['babel', 'plugin']],
  ['../.cache/production-app.js', ['esbuild']],
  ['../.cache/slice/context.js', ['esbuild']],
  ['../.cache/dev-404-page.js', ['babel']],
  ['../.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js', ['babel']],
  ['styles/tokens.css', ['css']],
])('own code is compiled once, by esbuild, the rest as before: %s', (file, compilers) => {
  expect(compile()(path.join(src, file))).toEqual(compilers);
});

test('tells when Gatsby has no such rule', () => {
  expect(() => compileOwnCode({ module: { rules: [] } }, path.resolve(), withEsbuild([]))).toThrow(
    /no longer compiles/,
  );
});
