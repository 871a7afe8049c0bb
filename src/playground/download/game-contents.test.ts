import {
  chosenAssets,
  gameSizes,
  phoneSeconds,
  readContents,
  sizesByKind,
  textSize,
} from './game-contents';

const MEGABYTE = 1_000_000;
const blob = (size: number) => ({ size, text: () => Promise.resolve('') }) as Blob;
const assets = new Map([
  ['sea.png', blob(3 * MEGABYTE)],
  ['spare.png', blob(MEGABYTE / 2)],
  ['wind.mp3', blob(MEGABYTE)],
  // For translators: never unused, and in no game.
  ['languages/de.po', blob(MEGABYTE)],
]);
const program = (source: string) => ({ source, files: {} });

test('files that the story does not name, and pictures that are large', async () => {
  const story = program('# IMAGE: sea.png\nText. # AUDIO: wind.mp3');
  expect(await readContents(story, assets)).toEqual({
    unused: ['spare.png'],
    isUnsure: false,
    large: ['sea.png'],
  });
});

test.each([
  ['[img]{picture}[/img]', true],
  ['# IMAGE: {picture}', true],
  ['[img]{x:sea|wind}.png[/img] {name}', true],
  ['[img]sea.png[/img] {name}', false],
])('whether %s may need any file: %s', async (source, isUnsure) => {
  expect((await readContents(program(source), assets)).isUnsure).toBe(isUnsure);
});

test('sizes: by kind, of both forms of a game, and in seconds', () => {
  const small = { path: 'sea.webp', blob: blob(MEGABYTE), width: 1, height: 1 };
  const kinds = sizesByKind(chosenAssets(assets, ['spare.png']), new Map([['sea.png', small]]));
  expect(kinds).toEqual([
    { kind: 'picture', count: 1, bytes: MEGABYTE },
    { kind: 'sound', count: 1, bytes: MEGABYTE },
  ]);
  const sizes = gameSizes(
    { bytes: { packed: 200_000, page: 600_000 } },
    { plain: 100_000, packed: 30_000 },
    kinds,
  );
  expect(sizes.web).toBe(2_230_000);
  expect(sizes.page).toBe(700_000 + Math.ceil((2 * MEGABYTE * 4) / 3));
  expect(phoneSeconds(sizes.web)).toBe(4);
  expect(phoneSeconds(10)).toBe(1);
});

test('the ink counts if it goes along', () => {
  const compiled = '{"root":[]}';
  const alone = textSize([compiled], null);
  const both = textSize([compiled], { program: program('Words. '.repeat(100)), config: {} });
  expect(alone.plain).toBe(compiled.length);
  expect(both.plain).toBeGreaterThan(alone.plain + 700);
  expect(both.packed).toBeLessThan(both.plain / 4);
});
