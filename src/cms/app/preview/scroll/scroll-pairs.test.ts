import { orderPairs, previewFor, textFor } from './scroll-pairs';

const pairs = orderPairs([
  [300, 80],
  [100, 50],
  // Beside the first, and above it.
  [150, 50],
  [200, 20],
]);

it('orders pairs from the top, so that neither pane scrolls back', () => {
  expect(pairs).toEqual([
    [0, 0],
    [100, 50],
    [300, 80],
  ]);
});

it('goes along between two pairs', () => {
  expect(previewFor(0, pairs)).toBe(0);
  expect(previewFor(50, pairs)).toBe(25);
  expect(previewFor(100, pairs)).toBe(50);
  expect(previewFor(200, pairs)).toBe(65);
  expect(textFor(65, pairs)).toBe(200);
  expect(textFor(25, pairs)).toBe(50);
});

it('stays where the last pair is', () => {
  expect(previewFor(900, pairs)).toBe(80);
  expect(textFor(900, pairs)).toBe(300);
  expect(previewFor(900, orderPairs([]))).toBe(0);
});
