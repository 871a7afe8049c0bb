import { placeName } from './place-name';

it.each([
  ['ink-basics/Flow_2', 'ink-basics/Flow_2'],
  [' /ink-basics/flow.mdx', 'ink-basics/flow'],
  ['Wéave and more', 'weave-and-more'],
  ['Über uns/night café', 'uber-uns/night-cafe'],
])('takes %j for %s', (typed, name) => {
  expect(placeName(typed)).toBe(name);
});

it.each(['', '/', 'ink//flow', '日本', '../flow'])('takes %j for no name', (typed) => {
  expect(placeName(typed)).toBeNull();
});
