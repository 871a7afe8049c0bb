import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minimizeStyles, prefixStyles } from './compile-styles';

test('esbuild prefixes styles, in plain files and in modules', () => {
  const cssLoader = { loader: '/packages/css-loader/index.js' };
  const chain = () => [cssLoader, { loader: '/packages/postcss-loader/index.js', options: {} }];
  const script = { use: [{ loader: 'babel-loader' }] };
  const config = { module: { rules: [script, { oneOf: [{ use: chain() }, { use: chain() }] }] } };
  prefixStyles(config, ['safari16.4']);
  const use = [
    cssLoader,
    { loader: 'esbuild-loader', options: { loader: 'css', target: ['safari16.4'] } },
  ];
  expect(config.module.rules).toEqual([script, { oneOf: [{ use }, { use }] }]);
});

class CssMinimizerPlugin {
  options: Partial<{
    minify: (files: Record<string, string>) => Promise<{ code: string }>;
    parallel: boolean;
  }> = { parallel: true };
}

test('esbuild minimizes style sheets, for the browsers', async () => {
  const plugin = new CssMinimizerPlugin();
  minimizeStyles({ optimization: { minimizer: [plugin] } }, ['safari16.4']);
  const minimized = await plugin.options.minify?.({ 'a.css': '.a { user-select: none; }\n' });
  expect(minimized?.code).toBe('.a{-webkit-user-select:none;user-select:none}\n');
  expect(plugin.options.parallel).toBe(false);
});

test('tells when Gatsby no longer compiles styles this way', () => {
  expect(() => prefixStyles({ module: { rules: [] } }, [])).toThrow('PostCSS');
  expect(() => minimizeStyles({ optimization: { minimizer: [] } }, [])).toThrow('css-minimizer');
});

test.each([
  [
    'the one shorthand that Safari needs a prefix for and esbuild writes none',
    /text-decoration: \S+ /,
  ],
  ['colours that older phones do not know, which nothing lowers', /light-dark\(/],
])('no style has %s', (_what, pattern) => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(100);
  // Comments may name it.
  const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  expect(files.filter((file) => pattern.test(code(file)))).toEqual([]);
});
