import { nextTabIndex } from './next-tab-index';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 2, false, 1],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Enter', 1, false, null],
])('%s on tab %d of three (right to left: %s) leads to %s', (key, index, isRtl, next) => {
  expect(nextTabIndex(key, index, 3, isRtl)).toBe(next);
});
