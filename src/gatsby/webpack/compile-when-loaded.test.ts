import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { isCompiledWhenLoaded } from './compile-when-loaded';

test('what workers load later is compiled at the start: in a worker, it would never arrive', async () => {
  const workers = ['lessons', 'playground'].flatMap((house) =>
    readdirSync(`src/${house}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.worker.ts'))
      .map((file) => `src/${house}/${file}`),
  );
  expect(workers.length).toBeGreaterThan(3);
  const { metafile } = await build({
    entryPoints: workers,
    outdir: 'nowhere',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'error',
  });
  const parts = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind }) => kind === 'dynamic-import')
    .map((part) => part.path);
  expect(parts).toContainEqual(expect.stringContaining('compile-program'));
  const late = parts.filter((part) => isCompiledWhenLoaded(process.cwd(), path.resolve(part)));
  expect(late).toEqual([]);
});

test.each([
  ['src/playground/editor/load-editor.ts', true],
  ['src/playground/player/load-player.ts', false],
  ['node_modules/some/src/index.js', false],
])('wherever the project is, %s waits for a page: %s', (file, isLate) => {
  for (const root of ['/home/ann/site', '/home/ann/src/site', '/src'])
    expect(isCompiledWhenLoaded(root, `${root}/${file}`)).toBe(isLate);
});
