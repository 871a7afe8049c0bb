import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makeProject } from '../testing/temp-project';
import { compileGatsbyFiles, replaceParcel } from './compile-gatsby-files.mjs';

const site = {
  'gatsby-config.ts':
    "import { title } from './src/title';\n" +
    'const config: object = { title, folder: `${__dirname}/content` };\n' +
    'export default config;\n',
  'gatsby-node.ts':
    "import { build } from 'esbuild';\nexport const onPreInit = (): unknown => build;\n",
  'src/title.ts': "export const title: string = 'A site';\n",
};

/** A Gatsby with these parts, and what it was told to stop with. */
function fakeGatsby(parts: object) {
  const stops: unknown[] = [];
  const compiler = {
    compileGatsbyFiles: jest.fn<Promise<string>, [string]>().mockResolvedValue('by Parcel'),
  };
  const reporter = { panic: (reason: unknown) => void stops.push(reason) };
  const modules: Record<string, object> = {
    './dist/utils/parcel/compile-gatsby-files': compiler,
    'gatsby-cli/lib/reporter': reporter,
    ...parts,
  };
  const require = (name: string): object => {
    const found = modules[name];
    if (found !== undefined) return found;
    throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
  };
  return { compiler, require, stops };
}

it('bundles the site’s own code, leaves packages outside, and knows the folder of the source', async () => {
  const root = makeProject(site);
  await compileGatsbyFiles(root);
  // In a process of its own: Jest would look for packages elsewhere.
  const load = (name: string) =>
    spawnSync(process.execPath, ['-p', `JSON.stringify(require('./.cache/compiled/${name}'))`], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(JSON.parse(load('gatsby-config').stdout)).toEqual({
    default: { title: 'A site', folder: `${root}/content` },
  });
  expect(load('gatsby-node').stderr).toContain("Cannot find module 'esbuild'");
});

it('replaces what was compiled before', async () => {
  const former = '.cache/compiled/plugins/old/gatsby-node.js';
  const root = makeProject({ ...site, [former]: '' });
  await compileGatsbyFiles(root);
  expect(existsSync(path.join(root, former))).toBe(false);
});

it('stops Gatsby at a mistake, with its file and line', async () => {
  const { compiler, require, stops } = fakeGatsby({});
  expect(replaceParcel({ require })).toBe(true);
  const root = makeProject(site);
  addFiles(root, { 'src/title.ts': 'export const title = ;\n' });
  await compiler.compileGatsbyFiles(root);
  expect(stops).toEqual([
    { id: '11901', context: { generalMessage: 'src/title.ts:1:22: Unexpected ";"' } },
  ]);
});

it('leaves sites with files of other kinds to Gatsby', async () => {
  const { compiler, require } = fakeGatsby({});
  replaceParcel({ require });
  const root = makeProject({ 'gatsby-config.js': '' });
  await expect(compiler.compileGatsbyFiles(root)).resolves.toBe('by Parcel');
  const withPlugin = makeProject({ ...site, 'plugins/own/gatsby-node.ts': '' });
  await expect(compiler.compileGatsbyFiles(withPlugin)).resolves.toBe('by Parcel');
});

it('waits for what has to come first', async () => {
  const { compiler, require } = fakeGatsby({});
  const { compileGatsbyFiles: byParcel } = compiler;
  let isReady = () => {};
  const before = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  replaceParcel({ require, before });
  const compiled = compiler.compileGatsbyFiles(makeProject());
  expect(byParcel).not.toHaveBeenCalled();
  isReady();
  await compiled;
  expect(byParcel).toHaveBeenCalledTimes(1);
});

it.each([
  ['another compiler', { './dist/utils/parcel/compile-gatsby-files': {} }],
  ['another reporter', { 'gatsby-cli/lib/reporter': {} }],
])('leaves a Gatsby with %s as it is', async (_, parts) => {
  const { compiler, require } = fakeGatsby(parts);
  expect(replaceParcel({ require })).toBe(false);
  await expect(compiler.compileGatsbyFiles(makeProject(site))).resolves.toBe('by Parcel');
});

it('leaves a Gatsby without these parts as it is', () => {
  const missing = () => {
    throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  };
  expect(replaceParcel({ require: missing })).toBe(false);
});

it('knows the Gatsby that is installed', () => {
  expect(replaceParcel()).toBe(true);
});
