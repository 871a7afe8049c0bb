import { contrastRatio, poorContrast, type Rgb } from './contrast';

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const ink: Rgb = [0x33, 0x33, 0x33];

test('contrast goes from 1 to 21, whichever colour comes first', () => {
  expect(contrastRatio(black, black)).toBe(1);
  expect(contrastRatio(black, white)).toBeCloseTo(21);
  expect(contrastRatio(white, black)).toBeCloseTo(21);
  expect(contrastRatio([0x76, 0x76, 0x76], white)).toBeCloseTo(4.54, 2);
});

test('text is hard to read where a quarter of what lies behind it is too close', () => {
  const dark: Rgb = [0x22, 0x22, 0x22];
  expect(poorContrast(ink, [dark])).toBeCloseTo(1.26, 1);
  expect(poorContrast(ink, [white])).toBeNull();
  expect(poorContrast(ink, [])).toBeNull();
  expect(poorContrast(ink, [dark, white, white, white])).not.toBeNull();
  expect(poorContrast(ink, [dark, white, white, white, white])).toBeNull();
});
