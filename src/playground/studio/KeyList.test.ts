import { readFileSync } from 'node:fs';
import { keyGroups } from './KeyList';

const page = readFileSync('content/docs/playground.mdx', 'utf8');

describe('the page about the playground has every key of the help', () => {
  for (const { title, rows } of keyGroups) {
    it(title, () => {
      const start = page.indexOf(`### ${title} {#`);
      const end = page.indexOf('\n#', start + 1);
      const cells = page
        .slice(start, end)
        .split('\n')
        .filter((line) => line.includes('<Kbd>'))
        .map((line) => line.split('|').map((cell) => cell.trim()));
      const written = cells.map(([, keys = '', does]) => ({
        keys: keys
          .split(', ')
          .map((one) => [...one.matchAll(/<Kbd>(.+?)<\/Kbd>/g)].map(([, key]) => key)),
        does,
      }));
      expect(written).toEqual(rows);
    });
  }
});

it('no combination does two things while somebody writes', () => {
  const [everywhere, writing] = keyGroups;
  const keys = [...everywhere!.rows, ...writing!.rows].flatMap((row) =>
    row.keys.map((combination) => combination.join('+')),
  );
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});
