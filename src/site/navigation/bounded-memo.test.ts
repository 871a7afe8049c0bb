import { boundedMemo } from './bounded-memo';

test('computes once for each argument, and forgets the one asked for longest ago', () => {
  const compute = jest.fn((text: string) => text.toUpperCase());
  const memo = boundedMemo(compute, 2);
  expect(memo('a')).toBe('A');
  expect(memo('b')).toBe('B');
  expect(memo('a')).toBe('A');
  expect(compute).toHaveBeenCalledTimes(2);
  memo('c');
  memo('a');
  expect(compute).toHaveBeenCalledTimes(3);
  memo('b');
  expect(compute).toHaveBeenCalledTimes(4);
});

test('an answer of undefined is remembered too', () => {
  const compute = jest.fn(() => undefined);
  const memo = boundedMemo(compute, 2);
  memo('a');
  memo('a');
  expect(compute).toHaveBeenCalledTimes(1);
});
