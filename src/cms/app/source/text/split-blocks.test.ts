import { fenceAt, splitBlocks } from './split-blocks';

const parts = (text: string) =>
  splitBlocks(text).map(({ from, to, fence }) => [text.slice(from, to), fence?.language ?? null]);

it('splits at empty lines and at fences, and leaves nothing out', () => {
  const text = 'One\ntwo\n\n```ink map\nA\n\n```\nThree\n';
  expect(parts(text)).toEqual([
    ['One\ntwo\n\n', null],
    ['```ink map\nA\n\n```\n', 'ink'],
    ['Three\n', null],
  ]);
  expect(splitBlocks(text)[1]?.fence).toMatchObject({ language: 'ink', meta: 'map' });
  expect(parts('')).toEqual([]);
});

it('finds longer fences around shorter ones, fences in steps, and fences that nobody closed', () => {
  expect(parts('````markdown\n```ink\n```\n````\n')).toEqual([
    ['````markdown\n```ink\n```\n````\n', 'markdown'],
  ]);
  expect(parts('1. Write\n   ```js\n   a\n   ```\n')).toEqual([
    ['1. Write\n', null],
    ['   ```js\n   a\n   ```\n', 'js'],
  ]);
  expect(parts('```ink\nA\n\nB')).toEqual([['```ink\nA\n\nB', 'ink']]);
  expect(parts('`` ` ``\n`a`')).toEqual([['`` ` ``\n`a`', null]]);
});

it.each([
  ['|```ink\nA\n```\n', 'ink'],
  ['```ink |\nA\n```\n', 'ink'],
  ['```ink\nA|\n```\n', 'ink'],
  ['```ink\nA\n|```\n', undefined],
  ['```ink\nA\n```|\n', undefined],
  ['```ink\nA\n```\n|', undefined],
  ['```ink\nA|', 'ink'],
  ['A|', undefined],
])('knows whether %p is in a fence', (marked, language) => {
  const text = marked.replace('|', '');
  expect(fenceAt(splitBlocks(text), marked.indexOf('|'))?.language).toBe(language);
});
