import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../testing/temp-project';
import { circlesOf, importGraph } from './import-circles.mjs';

/** A tree draws itself. */
const ALLOWED = ['src/site/chrome/SidebarCategoryItem.tsx', 'src/site/chrome/SidebarItems.tsx'];

it('no files of the site import one another in a circle', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map((name) => path.posix.join('src', ...name.split(path.sep)));
  const graph = await importGraph(files);
  expect(files.filter((file) => !graph.has(file))).toEqual([]);
  expect([...graph.values()].flat().length).toBeGreaterThan(5000);
  expect(circlesOf(graph).map((circle) => circle.sort())).toEqual([ALLOWED]);
});

it('no folders import one another at any depth, types included, and src is no longer than it may be', () => {
  const house = execFileSync(process.execPath, ['scripts/house.mjs', '--list'], {
    encoding: 'utf8',
  });
  const [, list = ''] = /\nFolders in circles:\n([^]*?)\n\n/.exec(house) ?? [];
  const folders = list.split('\n').map((folder) => folder.trim());
  // What finds symptoms shows texts of pages, which may have what finds symptoms.
  expect(folders.sort()).toEqual(['src/site/mdx', 'src/site/mdx/symptom-finder']);
});

it.each([
  ['an import', "import { a } from './a';\nexport const c = a;"],
  ['an import with a type beside it', "import { a, type A } from './a';\nexport const c: A = a;"],
  ['an import for its effect', "import './a';\nexport const c = 1;"],
  ['a re-export', "export { a as c } from './a';"],
])('finds a circle of three files, closed by %s', async (_, c) => {
  expect(await circlesWith(c)).toEqual([['a.ts', 'b.tsx', 'lib/c.ts']]);
});

it.each([
  ['a type', "import type { A } from './a';\nexport const c: A = '';"],
  ['what is loaded later', "export const c = () => import('./a');"],
])('does not take %s for a part of a circle', async (_, c) => {
  expect(await circlesWith(c)).toEqual([]);
});

/** The circles of three files of which the last may import the first. */
async function circlesWith(c: string): Promise<string[][]> {
  const root = makeProject({
    'a.ts': "import { b } from './b';\nexport type A = string;\nexport const a: A = b;",
    'b.tsx':
      "import react from 'react';\nimport { c } from './lib/c';\nexport const b = <i>{c}</i>;",
    'lib/c.ts': c.replaceAll('./a', '../a'),
  });
  const circles = circlesOf(await importGraph(['a.ts', 'b.tsx', 'lib/c.ts'], root));
  return circles.map((circle) => circle.sort());
}
