import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replacements, type Original } from './replacements';

const TWO_KILOBYTES = 2048;

const nameOf = (file: string): string => path.basename(file);
const rows = replacements.map((row) => ({
  ...row,
  name: nameOf(row.file),
  originals: row.madeFor.map(({ package: name, file }) => `${name}/${file}`).join(', '),
}));
const originals = rows.flatMap(({ name, madeFor }) =>
  madeFor.map((original) => ({ ...original, name })),
);

/** What is to be done about an original that has changed. */
function toDo({ package: name, version, file, digest }: Original, replacement: string) {
  const source = path.resolve('node_modules', name, file);
  const { version: installed } = JSON.parse(
    readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8'),
  ) as { version: string };
  const next = `compare src/gatsby/replacements/${replacement} with the new original, then record its version`;
  if (!existsSync(source))
    return `${name} ${installed} has no ${file}: find where it is now, ${next}`;
  const found = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  if (found === digest) return null;
  return `${name}/${file} has changed from ${version} to ${installed}: ${next} and its digest (${found}) in replacements.ts`;
}

test.each(originals)('$name was made for $package/$file as it is', ({ name, ...original }) => {
  expect(toDo(original, name)).toBeNull();
});

test('a changed original is reported with what to do', () => {
  const [original] = originals;
  if (!original) throw new Error('There are replacements.');
  const { name, ...recorded } = original;
  expect(toDo({ ...recorded, version: '1.0.0', digest: 'another' }, name)).toMatch(
    /has changed from 1\.0\.0 to [\d.]+: compare src\/gatsby\/replacements\/.* with the new original, then record its version/,
  );
  expect(toDo({ ...recorded, file: 'gone.js' }, name)).toMatch(
    /has no gone\.js: find where it is now/,
  );
});

test.each(rows)(
  '$name for $originals saves 2 KB, or says why it stays',
  ({ saves, staysBecause }) => {
    expect(saves >= TWO_KILOBYTES || staysBecause !== undefined).toBe(true);
  },
);

test.each(rows)('$name for $originals is there', ({ file }) => {
  expect(['', '.js', '.ts', '.tsx'].some((extension) => existsSync(file + extension))).toBe(true);
});

// The packages of the request for this site: each runs as it is published.
test.each([
  'react',
  'react-dom',
  'react-helmet',
  'gatsby-plugin-nprogress',
  'accessible-nprogress',
  'prismjs',
])('nothing stands in for %s', (name) => {
  expect(originals.filter(({ request }) => request.test(name))).toEqual([]);
});
