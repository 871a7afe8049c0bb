import { Palette } from './palette';

test('a colour is kept exactly unless there is one that looks the same', () => {
  const palette = new Palette();
  expect(palette.indexOf(0x112233)).toBe(0);
  expect(palette.indexOf(0x112235)).toBe(0);
  expect(palette.indexOf(0x112253)).toBe(1);
  expect(palette.colours).toEqual([0x112233, 0x112253]);
});

test('a colour beyond the 256th becomes the nearest', () => {
  const palette = new Palette();
  const colours = Array.from({ length: 300 }, (_, index) => index * 0x1001);
  for (const colour of colours) palette.indexOf(colour);
  expect(palette.colours).toEqual(colours.slice(0, 256));
  expect(palette.indexOf(200 * 0x1001 + 0x200000)).toBe(200);
});

test('pixels are indexed without regard to their opacity', () => {
  const palette = new Palette();
  const pixels = Uint32Array.of(0xff0000ff, 0xff0000ff, 0xffff0000, 0x000000ff);
  expect([...palette.indexesOf(pixels)]).toEqual([0, 0, 1, 0]);
});
