import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

it('waits for a pause in typing, but not for another page', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ value, key }) => useSettled(value, key), {
    initialProps: { value: 'a', key: 'one' },
  });
  expect(result.current).toBe('a');
  rerender({ value: 'ab', key: 'one' });
  act(() => jest.advanceTimersByTime(90));
  rerender({ value: 'abc', key: 'one' });
  act(() => jest.advanceTimersByTime(90));
  expect(result.current).toBe('a');
  act(() => jest.advanceTimersByTime(20));
  expect(result.current).toBe('abc');
  rerender({ value: 'x', key: 'two' });
  expect(result.current).toBe('x');
});
