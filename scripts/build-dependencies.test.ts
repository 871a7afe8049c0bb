import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '../src/gatsby/project/entries';
import { makeProject } from '../testing/temp-project';
import { packagesOf } from './import-circles.mjs';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)));

/** Where `npm run build` and `npm start` begin: commands, Gatsby’s own files, pages, and what is bundled by its path. */
const BEGINNINGS = [
  'scripts/gatsby.mjs',
  'scripts/launch-gatsby.mjs',
  'scripts/start.mjs',
  'gatsby-config.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'src/gatsby/hooks/gatsby-hooks.ts',
  ...sourcesIn('src/pages'),
  ...sourcesIn('src/templates'),
  ...Object.values(entries).filter((file) => /\.tsx?$/.test(file)),
];

it('everything that a build uses is a dependency: “npm ci --omit=dev” is enough for it', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const used = await packagesOf(BEGINNINGS);
  expect(used.size).toBeGreaterThan(60);
  const missing = [...used].filter(([name]) => dependencies[name] === undefined);
  expect(missing.map(([name, file]) => `${name}, used by ${file}`)).toEqual([]);
});

it.each([
  ['an import', "import { a } from 'lamp';", ['lamp']],
  ['a part of a package with a scope', "export { a } from '@quay/lamp/light';", ['@quay/lamp']],
  ['what is loaded later', "export const a = () => import('lamp');", ['lamp']],
  [
    'what is looked up, which no path is',
    "createRequire(path.resolve('package.json')).resolve('lamp/package.json');",
    ['lamp'],
  ],
  ['no type', "import type { A } from 'lamp';\nexport const a: A = 1;", []],
  ['nothing of Node', "import 'fs';\nimport 'node:path';", []],
])('finds the packages of %s', async (_, text, packages) => {
  const root = makeProject({ 'a.ts': "import './b';", 'b.ts': text });
  expect([...(await packagesOf(['a.ts'], root)).keys()]).toEqual(packages);
});
