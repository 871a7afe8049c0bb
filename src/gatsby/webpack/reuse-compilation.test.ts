import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { ReuseCompilation } from './reuse-compilation';

const files = { 'lamp.js': "import { wick } from './wick';\nconsole.log(wick);", 'wick.js': '' };
const wick = (text: string) => ({ 'wick.js': `export const wick = '${text}';` });

/** Files are older than what is compiled next. */
function age(root: string, ...names: string[]): void {
  for (const name of names) utimesSync(path.join(root, name), 1, 1);
}

function project(more: Record<string, string> = {}) {
  const root = makeProject({ ...files, ...wick('cotton'), ...more });
  age(root, 'lamp.js', 'wick.js', ...Object.keys(more));
  let lastHash = '';
  /** Compiles it; tells whether webpack did so, and with what result. */
  const compile = async (changes: Configuration = {}, kept = lastHash) => {
    const config: Configuration = {
      context: root,
      entry: './lamp.js',
      output: { path: path.join(root, 'public'), filename: 'lamp.js' },
      mode: 'production',
      ...changes,
    };
    const note = path.join(root, '.cache/note.json');
    const reuse = { note, config: { ...config }, lastHash: kept, alsoWritten: ['stats.json'] };
    const compiler = webpack({ ...config, plugins: [new ReuseCompilation(reuse)] });
    let isCompiled = false;
    compiler.hooks.thisCompilation.tap('Test', () => {
      isCompiled = true;
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    const isGood = stats?.hasErrors() === false && !stats.hasWarnings();
    await promisify(compiler.close.bind(compiler))();
    lastHash = stats?.hash ?? '';
    return { isCompiled, isGood, hash: lastHash };
  };
  const written = () => readFileSync(path.join(root, 'public/lamp.js'), 'utf8');
  return { root, compile, written };
}

it('compiles once what does not change', async () => {
  const { root, compile, written } = project();
  const first = await compile();
  const { mtimeMs } = statSync(path.join(root, 'public/lamp.js'));
  expect(first).toMatchObject({ isCompiled: true, isGood: true });
  expect(await compile()).toEqual({ ...first, isCompiled: false });
  expect(statSync(path.join(root, 'public/lamp.js')).mtimeMs).toBe(mtimeMs);
  // Another time, another owner: only what is in a file counts.
  addFiles(root, wick('cotton'));
  expect(await compile()).toMatchObject({ isCompiled: false });
  expect(written()).toMatch(/cotton/);
});

it('compiles again what it has read otherwise', async () => {
  const { root, compile, written } = project();
  await compile();
  addFiles(root, wick('hemp'));
  age(root, 'wick.js');
  expect(await compile()).toMatchObject({ isCompiled: true });
  expect(written()).toMatch(/hemp/);
  expect(await compile()).toMatchObject({ isCompiled: false });
});

it.each<[string, (root: string) => void]>([
  ['a file that comes before one that was found', (root) => addFiles(root, { wick: '' })],
  ['a file that is gone', (root) => rmSync(path.join(root, 'wick.js'))],
  ['a result that is gone', (root) => rmSync(path.join(root, 'public/lamp.js'))],
  ['a result that is not the same', (root) => addFiles(root, { 'public/lamp.js': '' })],
  ['what else was written', (root) => addFiles(root, { 'public/stats.json': '{}' })],
  ['a note that is half written', (root) => addFiles(root, { '.cache/note.json': '{"hash":' })],
])('compiles again after a change of %s', async (_, change) => {
  const { root, compile } = project();
  await compile();
  change(root);
  expect(await compile()).toMatchObject({ isCompiled: true });
});

it('compiles again with another configuration', async () => {
  const { compile } = project();
  await compile();
  const plugins = [new webpack.DefinePlugin({ LIT: '1' })];
  expect(await compile({ plugins })).toMatchObject({ isCompiled: true });
  expect(await compile({ plugins })).toMatchObject({ isCompiled: false });
  const rules = [{ test: (file: string) => file.endsWith('.md'), type: 'asset' }];
  expect(await compile({ module: { rules } })).toMatchObject({ isCompiled: true });
});

it('compiles for pages that belong to another compilation, or to none', async () => {
  const { compile } = project();
  await compile();
  expect(await compile({}, '')).toMatchObject({ isCompiled: true });
});

it('keeps no compilation during which a file was saved', async () => {
  const { root, compile } = project();
  utimesSync(path.join(root, 'wick.js'), new Date(), new Date(Date.now() + 60_000));
  await compile();
  expect(await compile()).toMatchObject({ isCompiled: true });
});

it('says warnings and errors each time', async () => {
  const { root, compile } = project({ 'wick.js': 'export const flame = 1;' });
  expect(await compile()).toMatchObject({ isCompiled: true, isGood: false });
  expect(await compile()).toMatchObject({ isCompiled: true, isGood: false });
  addFiles(root, { 'lamp.js': "import './oil';" });
  expect(await compile()).toMatchObject({ isCompiled: true, isGood: false });
  expect(await compile()).toMatchObject({ isCompiled: true, isGood: false });
});
