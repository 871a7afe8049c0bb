import { isMove } from './move';

test.each([
  0,
  12,
  'continue',
  { follow: 'Go' },
  { follow: 42 },
  { call: 'f' },
  { set: 'name', value: 'Ada' },
  { set: 'lit', value: true },
  { goTo: 'a.b' },
])('%j is a move', (value) => {
  expect(isMove(value)).toBe(true);
});

test.each([
  -1,
  1.5,
  NaN,
  'go',
  null,
  undefined,
  [],
  {},
  { follow: {} },
  { call: 1 },
  { set: 'name' },
  { set: 'name', value: { list: ['a'] } },
  { goTo: 'a', call: 'b' },
])('%j is none', (value) => {
  expect(isMove(value)).toBe(false);
});
