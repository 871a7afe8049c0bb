import { hexColor, rgbOf, toldContrast, toldRatio } from './told-contrast';

test.each([
  ['#333333', '#fcfcfc', '12.3 : 1', 'easy to read'],
  ['#333333', '#a8a8a8', '5.3 : 1', 'readable'],
  ['#333333', '#808080', '3.1 : 1', 'large text'],
  ['#333333', '#203040', '1 : 1', 'hard to read'],
])('%s on %s is %s', (text, background, ratio, words) => {
  const told = toldContrast(rgbOf(text), rgbOf(background));
  expect(told).toContain(ratio);
  expect(told).toContain(words);
});

test('a ratio that misses a limit does not seem to reach it', () => {
  expect(toldRatio(4.49)).toContain('4.4 : 1');
});

test('a colour is read from a tag', () => {
  expect(hexColor('CSS(#20304F)')).toBe('#20304F');
  expect(hexColor('#20304f')).toBe('#20304f');
  expect(hexColor('CSS(linear-gradient(#fff, #000))')).toBeNull();
  expect(hexColor('sea.png')).toBeNull();
});
