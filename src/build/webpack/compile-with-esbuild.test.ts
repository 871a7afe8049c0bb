import path from 'node:path';
import { compileWithEsbuild } from './compile-with-esbuild';

const src = path.resolve('src');

function compile() {
  const babel = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, use: 'babel' };
  const rules: { test?: unknown; include?: unknown; use?: unknown }[] = [
    { test: /\.css$/, use: 'css' },
    babel,
  ];
  compileWithEsbuild({ module: { rules } }, src, ['chrome111']);
  return (file: string) =>
    rules.flatMap(({ test: ending, include, use }) =>
      ending instanceof RegExp &&
      ending.test(file) &&
      (typeof include !== 'function' || (include as (name: string) => boolean)(file))
        ? [typeof use === 'string' ? use : 'esbuild']
        : [],
    );
}

test.each([
  ['components/ui/Link.tsx', 'esbuild'],
  ['core/paths/doc-path.ts', 'esbuild'],
  ['templates/doc.tsx', 'babel'],
  ['pages/index.tsx', 'babel'],
  ['../gatsby-browser.tsx', 'babel'],
  ['../.cache/production-app.js', 'babel'],
  ['styles/tokens.css', 'css'],
])('each file is compiled once: %s by %s', (file, compiler) => {
  expect(compile()(path.join(src, file))).toEqual([compiler]);
});

test('tells when Gatsby has no such rule', () => {
  expect(() => compileWithEsbuild({ module: { rules: [] } }, src, [])).toThrow(/another rule/);
});
