import { readFileSync } from 'node:fs';
import { houses } from '../houses.mjs';
import { captions, directImports, drawHouses, PICTURE } from './draw-houses.mjs';

it('is the picture that stands beside the decisions: if not, run npm run house -- --draw', () => {
  expect(readFileSync(PICTURE, 'utf8')).toBe(drawHouses());
});

it('says what each house is for', () => {
  expect(Object.keys(captions).sort()).toEqual(Object.keys(houses).sort());
});

it('leaves out the imports that follow from others', () => {
  const table = { a: [], b: ['a'], c: ['a', 'b'], d: ['a', 'c'], e: ['b'] };
  expect(directImports(table)).toEqual({ a: [], b: ['a'], c: ['b'], d: ['c'], e: ['b'] });
});

it('puts each house above what it imports', () => {
  const svg = drawHouses({ low: [], high: ['low'], middle: ['low'], top: ['middle'] });
  const heightOf = (house: string) =>
    Number(new RegExp(`y="(\\d+)">${house}<`).exec(svg)?.[1] ?? Number.NaN);
  expect(heightOf('low')).toBeGreaterThan(heightOf('high'));
  expect(heightOf('high')).toBe(heightOf('middle'));
  expect(heightOf('middle')).toBeGreaterThan(heightOf('top'));
});
