import { isHeaderVisible } from './header-visibility';

const page = { viewportHeight: 800, pageHeight: 4000, headerHeight: 60 };

test.each([
  ['at the top', 0, 0, false, true],
  ['within the header of the top, on the way down', 59, 10, false, true],
  ['on the way down', 500, 400, true, false],
  ['standing still', 500, 500, true, false],
  ['on the way up', 400, 500, false, true],
  ['bounced off the end', 3190, 3200, false, false],
  ['bounced off the end while shown', 3190, 3200, true, true],
])('%s', (_, scrollTop, lastScrollTop, wasVisible, expected) => {
  expect(isHeaderVisible({ ...page, scrollTop, lastScrollTop }, wasVisible)).toBe(expected);
});
