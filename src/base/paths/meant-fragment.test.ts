import { meantFragment } from './meant-fragment';

test.each([
  ['/a/#what-you-need', 'what-you-need'],
  ['/a/#what-you-need).', 'what-you-need'],
  ['#what-you-need/', 'what-you-need'],
  ['#what-you-need?x=1#y', 'what-you-need'],
  ['#what-you-need&utm_source=x', 'what-you-need'],
  ['#caf%C3%A9%E2%80%8B%22', 'café'],
  ['#100%', '100'],
  ['#What', 'What'],
  ['#', ''],
  ['/a/', ''],
  [`#${'a'.repeat(300)}`, ''],
])('%.30s means %s', (href, fragment) => {
  expect(meantFragment(href)).toBe(fragment);
});
