import { changeTo } from './change-to';

it.each([
  ['a lamp', 'a lamp', null],
  ['a lamp', 'a lit lamp', { from: 3, to: 3, insert: 'it l' }],
  ['aa', 'a', { from: 1, to: 2, insert: '' }],
  ['a\n', 'a\n\n', { from: 2, to: 2, insert: '\n' }],
  ['', 'a', { from: 0, to: 0, insert: 'a' }],
  ['abc', 'xyz', { from: 0, to: 3, insert: 'xyz' }],
])('changes no more than it must from %p to %p', (from, to, change) => {
  expect(changeTo(from, to)).toEqual(change);
  if (change === null) return;
  expect(from.slice(0, change.from) + change.insert + from.slice(change.to)).toBe(to);
});
