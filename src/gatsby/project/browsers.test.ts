import { readFileSync } from 'node:fs';
import { browserslist } from '../../../package.json';
import { BROWSERS } from './browsers';

const NAMES = new Map([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari on a Mac'],
  ['ios_saf', 'Safari on an iPhone or iPad (the version of iOS)'],
  ['samsung', 'Samsung Internet'],
]);

const versions = (list: readonly string[]) =>
  new Map(list.map((line) => line.split(' >= ') as [string, string]));

test('code is compiled for the browsers that read and play', () => {
  expect(BROWSERS).toEqual(['chrome111', 'firefox113', 'safari16.4']);
});

test('the page “Which browsers” has both lists of package.json', () => {
  const [readers, writers] = [versions(browserslist.defaults), versions(browserslist.writers)];
  const page = readFileSync('content/docs/playground/which-browsers.mdx', 'utf8');
  const rows = [...page.matchAll(/^\| (.+?) \| ([\d.]+) \| ([\d.]+) \|$/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    [...readers].map(([name, version]) => [NAMES.get(name), version, writers.get(name)]),
  );
});
