import { existsSync } from 'node:fs';
import { bundles, houseOf, houses, mayUse } from '../../../houses.mjs';
import { codeFolders, entries } from './entries';

const all = [...Object.values(entries), ...Object.values(codeFolders).flat()];

test.each(all)('%s exists, and the build may use it', (file) => {
  expect(existsSync(file)).toBe(true);
  const house = houseOf(file);
  expect(mayUse('gatsby', house) || mayUse('gatsby', house, bundles)).toBe(true);
});

test('the build bundles nothing of a house without an entry', () => {
  const used = new Set(all.map(houseOf));
  expect((bundles.gatsby ?? []).filter((house) => !used.has(house))).toEqual([]);
});

test('houses do not import one another in circles', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (houses[from] ?? []).some(
      (next) =>
        next === to || (!seen.has(next) && seen.add(next).has(next) && reaches(next, to, seen)),
    );
  const inCircles = Object.keys(houses).filter((house) => reaches(house, house));
  expect(inCircles).toEqual([]);
});
