import { makeProject } from '../../../testing/temp-project';
import { standingPaths } from './standing-paths';

it('lists the addresses of the pages in src/pages', () => {
  const files = [
    'index.tsx',
    '404.tsx',
    'play.tsx',
    'a/index.jsx',
    'a/b.ts',
    'play.test.tsx',
    'types.d.ts',
    'Play.module.css',
  ];
  const root = makeProject(Object.fromEntries(files.map((file) => [`src/pages/${file}`, ''])));
  expect(standingPaths(root).sort()).toEqual(['/', '/404/', '/a/', '/a/b/', '/play/']);
});

it('lists none where there is no such folder', () => {
  expect(standingPaths(makeProject())).toEqual([]);
});
